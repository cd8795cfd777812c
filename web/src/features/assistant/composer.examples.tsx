import type { Examples } from '../../platform/examples'
import './assistant.css'
import { Composer } from './composer'
import { emptyChat } from './conversation-state'

const reader = { language: 'zh-CN', region: 'CN', ageBand: 'adult' } as const

export const examples: Examples = {
  empty: () => <Composer state={emptyChat} reader={reader} />,
  'with a message': () => (
    <Composer
      state={{ ...emptyChat, draft: '最近总是睡不着。 / I can hardly sleep these days.' }}
      reader={reader}
    />
  ),
}
