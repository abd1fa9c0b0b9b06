// The service worker: the app opens without a network, and a tap on a notification leads back to
// its table. The build writes the two lists (vite.config.ts). Nothing of the server's is kept.
const BUILD = "dacabo-__BUILD__";
/** What every player may need. */
const SHELL = __SHELL__;
/** The files with the messages of each language. */
const MESSAGES = __MESSAGES__;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(["/", ...SHELL])));
});

// A newer one waits until no page of the older one is open: those find their own files here.
addEventListener("activate", (event) => {
  const others = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith("dacabo-") && name !== BUILD))
    .then((old) => Promise.all(old.map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([others, clients.claim()]));
});

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
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // The newest page, if there is a network; else the one whose files are here.
    event.respondWith(fetch(request).catch(() => kept("/")));
  } else if (url.pathname.startsWith("/assets/") || SHELL.includes(url.pathname)) {
    event.respondWith(kept(url.pathname).then((file) => file ?? fetch(request)));
  }
});

const kept = (path) => caches.open(BUILD).then((cache) => cache.match(path));

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const path = notification.data;
  const back = async () => {
    const open = await clients.matchAll({ type: "window" });
    const there = open.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : clients.openWindow(path);
  };
  event.waitUntil(back());
});
