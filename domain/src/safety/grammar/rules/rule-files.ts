import type { RuleFile } from '../rule'
import actsNow from './acts-now.json'
import before from './before.json'
import danger from './danger.json'
import happening from './happening.json'
import otherInDanger from './other-in-danger.json'
import others from './others.json'
import preparation from './preparation.json'
import scenes from './scenes.json'
import spoken from './spoken.json'
import support from './support.json'
import wish from './wish.json'

/** Every file of rules. JSON types are wider than the rules' own; `compileRule` and a test hold them to it. */
export const ruleFiles = [
  danger,
  happening,
  wish,
  before,
  preparation,
  support,
  others,
  otherInDanger,
  scenes,
  spoken,
  actsNow,
] as unknown as readonly RuleFile[]
