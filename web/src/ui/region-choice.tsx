import { inLanguage } from '@amhs/domain/localized'
import {
  crisisRegion,
  crisisRegions,
  isCrisisRegionId,
  unknownRegion,
} from '@amhs/domain/safety/crisis-lines'
import { useId } from 'react'
import { useLanguage } from '../platform/preferences'
import { chooseRegion, useIsRegionGuessed, useRegion } from '../platform/region'
import { useWords } from '../platform/words'
import { supportWords } from './support.words'

/** The person's region: one native select, remembered on the device. Where it was guessed, one press says that it is right. */
export function RegionChoice() {
  const words = useWords(supportWords)
  const language = useLanguage()
  const region = useRegion()
  const isGuessed = useIsRegionGuessed() && region !== unknownRegion
  const id = useId()
  return (
    <div className="field needs-script">
      <label htmlFor={id}>{words.region}</label>
      <select
        id={id}
        value={region}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const chosen = event.target.value
          if (isCrisisRegionId(chosen)) chooseRegion(chosen)
        }}
      >
        {crisisRegions.map((entry) => (
          <option key={entry.region} value={entry.region}>
            {entry.region === unknownRegion && region === unknownRegion
              ? `${words.chooseRegion} (${inLanguage(entry.name, language)})`
              : inLanguage(entry.name, language)}
          </option>
        ))}
      </select>
      <span className="hint" id={`${id}-hint`}>
        {isGuessed ? words.regionGuessed : words.regionHint}
      </span>
      {isGuessed && (
        <p>
          <button type="button" className="button" onClick={() => chooseRegion(region)}>
            {words.regionRight(inLanguage(crisisRegion(region).name, language))}
          </button>
        </p>
      )}
    </div>
  )
}
