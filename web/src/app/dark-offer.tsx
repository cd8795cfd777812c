import type { Theme } from '../platform/preferences'
import { changePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { shellWords } from './shell.words'

/**
 * One line for whoever's device is set to dark while the site is light, as it is until somebody chooses. `boot.js` decides before the
 * first paint whether it shows, so that nothing on the page moves.
 */
export function DarkOffer() {
  const words = useWords(shellWords)
  const choose = (theme: Theme) => {
    changePreferences({ theme })
    // The button that was pressed goes away with the offer.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }
  return (
    <div className="offer dark-offer">
      <p className="wrap">
        {words.darkOffer}{' '}
        <button type="button" className="button" onClick={() => choose('system')}>
          {words.darkTake}
        </button>{' '}
        <button type="button" className="button" onClick={() => choose('light')}>
          {words.darkLeave}
        </button>
      </p>
    </div>
  )
}
