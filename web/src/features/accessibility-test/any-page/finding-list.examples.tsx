import type { Examples } from '../../../platform/examples'
import '../accessibility-test.css'
import type { Finding } from './describe'
import { FindingList } from './finding-list'

const finding: Finding = {
  rule: 'button-name',
  help: 'Buttons must have discernible text',
  isSerious: true,
  hurts: 'reader',
  places: [],
}

const shown = (findings: readonly Finding[]) => () => (
  <>
    <h3>检查结果 / Findings</h3>
    <FindingList level={4} findings={findings} />
  </>
)

export const examples: Examples = {
  serious: shown([finding]),
  'a lesser one too': shown([finding, { ...finding, rule: 'target-size', isSerious: false }]),
}
