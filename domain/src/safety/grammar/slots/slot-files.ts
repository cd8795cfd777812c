import type { SlotFile } from '../slots'
import acts from './acts.json'
import actsNow from './acts-now.json'
import before from './before.json'
import confusion from './confusion.json'
import context from './context.json'
import eating from './eating.json'
import feelings from './feelings.json'
import happening from './happening.json'
import otherInDanger from './other-in-danger.json'
import people from './people.json'
import places from './places.json'
import preparation from './preparation.json'
import scenes from './scenes.json'
import spoken from './spoken.json'
import substances from './substances.json'
import time from './time.json'
import tools from './tools.json'
import violence from './violence.json'
import wish from './wish.json'

/** Every file of slots. */
export const slotFiles: readonly SlotFile[] = [
  acts,
  actsNow,
  before,
  confusion,
  context,
  eating,
  feelings,
  happening,
  otherInDanger,
  people,
  places,
  preparation,
  scenes,
  spoken,
  substances,
  time,
  tools,
  violence,
  wish,
]
