import { medicalAnswer } from '../assistant/follow-up/medical-answers'
import { medicalTellings } from '../assistant/follow-up/medical-follow-ups'
import { replyLimits } from '../assistant/reply-limits'
import { inLanguage, languages } from '../localized'
import { crisisContacts, crisisRegions } from './crisis-lines'
import { fillText } from './fill-template'
import { medicalKinds, medicalTemplate } from './medical-templates'
import { filterReply } from './output-filter'
import { shownTemplate } from './shown-template'

const everything = medicalKinds.flatMap((kind) => [
  ...medicalTemplate(kind).parts,
  ...medicalTellings.map((telling) => medicalAnswer(telling, kind)),
])

test('every sentence is fit to be a reply, and names no other number than the first of the region', () => {
  const stopped: string[] = []
  for (const { text } of everything)
    for (const { tag } of languages) {
      const filled = fillText(inLanguage(text, tag), crisisContacts('CN', { language: tag }), tag)
      expect(filled).not.toMatch(/[{}!！]/)
      const judged = filterReply(filled, replyLimits('CN'))
      if (!judged.ok) stopped.push(`${judged.reason}: ${filled}`)
    }
  expect(stopped).toEqual([])
})

test('every card names the emergency number, in every region, asks nothing and speaks of no suicide', () => {
  for (const kind of medicalKinds) {
    const { id, parts, answers } = shownTemplate('medical', { attacked: false, medical: kind })
    expect([id, answers]).toEqual(['medical', []])
    expect(parts[0]?.text.zh).toContain('{police}')
    expect(parts.map(({ text }) => text.zh + text.en).join(' ')).not.toMatch(
      /自杀|自伤|安全吗|\{hotline\}|suicid|kill|are you safe/i,
    )
    for (const { region } of crisisRegions)
      for (const { text } of parts)
        expect(fillText(text.en, crisisContacts(region, { language: 'en' }), 'en')).not.toMatch(/[{}]/)
  }
})

test('what the cards and their answers say stands in a file that people read', async () => {
  const cards = medicalKinds.map((kind) => {
    const { title, parts } = medicalTemplate(kind)
    return [
      `## ${kind}: ${title.zh} | ${title.en}`,
      '',
      ...parts.map(({ role, text }) => `- ${role}: ${text.zh} | ${text.en}`),
      ...medicalTellings.map((telling) => {
        const { text } = medicalAnswer(telling, kind)
        return `- ${telling}: ${text.zh} | ${text.en}`
      }),
    ].join('\n')
  })
  await expect(['# Cards on an accident or a sudden illness', ...cards, ''].join('\n\n')).toMatchFileSnapshot(
    'medical-cards.md',
  )
})
