import { changePreferences, useLanguage } from '../platform/preferences'

/**
 * One line, in English, for readers whose browser asks for neither Chinese nor a stored choice. `boot.js` decides
 * before the first paint whether it shows, so that nothing on the page moves.
 */
export function EnglishOffer() {
  if (useLanguage() === 'en') return null
  const choose = (language: 'en' | 'zh-CN') => {
    delete document.documentElement.dataset.offerEnglish
    changePreferences({ language })
    // The button that was pressed goes away with the offer.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }
  return (
    <div className="offer english-offer" lang="en">
      <p className="wrap">
        This site is also in English.{' '}
        <button type="button" className="button" onClick={() => choose('en')}>
          Read in English
        </button>{' '}
        <button type="button" className="button" onClick={() => choose('zh-CN')}>
          Stay in Chinese
        </button>
      </p>
    </div>
  )
}
