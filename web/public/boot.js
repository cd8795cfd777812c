// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
// Theme and language must be right at once: a flash of white at night, or of the wrong language, hurts.
;(() => {
  const root = document.documentElement
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('amhs_user_preferences')) || {}
  } catch {
    // Storage is closed or its content is damaged: the defaults stand.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  // Until somebody chooses, the site follows the device.
  const chosen = /^(light|dark|contrast)$/.test(stored.theme) ? stored.theme : 'system'
  const theme = chosen === 'system' && dark ? 'dark' : chosen
  if (theme === 'dark' || theme === 'contrast') root.dataset.theme = theme
  if (stored.lessMotion === true) root.dataset.motion = 'less'
  if (stored.textSize === 'large' || stored.textSize === 'larger') root.dataset.text = stored.textSize
  if (stored.textSpacing === 'wide') root.dataset.spacing = 'wide'
  if (stored.textFont === 'dyslexia') root.dataset.font = 'dyslexia'
  // Who presses Enter before the app has started must not send a form to the address bar, password and all. The app sends none by the
  // browser either, so this holds for good; what was typed stays in its fields.
  addEventListener('submit', (event) => event.preventDefault(), true)
  // The address says in which language a page is shown. Only where a Chinese one was opened from outside, the reader's own wish goes
  // before it: the choice of an earlier visit, or else the language of the mail that the link stands in. A link within the site was
  // meant as it is.
  const isEnglish = /^\/en(\/|$)/.test(location.pathname)
  const isFromOutside = !document.referrer.startsWith(`${location.origin}/`)
  const wished = stored.language || (/[?&]lang=en(&|$)/.test(location.search) ? 'en' : '')
  const goesToEnglish = !isEnglish && isFromOutside && wished === 'en'
  if ((isEnglish || goesToEnglish) && root.lang !== 'en') {
    // Hidden until the page is there in English (shell.css shows it again after three seconds even if nothing comes).
    root.dataset.switching = ''
    // A file for every address and both languages is drawn by the app; any other page lies ready in English.
    if (goesToEnglish && root.dataset.anyAddress === undefined) {
      root.dataset.leaving = ''
      const { pathname, search, hash } = location
      location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`)
    } else root.dataset.wished = 'en'
  }
  // The language switch, pressed before the app has started, does what it does afterwards: the choice is kept, and so are query and
  // fragment of the address.
  addEventListener(
    'click',
    ({ target, metaKey, ctrlKey, shiftKey }) => {
      const link = target instanceof Element && target.closest('a.language')
      if (!link || root.dataset.alive !== undefined) return
      link.href = link.pathname + location.search + location.hash
      if (metaKey || ctrlKey || shiftKey) return
      try {
        localStorage.setItem('amhs_user_preferences', JSON.stringify({ ...stored, language: link.lang }))
      } catch {
        // The address alone says the language.
      }
    },
    true,
  )
  // Somebody who comes back or follows a link to a place must find the page at its full length; a first look is quicker.
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && entry.type === 'navigate' && location.hash === '') root.dataset.firstLook = ''
  // A script or a style sheet of the page that did not come: a server that had not got this release yet may have answered "missing",
  // and the browser keeps that answer for as long as the file, which is a year. It is fetched once more, past what was kept. What a
  // page loads later on is looked after by stale-release.ts.
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
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') startAgain().catch(() => undefined)
      else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        mend(target.href).then(
          // A new element with the same address: the page gets its looks without being loaded anew.
          (isThere) => isThere && target.isConnected && target.replaceWith(target.cloneNode()),
          () => undefined,
        )
    },
    true,
  )
  // Somebody who comes back: what the home page says first is drawn by a part that loads later. Until it is there, what stands below is
  // not shown, so that nothing moves under a finger (home.css shows it anyway after a moment).
  const kept = [
    'amhs_user',
    'amhs_answer_drafts',
    'amhs_screening_results',
    'amhs_check_ins',
    'amhs_safety_plan',
    'amhs_sleep_diary',
    'amhs_saved_articles',
  ]
  try {
    if (
      /^\/(en\/?)?$/.test(location.pathname) &&
      kept.some((key) => (localStorage.getItem(key) || '').length > 2)
    )
      root.dataset.comesBack = ''
  } catch {
    // Storage is closed: nobody can be known to come back.
  }
  const asks = navigator.languages || [navigator.language]
  if (
    !stored.language &&
    root.dataset.switching === undefined &&
    root.lang !== 'en' &&
    !asks.some((language) => /^zh/i.test(language))
  )
    root.dataset.offerEnglish = ''
})()
