import type { RequestStatus } from '@amhs/domain/documents/group-request-document'
import { useWords } from '../../../platform/words'
import { mineWords } from './mine.words'

const shapes: Readonly<Record<RequestStatus, string>> = {
  asked: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  accepted: 'm5 12.5 4.5 4.5L19 7.5',
  waiting: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  declined: 'M6 12h12',
  removed: 'M6 12h12',
  ended: 'M6 12h12',
}

/** How a request stands: a word and a shape, in one colour whatever it says. */
export function RequestState({ status }: { readonly status: RequestStatus }) {
  const words = useWords(mineWords)
  return (
    <p className="request-state" role="status">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[status]} />
      </svg>
      {words.states[status]}
    </p>
  )
}
