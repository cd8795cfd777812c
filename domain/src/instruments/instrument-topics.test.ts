import { instrumentIndex } from './instrument-catalogue'
import { topicIds, topicTitles } from './instrument-topics'

test.each(topicIds)('the topic %s has a name in both languages, and an instrument', (topic) => {
  expect(topicTitles[topic].zh).toMatch(/^\p{Script=Han}{2,}$/u)
  expect(topicTitles[topic].en).toMatch(/^[A-Z][a-z -]{4,}$/)
  expect(instrumentIndex.map((instrument) => instrument.topic)).toContain(topic)
})
