import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import { topicIds } from '@amhs/domain/instruments/instrument-topics'
import { inLanguage } from '@amhs/domain/localized'
import { useId } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { historyWords } from './history.words'

/** Chooses a tool, in the order of the topics; the empty value stands for all of them where that is offered. */
export function ToolFilter({
  value,
  withAll,
  only,
  onChoose,
}: {
  readonly value: string
  readonly withAll: boolean
  /** The tools that have something to show, where that is known; the chosen one is always offered. */
  readonly only?: readonly string[] | undefined
  readonly onChoose: (instrumentId: string) => void
}) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const id = useId()
  const tools = instrumentIndex
    .filter((tool) => only === undefined || tool.id === value || only.includes(tool.id))
    .sort((one, other) => topicIds.indexOf(one.topic) - topicIds.indexOf(other.topic))
  return (
    <div className="field">
      <label htmlFor={id}>{words.tool}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {withAll && <option value="">{words.allTools}</option>}
        {tools.map((tool) => (
          <option key={tool.id} value={tool.id}>
            {inLanguage(tool.title, language)}
          </option>
        ))}
      </select>
    </div>
  )
}
