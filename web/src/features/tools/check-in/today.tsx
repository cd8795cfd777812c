import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Moon } from '../../../ui/scenes/moon'
import { SupportCard } from '../../../ui/support-card'
import type { Day } from '../days'
import { useWorryingWords } from '../use-worrying-words'
import { checkInWords } from './check-in.words'
import { type CheckIn, moods, wordLimit } from './check-ins'
import '../../../ui/chips.css'

/** The day's mood, a word and the night, each kept as it is chosen or typed. */
export function Today({
  today,
  entry,
  onPart,
}: {
  readonly today: Day
  readonly entry: CheckIn
  readonly onPart: (part: CheckIn) => void
}) {
  const words = useWords(checkInWords)
  const language = useLanguage()
  const { isWorrying, onFocus, onBlur } = useWorryingWords()
  return (
    <section className="stack" aria-labelledby="today">
      <h2 id="today" className="lead">
        {words.today(formatDate(today, language))}
      </h2>
      <fieldset>
        <legend className="hidden">{words.mood}</legend>
        <div className="moons">
          {moods.map((mood) => (
            <label className="moon-choice" key={mood}>
              <input
                type="radio"
                name="mood"
                className="hidden"
                checked={entry.mood === mood}
                onChange={() => onPart({ mood })}
              />
              <Moon mood={mood} />
              <span>{words.moods[mood]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="word">{words.word}</label>
        <textarea
          id="word"
          rows={2}
          maxLength={wordLimit}
          value={entry.word ?? ''}
          onFocus={onFocus}
          onBlur={(event) => onBlur(event.target.value)}
          onChange={(event) => onPart({ word: event.target.value })}
        />
      </div>
      {isWorrying && (
        <SupportCard headingLevel="h3" urgent>
          <p>{words.worrying}</p>
        </SupportCard>
      )}
      <fieldset className="stack">
        <legend className="label">{words.sleep}</legend>
        <div className="chips">
          {moods.map((sleep) => (
            <label className="chip" key={sleep}>
              <input
                type="radio"
                name="sleep"
                checked={entry.sleep === sleep}
                onChange={() => onPart({ sleep })}
              />
              {words.sleeps[sleep]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="small muted">{words.kept}</p>
    </section>
  )
}
