// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseAgeBand } from '../../platform/region'
import { SafetyCard } from './safety-card'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

type Card = Parameters<typeof SafetyCard>[0]['entry']

function show(change: Partial<Card>, isOver: boolean, numbersAbove: number | null = null) {
  render(
    <MemoryRouter>
      <SafetyCard
        entry={{
          id: 1,
          kind: 'card',
          card: 'L2',
          helper: false,
          aboutChild: false,
          answer: null,
          attacked: false,
          ...change,
        }}
        takesFocus={false}
        isOver={isOver}
        numbersAbove={numbersAbove}
      />
    </MemoryRouter>,
  )
}

const choices = () => screen.queryAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET')

test('who has swallowed something and has no help yet finds the number and no exercise', () => {
  show({ card: 'safe-not-sure', took: true }, false)
  expect(screen.getAllByRole('link', { name: /^120 / }).length).toBeGreaterThan(0)
  expect(screen.getByRole('group', { name: '打了电话，或者动身了，就告诉我。' })).toBeTruthy()
  expect(screen.queryByText(/烛光|看看四周/)).toBeNull()
})

test('a card that asks has its choices', () => {
  show({}, false)
  expect(choices()).toHaveLength(1)
  expect(screen.getByRole('button', { name: '不确定' })).toBeTruthy()
})

test.each([
  ['not-sure', '不确定'],
  ['yes', '安全'],
])('an older card keeps its numbers and says what was chosen (%s), and has no choices', (answer, label) => {
  show({ answer }, true)
  expect(choices()).toHaveLength(0)
  expect(screen.queryByRole('button', { name: '不确定' })).toBeNull()
  expect(screen.getByText(new RegExp(`你选了“.*${label}.*”`))).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /12356/ }).length).toBeGreaterThan(0)
})

test.each(['L2', 'L3', 'H'] as const)(
  'one that was taken back (%s) says so, asks no more, and quotes no answer to what it asked',
  (card) => {
    show({ card, answer: 'correction' }, true)
    expect(screen.getByText('你告诉我，这不是你的意思。')).toBeTruthy()
    expect(screen.queryByText(/你现在安全吗/)).toBeNull()
    expect(screen.queryByText(/你选了/)).toBeNull()
    expect(screen.getAllByRole('link', { name: /^120 / }).length).toBeGreaterThan(0)
  },
)

test('one that was never answered and is over says nothing of an answer', () => {
  show({}, true)
  expect(choices()).toHaveLength(0)
  expect(screen.queryByText(/你选了/)).toBeNull()
})

test.each([
  ['L2', false],
  ['L2', true],
  ['L3', false],
  ['H', false],
] as const)(
  'the numbers stand before the button that takes the alarm back (%s, again: %s)',
  (card, again) => {
    show({ card, again }, false)
    const numbers = screen.getAllByRole('link', { name: /^1\d{2,4} / })
    const correction = screen.getByRole('button', { name: '我不是这个意思' })
    expect(numbers.length).toBeGreaterThan(1)
    for (const number of numbers.slice(0, 2))
      expect(
        number.compareDocumentPosition(correction) & Node.DOCUMENT_POSITION_FOLLOWING,
        number.textContent ?? '',
      ).toBeTruthy()
  },
)

test.each([
  ['L3', false, '谢谢你说出来。'],
  ['L3', true, '这不是你的错。'],
  ['H', false, '你说的这些，我会认真对待。'],
  ['safe-not-sure', false, '说不准也没关系，不用马上想清楚。'],
] as const)('%s (attacked: %s): one kind sentence, once, and then the numbers', (card, attacked, kind) => {
  show({ card, attacked }, false)
  const sentence = screen.getByText(kind)
  const [number] = screen.getAllByRole('link')
  expect(sentence.previousElementSibling?.tagName).toBe('H3')
  expect(number && sentence.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('who has swallowed something is told not to wait, also beside the thanks for being safe', () => {
  show({ card: 'safe-yes', took: true }, true)
  screen.getByText(/要是没人来，或者更不舒服了，马上再打 120/)
  expect(screen.queryByText(/如果之后需要/)).toBeNull()
})

test('a danger that was just written is said to have been read', () => {
  show({ card: 'L2', again: true, more: true }, false)
  screen.getByText(/你刚写的我也读到了/)
  expect(screen.queryByText(/不用重说/)).toBeNull()
})

test('who writes that they are safe reads of the button before everything else, and the numbers stay', () => {
  show({ card: 'L3', again: true, tells: 'safe' }, false)
  const asked = screen.getByText(/请在下面按一下/)
  expect(asked.previousElementSibling?.tagName).toBe('H3')
  expect(asked.nextElementSibling?.tagName).toBe('FIELDSET')
  expect(screen.getAllByRole('link', { name: /^1\d{2,4} / }).length).toBeGreaterThan(0)
})

test.each([
  [false, /去有人的地方/],
  [true, /说吃了什么、多少、什么时候/],
] as const)(
  'who writes that help was called reads what to do until it is there (swallowed: %s)',
  (took, what) => {
    show({ card: 'L3', again: true, tells: 'help-called', ...(took && { took }) }, false)
    const told = screen.getByText(what)
    expect(told.previousElementSibling?.tagName).toBe('H3')
    expect(choices()).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: /^1\d{2,4} / }).length).toBeGreaterThan(0)
  },
)

test.each([
  [undefined, /请离得最近的人马上过来/],
  [true, /告诉警察人在哪个城市/],
] as const)('who does not get through reads what else to do (for somebody else: %s)', (helping, what) => {
  show({ card: 'L3', again: true, tells: 'no-line', ...(helping && { helping }) }, false)
  screen.getByText(what)
  expect(choices()).toHaveLength(1)
})

test.each([undefined, true] as const)(
  'who waits for help that does not come is told to call again (for somebody else: %s)',
  (helping) => {
    show({ card: 'L3', again: true, tells: 'no-help', ...(helping && { helping }) }, false)
    screen.getByText(/^再打一次 120/)
  },
)

test.each([
  ['with-them', 'swallowed', /按电话里说的做心肺复苏/],
  ['elsewhere', 'height', /不知道人在哪儿，就把账号告诉警察/],
] as const)('who helps and says where they are is told what to do there (%s)', (tells, theirDanger, step) => {
  show({ card: 'L3', again: true, helping: true, theirDanger, tells }, false)
  screen.getByText(step)
  expect(choices()).toHaveLength(1)
})

test('who bleeds and writes on is told of the wound again', () => {
  show({ card: 'L3', again: true, hurt: true }, false)
  screen.getByText(/用干净的布按住伤口/)
})

test('who writes on for the third time is not told the same once more', () => {
  show({ card: 'L2', again: true, repeated: true }, false)
  screen.getByText('我读到了。先选一个，才知道接下来给你看什么：')
  expect(screen.queryByText(/你写的都留在上面/)).toBeNull()
})

test('what is asked in danger now stands right below the numbers', () => {
  show({ card: 'L3', helping: true, helper: true }, false)
  const asked = screen.getByRole('group', { name: '对方现在怎么样？' })
  expect(asked.compareDocumentPosition(screen.getByText(/^请现在拨打 120/))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const [number] = screen.getAllByRole('link')
  expect(number && asked.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('a wound is pressed before anything is asked', () => {
  show({ card: 'L3', hurt: true }, false)
  const [fieldset] = choices()
  expect(fieldset?.compareDocumentPosition(screen.getByText(/按住伤口/))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
})

test('whoever said in the window that they are elsewhere reads that way alone', () => {
  show({ card: 'L3', helping: true, helper: true, saidInWindow: 'elsewhere' }, false)
  screen.getByRole('heading', { name: '我不在对方身边' })
  expect(screen.queryByRole('heading', { name: '我在对方身边' })).toBeNull()
})

test('what is asked under a card without a question is answered on it', () => {
  show({ card: 'T', tells: 'secret' }, true)
  screen.getByText(/不用守这个秘密/)
})

test('who tells of violence against a friend reads whom to tell, and is not asked about themselves', () => {
  show({ card: 'A', attacked: true, witness: true }, false)
  screen.getByRole('heading', { name: '有人在伤害对方' })
  screen.getByText(/这样的秘密不用守/)
  expect(screen.queryByRole('group', { name: /你现在安全吗/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '安全' })).toBeNull()
})

test.each([
  [null, true],
  ['14-17', true],
  ['adult', false],
] as const)('an adult is told nothing for who is under 18 (%s)', (ageBand, isTold) => {
  chooseAgeBand(ageBand)
  show({ card: 'A' }, false)
  expect(screen.queryByText(/如果你未满 18 岁/) !== null).toBe(isTold)
  screen.getByText(isTold ? /大人，或报警/ : '告诉一位你信任的人，或报警。')
  chooseAgeBand(null)
})

test.each([
  ['L2', false, '120 急救'],
  ['L2', true, '120 急救'],
  ['ask-again', false, '120 急救'],
  ['they-are-away', false, '110 报警'],
] as const)(
  '%s (again: %s) below a card with the numbers: the emergency number, and the way up',
  (card, again, number) => {
    show({ card, again, attacked: card === 'they-are-away' }, false, 7)
    const calls = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    expect(calls.map(({ textContent }) => textContent)).toEqual([number])
    expect(screen.getByRole('button', { name: '看电话' })).toBeTruthy()
  },
)

test('the way up leads to the first number of the card that holds them', () => {
  render(
    <MemoryRouter>
      {[7, 8].map((id) => (
        <SafetyCard
          key={id}
          entry={{
            id,
            kind: 'card',
            card: 'L2',
            helper: false,
            aboutChild: false,
            answer: null,
            attacked: false,
          }}
          takesFocus={false}
          numbersAbove={id === 8 ? 7 : null}
        />
      ))}
    </MemoryRouter>,
  )
  screen.getByRole('button', { name: '看电话' }).click()
  expect(document.activeElement?.textContent).toMatch(/^120/)
})

test('who is not sure meets one line, then one thing to do with its exercise, then who is near', () => {
  show({ card: 'safe-not-sure' }, false)
  const [line, ...others] = screen.getAllByRole('link')
  expect(line?.textContent).toMatch(/^12356/)
  expect(others.map((link) => link.getAttribute('href'))).not.toContainEqual(expect.stringMatching(/^tel:/))
  const order = [
    line,
    screen.getByText(/慢慢说出五样/),
    screen.getByRole('link', { name: '一步一步看看四周' }),
    screen.getByText(/附近有没有让你觉得安全的人/),
  ]
  for (const [index, element] of order.slice(1).entries())
    expect(element && order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('who shakes without alcohol reads of a doctor today, with one line and the article, and no plan', () => {
  show({ card: 'withdrawal' }, false)
  expect(screen.getByRole('heading', { name: '停酒的事，今天就问医生' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^120 / })).toHaveLength(1)
  expect(screen.getByRole('link', { name: '读《酒精与其他物质》' }).getAttribute('href')).toContain('alcohol')
  expect(screen.queryByRole('link', { name: /12355/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /安全计划/ })).toBeNull()
  expect(choices()).toHaveLength(0)
})

test('an accident stands with the ambulance alone: no line, no plan, nothing on suicide, nothing to press', () => {
  show({ card: 'medical', medical: 'chest', helper: true }, false)
  expect(screen.getByRole('heading', { name: '先叫急救，别等' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['120 急救', '110 报警'])
  expect(screen.queryByText(/自杀|安全吗/)).toBeNull()
  expect(choices()).toHaveLength(0)
  cleanup()
  show({ card: 'medical', medical: 'chest', tells: 'medical-door' }, false)
  expect(screen.getByText(/^要，趁现在能走，把门打开/)).toBeTruthy()
  expect(screen.queryByText(/怕是心脏/)).toBeNull()
  cleanup()
  // It has no choices, and so is "over" from the first: what was answered stays to be read.
  show({ card: 'medical', medical: 'chest', tells: 'medical-door' }, true)
  expect(screen.getByText(/^要，趁现在能走，把门打开/)).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('who hurts themselves reads how to care for the wound, and the article on that and not on suicide', () => {
  show({ card: 'self-harm', hurt: true }, false)
  expect(choices()).toHaveLength(1)
  expect(screen.getByText(/用干净的布按住/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '读《了解自伤》' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '我不是这个意思' })).toBeTruthy()
  cleanup()
  show({ card: 'safe-yes', hurt: true }, false)
  expect(screen.getByRole('link', { name: '读《了解自伤》' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /自杀念头/ })).toBeNull()
})

test('no exercise stands on the card of who is not sure where there is gas', () => {
  show({ card: 'safe-not-sure', gas: true }, false)
  screen.getByText(/^先到外面去，现在就去/)
  expect(screen.queryByText(/呼吸|烛光/)).toBeNull()
  screen.getByRole('button', { name: '我已经在外面了' })
  screen.getByText('到了外面，就告诉我。')
})

test('who has lost somebody is led to the article on grief, and asked about themselves', () => {
  show({ card: 'L1', bereaved: true }, false)
  screen.getByRole('link', { name: '读《失去亲人与哀伤》' })
  screen.getByRole('group', { name: /^失去这样重要的人/ })
})
