import { forgetConsentsOf } from '../../../platform/consent-records'
import { eraseEntered } from '../../../platform/erase-entered'
import { eraseUnfinishedOf } from '../../../platform/erase-stored'
import { setFlashMessage } from '../../../platform/flash-message'
import { eraseToolsOf } from '../../../platform/kept-tools'
import { chooseAgeBand } from '../../../platform/region'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { clearLeftSession } from '../../../platform/session'
import { eraseStoredResultsOf } from '../../../platform/stored-results'
import { useWords } from '../../../platform/words'
import { CheckField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { PasswordField } from '../../../ui/form/text-field'
import type { FormProblem } from '../../../ui/form/use-form'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { accountLabels } from '../account-form.words'
import type { DeleteValues } from '../account-form-rules'
import { deleteRules } from '../account-form-rules'
import { hostedActions } from '../hosted/hosted-actions'
import { useHostedAccount } from '../hosted/hosted-session-state'
import { deleteLocalAccount } from '../local/local-actions'
import { problemsOf } from '../result-problems'
import { ProfileSection } from './profile-sections'
import { yourDataWords } from './your-data.words'

const labels = {
  password: accountLabels.password,
  device: { zh: yourDataWords.zh.deleteDevice, en: yourDataWords.en.deleteDevice },
  understand: { zh: yourDataWords.zh.understand, en: yourDataWords.en.understand },
}

/** Deletes the account after the person has proved who they are and ticked that they know what it means. */
export function DeleteAccountForm({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(yourDataWords)
  const account = useHostedAccount()
  const withGoogle = mode === 'hosted' && account?.hasGoogleOnly === true
  const form = useForm<DeleteValues>({
    name: 'delete',
    initial: { password: '', device: true, understand: false },
    rules: deleteRules(withGoogle),
    labels,
  })

  async function erase({ password, device }: DeleteValues): Promise<readonly FormProblem<DeleteValues>[]> {
    const result =
      mode === 'local'
        ? await deleteLocalAccount(password)
        : await hostedActions.deleteAccount(withGoogle ? null : password)
    if ('reason' in result) return [{ message: result.reason }]
    if (!result.success) {
      return problemsOf<DeleteValues>(result, {
        'wrong-password': 'password',
        'local-current-password-wrong': 'password',
      })
    }
    // Nobody can come back for what the account began and did not finish.
    // The next person at this device is asked how old they are.
    chooseAgeBand(null)
    if (device) eraseEntered()
    else {
      eraseUnfinishedOf(user.id)
      eraseToolsOf(user.id)
      eraseStoredResultsOf(user.id)
    }
    forgetConsentsOf(user.id)
    setFlashMessage('account-deleted')
    // The guard of this page leads home.
    clearLeftSession()
    if (mode === 'hosted')
      await (await import('../hosted/hosted-sign-out')).signOutHosted().catch(() => undefined)
    return []
  }

  return (
    <ProfileSection part="delete" heading={words.deleteHeading}>
      <form method="post" className="stack" noValidate onSubmit={form.onSubmit(erase)}>
        <ErrorSummary form={form} title={words.deleteHeading} />
        <p>{mode === 'hosted' ? words.deleteHosted : words.deleteLocal}</p>
        <p>{withGoogle ? words.confirmGoogle : words.confirmPassword}</p>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {!withGoogle && <PasswordField form={form} field="password" autoComplete="current-password" />}
        <CheckField form={form} field="device" />
        <CheckField form={form} field="understand" />
        <SlowNote busy={form.busy} typed />
        <button type="submit" className="button">
          {form.busy ? words.deleting : words.delete}
        </button>
      </form>
    </ProfileSection>
  )
}
