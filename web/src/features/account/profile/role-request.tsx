import { professionalRequestSchema } from '@amhs/domain/documents/professional-document'
import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useLiveDocument } from '../../../platform/data/use-live'
import { formatDate } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { hostedProfileWords } from './hosted-profile.words'
import { ProfileSection } from './profile-sections'

/** How a request for the professional's role stands, with the way to its page; nothing where there is none. Stands inside `FirebaseGate`. */
export function RoleRequest({ uid }: { readonly uid: string }) {
  const words = useWords(hostedProfileWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const snapshot = useLiveDocument(
    useMemo(() => doc(firestore, 'professionalRequests', uid), [firestore, uid]),
  )
  const request = v.safeParse(professionalRequestSchema, snapshot?.data())
  if (!request.success) return null
  const { status, askedAt, answeredAt } = request.output
  return (
    <ProfileSection heading={words.roleHeading}>
      <p>{words.roleStates[status](formatDate(answeredAt ?? askedAt, language))}</p>
      <p>
        <Link to={paths.professionalRole}>{words.roleLink}</Link>
      </p>
    </ProfileSection>
  )
}
