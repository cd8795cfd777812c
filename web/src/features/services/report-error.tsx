import { inLanguage } from '@amhs/domain/localized'
import type { Service } from '@amhs/domain/services/service'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import { cardWords, servicesWords } from './services.words'

const MessageForm = lazy(() =>
  import('../../ui/message/message-form').then((module) => ({ default: module.MessageForm })),
)

/** A report about one service: the form is downloaded only when somebody wants to write. */
export function ReportError({ service: { id, name } }: { readonly service: Service }) {
  const words = useWords(cardWords)
  const { searching } = useWords(servicesWords)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = words.reportTitle(inLanguage(name, language))
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  return (
    <div className="stack needs-script">
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.reportClose : words.report}
        <span className="hidden">{words.siteOf(inLanguage(name, language))}</span>
      </button>
      {open && (
        <div className="notice stack">
          <h4 ref={heading} tabIndex={-1}>
            {title}
          </h4>
          <p>{words.reportHint}</p>
          <Suspense fallback={<Spinner label={searching} />}>
            <MessageForm title={title} about={{ kind: 'service-error', serviceId: id }} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
