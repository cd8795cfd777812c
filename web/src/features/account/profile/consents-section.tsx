import type { ConsentKind } from '@amhs/domain/documents/document-limits'
import { consentKinds } from '@amhs/domain/documents/document-limits'
import { writtenLanguage } from '@amhs/domain/language-facts'
import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import type { DeviceConsent } from '../../../platform/consent-records'
import { recordConsents } from '../../../platform/consents'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { consentsWords } from './consents.words'
import { ProfileSection } from './profile-sections'

/** A newsletter is not sent: there is nothing to agree to, but what an earlier list recorded stays valid in the documents. */
const shownKinds = consentKinds.filter((kind) => kind !== 'newsletter')

/** What was agreed to and withdrawn, with version, time and language; each can be changed on its own. */
export function ConsentsSection({
  consents,
}: {
  readonly consents: Partial<Record<ConsentKind, DeviceConsent>>
}) {
  const words = useWords(consentsWords)
  const [problem, setProblem] = useState<ConsentKind | null>(null)
  const change = async (kind: ConsentKind, given: boolean) => {
    setProblem(null)
    try {
      await recordConsents([kind], given)
      announce(words.saved)
    } catch {
      setProblem(kind)
      announce(words.failed, 'assertive')
    }
  }
  return (
    <ProfileSection part="consents" heading={words.heading}>
      <p>{words.intro}</p>
      <ul className="consents">
        {shownKinds.map((kind) => (
          <li key={kind}>
            <div>
              <strong>{words.kinds[kind]}</strong>
              <ConsentState consent={consents[kind]} />
              {kind === 'terms' && <p className="small">{words.termsKept}</p>}
              {problem === kind && <p className="error">{words.failed}</p>}
            </div>
            {kind !== 'terms' && (
              <button
                type="button"
                className="button"
                onClick={() => void change(kind, consents[kind]?.given !== true)}
              >
                {consents[kind]?.given ? words.withdraw : words.give}
                <span className="hidden">{words.ofKind(words.kinds[kind])}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

function ConsentState({ consent }: { readonly consent: DeviceConsent | undefined }) {
  const words = useWords(consentsWords)
  const language = useLanguage()
  if (!consent) return <p className="small">{words.never}</p>
  const text = consent.given ? words.given : words.withdrawn
  return (
    <p className="small">
      {text(
        formatDateTime(consent.at, language),
        consent.version,
        words.languages[writtenLanguage(consent.language)],
      )}
    </p>
  )
}
