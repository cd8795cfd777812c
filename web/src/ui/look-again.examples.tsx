import type { Examples } from '../platform/examples'
import { LookAgain } from './look-again'

export const examples: Examples = {
  'a day to look again, for the calendar': () => <LookAgain on={new Date(2026, 11, 6).getTime()} />,
}
