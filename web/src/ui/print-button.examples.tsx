import type { Examples } from '../platform/examples'
import { PrintButton } from './print-button'

export const examples: Examples = { plain: () => <PrintButton label="打印 / Print" /> }
