import type { MeetingPattern } from '@amhs/domain/groups/next-meeting'
import { nextMeeting } from '@amhs/domain/groups/next-meeting'
import { localeOf } from '@amhs/domain/language-facts'
import type { Language } from '@amhs/domain/localized'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { supportWords } from './support.words'

/** The present moment, renewed each minute; null before the page has come to life, so that the served text fits. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** When a group meets: in the time of its place, and the next time in the reader's own. */
export function MeetingTimes({
  meeting,
  now,
}: {
  readonly meeting: MeetingPattern
  readonly now: number | null
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const { weekday, time, minutes, everyWeeks, timeZone } = meeting
  const dayName = words.weekdays[weekday - 1] ?? ''
  const pattern = everyWeeks === 1 ? words.weekly(dayName, time) : words.everyWeeks(everyWeeks, dayName, time)
  const zone = now === null ? timeZone : zoneName(timeZone, language, now)
  const next = now === null ? null : nextMeeting(meeting, now)
  return (
    <>
      <p>
        {pattern}
        {words.zoneTime(zone)}
      </p>
      {next && now !== null && (
        <p>
          <b>
            {next.start <= now
              ? words.running(momentText(next.end, language, false))
              : words.next(momentText(next.start, language, true))}
          </b>
        </p>
      )}
      <p className="small muted">{words.minutes(minutes)}</p>
    </>
  )
}

/** A moment in the reader's time zone, with the day where it is asked for. */
function momentText(moment: number, language: Language, withDay: boolean): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    ...(withDay ? { weekday: 'short', month: 'long', day: 'numeric' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
}

function zoneName(timeZone: string, language: Language, moment: number): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
