import type { Examples } from '../platform/examples'
import { LocalSteps } from './local-steps'

export const examples: Examples = {
  'a grown-up': () => <LocalSteps whose="adult" />,
  'somebody under 18': () => <LocalSteps whose="young" />,
  'a parent': () => <LocalSteps whose="parent" />,
}
