import type { ActionKind, ActionLink } from '@amhs/domain/accounts/action-link'
import { readActionLink } from '@amhs/domain/accounts/action-link'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mailedQuery } from '../../platform/mailed-link'
import { usePageTitle } from '../../platform/page-meta'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { accountFormWords } from './account-form.words'
import { useMailedOnce } from './mailed-once'
import { AddressCode } from './recovery/address-code'
import { NewMail } from './recovery/code-refused'
import { ResetCode } from './recovery/reset-code'
import { resetPasswordWords } from './recovery/reset-password.words'

/** Opened from the links in the provider's mails: sets a new password, verifies an address, or restores one. */
export default function ResetPasswordPage() {
  const words = useWords(resetPasswordWords)
  const formWords = useWords(accountFormWords)
  const location = useLocation()
  // The page is served without a query: what the link says is only known once the page runs.
  const [link, setLink] = useState<ActionLink | null>(null)
  const mayUse = useMailedOnce()
  useEffect(
    () => setLink(readActionLink(mayUse ? mailedQuery(location) : location.search)),
    [location, mayUse],
  )
  const titles: Partial<Record<ActionKind, string>> = {
    'verify-email': words.verifyTitle,
    'recover-email': words.recoverTitle,
    unknown: words.unknownTitle,
  }
  const title = link ? titles[link.kind] : undefined
  usePageTitle(title ?? null)

  return (
    <Page heading={title ?? words.title}>
      <noscript>
        <p className="notice">{formWords.scriptNeeded}</p>
      </noscript>
      {link === null && <Spinner label={words.checking} />}
      {link?.kind === 'none' && (
        <div className="stack">
          <p>{words.noCode}</p>
          <NewMail />
        </div>
      )}
      {link?.kind === 'reset-password' && <ResetCode key={link.code} code={link.code} />}
      {(link?.kind === 'verify-email' || link?.kind === 'recover-email') && (
        <AddressCode key={link.code} kind={link.kind} code={link.code} />
      )}
      {link?.kind === 'unknown' && (
        <div className="stack">
          <p>{words.unknown}</p>
          <Link className="button" to={paths.contact}>
            {words.contact}
          </Link>
        </div>
      )}
    </Page>
  )
}
