// The service worker: the app opens without a network, and a tap on a notification leads back to
// its table. The build writes the lists (vite.config.ts). Nothing of the server's is kept.
const HERE = new URL("./", location);
/** A host may have several apps, each in a folder of its own. */
const FOLDER = HERE.pathname.slice(1);
const NAME = "dacabo-__BUILD__";
const BUILD = NAME + FOLDER;
/** What every player may need. */
const SHELL = __SHELL__;
/** The files with the messages of each language; and of the card room on this device, its scripts. */
const ASKED_FOR = __MESSAGES__;
/** The large files of that room. They are in a cache of their own, which pages fill (`files.ts`). */
const DATA = __DATA__;
const ROOM = "dacabo-pocket";

addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const cache = await caches.open(BUILD);
  await cache.addAll(["./", ...SHELL]);
  if (!(await caches.has(ROOM))) return;
  await addMissing(cache, ASKED_FOR.pocket);
  await addMissing(await caches.open(ROOM), DATA);
}

async function addMissing(cache, wanted) {
  const there = await Promise.all(wanted.map((file) => cache.match(file)));
  await cache.addAll(wanted.filter((_, index) => !there[index]));
}

// A newer one waits until no page of the older one is open: those find their own files here.
addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) => names.filter((name) => isOurs(name) && name !== BUILD))
    .then((old) => Promise.all(old.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([others, forgetOld(), clients.claim()]));
});

const isOurs = (name) =>
  name.startsWith("dacabo-") && name !== ROOM && name.slice(NAME.length) === FOLDER;

async function forgetOld() {
  if (!(await caches.has(ROOM))) return;
  const cache = await caches.open(ROOM);
  const named = new Set(DATA.map((file) => HERE.href + file));
  const old = (await cache.keys()).filter(
    ({ url }) => url.startsWith(HERE.href) && !named.has(url),
  );
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A page says which language it speaks, or that it plays on this device. */
addEventListener("message", (event) => {
  const [port] = event.ports;
  const adding = caches
    .open(BUILD)
    .then((cache) => addMissing(cache, ASKED_FOR[event.data] ?? []))
    .then(() => port?.postMessage(true))
    .catch(() => port?.postMessage(false));
  event.waitUntil(adding);
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HERE.href)) return;
  const [path] = request.url.slice(HERE.href.length).split("?");
  if (request.mode === "navigate") {
    // The newest page, if there is a network; else the one whose files are here.
    event.respondWith(fetch(request).catch(() => kept("./")));
  } else if (path.startsWith("assets/") || SHELL.includes(path)) {
    event.respondWith(kept(path).then((file) => file ?? fetch(request)));
  }
});

const kept = (path) => caches.match(path);

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const address = notification.data;
  const back = async () => {
    const open = await clients.matchAll({ type: "window" });
    const there = open.find(({ url }) => url.split("#")[0] === address);
    return there ? there.focus() : clients.openWindow(address);
  };
  event.waitUntil(back());
});
