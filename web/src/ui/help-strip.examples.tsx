import type { Examples } from '../platform/examples'
import { HelpStrip } from './help-strip'

export const examples: Examples = {
  'emergency numbers first': () => <HelpStrip />,
  'somebody to talk to first': () => <HelpStrip linesFirst />,
}
