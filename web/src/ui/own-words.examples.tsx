import { useState } from 'react'
import type { Examples } from '../platform/examples'
import { OwnWords } from './own-words'

function Example() {
  const [text, setText] = useState('我最近有点难，想和你聊聊。')
  return (
    <OwnWords
      label="我想说的话"
      title="想让你知道的事"
      text={text}
      onChange={setText}
      after={['12356（24 小时）']}
    />
  )
}

export const examples: Examples = {
  'words to change, copy, share and print': () => <Example />,
}
