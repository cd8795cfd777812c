// @vitest-environment jsdom
import cbi from '@amhs/domain/instruments/data/cbi.json'
import phq9 from '@amhs/domain/instruments/data/phq9.json'
import psc17p from '@amhs/domain/instruments/data/psc17p.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import { optionsOf } from '@amhs/domain/instruments/question-flow'
import { scoreInstrument } from '@amhs/domain/instruments/score'
import { readSharedContent } from '@amhs/domain/sharing/read-bundle'
import { type ShareContent, shareBundle } from '@amhs/domain/sharing/share-bundle'
import { cleanup, render, screen } from '@testing-library/react'
import { OpenedContent } from './opened-content'

// Its links need a router.
vi.mock('../../../ui/help-strip', () => ({
  HelpStrip: ({ question }: { question: string }) => <p>{question}</p>,
}))
afterEach(cleanup)

const instrument = parseInstrument('phq9.json', phq9)

function taken(
  id: string,
  total: number,
  band: string,
  finishedAt: string,
): ShareContent['screenings'][number] {
  const answers = Object.fromEntries(instrument.items.map((item) => [item.id, item.id === 'phq9_9' ? 1 : 0]))
  return {
    id,
    instrument,
    answers,
    result: { total, band, safety: [], missing: [] },
    finishedAt,
  }
}

async function shown(audience: ShareContent['audience']): Promise<string> {
  const bundle = shareBundle({
    screenings: [
      taken('one', 8, 'mild', '2026-09-24T08:00:00+08:00'),
      taken('two', 25, 'severe', '2026-11-22T08:00:00+08:00'),
    ],
    withAnswers: true,
    withSafetyAnswers: true,
    words: '请先听我说。',
    name: '小林',
    audience,
    language: 'zh-CN',
    canonicalBase: 'https://example.org/fhir',
    madeAt: '2026-11-23T00:30:00+08:00',
    notes: ['由本人填写，不是诊断。'],
  })
  const content = readSharedContent(JSON.parse(JSON.stringify(bundle)))
  if (!content) throw new Error('The bundle cannot be read')
  const { container } = render(<OpenedContent content={content} />)
  await screen.findByText('请先听我说。')
  return container.textContent ?? ''
}

const inOrder = (text: string, parts: readonly string[]) => {
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}

test('a professional meets what was told about safety, then score, scale and change, then the words', async () => {
  const text = await shown('doctor')
  inOrder(text, [
    '先看这一条',
    '25 分，最高 27 分',
    '在这里',
    '几次的得分',
    '请先听我说。',
    '由本人填写',
    '担心对方有危险？',
    '每一题的回答（2026年11月22日）',
    '8 分，最高 27 分',
  ])
  expect(text.match(/不是诊断/g)).toHaveLength(1)
})

test('a parent meets the words before the score, and how to respond', async () => {
  const text = await shown('parent')
  inOrder(text, [
    '先看这一条',
    '请先听我说。',
    '由本人填写',
    '25 分，最高 27 分',
    '可以怎样回应',
    '担心对方有危险？',
  ])
})

test.each([
  ['teacher', '想请您多留意他。', '先谢谢家长愿意说'],
  ['teacher', '', '先谢谢家长愿意说'],
  ['parent', '', '两个人看到的孩子可以不一样'],
  ['other', '', '听听做家长的有多不容易'],
] as const)(
  'what a parent filled in about a child is said to be that, and nobody speaks as the child (%s “%s”)',
  async (audience, written, advice) => {
    const ofParent = parseInstrument('psc17p.json', psc17p)
    const screening = {
      id: 'one',
      instrument: ofParent,
      answers: Object.fromEntries(ofParent.items.map(({ id }) => [id, 1])),
      result: { total: 17, band: ofParent.scoring.bands[0]?.id ?? '', safety: [], missing: [] },
      finishedAt: '2026-11-22T08:00:00+08:00',
    }
    const bundle = shareBundle({
      screenings: [screening],
      withAnswers: false,
      withSafetyAnswers: false,
      words: written,
      name: '',
      audience,
      language: 'zh-CN',
      canonicalBase: 'https://example.org/fhir',
      madeAt: '2026-11-23T00:30:00+08:00',
      notes: ['由家长填写，说的是孩子，不是诊断。'],
    })
    const content = readSharedContent(JSON.parse(JSON.stringify(bundle)))
    if (!content) throw new Error('The bundle cannot be read')
    const { container } = render(<OpenedContent content={content} />)
    await screen.findByText('可以怎样回应')
    // What nobody wrote is not quoted.
    expect(container.querySelector('blockquote')?.textContent ?? '').toBe(written)
    const text = container.textContent ?? ''
    expect(text).toContain('由家长填写，说的是孩子，不是诊断。')
    expect(text).toContain(advice)
    expect(text).not.toMatch(/由本人填写|学生愿意说|愿意说。不争辩|和本人谈过/)
  },
)

async function rowsOf(data: unknown, name: string, answerOf: (id: string) => number | 'declined') {
  const scored = parseInstrument(name, data)
  const answers = Object.fromEntries(scored.items.map(({ id }) => [id, answerOf(id)]))
  const bundle = shareBundle({
    screenings: [
      {
        id: 'one',
        instrument: scored,
        answers,
        result: scoreInstrument(scored, answers, {}),
        finishedAt: '2026-11-22T08:00:00+08:00',
      },
    ],
    withAnswers: false,
    withSafetyAnswers: false,
    words: '',
    name: '',
    audience: 'teacher',
    language: 'zh-CN',
    canonicalBase: 'https://example.org/fhir',
    madeAt: '2026-11-23T00:30:00+08:00',
    notes: ['不是诊断。'],
  })
  const content = readSharedContent(JSON.parse(JSON.stringify(bundle)))
  if (!content) throw new Error('The bundle cannot be read')
  render(<OpenedContent content={content} />)
  await screen.findByRole('table', { name: '各部分的得分' })
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('the score of a part says which side of its cut-off it lies on, and what that does not say', async () => {
  const internal = new Set(
    parseInstrument('psc17p.json', psc17p).scoring.subscales.find(({ id }) => id === 'internalizing')?.items,
  )
  expect(await rowsOf(psc17p, 'psc17p.json', (id) => (internal.has(id) ? 1 : 0))).toEqual([
    ['担忧与低落', '5，最高 10达到分界（5 分起），值得进一步了解'],
    ['注意力', '0，最高 10没有达到分界（7 分起）'],
    ['行为', '0，最高 14没有达到分界（7 分起）'],
  ])
  expect(screen.getByText(/没有达到，也不等于没有困难/)).toBeTruthy()
})

test('the score of a part without a cut-off says its range; too few answers say so', async () => {
  const burnout = parseInstrument('cbi.json', cbi)
  const highest = (id: string) => {
    const item = burnout.items.find((one) => one.id === id)
    return item ? Math.max(...optionsOf(burnout, item).map(({ value }) => value)) : 0
  }
  const personal = new Set(burnout.scoring.subscales.find(({ id }) => id === 'personal')?.items)
  expect(await rowsOf(cbi, 'cbi.json', (id) => (personal.has(id) ? highest(id) : 'declined'))).toEqual([
    ['个人倦怠', '100，最高 100较高（75–100 分）'],
    ['工作相关倦怠', '回答太少，没有计分'],
  ])
  expect(screen.queryByText(/没有达到，也不等于/)).toBeNull()
})
