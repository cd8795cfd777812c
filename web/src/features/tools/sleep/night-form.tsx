import { useId, useState } from 'react'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ChoiceChips } from '../../../ui/choice-chips'
import type { Day } from '../days'
import { sleepWords } from './sleep.words'
import {
  looksOdd,
  type Night,
  type NightNumber,
  type NightTime,
  type Quality,
  readTime,
  sleptOf,
} from './sleep-diary'

const qualities: readonly Quality[] = [0, 1, 2, 3, 4]

/** One night, each part kept as it is typed. Nothing is required, and odd times are asked about, not refused. */
export function NightForm({
  morning,
  night,
  onPart,
}: {
  readonly morning: Day
  readonly night: Night
  readonly onPart: (part: Night) => void
}) {
  const words = useWords(sleepWords)
  const language = useLanguage()
  const number = (field: NightNumber) => (
    <NumberField
      label={words.numbers[field]}
      value={night[field] ?? ''}
      onChange={(text) => onPart({ [field]: text })}
    />
  )
  const time = (field: NightTime) => (
    <TimeField
      label={words.times[field]}
      value={night[field] ?? ''}
      onChange={(text) => onPart({ [field]: text })}
    />
  )
  return (
    <section className="stack" aria-labelledby="night">
      <h2 id="night" className="lead">
        {words.night(formatDate(morning, language))}
      </h2>
      <p className="hint">{words.format}</p>
      <div className="night-times">
        {time('bed')}
        {time('tried')}
        {number('latency')}
        {number('awakenings')}
        {time('woke')}
        {time('up')}
      </div>
      <div role="status">{looksOdd(night) && sleptOf(night) && <p className="notice">{words.odd}</p>}</div>
      <ChoiceChips
        legend={words.quality}
        options={qualities}
        chosen={night.quality}
        labelOf={(quality) => words.qualities[quality]}
        onChoose={(quality) => onPart({ quality })}
      />
      <p className="small muted">{words.kept}</p>
    </section>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A time in 24 hours, put in order when the field is left; what is no time stays as it is, with a word on how to write it. */
function TimeField({ label, value, onChange }: FieldProps) {
  const words = useWords(sleepWords)
  const id = useId()
  const [isLeft, setIsLeft] = useState(true)
  const isWrong = isLeft && value !== '' && readTime(value) === null
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onFocus={() => setIsLeft(false)}
        onBlur={() => {
          setIsLeft(true)
          const time = readTime(value)
          if (time !== null && time !== value) onChange(time)
        }}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <span className="hint" id={`${id}-wrong`}>
          {words.notTime}
        </span>
      )}
    </div>
  )
}

function NumberField({ label, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
