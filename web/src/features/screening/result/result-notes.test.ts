// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { finishScreening } from '../storage/finish-screening'
import { handedContactNotes, resultNotes } from './result-notes'

const [phq9, psc17p] = await Promise.all([loadInstrument('phq9'), loadInstrument('psc17p')])
const reader = { language: 'en', region: 'UK', ageBand: null } as const
const inChinese = { ...reader, language: 'zh-CN' } as const

function printed(instrument: typeof phq9, language: Parameters<typeof resultNotes>[2]) {
  const answers = Object.fromEntries(instrument.items.map(({ id }) => [id, 0]))
  const record = finishScreening(instrument, { answers }, { language: 'en', finishedAt: Date.now() })
  return resultNotes(instrument, record, language).join('\n')
}

test('a sheet about a child speaks of the child in danger, never of whoever reads it', () => {
  for (const text of [printed(psc17p, reader), handedContactNotes(psc17p, reader).join('\n')]) {
    expect(text).toMatch(/If the child might hurt themselves, or is in danger, call 999/)
    expect(text).not.toMatch(/yourself|myself/)
    expect(text).toContain('116 123')
  }
  for (const text of [printed(psc17p, inChinese), handedContactNotes(psc17p, inChinese).join('\n')]) {
    expect(text).toContain('如果孩子可能会伤害自己')
  }
})

test('a sheet about a child names the lines for a parent, then the one that the child can call', () => {
  const ofGrownUp = { ...reader, ageBand: 'adult' } as const
  for (const notes of [printed(psc17p, ofGrownUp).split('\n'), handedContactNotes(psc17p, ofGrownUp)]) {
    const lines = notes.filter((note) => /^NHS 111|116 123|0800/.test(note))
    expect(lines[0]).toMatch(/^NHS 111/)
    expect(lines[1]).toMatch(/^Samaritans 116 123/)
    expect(lines[2]).toMatch(/^Childline, for the child to contact 0800 1111/)
  }
  expect(printed(phq9, ofGrownUp)).not.toContain('Childline')
})

test('a printed line for texts says which word to send', () => {
  expect(printed(phq9, { ...reader, ageBand: 'adult' })).toContain('Shout: text SHOUT to 85258 (24/7)')
})

test('a sheet about oneself speaks in one’s own voice where it is written for somebody else to read', () => {
  expect(printed(phq9, reader)).toContain('If you might hurt yourself')
  expect(handedContactNotes(phq9, reader)[0]).toMatch(/^If I might hurt myself, or am in danger, call 999/)
  expect(handedContactNotes(phq9, inChinese)[0]).toMatch(/^如果我可能会伤害自己，或正处在危险中，请拨打：/)
})
