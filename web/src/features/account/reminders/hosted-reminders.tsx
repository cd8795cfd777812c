import type { ReminderKind, ReminderPlan } from '@amhs/domain/reminders/reminder-plan'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useRead } from '../../../platform/data/use-read'
import { useWrite } from '../../../platform/data/use-write'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { ReminderForm } from './reminder-form'
import { firestoreReminders } from './reminders.firestore'
import type { StoredReminder } from './reminders.repository'
import { remindersWords } from './reminders.words'

const key = ['reminders']

interface Wanted {
  readonly kind: ReminderKind
  readonly plan: ReminderPlan
  readonly nextAt: number
}

/** The reminders of a hosted account, and the form for another. Stands inside `FirebaseGate`. */
export function HostedReminders({ uid }: { readonly uid: string }) {
  const words = useWords(remindersWords)
  const language = useLanguage()
  const reminders = firestoreReminders(useFirestore(), uid)
  const reading = useRead({ key, read: () => reminders.list() })
  const saving = useWrite({
    write: ({ kind, plan, nextAt }: Wanted) => reminders.save(kind, plan, nextAt, language),
    changes: key,
  })
  const removing = useWrite({ write: (kind: ReminderKind) => reminders.remove(kind), changes: key })
  return (
    <>
      <Loaded reading={reading} loading={words.loading} failed={words.failed}>
        {(list) => (
          <ReminderList
            list={list}
            onStop={(kind) => removing.mutate(kind, { onSuccess: () => announce(words.stopped) })}
          />
        )}
      </Loaded>
      {removing.error && (
        <p className="error" role="alert">
          {failureText(removing.error, language)}
        </p>
      )}
      <ReminderForm
        onSave={async ({ kind }, plan, nextAt) => {
          try {
            await saving.mutateAsync({ kind, plan, nextAt })
            return { isSaved: true, text: words.saved(formatDateTime(nextAt, language)) }
          } catch (error) {
            return { isSaved: false, text: `${words.notSaved} ${failureText(error, language)}` }
          }
        }}
      />
    </>
  )
}

function ReminderList({
  list,
  onStop,
}: {
  readonly list: readonly StoredReminder[]
  readonly onStop: (kind: ReminderKind) => void
}) {
  const words = useWords(remindersWords)
  const language = useLanguage()
  if (list.length === 0) return <p className="muted">{words.none}</p>
  return (
    <ul className="consents">
      {list.map(({ kind, reminder }) => (
        <li key={kind}>
          <div>
            <strong>{words.kinds[kind]}</strong>
            {reminder && (
              <p className="small">
                {reminder.nextAt === null
                  ? words.ended[reminder.ended ?? 'over']
                  : words.next(words.rhythms[reminder.every], formatDateTime(reminder.nextAt, language))}
              </p>
            )}
          </div>
          <button type="button" className="button" onClick={() => onStop(kind)}>
            {words.stop}
            <span className="hidden">{words.stopOf(words.kinds[kind])}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
