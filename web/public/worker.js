// Lets Tavolino open at once and say honestly when there is no connection.
// Pieces of the page are named by their content: once fetched they are kept, also the old ones, so that a match that
// was begun before an update goes on with the pieces it began with. Pages and answers always come from the server.

const PIECES = "tavolino-pieces";
const OFFLINE = ["/offline.html", "/offline.css", "/back.js", "/icon.svg"];
const MOST = 150; // pieces kept; the oldest go first

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(PIECES).then((cache) => cache.addAll(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptPiece(request));
  else if (OFFLINE.includes(pathname) || request.mode === "navigate") event.respondWith(fromServer(request, pathname));
});

async function keptPiece(request) {
  const cache = await caches.open(PIECES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const pieces = await cache.keys();
    const old = pieces.filter((piece) => piece.url.includes("/assets/")).slice(0, Math.max(0, pieces.length - MOST));
    await Promise.all(old.map((piece) => cache.delete(piece)));
  }
  return answer;
}

async function fromServer(request, pathname) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.mode === "navigate" ? "/offline.html" : pathname)) ?? Response.error();
  }
}

// Notices of slow matches. They come encrypted from the server, and say themselves what to show, in their language.

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  const actions = [{ action: "open", title: said.open }, { action: "stop", title: said.stop }];
  const shown = self.registration.showNotification(said.title ?? "Tavolino", {
    body: said.text,
    tag: said.tag || undefined, // a newer one about a match takes the place of the older one
    renotify: Boolean(said.tag),
    icon: "/icon-192.png",
    actions: said.code ? actions : [],
    data: { path: said.path ?? "/", code: said.code },
  });
  const badge = said.turns ? self.navigator.setAppBadge?.(said.turns) : self.navigator.clearAppBadge?.();
  event.waitUntil(Promise.all([shown, badge?.catch(() => undefined)]));
});

self.addEventListener("notificationclick", (event) => {
  const { path, code } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? fetch(`/api/stop/${code}`, { method: "POST" }) : openPage(path));
});

// A page that shows it already comes to the front; any other one goes there.
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  const home = pages.find((page) => new URL(page.url).pathname === "/");
  if (!home) return self.clients.openWindow(path);
  await home.focus();
  return home.navigate(path).catch(() => self.clients.openWindow(path)); // a page from before the worker
}
