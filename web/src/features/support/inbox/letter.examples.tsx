import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { DataProvider } from '../../../platform/data/data-provider'
import type { Examples } from '../../../platform/examples'
import { bundledGroups } from '../groups.bundled'
import '../support.css'
import { Letter } from './letter'
import type { Urgency } from './use-urgency'

const [group] = bundledGroups({ audience: null, language: null, format: null, facilitatorUid: null })
const request: GroupLetter = {
  uid: 'demo-asker',
  name: '小雨',
  message: '想找人一起聊聊。 / I would like to talk with others.',
  language: 'zh-CN',
  requestedAt: Date.parse('2026-01-05T08:00:00Z'),
  status: 'asked',
}
const shown =
  (change: Partial<GroupLetter>, isFull = false, urgency: Urgency = 'calm') =>
  () =>
    group && (
      <DataProvider>
        <Letter
          group={group}
          request={{ ...request, ...change }}
          urgency={urgency}
          isFull={isFull}
          onSending={() => undefined}
          onAnswered={() => undefined}
        />
      </DataProvider>
    )
const answered = { answer: '欢迎你。 / Welcome.', answeredAt: Date.parse('2026-01-06T08:00:00Z') }

export const examples: Examples = {
  'a request': shown({}),
  'a request to a full group': shown({}, true),
  'urgent words': shown({ message: '我不想活了。 / I want to die.', urgent: true }, false, 'urgent'),
  'urgent words that were not passed on': shown({ message: undefined, urgent: true }, false, 'urgent'),
  'words that could not be checked': shown({}, false, 'unchecked'),
  waiting: shown({ status: 'waiting', ...answered }),
  'a member': shown({ status: 'accepted', ...answered }),
  'asked to leave': shown({ status: 'removed', ...answered }),
}
