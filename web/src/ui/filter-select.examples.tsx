import { useState } from 'react'
import type { Examples } from '../platform/examples'
import { FilterSelect } from './filter-select'

const options = [
  { value: 'online', label: '线上 / Online' },
  { value: 'in-person', label: '面对面 / In person' },
] as const

function Filter({ initial }: { readonly initial: 'online' | 'in-person' | null }) {
  const [value, setValue] = useState(initial)
  return (
    <FilterSelect
      label="形式 / Format"
      all="全部 / All"
      value={value}
      options={options}
      onChange={setValue}
    />
  )
}

export const examples: Examples = {
  'nothing chosen': () => <Filter initial={null} />,
  'one chosen': () => <Filter initial="online" />,
}
