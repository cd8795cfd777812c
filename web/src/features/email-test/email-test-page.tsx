import { isAdmin } from '@amhs/domain/accounts/roles'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { emailTestWords } from './email-test.words'

const loadEmailTest = async () => (await import('./email-test')).EmailTest

/** Sends one test message to the person's own address; shows administrators how the mail service is set up. */
export default function EmailTestPage() {
  const words = useWords(emailTestWords)
  const session = useSession()
  if (session.status === 'signed-in' && session.mode === 'local') {
    return (
      <Page heading={words.heading} lead={words.local}>
        <p>
          <Link to={paths.profile}>{words.toProfile}</Link>
        </p>
      </Page>
    )
  }
  return (
    <Page heading={words.heading} lead={words.lead}>
      <OnDemand load={loadEmailTest} fallback={<Loading label={words.loading} />}>
        {(EmailTest) => (
          <EmailTest showStatus={session.status === 'signed-in' && isAdmin(session.user.role)} />
        )}
      </OnDemand>
    </Page>
  )
}
