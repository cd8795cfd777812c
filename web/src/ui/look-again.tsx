import type { ReminderKind } from '@amhs/domain/reminders/reminder-plan'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { formatDate } from '../platform/dates'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useSession } from '../platform/session'
import { useWords } from '../platform/words'
import { Icon } from './icon'
import { Link } from './link'
import { lookAgainWords } from './look-again.words'

/**
 * Takes a day along as a calendar file. It says nothing that somebody who sees the calendar would wonder about. Who has a cloud
 * account may be reminded by mail as well; what for and when is handed over in the state of the history, not in an address.
 */
export function LookAgain({
  on,
  of = 'look-again',
  about,
}: {
  readonly on: number
  readonly of?: ReminderKind
  /** Hidden words that tell one of several on a page from the others. */
  readonly about?: ReactNode
}) {
  const words = useWords(lookAgainWords)
  const language = useLanguage()
  const session = useSession()
  const hasMail = session.status === 'signed-in' && session.mode === 'hosted'
  const [isDone, setIsDone] = useState(false)
  async function download() {
    const { downloadCalendarDay } = await import('../platform/calendar-day')
    downloadCalendarDay(new Date(on), words.title)
    setIsDone(true)
  }
  return (
    <div className="stack no-print needs-script">
      <p className="small muted">{words.hint(formatDate(on, language))}</p>
      <button type="button" className="button" onClick={() => void download()}>
        <Icon name="down" />
        {words.button}
        {about}
      </button>
      <p role="status">{isDone && words.done}</p>
      {hasMail && (
        <p>
          <Link to={paths.profile} state={{ remind: of, on }}>
            {words.byMail}
            {about}
          </Link>
        </p>
      )}
    </div>
  )
}
