// Fetches a script or a style sheet of the page once more that did not come: a server that had not got this release yet may have answered
// "missing", and the browser keeps that answer for as long as the file, which is a year. So it is fetched past what was kept. boot.js
// brings this file when something failed; what a page loads later on is looked after by stale-release.ts.
;(() => {
  const { failed } = document.currentScript
  const mend = async (address) => {
    const kept = await fetch(address)
    return kept.ok || (await fetch(address, { cache: 'reload' })).ok
  }
  const reloadsKey = 'amhs_reloads'
  const startAgain = async () => {
    // A script fails when any of those fails that it imports; the page links them all.
    const linked = document.querySelectorAll('script[type="module"], link[rel="modulepreload"]')
    const mended = await Promise.all([...linked].map((part) => mend(part.src || part.href)))
    const times = JSON.parse(sessionStorage.getItem(reloadsKey) || '[]').filter(
      (time) => Date.now() - time < 60000,
    )
    if (mended.includes(false) || times.length > 1) return
    sessionStorage.setItem(reloadsKey, JSON.stringify([...times, Date.now()]))
    location.reload()
  }
  if (failed.type === 'module') startAgain().catch(() => undefined)
  else
    mend(failed.href).then(
      // A new element with the same address: the page gets its looks without being loaded anew.
      (isThere) => isThere && failed.isConnected && failed.replaceWith(failed.cloneNode()),
      () => undefined,
    )
})()
