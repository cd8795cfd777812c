import type { HelperPlace } from '../their-danger'
import type { MedicalTelling } from './medical-follow-ups'

/**
 * What a message tells or asks while an alarm stands and is not answered yet, by whose danger it is. `follow-up-answers.ts` holds what is said to
 * each of them.
 */
export const helpingFollowUps = [
  /** What to say to them. */
  'asks-what-to-say',
  /** The other threatens to do it if somebody comes nearer or calls. */
  'keep-away',
  /** The other refuses help, or says they are fine. */
  'they-refuse',
  /** It was promised to tell nobody. */
  'secret',
  /** What the other's body does. */
  'their-body',
  'locked-door',
  /** They ran off, or cannot be reached. */
  'they-are-gone',
  /** Who writes cannot get there. */
  'far-away',
  'with-them',
  /** A turn for the better that is not the end. */
  'they-are-better',
  /** Professionals or parents have them. */
  'taken-over',
  /** They have just done it before the eyes of who writes. */
  'just-done',
  'they-died',
  /** How bad it is for them: whether they will live, or are out of danger. */
  'asks-outcome',
  'blames-self',
  /** Who helps shakes, is alone or a child. */
  'helper-in-panic',
  'helper-asks-how',
] as const

/** Those in whose words the other appears: "what do I do" or "nobody picks up" may as well be of the writer's own danger. */
export const namingThem: readonly (typeof helpingFollowUps)[number][] = [
  'asks-what-to-say',
  'keep-away',
  'they-refuse',
  'secret',
  'their-body',
  'they-are-gone',
  'with-them',
  'they-are-better',
  'taken-over',
  'just-done',
  'asks-outcome',
]

export const attackedFollowUps = [
  'quiet-now',
  /** Whether to call the police on somebody of one's own. */
  'doubts-police',
  /** Whether to go back; the other says sorry. */
  'go-back',
  'they-return',
  /** Cannot speak, is listened to, has little time. */
  'hiding',
  'got-out',
  'police-here',
  'police-left',
  'with-children',
  'injured',
  'ashamed',
  /** What comes of going to the police: whether they have to, will be believed, need proof. */
  'asks-about-report',
  /** What to do with the body after a sexual assault. */
  'after-assault',
  'attacked-asks-how',
] as const

export const ownFollowUps = [
  'nobody-here',
  /** Cannot or will not call. */
  'wont-call',
  /** Asks what happens to them if they call or go. */
  'fears-help',
  /** What could hurt them is still there. */
  'means-near',
  /** How bad it is for themselves. */
  'asks-own-outcome',
  /** Not now, but on a day. */
  'names-a-day',
  'feels-burden',
  'dont-tell',
  'asks-how',
  /** Afraid, or sorry to have begun. */
  'has-regrets',
  /** Away from what could hurt. */
  'moved-away',
  'was-joking',
  'still-will',
  /** What one's own body does since. */
  'own-body',
  'feels-fine',
  'anyone-there',
  'other-subject',
  /** Somebody is with them, or comes. */
  'in-company',
] as const

/** Whoever's danger it is: of calling for help, and that it was the courier, or a film. */
export const sharedFollowUps = ['no-line', 'no-help', 'help-called', 'false-alarm'] as const

/** Whose danger an alarm is: somebody else's, one's own by somebody else's hand, or one's own. */
export type AlarmSide = 'helping' | 'attacked' | 'own'

const bySide = { helping: helpingFollowUps, attacked: attackedFollowUps, own: ownFollowUps } as const

export type FollowUp = (typeof bySide)[AlarmSide][number] | (typeof sharedFollowUps)[number]

/**
 * What is asked in plain words that are listed (`plain-questions.ts`): whether to make somebody sick, whether to drive, whether to tell an adult, what to
 * say to whoever answers; that the other has replied; that who was violent wants to see them again, and that telling it would bring trouble.
 */
type PlainQuestion =
  | 'asks-to-vomit'
  | 'asks-to-drive'
  | 'asks-about-adult'
  | 'asks-own-words'
  | 'they-replied'
  | 'presses-on-it'
  | 'treats-alone'
  | 'wont-go'
  | 'tells-adult'
  | 'keeps-apart'
  | 'asked-back'
  | 'fears-telling'

/**
 * What a message tells of how it goes under an alarm that stands: the writer or the other person is safe (only the button is believed), who
 * swallowed something feels well, help was called, the call does not get through, nobody comes, who helps is with the other person by now, or
 * no longer; or what else follows on an alarm. What the card says then answers that.
 */
export type HowItGoes =
  | 'safe'
  | 'feels-well'
  | 'asks-to-open'
  | 'asks-to-go-in'
  | 'asks-whether-to-call'
  | PlainQuestion
  | HelperPlace
  | FollowUp
  | MedicalTelling

/** What can follow on an alarm of this side. */
export function followUpsOf(side: AlarmSide): readonly FollowUp[] {
  return [...bySide[side], ...sharedFollowUps]
}

/** Everything the model tells apart; `other` is none of them. */
export const followUpClasses: readonly (FollowUp | 'other')[] = [
  ...helpingFollowUps,
  ...attackedFollowUps,
  ...ownFollowUps,
  ...sharedFollowUps,
  'other',
]

/** What to do or not to do now: it has to stay in sight while nothing else is told. */
export const lastingAdvice: readonly HowItGoes[] = [
  ...[
    'keep-away',
    'their-body',
    'locked-door',
    'they-are-gone',
    'far-away',
    'with-them',
    'just-done',
    'elsewhere',
  ],
  ...[
    'helper-asks-how',
    'asks-to-go-in',
    'asks-to-vomit',
    'asks-to-drive',
    'presses-on-it',
    'treats-alone',
    'asks-to-open',
    'hiding',
    'they-return',
    'injured',
    'with-children',
  ],
  ...['attacked-asks-how', 'asks-how', 'own-body', 'help-called', 'no-line', 'no-help'],
] as readonly HowItGoes[]
