import type { Examples } from '../platform/examples'
import { useWords } from '../platform/words'
import { WhoFindsOut } from './who-finds-out'
import { exampleWords } from './who-finds-out-example.words'

function InTheChat() {
  return <WhoFindsOut answer={useWords(exampleWords).answer} />
}

export const examples: Examples = {
  'with the answer of its place': () => <InTheChat />,
}
