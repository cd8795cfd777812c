import { nextMeeting, upcomingMeetings } from './next-meeting'

const london = { weekday: 7, time: '18:00', timeZone: 'Europe/London', minutes: 90, everyWeeks: 1 }
const at = (iso: string) => Date.parse(iso)
const start = (pattern: typeof london, now: string) => {
  const meeting = nextMeeting(pattern, at(now))
  return meeting && new Date(meeting.start).toISOString()
}

describe('the next meeting', () => {
  test('follows the clocks of its own place through the year', () => {
    expect(start(london, '2026-07-01T00:00:00Z')).toBe('2026-07-05T17:00:00.000Z')
    expect(start(london, '2026-12-01T00:00:00Z')).toBe('2026-12-06T18:00:00.000Z')
  })

  test('is the running one until it ends, then the one a week later', () => {
    expect(start(london, '2026-12-06T19:29:59Z')).toBe('2026-12-06T18:00:00.000Z')
    expect(start(london, '2026-12-06T19:30:00Z')).toBe('2026-12-13T18:00:00.000Z')
  })

  test('is found when its weekday there is another than here', () => {
    const shanghai = { ...london, weekday: 1, time: '01:00', timeZone: 'Asia/Shanghai' }
    expect(start(shanghai, '2026-11-21T00:00:00Z')).toBe('2026-11-22T17:00:00.000Z')
  })

  test('that runs past midnight is still the running one', () => {
    const late = { ...london, weekday: 6, time: '23:30' }
    expect(start(late, '2026-12-06T00:15:00Z')).toBe('2026-12-05T23:30:00.000Z')
  })

  test('at a skipped hour is later by the jump, at a doubled hour the first', () => {
    const newYork = { ...london, time: '02:30', timeZone: 'America/New_York' }
    expect(start(newYork, '2026-03-07T00:00:00Z')).toBe('2026-03-08T07:30:00.000Z')
    const doubled = { ...newYork, time: '01:30' }
    expect(start(doubled, '2026-10-31T12:00:00Z')).toBe('2026-11-01T05:30:00.000Z')
    const berlin = { ...london, time: '02:30', timeZone: 'Europe/Berlin' }
    expect(start(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
  })

  test('keeps its time across a change of clocks in the week between', () => {
    expect(start(london, '2026-10-20T12:00:00Z')).toBe('2026-10-25T18:00:00.000Z')
    expect(start(london, '2026-03-24T12:00:00Z')).toBe('2026-03-29T17:00:00.000Z')
  })

  test('is not guessed for groups that skip weeks', () => {
    expect(nextMeeting({ ...london, everyWeeks: 2 }, at('2026-11-21T00:00:00Z'))).toBeNull()
  })
})

const inLondon = { weekday: 7, time: '18:00', timeZone: 'Europe/London', minutes: 90, everyWeeks: 1 }
const running = Date.parse('2026-10-18T17:30:00Z')
const starts = (count: number) =>
  upcomingMeetings(inLondon, running, count).map(({ start }) => new Date(start).toISOString())

describe('the next meetings', () => {
  test('begin with the running one and keep their time through a change of clocks', () => {
    expect(starts(3)).toEqual([
      '2026-10-18T17:00:00.000Z',
      '2026-10-25T18:00:00.000Z',
      '2026-11-01T18:00:00.000Z',
    ])
  })

  test('are not guessed for a group that skips weeks', () => {
    expect(upcomingMeetings({ ...inLondon, everyWeeks: 2 }, running, 3)).toEqual([])
  })
})
