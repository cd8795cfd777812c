import { assessMessage } from '../gate'

describe('what others asked, and "no" as the answer', () => {
  test.each([
    'The clinic form has a line on thoughts of suicide. I ticked no and meant it.',
    'Any thoughts of suicide, said the sheet. I circled no.',
    'The nurse asked if I am suicidal, I came in about my knee.',
    '体检问卷问有没有自杀的念头，我填没有',
  ])('asks gently: %s', (text) => {
    expect(assessMessage(text)).toMatchObject({ level: 'L2', outcome: 'gentle' })
  })

  test.each([
    'The form asked about thoughts of suicide. I ticked no but I lied.',
    'The nurse asked if I am suicidal. I am.',
    '问卷问有没有自杀的念头，我填没有，其实我天天想死',
  ])('what the answer hides is believed: %s', (text) => {
    expect(assessMessage(text)).toMatchObject({ outcome: 'lock', context: null })
  })
})

describe('at work on a roof or a bridge', () => {
  test.each(['Standing on the roof. Gutters are full of moss again.', '我站在楼顶，师傅说这块防水要重做'])(
    'asks gently: %s',
    (text) => expect(assessMessage(text).outcome).toBe('gentle'),
  )

  test.each(['Standing on the roof. Nobody is coming up here.', '我站在楼顶，风好大'])('locks: %s', (text) =>
    expect(assessMessage(text).card).toBe('L3'),
  )
})

describe('a subject that somebody works on', () => {
  test.each([
    'I need figures on suicide for a talk at work',
    'I teach Sunday school and a boy said Judas unalived himself',
    'three warning signs for suicide, the training wants five',
  ])('is no statement of the person: %s', (text) => {
    expect(assessMessage(text).outcome).not.toBe('lock')
  })

  test.each([
    'training was fine, since then I think of killing myself',
    'I teach all day and then I want to die',
    'nobody at work knows the signs, I am suicidal',
  ])('beside a statement of the person it changes nothing: %s', (text) => {
    expect(assessMessage(text)).toMatchObject({ card: 'L2', context: null })
  })
})
