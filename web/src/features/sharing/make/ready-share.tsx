import { useId, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { PrintButton } from '../../../ui/print-button'
import { selectText } from '../../../ui/select-text'
import { makeWords } from './make.words'
import type { MadeShare } from './make-share'

const loadQrCode = async () => (await import('./qr-code')).QrCode

/** The link, as text, as code and on paper. It stands here once: the key in it is kept nowhere. */
export function ReadyShare({
  made,
  onAnother,
}: {
  readonly made: MadeShare
  readonly onAnother: () => void
}) {
  const words = useWords(makeWords)
  const language = useLanguage()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const ends = formatDate(made.expiresAt, language)

  async function copy() {
    try {
      await navigator.clipboard.writeText(made.link)
      setCopied('yes')
      announce(words.copied)
    } catch {
      setCopied('failed')
      selectText(field.current)
      announce(words.copyFailed, 'assertive')
    }
  }

  return (
    <section className="stack share-ready" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="no-print">
        {words.ready}
      </h2>
      <div className="notice no-print">
        <p>
          <b>{words.once}</b> {words.onceMore}
        </p>
      </div>
      <div className="share-print">
        <p className="share-print-title">{words.printTitle}</p>
        <p>{words.printMore}</p>
      </div>
      <div className="split">
        <div className="panel stack">
          <h3 className="no-print">{words.sendHeading}</h3>
          <div className="field">
            <label htmlFor={`${id}-link`}>{words.link}</label>
            <span className="hint no-print" id={`${id}-hint`}>
              {words.onlyTo}
            </span>
            <textarea
              ref={field}
              id={`${id}-link`}
              className="share-link no-print"
              rows={5}
              readOnly
              value={made.link}
              aria-describedby={`${id}-hint`}
              onFocus={(event) => event.target.select()}
            />
            <p className="share-print share-link">{made.link}</p>
          </div>
          <div className="row no-print">
            <button type="button" className="button primary" onClick={() => void copy()}>
              {copied === 'yes' ? words.copied : words.copy}
            </button>
            <PrintButton label={words.print} />
          </div>
          {copied === 'failed' && <p className="small">{words.copyFailed}</p>}
          <h3 className="no-print">{words.sentHeading}</h3>
          <ul className="no-print">
            {made.hasPasscode && <li>{words.sentPasscode}</li>}
            <li>{words.sentName}</li>
            <li>{words.sentEnd(ends)}</li>
          </ul>
          <p className="share-print">
            {words.printEnds(ends)} {words.printKeep}
          </p>
          <details className="no-print">
            <summary>{words.technical}</summary>
            <p className="small">{words.technicalText}</p>
          </details>
        </div>
        <div className="panel stack share-scan">
          <h3 className="no-print">{words.scan}</h3>
          <OnDemand load={loadQrCode} fallback={null} failed={() => <p>{words.qrFailed}</p>}>
            {(QrCode) => <QrCode text={made.link} label={words.qr} />}
          </OnDemand>
          <p className="small muted no-print">{words.scanHint}</p>
        </div>
      </div>
      <p className="no-print">
        <button type="button" className="button" onClick={onAnother}>
          {words.another}
        </button>
      </p>
    </section>
  )
}
