import { inLanguage } from '@amhs/domain/localized'
import {
  crisisRegion,
  crisisRegions,
  emergencyToCall,
  isCrisisRegionId,
  unknownRegion,
} from '@amhs/domain/safety/crisis-lines'
import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../platform/preferences'
import { chooseRegion, useIsRegionGuessed, useRegion } from '../platform/region'
import { useWords } from '../platform/words'
import { NumbersWithoutScript } from './numbers-without-script'
import { supportWords } from './support.words'

/**
 * The person's region: one native select, remembered on the device. Where it was guessed, one press says that it is right. Whose numbers
 * are shown after a choice is said to who does not see them change, from here, so that it is heard inside a window as well.
 *
 * @param onChoose told that a region was chosen, for whoever must keep the select where it is: arrow keys choose while it has the focus
 * @param takesFocus where it takes the place of the button that asked for it
 */
export function RegionChoice({
  onChoose,
  takesFocus = false,
}: {
  readonly onChoose?: () => void
  readonly takesFocus?: boolean
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const region = useRegion()
  const isGuessed = useIsRegionGuessed() && region !== unknownRegion
  const id = useId()
  const [hasChosen, setHasChosen] = useState(false)
  const entry = crisisRegion(region)
  const name = inLanguage(entry.name, language)
  const [emergency] = emergencyToCall(entry)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (takesFocus) select.current?.focus()
  }, [takesFocus])
  return (
    <div>
      <noscript>{import.meta.env.SSR && region === unknownRegion && <NumbersWithoutScript />}</noscript>
      <div className="field needs-script">
        <label htmlFor={id}>{words.region}</label>
        <select
          id={id}
          ref={select}
          value={region}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const chosen = event.target.value
            if (!isCrisisRegionId(chosen)) return
            onChoose?.()
            setHasChosen(true)
            chooseRegion(chosen)
          }}
        >
          {crisisRegions.map((entry) => (
            <option key={entry.region} value={entry.region}>
              {entry.region === unknownRegion && region === unknownRegion
                ? words.notChosen
                : inLanguage(entry.name, language)}
            </option>
          ))}
        </select>
        <span className="hint" id={`${id}-hint`}>
          {isGuessed ? words.regionGuessed : words.regionHint}
        </span>
        {isGuessed && (
          <p>
            <button
              type="button"
              className="button"
              onClick={() => {
                chooseRegion(region)
                // The button is gone with it.
                select.current?.focus()
              }}
            >
              {words.regionRight(name)}
            </button>
          </p>
        )}
      </div>
      <p className="hidden" role="status">
        {hasChosen && emergency && words.nowNumbers(name, emergency.number)}
      </p>
    </div>
  )
}

/** Beside numbers that are known: the choice behind one line. */
export function RegionFold() {
  const words = useWords(supportWords)
  return (
    <details className="needs-script">
      <summary>{words.somewhereElse}</summary>
      <RegionChoice />
    </details>
  )
}

/** Whose numbers these are, and whether anybody has said so. */
export function NumbersOf() {
  const words = useWords(supportWords)
  const name = inLanguage(crisisRegion(useRegion()).name, useLanguage())
  return useIsRegionGuessed() ? words.guessedNumbers(name) : words.numbersOf(name)
}
