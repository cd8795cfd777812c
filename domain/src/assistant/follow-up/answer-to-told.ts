import { doctorAfterFumes, haveSwallowed, helpingTemplate } from '../../safety/helping-templates'
import type { AlarmAbout, ShownCard } from '../../safety/safety-session'
import { shownTemplate } from '../../safety/shown-template'
import { stepOf } from '../../safety/step-of'
import type { TemplateAnswer, TemplatePart } from '../../safety/template'
import {
  callAgain,
  doctorAfterGas,
  helpIsComing,
  helpIsComingForSwallowed,
  keepCalling,
  keepCallingForThem,
  outOfTheGas,
  pressToConfirm,
  swallowed,
  tellTheNumber,
  tellWhatYouTook,
} from '../../safety/template-parts'
import {
  attackedAnswers,
  attackedSharedAnswers,
  doNotVomit,
  friendAnswers,
  helpingAnswers,
  ownAnswers,
  stayOutside,
  witnessAnswers,
  yesCall,
} from './follow-up-answers'
import { type HowItGoes, helpingFollowUps } from './follow-ups'
import { medicalAnswer } from './medical-answers'
import { type MedicalTelling, medicalTellings } from './medical-follow-ups'

type Answers = Readonly<Partial<Record<HowItGoes, TemplatePart>>>

/**
 * What answers a message that tells how it goes under an alarm, in the place of the card's own words; empty where it tells nothing of that.
 *
 * @param about what the alarm is about: who swallowed something, is hurt or in gas is told of that as well; and the card it stands on: under card T
 *   nobody is known to be in danger now
 */
export function answerToTold(
  tells: HowItGoes | undefined,
  about: AlarmAbout & { readonly card?: ShownCard | null },
  isMinor: boolean,
): readonly TemplatePart[] {
  if (tells === undefined) return []
  if (isOfMedical(tells)) return about.medical ? [medicalAnswer(tells, about.medical)] : []
  if (tells === 'asks-whether-to-call') return [yesCall]
  if (tells === 'asks-to-vomit') return [doNotVomit]
  if (about.card === 'T') return one(friendAnswers, tells)
  if (tells === 'safe') return [pressToConfirm]
  if (tells === 'asks-to-go-in') return [stayOutside]
  if (about.attacked) return toAttacked(tells, about, isMinor)
  if (about.helping) return toHelper(tells, about, isMinor)
  return isOfHelping(tells)
    ? toHelper(tells, { attacked: false, helping: true }, isMinor)
    : toOwn(tells, about)
}

const isOfMedical = (tells: HowItGoes): tells is MedicalTelling =>
  medicalTellings.some((each) => each === tells)

/** Whether only who writes for somebody else tells that. */
function isOfHelping(tells: HowItGoes): boolean {
  return tells === 'elsewhere' || helpingFollowUps.some((each) => each === tells)
}

/** What the emergency card says to one of its answers. */
function step(id: TemplateAnswer['id'], about: AlarmAbout, isMinor: boolean): readonly TemplatePart[] {
  const answer = shownTemplate('L3', about).answers.find((each) => each.id === id)
  const found = answer && stepOf(answer, isMinor)
  return found ? [found] : []
}

function one(answers: Answers, tells: HowItGoes): readonly TemplatePart[] {
  const found = answers[tells]
  return found ? [found] : []
}

function toAttacked(tells: HowItGoes, about: AlarmAbout, isMinor: boolean): readonly TemplatePart[] {
  if (tells === 'attacked-asks-how') return step('near', about, isMinor)
  if (!about.witness)
    return tells === 'got-out'
      ? step('away', about, isMinor)
      : one({ ...attackedAnswers, ...attackedSharedAnswers }, tells)
  if (tells === 'no-line') return [keepCallingForThem]
  if (tells === 'false-alarm') return [helpingAnswers[tells]]
  if (tells === 'secret') return [friendAnswers[tells]]
  return tells === 'no-help' ? [callAgain] : one(witnessAnswers, tells)
}

function toHelper(tells: HowItGoes, about: AlarmAbout, isMinor: boolean): readonly TemplatePart[] {
  const { theirDanger } = about
  const late = theirDanger === 'swallowed' ? [haveSwallowed] : theirDanger === 'gas' ? [doctorAfterFumes] : []
  switch (tells) {
    case 'with-them':
      return step('with-them', about, isMinor)
    case 'elsewhere':
    case 'they-are-gone':
    case 'far-away':
      return step('elsewhere', about, isMinor)
    case 'just-done':
      return step(
        'with-them',
        theirDanger === 'height' ? { ...about, theirDanger: 'fallen' } : about,
        isMinor,
      )
    case 'helper-asks-how':
      return theirDanger ? step('with-them', about, isMinor) : [helpingAnswers[tells]]
    case 'feels-well':
      return late
    case 'they-refuse':
    case 'they-are-better':
      return [helpingAnswers[tells], ...late]
    case 'no-line':
      return [keepCallingForThem]
    case 'no-help':
      return [callAgain]
    case 'help-called':
      return helpingTemplate('ask-again', theirDanger)?.parts.slice(0, 1) ?? []
    default:
      return one(helpingAnswers, tells)
  }
}

function toOwn(tells: HowItGoes, about: AlarmAbout): readonly TemplatePart[] {
  const { took, gas, hurt } = about
  switch (tells) {
    case 'asks-to-drive':
    case 'presses-on-it':
    case 'treats-alone':
    case 'wont-go':
      return [ownAnswers[tells]]
    case 'help-called':
      return [took ? helpIsComingForSwallowed : helpIsComing]
    case 'no-line':
      return [keepCalling]
    case 'no-help':
      return [callAgain]
    case 'false-alarm':
      return toOwn('was-joking', about)
    case 'asks-how':
    case 'nobody-here':
      if (gas) return [outOfTheGas]
      return took ? [tellTheNumber] : [...bodyStep(about), ownAnswers[tells]]
    case 'own-body':
      return gas ? [outOfTheGas, doctorAfterGas] : [...bodyStep(about), ownAnswers[tells]]
    case 'fears-help':
    case 'means-near':
    case 'names-a-day':
    case 'feels-burden':
      // A body that is in danger does not wait for the answer.
      return [...bodyStep(about), ownAnswers[tells]]
    case 'in-company':
      return took ? [tellWhatYouTook] : [ownAnswers[tells], ...bodyStep(about)]
    case 'feels-fine':
    case 'moved-away': {
      const doctor = gas ? [doctorAfterGas] : took ? [swallowed] : []
      if (tells === 'moved-away') return [ownAnswers[tells], ...doctor]
      return doctor.length > 0 ? doctor : [ownAnswers[tells]]
    }
    default: {
      const said = one(ownAnswers, tells)
      return said.length > 0 && (took || gas || hurt) ? [...said, ...bodyStep(about)] : said
    }
  }
}

/** What to do for a body that was hurt, has swallowed something or breathes gas, before anything else. */
function bodyStep(about: AlarmAbout): readonly TemplatePart[] {
  const { took, gas, hurt } = about
  if (!took && !gas && !hurt) return []
  return shownTemplate('L3', about).parts.filter(({ role }) => role === 'immediate-step')
}
