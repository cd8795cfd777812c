// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
// Theme and language must be right at once: a flash of white at night, or of the wrong language, hurts.
;(() => {
  const root = document.documentElement
  let storage
  let stored = {}
  try {
    storage = localStorage
    stored = JSON.parse(storage.getItem('amhs_user_preferences')) || {}
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
  // By language: with what its addresses begin, as what mails name it, and where its pages are a build by themselves, which first
  // languages of browsers they are offered to. Written by tools/generated-files.ts from the table of languages:
  const others = {
    en: ['en', 'en'],
    'zh-Hant': ['zh-hant', 'zh-TW', /^zh-(?:Hant|TW|HK|MO)/i],
  }
  const { pathname, search, hash } = location
  // No page's address has capitals: whoever typed some means the page without them. (Signs that are no letters are written with some.)
  if (root.dataset.anyAddress === 'missing' && /[A-Z]/.test(pathname.replace(/%../g, ''))) {
    root.dataset.leaving = ''
    // One slash alone: two would name another site.
    return location.replace(pathname.toLowerCase().replace(/^\/+/, '/') + search + hash)
  }
  const tags = Object.keys(others)
  const start = pathname.split('/')[1]
  const ofAddress = tags.find((tag) => start === others[tag][0])
  // Going back after quick exit opens home in place of any page from before it, also one that the browser kept whole: who goes back may
  // be somebody else. Each entry of the history says since when it is there (use-navigation-rules.ts does the same within the site).
  const goesHome = () => {
    const goes =
      root.dataset.leaving === '' ||
      storage?.getItem('amhs_home_quiet_since') > (history.state?.openedAt || 0)
    if (goes) {
      root.dataset.leaving = ''
      location.replace(`/${ofAddress ? start : ''}`)
    }
    return goes
  }
  addEventListener('pageshow', ({ persisted }) => persisted && goesHome())
  // Quick exit in another tab leaves here as well. Other news of the storage must not: a page on its way to its language would go home.
  addEventListener('storage', ({ key }) => key === 'amhs_home_quiet_since' && goesHome())
  const type = performance.getEntriesByType('navigation')[0]?.type
  if (type === 'navigate') history.replaceState({ openedAt: Date.now() }, '')
  else if (type && goesHome()) return
  const mailed = /[?&]lang=([^&]*)/.exec(search) || ''
  const wished = stored.language || tags.find((tag) => mailed[1] === others[tag][1])
  const goes = !ofAddress && !document.referrer.startsWith(`${location.origin}/`) && others[wished]
  const shown = ofAddress || (goes && wished)
  if (shown && root.lang !== shown) {
    const [prefix, , isApart] = others[shown]
    const { anyAddress } = root.dataset
    // Hidden until the page is there in its language (shell.css shows it again after three seconds even if nothing comes).
    root.dataset.switching = ''
    // A file for every address is drawn by the app, in the languages of its own build; any other page lies ready.
    if (goes ? isApart || anyAddress === undefined : isApart && anyAddress === 'missing') {
      root.dataset.leaving = ''
      const path = goes ? (pathname === '/' ? '' : pathname) + search + hash : '/404'
      location.replace(`/${prefix}${path}`)
    } else root.dataset.wished = shown
  }
  // The language switch, pressed before the app has started, does what it does afterwards: the choice is kept, and so are query and
  // fragment of the address. An answer to the offer of a language waits for what takes it (language-offers.ts).
  addEventListener(
    'click',
    ({ target, metaKey, ctrlKey, shiftKey }) => {
      const link = target instanceof Element && target.closest('a.language, .offer button')
      if (!link) return
      if (link.dataset.language) root.dataset.answer = link.dataset.language
      if (link.dataset.language || root.dataset.alive !== undefined) return
      link.href = link.pathname + location.search + location.hash
      if (metaKey || ctrlKey || shiftKey) return
      try {
        const chinese = link.lang === 'en' ? root.lang : stored.chinese
        localStorage.setItem(
          'amhs_user_preferences',
          JSON.stringify({ ...stored, language: link.lang, chinese }),
        )
      } catch {
        // The address alone says the language.
      }
    },
    true,
  )
  // Somebody who comes back or follows a link to a place must find the page at its full length; a first look is quicker.
  if (type === 'navigate' && location.hash === '') root.dataset.firstLook = ''
  // A script or a style sheet of the page that did not come is fetched once more, by a file that hardly anybody needs.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type !== 'module' && target.rel !== 'stylesheet') return
      const mend = document.createElement('script')
      mend.src = '/mend.js'
      mend.failed = target
      document.head.append(mend)
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
  if (
    (pathname === '/' || (ofAddress && pathname.length < start.length + 3)) &&
    kept.some((key) => (storage?.getItem(key) || '').length > 2)
  )
    root.dataset.comesBack = ''
  const asks = navigator.languages || [navigator.language]
  if (!stored.language && root.dataset.switching === undefined && root.lang === 'zh-CN') {
    const offered = tags.find((tag) => others[tag][2]?.test(asks[0]))
    if (offered || !asks.some((language) => /^zh/i.test(language))) root.dataset.offer = offered || 'en'
  }
})()
