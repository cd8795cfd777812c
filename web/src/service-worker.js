// Keeps the crisis page and the screening pages, with all that they need, for the day without a network. The list is fixed and
// the same for everybody: a page or article that somebody reads is never added, so that the store tells the next person
// on the device nothing.
// Pages come from the network first, so that a number that changed is never hidden by an old copy; hashed assets never change
// and come from the store first. Nothing that a person enters passes through here.
const version = '__VERSION__'
const precache = ['__PRECACHE__']
/** With what the addresses of the pages begin that this worker serves: those of a language with a build of its own, or nothing. */
const start = '__START__'
/** Each build keeps its files apart, so that none deletes those of another. */
const cachePrefix = '__CACHE__'
const cacheName = cachePrefix + version
const shell = `${start}/app-shell`
/** How long a slow network may keep a person waiting for a page that is here already, in milliseconds. */
const pageTimeoutMs = 4000

// A new version waits until no page of the one before is open, or until a person asks for it: what an open page may still
// load on demand must stay where it is.
self.addEventListener('install', (event) => {
  event.waitUntil(fillStore())
})

self.addEventListener('message', (event) => {
  if (event.data === 'use-new-version') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
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
  else if (precache.includes(url.pathname)) event.respondWith(asset(request))
})

/** Fetches the list past the browser's own cache; one file that is missing, or is a page in place of a file, refuses it all. */
async function fillStore() {
  const cache = await caches.open(cacheName)
  await Promise.all(
    precache.map(async (path) => {
      const response = await fetch(path, { cache: 'reload' })
      if (!isWhatItShouldBe(path, response)) throw new Error(`${path} is not there`)
      await cache.put(path, response)
    }),
  )
}

/** A missing file may be answered with a page; stored under the file's name it would break the site for good. */
function isWhatItShouldBe(path, response) {
  if (!response.ok || response.redirected) return false
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html')
  return isPage === !/\.[a-z0-9]+$/.test(path)
}

async function page(request, url) {
  const cache = await caches.open(cacheName)
  // The query may carry a redirect or a result's id; the stored page is the same without it.
  const key = url.pathname
  // Those in English that are not kept themselves start from the shell, which says nothing of where somebody was.
  const isKept = precache.includes(key)
  const stored = await cache.match(isKept || !precache.includes(key.replace(/^\/en(?=\/)/, '')) ? key : shell)
  const loading = fetch(request).then((response) => {
    if (isKept && isWhatItShouldBe(key, response) && response.type === 'basic')
      void cache.put(key, response.clone())
    return response
  })
  try {
    if (!stored) return await loading
    return await Promise.race([
      loading,
      new Promise((resolve) => setTimeout(() => resolve(stored.clone()), pageTimeoutMs)),
    ])
  } catch {
    return stored ?? (await cache.match(shell)) ?? Response.error()
  }
}

async function asset(request) {
  const stored = await (await caches.open(cacheName)).match(request)
  return stored ?? fetch(request)
}
