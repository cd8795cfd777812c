import type { Language } from '@amhs/domain/localized'
import { changePreferences } from '../platform/preferences'

/**
 * Answers the buttons of the line that offers another language. The line stands in every served page (index.html), `boot.js` decides
 * before the first paint whether and in which language it shows, and only then is this loaded.
 */
export function answerOffers(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.offer button'))
    button.addEventListener('click', () => {
      delete document.documentElement.dataset.offer
      changePreferences({ language: button.dataset.language as Language })
      // The button that was pressed goes away with the offer.
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
    })
}
