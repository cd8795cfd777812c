import type { Examples } from '../platform/examples'
import { EmailText } from './email-text'

export const examples: Examples = {
  plain: () => <EmailText address="professional@demo.test" />,
}
