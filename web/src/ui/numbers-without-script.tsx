import { inLanguage } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { crisisContacts, crisisRegions, unknownRegion } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useRegion } from '../platform/region'
import { useWords } from '../platform/words'
import { numbersWithoutScriptWords } from './numbers-without-script.words'

/**
 * Telephone numbers on a page that without scripts would show none: where no region can be guessed or chosen, those of every place
 * that we know. Stands in a `noscript`, and only where a page is made to be served (`import.meta.env.SSR`): a browser that runs
 * scripts loads nothing of it.
 */
export function NumbersWithoutScript() {
  const words = useWords(numbersWithoutScriptWords)
  const language = useLanguage()
  const region = useRegion()
  const places = crisisRegions.filter((entry) =>
    region === unknownRegion ? entry.region !== unknownRegion : entry.region === region,
  )
  return (
    <div className="stack">
      <p>{words.call}</p>
      <ul className="plain">
        {places.map((place) => {
          const { emergency, lines } = crisisContacts(place.region, { language })
          const line = lines.find(({ number }) => number !== null)
          const numbers = [
            ...emergency.slice(0, 2).map((entry) => ({ number: entry.number, name: entry.for })),
            ...(line?.number ? [{ number: line.number, name: lineNameBeside(line) }] : []),
          ]
          return (
            <li key={place.region} className="row">
              <b>{words.place(inLanguage(place.name, language))}</b>
              {numbers.map(({ number, name }) => (
                <a key={number} className="button" href={telephoneHref(number) ?? undefined}>
                  {number} {inLanguage(name, language)}
                </a>
              ))}
            </li>
          )
        })}
      </ul>
      <p>
        <a href={addressIn(language, paths.crisis)}>{words.all}</a>
      </p>
    </div>
  )
}
