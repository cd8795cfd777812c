import type { Examples } from '../platform/examples'
import { FeelingTiles } from './feeling-tiles'

export const examples: Examples = {
  everybody: () => <FeelingTiles />,
  'through a door for the young': () => <FeelingTiles ofTheYoung />,
}
