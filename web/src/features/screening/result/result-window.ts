import type { FeelingId } from '@amhs/domain/instruments/feelings'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { feelingDrawings } from '../../../ui/feeling-tiles'

const windows: Readonly<Record<string, FeelingId>> = {
  alcohol: 'drinking',
  anxiety: 'tense',
  caregiver: 'worn',
  'child-and-youth': 'child',
  depression: 'low',
  distress: 'tense',
  trauma: 'hurt',
  workplace: 'worn',
}

/** The lit window by which somebody came in: the drawing of the tile that leads to such a questionnaire. */
export function windowOf({ topic }: Instrument): string {
  return feelingDrawings[windows[topic] ?? 'unsure']
}
