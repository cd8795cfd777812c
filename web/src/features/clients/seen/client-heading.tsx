import { useEffect, useRef } from 'react'
import { consumeHeadingFocus } from '../../../platform/heading-focus'
import { useWords } from '../../../platform/words'
import { clientsWords } from '../clients.words'

/** Where the focus goes when what had it is taken back. */
export const clientHeadingId = 'client'

/** Whose page is open, as the address names them. */
export interface Named {
  readonly wanted: string
  /** The name by which the professional knows them; null where nobody is to be seen. */
  readonly knownAs: string | null
}

/** The page's heading: whose page it is. Until that is known it waits for the focus, so that a name is said, and said once. */
export function ClientHeading({ named }: { readonly named: Named | null }) {
  const words = useWords(clientsWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = named === null
  useEffect(() => {
    if (heading.current && !isOpen) consumeHeadingFocus(heading.current)
  }, [isOpen])
  return (
    <h1
      id={clientHeadingId}
      ref={heading}
      tabIndex={-1}
      className="client-name"
      data-open={isOpen ? '' : undefined}
    >
      {named?.knownAs ? <bdi>{named.knownAs}</bdi> : words.heading}
    </h1>
  )
}
