import type { Localized } from '../localized'

/** The topics that group the tools, in the order in which they are shown. */
export const topicIds = [
  'wellbeing',
  'depression',
  'anxiety',
  'distress',
  'child-and-youth',
  'trauma',
  'eating',
  'alcohol',
  'adhd',
  'self-esteem',
  'loneliness',
  'workplace',
  'caregiver',
] as const

export type TopicId = (typeof topicIds)[number]

export const topicTitles: Readonly<Record<TopicId, Localized>> = {
  wellbeing: { zh: '身心健康感受', en: 'Well-being' },
  depression: { zh: '情绪低落', en: 'Low mood' },
  anxiety: { zh: '焦虑', en: 'Anxiety' },
  distress: { zh: '心理困扰', en: 'Distress' },
  'child-and-youth': { zh: '儿童与青少年', en: 'Children and young people' },
  trauma: { zh: '创伤经历', en: 'Trauma' },
  eating: { zh: '饮食', en: 'Eating' },
  alcohol: { zh: '饮酒', en: 'Alcohol' },
  adhd: { zh: '注意力与多动', en: 'Attention and activity' },
  'self-esteem': { zh: '自尊', en: 'Self-esteem' },
  loneliness: { zh: '孤独感', en: 'Loneliness' },
  workplace: { zh: '工作倦怠', en: 'Burnout at work' },
  caregiver: { zh: '照护负担', en: 'Caring for someone' },
}
