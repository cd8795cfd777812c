import type { Language } from '@amhs/domain/localized'
import { changePreferences } from '../platform/preferences'

/**
 * Answers the buttons of the line that offers another language. The line stands in every served page (index.html), `boot.js` decides
 * before the first paint whether and in which language it shows, and only then is this loaded. Whoever pressed before that is answered
 * as soon as it has come: `boot.js` keeps which button it was.
 */
export function answerOffers(): void {
  const page = document.documentElement
  const take = (language: string | undefined) => {
    delete page.dataset.offer
    changePreferences({ language: language as Language })
    // The button that was pressed goes away with the offer.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }
  for (const button of document.querySelectorAll<HTMLElement>('.offer button'))
    button.addEventListener('click', () => take(button.dataset.language))
  if (page.dataset.answer) take(page.dataset.answer)
}
