import { professionalRequestSchema } from '@amhs/domain/documents/professional-document'
import { doc, getDocFromServer } from 'firebase/firestore'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { hostedProfileWords } from './hosted-profile.words'
import { ProfileSection } from './profile-sections'

/** How a request for the professional's role stands, with the way to its page; nothing where there is none. Stands inside `FirebaseGate`. */
export function RoleRequest({ uid }: { readonly uid: string }) {
  const words = useWords(hostedProfileWords)
  const language = useLanguage()
  const firestore = useFirestore()
  // Most people have none: where it cannot be read, the rest of the profile says so.
  const { data } = useRead({
    key: ['profile', 'role-request'],
    read: async () => (await getDocFromServer(doc(firestore, 'professionalRequests', uid))).data() ?? null,
  })
  const request = v.safeParse(professionalRequestSchema, data)
  if (!request.success) return null
  const { status, askedAt, answeredAt } = request.output
  return (
    <ProfileSection part="role" heading={words.roleHeading}>
      <p>{words.roleStates[status](formatDate(answeredAt ?? askedAt, language))}</p>
      <p>
        <Link to={paths.professionalRole}>{words.roleLink}</Link>
      </p>
    </ProfileSection>
  )
}
