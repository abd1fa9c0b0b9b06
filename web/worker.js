// The service worker: the app opens without a network, and a tap on a notification leads back to
// its table. The build writes the two lists (vite.config.ts). Nothing of the server's is kept.
const HERE = new URL("./", location);
/** A host may have several apps, each in a folder of its own. */
const FOLDER = HERE.pathname.slice(1);
const NAME = "dacabo-__BUILD__";
const BUILD = NAME + FOLDER;
/** What every player may need. */
const SHELL = __SHELL__;
/** The files with the messages of each language. */
const MESSAGES = __MESSAGES__;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(["./", ...SHELL])));
});

// A newer one waits until no page of the older one is open: those find their own files here.
addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) => names.filter((name) => isOurs(name) && name !== BUILD))
    .then((old) => Promise.all(old.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([others, clients.claim()]));
});

const isOurs = (name) => name.startsWith("dacabo-") && name.slice(NAME.length) === FOLDER;

/** A page says which language it speaks. */
addEventListener("message", (event) => {
  const wanted = MESSAGES[event.data] ?? [];
  const missing = async (cache) => {
    const there = await Promise.all(wanted.map((file) => cache.match(file)));
    return cache.addAll(wanted.filter((_, index) => !there[index]));
  };
  event.waitUntil(caches.open(BUILD).then(missing));
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

const kept = (path) => caches.open(BUILD).then((cache) => cache.match(path));

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
