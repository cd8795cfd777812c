import type { Examples } from '../../../platform/examples'
import '../tools.css'
import { emptyWorry, type Worry } from './worries'
import { WorryCard } from './worry-card'

const shown =
  (worry: Partial<Worry>, isNew = false) =>
  () => (
    <ul className="plain">
      <WorryCard
        at={1}
        worry={{ ...emptyWorry, ...worry }}
        isNew={isNew}
        onPart={() => undefined}
        onLetGo={() => undefined}
      />
    </ul>
  )
const worry = '下周要做报告。 / The talk next week.'

export const examples: Examples = {
  'a new one': shown({}, true),
  'before it is sorted': shown({ worry }),
  'something can be done': shown({
    worry,
    can: 'yes',
    step: '写提纲 / Write an outline',
    when: '周二 / Tuesday',
  }),
  'nothing can be done now': shown({ worry, can: 'no' }),
}
