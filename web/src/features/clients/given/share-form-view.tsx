import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage } from '@amhs/domain/localized'
import { useRef } from 'react'
import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { releaseResults } from '../../../platform/firebase/release-results'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureMessage } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { ChoiceField } from '../../../ui/form/choice-fields'
import { FieldError } from '../../../ui/form/field-error'
import { SendForm } from '../../../ui/form/send-form'
import { TextField } from '../../../ui/form/text-field'
import { type FormState, useForm } from '../../../ui/form/use-form'
import { dayOf, endOfDay, startOfDay } from '../days'
import { coveredAtOnce, coveredResults, giveGrant, oldestResult, takenInstruments } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { plainToolName, plainToolNames } from '../tool-names'
import { firstDay, grantChoice, type ShareValues, shareRules } from './share-form'

const day = 24 * 60 * 60 * 1000

const labels = {
  instruments: { zh: '哪些问卷', en: 'Which questionnaires' },
  since: { zh: '哪些结果', en: 'Which results' },
  from: { zh: '从哪天起', en: 'From' },
  until: { zh: '到哪天止', en: 'Until' },
  knownAs: { zh: '对方用什么名字称呼你', en: 'The name they know you by' },
  standing: { zh: '以后的新结果', en: 'New results' },
}

/** Pressing again is safe: a share that is on is changed to the same. */
const givenInPart = {
  zh: '分享已经开始，但以前的结果没有全部送到。请再点一次“开始分享”，或者在上面一项一项地点“给对方看”。',
  en: 'Sharing is on, but not all of your earlier results went over. Press “Start sharing” again, or show them one by one above.',
}

/** What a person lets a professional see; said in one sentence before it happens. */
export function ShareForm({
  uid,
  code,
  professional,
  onGiven,
}: {
  readonly uid: string
  readonly code: string
  readonly professional: { readonly uid: string; readonly name: string }
  readonly onGiven: () => void
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const firestore = useFirestore()
  /** Whether the share is on, though what was filled in before may not have gone over. */
  const isGiven = useRef(false)
  const giving = useWrite({
    write: async (values: ShareValues) => {
      const oldest = values.since === 'all' ? await oldestResult(firestore, uid) : null
      const choice = grantChoice({ ...values, from: firstDay(values, oldest) })
      isGiven.current = false
      await giveGrant(firestore, uid, professional.uid, code, choice)
      isGiven.current = true
      // What was filled in before was chosen just now; what comes later is asked about, or not, as the person wishes.
      const results = await coveredResults(firestore, { ...choice, ownerUid: uid })
      await releaseResults(firestore, uid, professional.uid, results)
    },
    timeoutMs: 30_000,
  })
  const form = useForm<ShareValues>({
    name: 'share',
    initial: {
      instruments: [],
      since: 'today',
      from: dayOf(Date.now()),
      until: dayOf(Date.now() + 90 * day),
      // Never from the account: whoever overlooks the field would hand over a real name.
      knownAs: '',
      standing: 'ask',
    },
    rules: shareRules,
    labels,
  })
  const { instruments, since, until } = form.values
  const oldest = useRead({
    key: ['shares', 'oldest'],
    read: () => oldestResult(firestore, uid),
    enabled: since === 'all',
  })
  const dates = [startOfDay(firstDay(form.values, oldest.data ?? null)), endOfDay(until)] as const
  const isWhole =
    instruments.length > 0 &&
    dates.every((date) => !Number.isNaN(date)) &&
    (since !== 'all' || oldest.data !== undefined)
  const covered = useRead({
    key: ['shares', 'to cover', dates[0], ...instruments.toSorted()],
    read: () => coveredResults(firestore, { ownerUid: uid, instruments, from: dates[0] }),
    enabled: isWhole,
  })
  return (
    <SendForm
      form={form}
      title={words.choose}
      button={words.give}
      heading={<h3>{words.choose}</h3>}
      onSend={async (values) => {
        await giving.mutateAsync(values)
        onGiven()
      }}
      failed={(error) => (isGiven.current ? givenInPart : failureMessage(error))}
    >
      <Tools uid={uid} form={form} />
      <ChoiceField
        form={form}
        field="since"
        options={[
          { value: 'today', label: words.sinceToday },
          { value: 'all', label: words.sinceAll },
          { value: 'day', label: words.sinceDay },
        ]}
      />
      {since === 'day' && <TextField form={form} field="from" type="date" hint={words.fromHint} />}
      <TextField form={form} field="until" type="date" hint={words.untilHint} />
      <TextField form={form} field="knownAs" autoComplete="nickname" hint={words.knownAsHint} />
      <ChoiceField
        form={form}
        field="standing"
        options={[
          { value: 'ask', label: words.askEach, hint: words.askEachHint },
          { value: 'standing', label: words.standing, hint: words.standingHint },
        ]}
      />
      {isWhole && (
        <div className="notice stack">
          <p>
            {words.say(
              professional.name,
              plainToolNames(instruments, language),
              formatDate(dates[0], language),
              formatDate(dates[1], language),
            )}
          </p>
          <p role="status">
            {covered.data && words.covers(covered.data.length, covered.data.length >= coveredAtOnce)}
          </p>
          <p>{words.sayStop}</p>
          <p>{words.say911}</p>
        </div>
      )}
    </SendForm>
  )
}

/** The questionnaires to choose from: those that the person has results of, then the others. */
function Tools({ uid, form }: { readonly uid: string; readonly form: FormState<ShareValues> }) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const reading = useRead({ key: ['shares', 'taken'], read: () => takenInstruments(firestore, uid) })
  const id = form.idOf('instruments')
  const box = (tool: string, first: boolean) => (
    <label className="check" key={tool}>
      <input
        type="checkbox"
        id={first ? id : `${id}-${tool}`}
        checked={form.values.instruments.includes(tool)}
        onChange={({ target }) => {
          const others = form.values.instruments.filter((one) => one !== tool)
          form.setValue('instruments', target.checked ? [...others, tool] : others)
          form.validate('instruments')
        }}
      />
      {plainToolName(tool, language)}
    </label>
  )
  return (
    <fieldset>
      <legend className="label">{inLanguage(labels.instruments, language)}</legend>
      <FieldError id={`${id}-error`} problem={form.problemOf('instruments')} />
      <Loaded reading={reading} loading={words.loading}>
        {(taken) => {
          const others = instrumentIndex.map((tool) => tool.id).filter((tool) => !taken.includes(tool))
          return (
            <>
              <p className="small">{taken.length === 0 ? words.nothingTaken : words.taken}</p>
              {taken.map((tool, index) => box(tool, index === 0))}
              <details open={taken.length === 0}>
                <summary>{words.others}</summary>
                {others.map((tool, index) => box(tool, taken.length === 0 && index === 0))}
              </details>
            </>
          )
        }}
      </Loaded>
    </fieldset>
  )
}
