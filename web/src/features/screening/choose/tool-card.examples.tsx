import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import type { Examples } from '../../../platform/examples'
import '../screening.css'
import { ToolCard } from './tool-card'

/** A plain one, one for adults alone, and one in several parts. */
const shown = ['gad7', 'phq9', 'cbi']

export const examples: Examples = Object.fromEntries(
  instrumentIndex
    .filter(({ id }) => shown.includes(id))
    .map((summary) => [
      summary.id,
      () => (
        <ul className="grid plain">
          <ToolCard summary={summary} />
        </ul>
      ),
    ]),
)
