import type { Examples } from '../../platform/examples'
import { BackendError } from '../../platform/firebase/backend-error'
import { Empty } from './empty'
import { LoadFailure } from './load-failure'
import { Loading } from './loading'
import { MoreButton } from './more-button'
import { Paged } from './paged'

const nothing = () => {}
const offline = new BackendError('network', 'No answer')
const entries = ['一 / one', '二 / two', '三 / three']
const pages = { entries, error: null, isReadingMore: false, hasMore: true, readMore: nothing, retry: nothing }
const list = (shown: readonly string[]) => (
  <ul>
    {shown.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
)

export const examples: Examples = {
  loading: () => <Loading />,
  'no network': () => <LoadFailure error={offline} onRetry={nothing} />,
  'an unforeseen failure': () => (
    <LoadFailure
      error={new Error('x')}
      what="读不到你的结果。 / Your results cannot be read."
      onRetry={nothing}
    />
  ),
  empty: () => <Empty text="这里还没有内容。 / There is nothing here yet." />,
  'a list with more': () => (
    <Paged pages={pages} empty={<Empty text="-" />}>
      {list}
    </Paged>
  ),
  'more is being read': () => <MoreButton pages={{ ...pages, isReadingMore: true }} />,
  'more could not be read': () => <MoreButton pages={{ ...pages, error: offline }} />,
}
