import { addressIn } from '@amhs/domain/page-address'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand } from '../../platform/region'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { makeWords } from './make/make.words'
import './sharing.css'

const loadShareDesk = async () => (await import('./make/share-desk')).ShareDesk

/** Hands results of one's own choice to somebody by an encrypted link, and shows which links are open. */
export default function SharePage() {
  const words = useWords(makeWords)
  const language = useLanguage()
  const session = useSession()
  const ageBand = useAgeBand()
  if (session.status !== 'signed-in') return null
  const { user, mode } = session
  const loading = <Loading label={words.loading} />
  const reason =
    mode === 'local'
      ? words.local
      : ageBand === 'under-14'
        ? words.young
        : user.emailVerified
          ? null
          : words.unverified
  return (
    <Page heading={words.title} lead={words.lead}>
      {reason !== null && (
        <div className="notice stack">
          {mode === 'local' && <h2 className="lead">{words.localHeading}</h2>}
          <p>{reason}</p>
          <p>
            <Link to={paths.myScreenings}>{words.toResults}</Link>
          </p>
        </div>
      )}
      {mode === 'hosted' && (
        <FirebaseGate fallback={loading} onlyFor={user.id}>
          <OnDemand load={loadShareDesk} fallback={loading}>
            {(ShareDesk) => <ShareDesk uid={user.id} mayMake={reason === null} />}
          </OnDemand>
        </FirebaseGate>
      )}
      <div className="stack no-print">
        <p>
          {/* Loaded anew, since that page has a security policy of its own. */}
          <a href={addressIn(language, paths.shared)}>{words.openOther}</a>
        </p>
        {/* Who comes from a result has just read the whole card. */}
        <HelpStrip linesFirst />
      </div>
    </Page>
  )
}
