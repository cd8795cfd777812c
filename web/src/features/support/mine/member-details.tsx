import { calendarFile } from '@amhs/domain/calendar-file'
import { upcomingMeetings } from '@amhs/domain/groups/next-meeting'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { saveFile } from '../../../platform/save-file'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { readMemberDetails } from '../groups.firestore'
import type { SupportGroup } from '../groups.repository'
import { MeetingTimes, useNow } from '../meeting-times'
import { mineWords } from './mine.words'

/** Meetings in a calendar file: three months of a weekly group. */
const meetingsKept = 13

/** When a group meets, and what its facilitator tells members alone. Stands inside `FirebaseGate`. */
export function MemberDetails({ group }: { readonly group: SupportGroup }) {
  const words = useWords(mineWords)
  const firestore = useFirestore()
  const now = useNow()
  const reading = useRead({
    key: ['groups', group.id, 'details'],
    read: () => readMemberDetails(firestore, group.id),
  })
  const meetings = now === null ? [] : upcomingMeetings(group.meeting, now, meetingsKept)
  const calendar = meetings.length > 0 && (
    <button
      type="button"
      className="button"
      onClick={() => {
        const events = meetings.map((when) => ({
          // The same each time, so that the calendar replaces an entry that it has; the group's own id says nothing to whoever looks there.
          id: `${group.id}-${when.start}`,
          title: words.calendarTitle,
          when,
        }))
        const file = calendarFile(events, Date.now())
        saveFile('meetings.ics', file, 'text/calendar')
      }}
    >
      {words.calendar}
    </button>
  )
  return (
    <>
      <div>
        <MeetingTimes meeting={group.meeting} now={now} />
      </div>
      <Loaded reading={reading} loading={words.detailsLoading} failed={words.detailsFailed}>
        {(details) => (
          <>
            {details === null && <p>{words.noDetails}</p>}
            {details?.place && (
              <p>
                <b>{words.place}</b> {details.place}
              </p>
            )}
            {details?.rules && (
              <div>
                <p>
                  <b>{words.rules}</b>
                </p>
                <p className="group-message">{details.rules}</p>
              </div>
            )}
            <div className="row">
              {details?.link && (
                <a className="button primary" href={details.link} target="_blank" rel="noreferrer noopener">
                  {words.enter}
                </a>
              )}
              {calendar}
            </div>
          </>
        )}
      </Loaded>
      {calendar && <p className="small muted">{words.calendarHint}</p>}
    </>
  )
}
