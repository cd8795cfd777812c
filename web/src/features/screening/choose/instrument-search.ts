import type { Respondent } from '@amhs/domain/instruments/instrument'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { type TopicId, topicTitles } from '@amhs/domain/instruments/instrument-topics'

/** What people type when they do not know a tool's name, in both languages. They only help to find; nothing shows them. */
const topicWords: Readonly<Record<TopicId, readonly string[]>> = {
  wellbeing: [
    '心情',
    '幸福',
    '快乐',
    '状态',
    '精力',
    '休息',
    '生活质量',
    'mood',
    'happy',
    'happiness',
    'energy',
    'wellness',
  ],
  depression: [
    '抑郁',
    '忧郁',
    '抑鬱',
    '憂鬱',
    '难过',
    '伤心',
    '悲伤',
    '想哭',
    '没劲',
    '没兴趣',
    '绝望',
    '睡不着',
    '失眠',
    '睡眠',
    '睡觉',
    '疲惫',
    '累',
    '不想活',
    '自杀',
    '自残',
    '心情',
    '情绪',
    'sad',
    'crying',
    'depressed',
    'depression',
    'hopeless',
    'sleep',
    'insomnia',
    'tired',
    'suicide',
    'self-harm',
    'empty',
    'mood',
  ],
  anxiety: [
    '焦虑',
    '焦慮',
    '紧张',
    '担心',
    '害怕',
    '坐立不安',
    '心慌',
    '恐慌',
    '压力',
    '考试',
    '烦',
    '睡不着',
    'anxious',
    'worry',
    'worried',
    'nervous',
    'panic',
    'stress',
    'afraid',
    'exam',
    'restless',
  ],
  distress: [
    '压力',
    '崩溃',
    '绝望',
    '疲惫',
    '烦躁',
    '难受',
    '痛苦',
    '情绪',
    'stress',
    'overwhelmed',
    'hopeless',
    'nervous',
    'upset',
  ],
  'child-and-youth': [
    '孩子',
    '小孩',
    '儿子',
    '女儿',
    '青少年',
    '学生',
    '家长',
    '父母',
    '学校',
    '行为',
    '注意力',
    '多动',
    '发脾气',
    'child',
    'children',
    'kid',
    'son',
    'daughter',
    'teen',
    'teenager',
    'parent',
    'school',
    'behaviour',
    'behavior',
  ],
  trauma: [
    '创伤',
    '創傷',
    '噩梦',
    '闪回',
    '事故',
    '侵害',
    '虐待',
    '暴力',
    '灾难',
    'ptsd',
    'nightmare',
    'flashback',
    'abuse',
    'accident',
    'violence',
  ],
  eating: [
    '吃饭',
    '饮食',
    '减肥',
    '体重',
    '厌食',
    '暴食',
    '催吐',
    '身材',
    'food',
    'weight',
    'diet',
    'anorexia',
    'bulimia',
    'body',
  ],
  alcohol: ['喝酒', '酒', '酒精', '饮酒', '酗酒', '醉', 'drink', 'drinking', 'drunk', 'beer', 'wine'],
  adhd: [
    '注意力',
    '分心',
    '走神',
    '专心',
    '多动',
    '拖延',
    '冲动',
    'focus',
    'attention',
    'distracted',
    'concentrate',
    'hyperactive',
  ],
  'self-esteem': [
    '自尊',
    '自信',
    '自卑',
    '没用',
    '讨厌自己',
    '自我',
    'confidence',
    'self-worth',
    'worthless',
    'myself',
  ],
  loneliness: ['孤独', '孤單', '寂寞', '朋友', '没人', '一个人', 'lonely', 'alone', 'friends', 'isolated'],
  workplace: [
    '工作',
    '上班',
    '加班',
    '职场',
    '倦怠',
    '累',
    '疲惫',
    '压力',
    '老板',
    'job',
    'work',
    'burnout',
    'burned out',
    'exhausted',
    'stress',
  ],
  caregiver: [
    '照顾',
    '照护',
    '护理',
    '老人',
    '父母',
    '家人',
    '压力',
    '累',
    'carer',
    'caring',
    'elderly',
    'family',
    'stress',
  ],
}

const respondentWords: Readonly<Record<Respondent, readonly string[]>> = {
  self: [],
  parent: ['孩子', '家长', '小孩', 'child', 'parent', 'kid'],
  caregiver: ['照护者', '照顾', '家人', 'caregiver', 'carer'],
}

/** Words for single tools, where their topic's words would promise too much or too little. */
const toolWords: Readonly<Record<string, readonly string[]>> = {
  phqa: ['青少年', '学生', '孩子', 'teen', 'teenager', 'adolescent', 'student'],
  cesdc: ['青少年', '学生', '孩子', 'teen', 'teenager', 'adolescent', 'student'],
}

/** What people put around the words that count: "which test is for my 14-year-old". */
const fillers = new Set(
  'which what test tests questionnaire quiz form screening is are the a an for of to on about my our me i should can do take with year years old'.split(
    ' ',
  ),
)

/** "14-year-old", "9yo": somebody asks about a child. */
function isChildsAge(word: string): boolean {
  const years = /^(\d{1,2})(?:yearolds?|yrold|yo)$/.exec(word)?.[1]
  return years !== undefined && Number(years) < 18
}

/** Letters and figures only, so that "PHQ 9", "phq-9" and "PHQ9" are one word. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * The tools that a search in either language finds, in the order of the list. Every word typed (but for fillers) must be found in the
 * tool's name, topic, purpose or everyday words. A Chinese sentence also finds a tool by an everyday word of at least
 * two characters inside it ("我最近睡不着" finds what "睡不着" finds). An empty search finds all.
 */
export function searchInstruments<Tool extends { readonly summary: InstrumentSummary }>(
  tools: readonly Tool[],
  query: string,
): readonly Tool[] {
  const typed = query
    .split(/\s+/u)
    .map(plain)
    .map((word) => (isChildsAge(word) ? 'child' : word))
    .filter((word) => word !== '' && !fillers.has(word))
  if (plain(query) === '') return tools
  const isSentence = /^\S*\p{Script=Han}\S*$/u.test(query.trim())
  return tools.filter(({ summary }) => {
    const texts = searchedTexts(summary).map(plain)
    const whole = plain(query)
    return (
      texts.some((text) => text.includes(whole)) ||
      (typed.length > 0 && typed.every((word) => texts.some((text) => meets(text, word)))) ||
      (isSentence && texts.some((text) => meets(text, whole)))
    )
  })
}

function meets(text: string, word: string): boolean {
  if (text.includes(word)) return true
  return /\p{Script=Han}{2,}/u.test(text) && word.includes(text)
}

function searchedTexts({ id, title, measures, topic, respondent }: InstrumentSummary): readonly string[] {
  return [
    id,
    title.zh,
    title.en,
    measures.zh,
    measures.en,
    topicTitles[topic].zh,
    topicTitles[topic].en,
    ...topicWords[topic],
    ...respondentWords[respondent],
    ...(toolWords[id] ?? []),
  ]
}
