// Keeps the crisis page, the screening pages and every asset for the day without a network.
// Pages come from the network first, so that a number that changed is never hidden by an old copy; hashed assets
// never change and come from the cache first. Nothing that a person enters passes through here.
const version = '__VERSION__'
const precache = ['__PRECACHE__']
const cacheName = `amhs-${version}`
/** How long a slow network may keep a person waiting for a page that is here already, in milliseconds. */
const patience = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(precache))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('amhs-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request, url))
  else if (url.pathname.startsWith('/assets/') || precache.includes(url.pathname))
    event.respondWith(asset(request))
})

async function page(request, url) {
  const cache = await caches.open(cacheName)
  // The query may carry a redirect or a result's id; the stored page is the same without it.
  const key = url.pathname
  const kept = await cache.match(key)
  const loading = fetch(request).then((response) => {
    if (response.ok && response.type === 'basic' && !response.redirected)
      void cache.put(key, response.clone())
    return response
  })
  try {
    if (!kept) return await loading
    return await Promise.race([
      loading,
      new Promise((resolve) => setTimeout(() => resolve(kept.clone()), patience)),
    ])
  } catch {
    return kept ?? (await cache.match('/app-shell')) ?? Response.error()
  }
}

async function asset(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) void cache.put(request, response.clone())
  return response
}
