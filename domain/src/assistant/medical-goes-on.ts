import { decide, isUnnamed, type SafetyAssessment } from '../safety/gate'
import { hearsOfAttack, hearsOfWish } from '../safety/medical-surroundings'
import { asSaid, type MedicalKind, mayTellWish, moreUrgent } from '../safety/medical-told'
import { isMedical, isMedicalOver, modelMayAnswer, type SafetySession } from '../safety/safety-session'
import { type MedicalTelling, medicalTelling } from './follow-up/medical-follow-ups'

/** Of fear and of the body: beside an accident they say no more than the accident does. */
const ofTheBody: readonly string[] = [
  'classifier',
  'grammar:panic',
  'grammar:lonely',
  'grammar:gas',
  'grammar:fumes',
]

/** Of a body that fails: no other danger than the one that was told. */
const ofDying: readonly string[] = ['classifier', 'grammar:other-dying']

/** "He's awake again" looks like somebody who comes back. */
const ofComing: readonly string[] = ['classifier', 'grammar:attack-now']

/** What only asks what to do. */
const questions: readonly MedicalTelling[] = [
  ...['medical-medicine', 'medical-water', 'medical-make-sick', 'medical-dose', 'medical-mouth'],
  ...['medical-wait', 'medical-wake', 'medical-alone-there', 'medical-carry-on', 'medical-no-answer'],
] as readonly MedicalTelling[]

/** What names violence. */
const ofAttack: readonly string[] = ['grammar:violence', 'grammar:attack-now', 'grammar:attack-next-door']

/** What a message calls for after an accident was told and no other alarm since: it goes on about that, unless it names another danger. */
export function medicalGoesOn(
  text: string,
  session: SafetySession,
  found: SafetyAssessment,
): SafetyAssessment | null {
  const { medical } = session
  if (!medical || !modelMayAnswer(session) || isMedicalOver(session)) return null
  if (isMedical(found) && moreUrgent(found.medical ?? medical, medical)) return null
  return namesOther(text, medical, found) ? null : { ...decide([]), medical }
}

function namesOther(text: string, medical: MedicalKind, found: SafetyAssessment): boolean {
  const { card, layers, attacked } = found
  if (card === null) return false
  const isGrave = card === 'L2' || card === 'L3' || card === 'H' || card === 'P'
  // What only the classifier sees counts where a word of it may mean an end, or what was swallowed is found; it has learned no accidents.
  if (isUnnamed(found)) return isGrave && !attacked && (mayTellWish(text) || meansMore(asSaid(text), medical))
  if (layers.every((layer) => ofDying.includes(layer))) return meansMore(asSaid(text), medical)
  const telling = medicalTelling(text, medical)
  // "Should I give him an aspirin" is no overdose.
  if (questions.includes(telling) && !hearsOfWish(asSaid(text))) return false
  if (telling !== 'medical-else') {
    // In "should I make her sick" the classifier sees an eating disorder or an attack.
    if (!isGrave && !(card === 'A' && layers.some((layer) => ofAttack.includes(layer)))) return false
    if (layers.every((layer) => ofComing.includes(layer))) return hearsOfAttack(asSaid(text))
  }
  return isGrave || card === 'A' || !layers.every((layer) => ofTheBody.includes(layer))
}

/** Empty packets beside somebody who does not wake, and what else is no accident. */
function meansMore(said: string, medical: MedicalKind): boolean {
  return hearsOfWish(said) || (medical === 'unresponsive' && foundBeside.test(said))
}

const foundBeside =
  /药(?:袋|瓶|盒|樽|片|板)|空(?:瓶|盒|晒)|遗书|纸条|\b(?:pills?|tablets?|packets?|blister|empty (?:bottle|box|pack)\w*|note)\b/

/** What a message tells under the card on an accident that stood before it; undefined where that is new, or another card is shown. */
export function medicalTold(
  text: string,
  before: SafetySession,
  { card, medical }: SafetySession,
): MedicalTelling | undefined {
  if (card !== 'medical' || medical === undefined || before.medical !== medical) return undefined
  return medicalTelling(text, medical)
}
