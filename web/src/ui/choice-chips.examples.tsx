import type { Examples } from '../platform/examples'
import { ChoiceChips } from './choice-chips'

const labels = { once: '一次 / Once', week: '每周 / Weekly', month: '每月 / Monthly' }

export const examples: Examples = {
  'one of three': () => (
    <ChoiceChips
      legend="多久一次 / How often"
      options={['once', 'week', 'month']}
      chosen="week"
      labelOf={(every) => labels[every]}
      onChoose={() => undefined}
    />
  ),
}
