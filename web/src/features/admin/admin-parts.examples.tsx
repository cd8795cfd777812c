import type { Pager } from '../../platform/data/use-pager'
import type { Examples } from '../../platform/examples'
import type { ListedEntry } from './admin-lists.firestore'
import { ActionNote, Inbox } from './admin-parts'
import './admin.css'

const settled: Pager<ListedEntry<string>> = {
  entries: [],
  error: null,
  isPending: false,
  isReading: false,
  page: 1,
  goOn: null,
  goBack: null,
  reload: () => undefined,
}
const shown = (change: Partial<typeof settled>) => () => (
  <Inbox pages={{ ...settled, ...change }} none="没有等着处理的。 / Nothing waits.">
    {(text) => <p>{text}</p>}
  </Inbox>
)

export const examples: Examples = {
  'what waits': shown({
    entries: [
      { id: 'a', readable: true, value: '一条留言 / A message' },
      { id: 'b', readable: false },
    ],
    goOn: () => undefined,
  }),
  'nothing waits': shown({}),
  'being read': shown({ entries: undefined, isPending: true, isReading: true }),
  'not read': shown({ entries: undefined, error: new Error('offline') }),
  'a change that worked': () => <ActionNote note={{ text: '已保存 / Saved', failed: false }} busy={false} />,
  'a change that failed': () => (
    <ActionNote note={{ text: '没有保存 / Not saved', failed: true }} busy={false} />
  ),
}
