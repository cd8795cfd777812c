import { useEffect } from 'react'
import { eraseUnfinished } from '../platform/erase-stored'
import { currentPreferences, useLanguage, usePreferences } from '../platform/preferences'
import { currentSession } from '../platform/session'
import { useWords } from '../platform/words'
import { Icon } from '../ui/icon'
import { shellWords } from './shell.words'

/** Neutral sites that a glance over the shoulder does not wonder about. */
const neutralSites = { 'zh-CN': 'https://www.weather.com.cn/', en: 'https://www.bbc.com/weather' } as const

/** How close together the three presses must be, in milliseconds: quick enough not to happen while typing capitals. */
const pressWindow = 800

/** Leaves at once: the neutral site takes this page's place in the history. */
function leave(site: string): void {
  if (currentSession().status === 'signed-out' && currentPreferences().quickExitErases) {
    eraseUnfinished()
  }
  document.documentElement.dataset.leaving = ''
  window.location.replace(site)
}

/** The button of every page, and the three presses of Shift. Without script it is a plain link. */
export function QuickExit() {
  const words = useWords(shellWords)
  const site = neutralSites[useLanguage()]
  const { quickExitKey } = usePreferences()

  useEffect(() => {
    if (!quickExitKey) return
    let presses: number[] = []
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Shift') {
        presses = []
        return
      }
      if (event.repeat) return
      presses = [...presses.filter((time) => event.timeStamp - time < pressWindow), event.timeStamp]
      if (presses.length >= 3) leave(site)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [quickExitKey, site])

  return (
    <a
      className="exit"
      href={site}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        leave(site)
      }}
    >
      <Icon name="leave" />
      {words.exit}
      <span className="hidden">{words.exitHint}</span>
    </a>
  )
}
