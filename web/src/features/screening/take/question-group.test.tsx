// @vitest-environment jsdom

import type { Instrument } from '@amhs/domain/instruments/instrument'
import { instrumentIndex, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QuestionGroup } from './question-group'

afterEach(cleanup)

function show(
  instrument: Instrument,
  index: number,
  props: { readonly error?: string; readonly value?: number } = {},
) {
  const question = questionsToAsk(instrument, {})[index]
  if (!question) throw new Error(`There is no question ${index}`)
  const onAnswer = vi.fn()
  render(
    <QuestionGroup
      instrument={instrument}
      question={question}
      answer={props.value}
      error={props.error}
      onAnswer={onAnswer}
      large
    />,
  )
  return { question, onAnswer }
}

describe('a question as a screen reader says it', () => {
  test('the group with its name and period, then each option with its place, then the end', async () => {
    show(await loadInstrument('phq9'), 0)
    await virtual.start({ container: document.body })
    const said: string[] = []
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') {
      said.push(await virtual.lastSpokenPhrase())
      await virtual.next()
    }
    await virtual.stop()
    const radios = said.filter((phrase) => phrase.startsWith('radio,'))
    expect(said.find((phrase) => phrase.startsWith('radiogroup'))).toMatch(
      /^radiogroup, 做事时提不起劲或没有兴趣/,
    )
    expect(said.find((phrase) => phrase.startsWith('radiogroup'))).toContain('在过去的两周里')
    expect(radios.map((phrase) => phrase.split(', ').slice(0, 2))).toEqual([
      ['radio', '完全不会'],
      ['radio', '好几天'],
      ['radio', '一半以上的天数'],
      ['radio', '几乎每天'],
    ])
    expect(said).toContain('heading, 做事时提不起劲或没有兴趣, level 2')
    expect(radios[0]).toContain('position 1')
    expect(radios[0]).toContain('set size 4')
  })

  test('in a list of all questions each group has the period that stands above them', async () => {
    const instrument = await loadInstrument('phq9')
    const question = questionsToAsk(instrument, {})[0]
    if (!question) throw new Error('There is no question')
    render(
      <>
        <p id="stem">在过去的两周里</p>
        <QuestionGroup
          instrument={instrument}
          question={question}
          answer={undefined}
          stemId="stem"
          onAnswer={() => undefined}
        />
      </>,
    )
    expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe('stem')
  })

  test('an error is part of what the group says', async () => {
    show(await loadInstrument('phq9'), 0, { error: '请选一个最接近的答案。' })
    await virtual.start({ container: document.body })
    let phrase = ''
    while (!phrase.startsWith('radiogroup')) {
      await virtual.next()
      phrase = await virtual.lastSpokenPhrase()
    }
    await virtual.stop()
    expect(phrase).toContain('请选一个最接近的答案。')
    expect(phrase).toContain('invalid')
  })
})

describe.each(instrumentIndex.map(({ id }) => id))('%s', (id) => {
  test('every question is a required radio group of its own name, nothing chosen beforehand', async () => {
    const instrument = await loadInstrument(id)
    for (const [index, question] of questionsToAsk(instrument, {}).entries()) {
      show(instrument, index)
      const group = screen.getByRole('radiogroup')
      expect(group.getAttribute('aria-required')).toBe(String(question.kind !== 'unscored'))
      const radios = screen.getAllByRole<HTMLInputElement>('radio')
      expect(radios).toHaveLength(question.options.length)
      expect(new Set(radios.map(({ name }) => name))).toEqual(new Set([question.id]))
      expect(radios.filter(({ checked }) => checked)).toEqual([])
      expect(screen.queryAllByRole('checkbox')).toHaveLength(
        question.mayDecline && question.kind !== 'unscored' ? 1 : 0,
      )
      cleanup()
    }
  })
})

test('says how an answer was given: keys choose and pass through, and lead nowhere', async () => {
  const { onAnswer } = show(await loadInstrument('phq9'), 8)
  const [first, second] = screen.getAllByRole('radio')
  if (!first || !second) throw new Error('two options are needed')
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  fireEvent.click(second)
  expect(onAnswer).toHaveBeenLastCalledWith(1, 'key')
  fireEvent.keyDown(first, { key: ' ' })
  fireEvent.click(first)
  expect(onAnswer).toHaveBeenLastCalledWith(0, 'key')
  fireEvent(first, pointerDown({ pressure: 0.5 }))
  fireEvent.click(first)
  expect(onAnswer).toHaveBeenLastCalledWith(0, 'tap')
  // What a screen reader on Android sends.
  fireEvent(second, pointerDown({ width: 1, height: 1, pressure: 0, pointerType: 'mouse' }))
  fireEvent.click(second)
  expect(onAnswer).toHaveBeenLastCalledWith(1, 'choice')
})

test('the answer given before, tapped again, is told again', async () => {
  const { onAnswer } = show(await loadInstrument('phq9'), 0, { value: 1 })
  const chosen = screen.getByRole('radio', { checked: true })
  fireEvent.click(chosen)
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent(chosen, pointerDown({ pressure: 0.5 }))
  fireEvent.click(chosen)
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(1, 'tap')
})

/** The test's browser has no pointer events of its own that would carry these. */
function pointerDown(facts: Readonly<Record<string, unknown>>): Event {
  return Object.assign(new MouseEvent('pointerdown', { bubbles: true }), facts)
}

test('declining is a box beside the group and can be undone', async () => {
  const { onAnswer } = show(await loadInstrument('phq9'), 8)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(onAnswer).toHaveBeenLastCalledWith('declined', 'choice')
})
