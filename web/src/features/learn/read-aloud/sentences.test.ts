import { data as articles } from 'virtual:article-index'
import { sentencesOf } from './sentences'

const words = (text: string) => sentencesOf([text]).map((sentence) => sentence.words.trim())

test('texts are cut at the ends of sentences of both languages', () => {
  expect(words('睡好了，身心都受益。真的吗？试试。')).toEqual(['睡好了，身心都受益。', '真的吗？', '试试。'])
  expect(words('Sleep helps. Does it? Try it.')).toEqual(['Sleep helps.', 'Does it?', 'Try it.'])
})

test('closing quotes stay with their sentence', () => {
  expect(words('他说：“我很累。”然后走了。')).toEqual(['他说：“我很累。”', '然后走了。'])
})

test('a number with a point is one word', () => {
  expect(words('About 2.5 hours. Then rest.')).toEqual(['About 2.5 hours.', 'Then rest.'])
})

test('a text without an end is read too, an empty one is not', () => {
  expect(words('睡眠')).toEqual(['睡眠'])
  expect(sentencesOf(['', '  '])).toEqual([])
})

test('each sentence says where it stands, and nothing is lost', () => {
  for (const { summary } of articles) {
    for (const text of [summary.zh, summary.en]) {
      const sentences = sentencesOf(['', text])
      expect(sentences.map((sentence) => sentence.words).join('')).toBe(text)
      for (const { text: number, start, words: spoken } of sentences) {
        expect(number).toBe(1)
        expect(text.slice(start, start + spoken.length)).toBe(spoken)
      }
    }
  }
})
