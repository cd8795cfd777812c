import { beforeAll, describe, expect, test } from 'vitest'
import { loadClassifier } from './classifier/load-classifier'
import type { Classifier } from './classifier/opinion'
import { assessMessage } from './gate'

let classifier: Classifier
beforeAll(async () => {
  classifier = await loadClassifier()
})

describe('a few words', () => {
  test.each([
    'take care of myself',
    'I want to stop smoking',
    'I took my pills this morning',
    '不想活动',
    '今天不想活动',
    '怎么注册账号',
  ])('%s never locks', (text) => {
    expect(assessMessage(text, { classifier }).outcome).not.toBe('lock')
  })

  test.each([
    'I cannot sleep at night',
    "I can't sleep",
    '最近总是睡不着',
    '怎么学游泳',
    'I am stressed about my exams',
  ])('%s asks for an article, not for a card', (text) => {
    expect(assessMessage(text, { classifier }).card).toBeNull()
  })

  test.each(['我不想活了', 'I want to die', '不想活动了，想死', '我不想活。动不了', 'kill myself tonight'])(
    '%s locks',
    (text) => {
      expect(assessMessage(text, { classifier }).outcome).toBe('lock')
    },
  )
})

// Said openly, and nothing of now, of means or of an act: the crisis card, not the emergency card.
test.each([
  'I want to kill myself',
  'i want to die',
  'I am suicidal',
  'honestly i want to kill myself and nobody in my house would notice',
  'I have been thinking about suicide a lot lately',
  '我想死',
  '我想自杀',
  '我不想活了',
  '我真的很想自杀，每天都这么想，不知道该怎么办',
])('%s is a crisis, not danger now', (text) => {
  expect(assessMessage(text, { classifier }).card).toBe('L2')
})
