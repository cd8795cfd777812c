import type { Localized } from '../localized'

/** The articles in the order in which lists show them. The id is the address, the folder and the key of ratings. */
export const articleIds = [
  'what-is-mental-health',
  'depression',
  'anxiety',
  'stress',
  'anger',
  'sleep',
  'bipolar',
  'ocd',
  'social-anxiety',
  'adhd',
  'autism',
  'psychosis-early-signs',
  'self-harm',
  'suicide-help',
  'adolescence',
  'exam-stress',
  'school-bullying',
  'online-life',
  'gaming',
  'loneliness',
  'self-esteem',
  'family-conflict',
  'breakup',
  'grief-and-loss',
  'lgbtq',
  'help-a-friend',
  'trauma',
  'domestic-violence',
  'sexual-violence',
  'eating',
  'alcohol',
  'perinatal',
  'caregiver-talk',
  'caregiver-warning',
  'caregiver-selfcare',
  'caregiver-recovery',
  'workplace-burnout',
  'workplace-manager',
  'professional-help',
  'first-visit-china',
  'medicines-basics',
  'rights-mental-health-law',
  'support-groups',
  'accessibility-mh',
] as const

export type ArticleId = (typeof articleIds)[number]

/** True if the text is the id of an article, for example one out of an address. */
export function isArticleId(value: unknown): value is ArticleId {
  return articleIds.some((id) => id === value)
}

export const articleTopics = [
  'basics',
  'mood',
  'anxiety-stress',
  'body',
  'safety',
  'growing-up',
  'relationships',
  'trauma',
  'caring',
  'work',
  'finding-help',
] as const

export type ArticleTopic = (typeof articleTopics)[number]

export const articleTopicNames: Readonly<Record<ArticleTopic, Localized>> = {
  basics: { zh: '基础知识', en: 'Basics' },
  mood: { zh: '情绪', en: 'Mood' },
  'anxiety-stress': { zh: '焦虑与压力', en: 'Anxiety and stress' },
  body: { zh: '睡眠、饮食与身体', en: 'Sleep, food and body' },
  safety: { zh: '危机与安全', en: 'Crisis and safety' },
  'growing-up': { zh: '成长', en: 'Growing up' },
  relationships: { zh: '与人相处', en: 'You and others' },
  trauma: { zh: '创伤', en: 'Trauma' },
  caring: { zh: '照顾他人', en: 'Caring for others' },
  work: { zh: '工作', en: 'Work' },
  'finding-help': { zh: '寻求帮助', en: 'Finding help' },
}

export const articleAudiences = [
  'individual',
  'caregiver',
  'adolescent',
  'young-adult',
  'worker',
  'manager',
  'professional',
] as const

export type ArticleAudience = (typeof articleAudiences)[number]

export const articleAudienceNames: Readonly<Record<ArticleAudience, Localized>> = {
  individual: { zh: '给自己', en: 'For yourself' },
  caregiver: { zh: '给照护者', en: 'For caregivers' },
  adolescent: { zh: '给青少年', en: 'For teenagers' },
  'young-adult': { zh: '给年轻人', en: 'For young adults' },
  worker: { zh: '给上班的人', en: 'For people at work' },
  manager: { zh: '给管理者', en: 'For managers' },
  professional: { zh: '给专业人员', en: 'For professionals' },
}

/** A piece of running text. It carries no markup, so that a page can only ever show it as text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }

export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  /** The place in the page's address; the same in both languages (`part-1`, `part-2`, …). */
  readonly anchor: string
  readonly children: readonly Inline[]
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly children: readonly Inline[]
}

export interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly (readonly Inline[])[]
}

export type Block = Heading | Paragraph | List

/** What an article says in one language. */
export interface ArticleText {
  readonly title: string
  /** What people type who look for it, for the page's head. */
  readonly searchTitle: string
  /** Plain text, read in 30 seconds, shown before everything else. */
  readonly summary: string
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number
  readonly blocks: readonly Block[]
}

export interface ArticleSource {
  readonly name: string
  readonly url: string
  /** The address is a copy or report by somebody else, which we read: readers are told so, and get no link to it. */
  readonly copy?: true | undefined
  /** What the publisher allows: a note for editors. The terms of use say to readers what they need to know of it. */
  readonly licence: string
}

/** A number that changes with time, kept apart from the prose that shows it. */
export interface ArticleFigure extends Localized {
  readonly year: number
  /** Id of an article source. */
  readonly source: string
}

export interface Article {
  readonly id: ArticleId
  readonly topic: ArticleTopic
  readonly audience: readonly ArticleAudience[]
  readonly sources: readonly ArticleSource[]
  /** The figures that the text shows, for the list of sources. */
  readonly figures: readonly ArticleFigure[]
  /** ISO date on which the text was last gone over and updated. No clinician has checked it: the page says so. */
  readonly reviewedOn: string
  /** Ids of related questionnaires that the product ships. */
  readonly instruments: readonly string[]
  readonly zh: ArticleText
  readonly en: ArticleText
}
