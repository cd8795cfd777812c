import { loadFollowUpReader } from '../../../domain/src/assistant/follow-up/follow-up-reader'
import {
  type AlarmSide,
  followUpsOf,
  namingThem,
  ownFollowUps,
} from '../../../domain/src/assistant/follow-up/follow-ups'
import { clearlyHelps } from '../../../domain/src/assistant/follow-up/whose-danger'
import { readFollowUps } from './read-follow-ups'

/** What the reader does on authors that it has not learned from must not become worse unseen; lower a floor only with the reason in the commit. */
const floors = { answered: 0.76, right: 0.88, theirs: 0.54, takenForTheirs: 0.005 }

const reader = await loadFollowUpReader()
const messages = readFollowUps('test')

test.each(['helping', 'attacked', 'own'] as const)(
  'most of what follows on an alarm is understood: %s',
  (side: AlarmSide) => {
    const possible: readonly string[] = [...followUpsOf(side), 'other']
    const mine = messages.filter(({ followUp }) => possible.includes(followUp))
    const read = mine.flatMap(({ text, followUp }) => {
      const found = reader(text)?.of(side)
      return found ? [found.followUp === followUp] : []
    })
    expect(read.length / mine.length).toBeGreaterThan(floors.answered)
    expect(read.filter((right) => right).length / read.length).toBeGreaterThan(floors.right)
  },
)

test('who writes for somebody else is told from who writes of their own danger', () => {
  const shareOf = (followUps: readonly string[]) => {
    const mine = messages.filter(({ followUp }) => followUps.includes(followUp))
    return mine.filter(({ text }) => (reader(text)?.helps ?? 0) >= clearlyHelps).length / mine.length
  }
  expect(shareOf(namingThem)).toBeGreaterThan(floors.theirs)
  expect(shareOf(ownFollowUps)).toBeLessThan(floors.takenForTheirs)
})

test('a message in which more than one thing is told is not read', () => {
  expect(reader('what do i say to him '.repeat(20))).toBeNull()
  expect(reader('')).toBeNull()
})
