import { loadClassifier } from './classifier/load-classifier'
import { assessMessage } from './gate'
import { toldAsPast } from './told-as-past'

const past = [
  'he hit me last month, ive moved to my mums since',
  '我爸昨晚又打我妈',
  'she threw a pan at me on sunday, i left her. that was two weeks ago',
  '前男友以前掐过我脖子，已经分手一年了',
  'he hit me a day ago',
  'he hit me two days ago',
  'he hit me a week ago',
  'he hit me a month ago',
  'he hit me two months ago',
  'he hit me a year ago',
  'he hit me two years ago',
]
const notPast = [
  'he hit me last month and hes outside now',
  'he hit me last night, his key is in the door',
  '昨天打了我，现在又回来了',
  '寻晚打我，佢喺门口',
  'he hits me',
  'he is hitting me',
]

test.each(past)('%s is told as something of before', (text) => {
  expect(toldAsPast(text)).toBe(true)
})

test.each(notPast)('%s is not', (text) => {
  expect(toldAsPast(text)).toBe(false)
})

test('what is told as before calls for the card for violence, not for the emergency card', async () => {
  const classifier = await loadClassifier()
  const card = (text: string) => assessMessage(text, { classifier }).card
  for (const text of past.slice(0, 2)) expect(card(text), text).toBe('A')
  for (const text of notPast.slice(0, 2)) expect(card(text), text).toBe('L3')
})
