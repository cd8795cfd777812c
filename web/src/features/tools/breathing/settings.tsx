import { useWords } from '../../../platform/words'
import { breathingWords } from './breathing.words'
import { useCanVibrate } from './cues'
import { type Pace, paceMinutes, paceSeconds } from './pacer'
import '../../../ui/chips.css'

/** How the pacer goes, and what it says beside the picture. Sound, vibration and speech are off until chosen. */
export interface BreathingChoices {
  readonly pace: Pace
  readonly still: boolean
  readonly sound: boolean
  /** From 0 to 1. */
  readonly volume: number
  readonly vibration: boolean
  readonly spoken: boolean
}

interface Props {
  readonly choices: BreathingChoices
  readonly onChoose: (next: Partial<BreathingChoices>) => void
}

/** Length and stillness: what stands right below the pacer. */
export function LengthChoice({ choices, onChoose }: Props) {
  const words = useWords(breathingWords)
  return (
    <div className="row needs-script">
      <fieldset>
        <legend className="hidden">{words.howLong}</legend>
        <div className="chips">
          {paceMinutes.map((minutes) => (
            <label className="chip" key={minutes}>
              <input
                type="radio"
                name="minutes"
                checked={choices.pace.minutes === minutes}
                onChange={() => onChoose({ pace: { ...choices.pace, minutes } })}
              />
              {words.minutes(minutes)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={choices.still}
          onChange={(event) => onChoose({ still: event.target.checked })}
        />
        {words.still}
      </label>
    </div>
  )
}

/** Pace and extra cues, folded away. */
export function MoreChoices({ choices, onChoose }: Props) {
  const words = useWords(breathingWords)
  const { seconds } = choices.pace
  const mayVibrate = useCanVibrate()
  return (
    <div className="needs-script">
      <details className="tool-more">
        <summary>{words.pace}</summary>
        <fieldset className="stack">
          <legend className="small">{words.paceNow(seconds)}</legend>
          <div className="chips">
            {paceSeconds.map((option) => (
              <label className="chip" key={option}>
                <input
                  type="radio"
                  name="seconds"
                  checked={seconds === option}
                  onChange={() => onChoose({ pace: { ...choices.pace, seconds: option } })}
                />
                {words.seconds(option)}
              </label>
            ))}
          </div>
        </fieldset>
      </details>
      <details className="tool-more">
        <summary>{words.cues}</summary>
        <Switch label={words.sound} checked={choices.sound} onChange={(sound) => onChoose({ sound })} />
        {choices.sound && (
          <label className="pacer-volume">
            {words.volume}
            <input
              type="range"
              min="0.1"
              max="1"
              step="0.1"
              value={choices.volume}
              onChange={(event) => onChoose({ volume: event.target.valueAsNumber })}
            />
          </label>
        )}
        {mayVibrate && (
          <Switch
            label={words.vibration}
            checked={choices.vibration}
            onChange={(vibration) => onChoose({ vibration })}
          />
        )}
        <Switch label={words.spoken} checked={choices.spoken} onChange={(spoken) => onChoose({ spoken })} />
      </details>
    </div>
  )
}

function Switch({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
