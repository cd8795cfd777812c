import { useLocation } from 'react-router-dom'
import type { AuthMode } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { remindersWords } from '../reminders/reminders.words'
import { consentsWords } from './consents.words'
import { profileWords } from './profile.words'
import type { ProfilePart } from './profile-parts'
import { partsFor } from './profile-parts'
import { yourDataWords } from './your-data.words'

/** The parts of the profile beside it on a wide screen; on a phone the folded parts themselves are the list. */
export function ProfileNavigation({ mode }: { readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const dataWords = useWords(yourDataWords)
  const names: Readonly<Record<ProfilePart, string>> = {
    account: words.accountHeading,
    names: words.namesHeading,
    photo: words.photoHeading,
    role: '',
    password: words.passwordHeading,
    mode: words.modeHeading,
    preferences: words.preferencesHeading,
    reminders: useWords(remindersWords).heading,
    consents: useWords(consentsWords).heading,
    sharing: words.shareHeading,
    data: dataWords.heading,
    delete: dataWords.deleteHeading,
  }
  const { search, hash } = useLocation()
  return (
    <nav className="side-list profile-navigation" aria-label={words.parts}>
      {partsFor(mode).map(({ group, parts }) => (
        <div key={group}>
          <p className="small muted">{words.partGroups[group]}</p>
          <ul className="plain">
            {parts.map((part) => (
              <li key={part}>
                <Link to={{ search, hash: part }} aria-current={hash === `#${part}` ? 'location' : undefined}>
                  {names[part]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
