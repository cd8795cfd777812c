import type { Localized } from '../localized'
import {
  afterAssault,
  attackTemplates,
  friendHurtTemplate,
  pressedNeck,
  theirPressedNeck,
  witnessTemplate,
} from './attack-templates'
import { helpingQuestion, helpingTemplate } from './helping-templates'
import { medicalTemplate } from './medical-templates'
import type { AlarmAbout, ShownCard } from './safety-session'
import type { SafetyTemplate, TemplateAnswer } from './template'
import {
  askWhoIsLeft,
  askWhoTakesYou,
  callThoughFine,
  condolence,
  doctorAfterGas,
  ifItWasSo,
  lossTitle,
  outOfTheGas,
  part,
  swallowed,
  takenAnswers,
  tellTheNumber,
  tellWhatYouFeel,
  tellWhatYouTook,
  woundParts,
} from './template-parts'
import { safetyTemplate } from './templates'

/**
 * The fixed text of a card as a conversation shows it.
 *
 * @param about what the alarm is about: violence comes before somebody else's danger, this before what was swallowed, this before a wound
 * @param withAi whether an AI answers in the chat
 */
export function shownTemplate(card: ShownCard, about: AlarmAbout, withAi = false): SafetyTemplate {
  if (card === 'medical') return medicalTemplate(about.medical)
  const template = safetyTemplate(card, withAi)
  if (about.attacked && about.witness && card === 'L3') return witnessTemplate
  if (about.attacked && about.witness && card === 'A')
    return about.choked
      ? { ...friendHurtTemplate, parts: [...friendHurtTemplate.parts, theirPressedNeck] }
      : friendHurtTemplate
  if (about.attacked) return withCareAfterAttack(attackTemplates[card] ?? template, about)
  if (card === 'corrected' && about.takenBack)
    return { ...template, parts: [ifItWasSo[about.takenBack], ...template.parts] }
  if (about.helping) return helpingTemplate(card, about.theirDanger) ?? template
  if (about.gas) return withGas(template)
  if (about.took) return withIntake(template, about.acts === true)
  if (about.bereaved) return withCondolence(template)
  return about.hurt && card === 'L3' ? { ...template, parts: woundParts } : template
}

function withGas(template: SafetyTemplate): SafetyTemplate {
  switch (template.id) {
    case 'L3':
      return {
        ...template,
        parts: template.parts.map((part) => (part.role === 'immediate-step' ? outOfTheGas : part)),
      }
    case 'safe-not-sure':
      return notOutYet
    case 'safe-yes':
      return { ...template, parts: [doctorAfterGas, ...template.parts] }
    default:
      return template
  }
}

/** No exercise is done where there is gas. No clinician has seen it. */
const notOutYet: SafetyTemplate = {
  id: 'safe-not-sure',
  title: { zh: '先到外面去', en: 'Get outside first' },
  parts: [outOfTheGas],
  answers: [
    { id: 'yes', label: { zh: '我已经在外面了', en: 'I’m outside now' } },
    { id: 'no', label: { zh: '我不安全', en: 'I’m not safe' } },
  ],
}

/** Who has lost somebody is not told first that they sound tired. */
function withCondolence(template: SafetyTemplate): SafetyTemplate {
  if (template.id !== 'L1' && template.id !== 'L2') return template
  return {
    ...template,
    ...(template.id === 'L1' && { title: lossTitle }),
    parts: template.parts.map((part) =>
      part.role === 'acknowledge'
        ? condolence
        : part.role === 'ask-safe' && template.id === 'L1'
          ? askWhoIsLeft
          : part,
    ),
  }
}

/** Harm that has to be seen to though nobody sees it. */
function withCareAfterAttack(template: SafetyTemplate, { choked, assaulted }: AlarmAbout): SafetyTemplate {
  if (template.id !== 'A' && template.id !== 'L3') return template
  return {
    ...template,
    parts: [...template.parts, ...(choked ? [pressedNeck] : []), ...(assaulted ? [afterAssault] : [])],
  }
}

function withIntake(template: SafetyTemplate, acts: boolean): SafetyTemplate {
  switch (template.id) {
    case 'L3':
      return {
        ...template,
        parts: template.parts.map((part) =>
          part.role === 'immediate-step' ? (acts ? tellWhatYouFeel : callThoughFine) : part,
        ),
        answers: template.answers.map((answer) => ({
          ...answer,
          step: answer.id === 'with-someone' ? tellWhatYouTook : tellTheNumber,
        })),
      }
    case 'safe-not-sure':
      return tookNotYet
    case 'ask-again':
      return { ...template, parts: [askWhoTakesYou, swallowed], answers: takenAnswers }
    case 'safe-yes':
      return tookIsTaken
    default:
      return template
  }
}

/** A doctor comes before any exercise. No clinician has seen the sentences of these two. */
const tookNotYet: SafetyTemplate = {
  id: 'safe-not-sure',
  title: { zh: '现在先去医院', en: 'Hospital comes first' },
  parts: [
    swallowed,
    part(
      'trusted-person',
      '身边有人，就请他陪你去；没有人，就打 {emergency}，说清楚吃了什么、多少、什么时候。',
      'If someone is near, ask them to go with you. If not, call {emergency} and say what you swallowed, how much and when.',
    ),
  ],
  answers: [
    { id: 'yes', label: { zh: '打了电话，或在去医院的路上', en: 'I’ve called, or I’m on my way' } },
    { id: 'no', label: { zh: '我不安全', en: 'I’m not safe' } },
  ],
}

const tookIsTaken: SafetyTemplate = {
  id: 'safe-yes',
  title: { zh: '这样做很对', en: 'That’s the right thing to do' },
  parts: [
    part(
      'next-step',
      '到了告诉医生：吃了什么、多少、什么时候，药盒一起带去。路上让人陪着你。',
      'Tell them what you swallowed, how much and when, and take the packet with you. Let someone stay with you on the way.',
    ),
    part(
      'immediate-step',
      '要是没人来，或者更不舒服了，马上再打 {emergency}。',
      'If nobody comes, or you feel worse, call {emergency} again straight away.',
    ),
  ],
  answers: [],
}

/** What a card asks, with its answers. The emergency cards hold no question of their own; `question` is missing where an exercise comes first. */
export function questionOf(
  card: ShownCard,
  about: AlarmAbout,
): { readonly question: Localized | undefined; readonly answers: readonly TemplateAnswer[] } {
  const own = shownTemplate(card, about)
  // Whether the writer is safe is not what it is about.
  if (own.id === 'A' && about.attacked && about.witness) return { question: undefined, answers: [] }
  if (!own.answers.some(({ id }) => id === 'no')) {
    if (about.attacked) return questionIn(safetyTemplate('A'))
    if (about.helping) return helpingQuestion
    if (about.took) return { question: askWhoTakesYou.text, answers: takenAnswers }
    return questionIn(safetyTemplate('A'))
  }
  return questionIn(own)
}

function questionIn({ parts, answers }: SafetyTemplate) {
  return { question: parts.find(({ role }) => role === 'ask-safe')?.text, answers }
}
