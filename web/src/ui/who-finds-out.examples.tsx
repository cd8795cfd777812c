import type { Examples } from '../platform/examples'
import { WhoFindsOut } from './who-finds-out'

export const examples: Examples = {
  'before the first question': () => <WhoFindsOut where="start" />,
  'on the crisis page': () => <WhoFindsOut where="crisis" />,
}
