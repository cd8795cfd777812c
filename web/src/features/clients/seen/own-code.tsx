import { stateOfCheck } from '@amhs/domain/accounts/licence-check'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { makeProfessionalCode } from '@amhs/domain/contracts/make-professional-code.contract'
import { addressIn } from '@amhs/domain/page-address'
import { useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useRead } from '../../../platform/data/use-read'
import { useSetRead } from '../../../platform/data/use-set-read'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate, formatDateTime } from '../../../platform/dates'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { paths, shareCodeHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import { SlowNote } from '../../../ui/slow-note'
import { BadgeText } from '../badge-text'
import { clientsWords } from '../clients.words'
import { type Badge, readBadge } from '../grants.firestore'

const loadQrCode = async () => (await import('./qr-code')).QrCode

const useBadge = (uid: string) => {
  const firestore = useFirestore()
  return useRead({ key: ['clients', 'badge', uid], read: () => readBadge(firestore, uid) })
}

/** What a professional shows to clients: the code, or what was checked. */
export function OwnCode({
  uid,
  shows,
}: {
  readonly uid: string
  readonly shows: 'codeHeading' | 'badgeHeading'
}) {
  const words = useWords(clientsWords)
  const badge = useBadge(uid)
  return (
    <Loaded reading={badge} loading={words.loading}>
      {(found) =>
        found === null ? (
          <AskRole />
        ) : (
          <>
            <CheckNotice badge={found} />
            {shows === 'badgeHeading' ? (
              <>
                <p>{words.badgeLead}</p>
                <BadgeText badge={found} />
              </>
            ) : (
              stateOfCheck(found.validUntil, Date.now()) !== 'over' && <Code />
            )}
          </>
        )
      }
    </Loaded>
  )
}

/** That no code can be had, or soon none any more; nothing while the check holds, or is not known. */
export function CheckState({ uid }: { readonly uid: string }) {
  const { data } = useBadge(uid)
  if (data === undefined) return null
  return data === null ? <AskRole /> : <CheckNotice badge={data} />
}

function AskRole() {
  const words = useWords(clientsWords)
  return (
    <p>
      {words.noBadge} <Link to={paths.professionalRole}>{words.askRole}</Link>
    </p>
  )
}

/** What to do when the check ends, or has ended. */
function CheckNotice({ badge }: { readonly badge: Badge }) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const state = stateOfCheck(badge.validUntil, Date.now())
  if (state === 'holds') return null
  const say = state === 'over' ? words.checkOver : words.checkDue
  return (
    <p className="notice">
      {say(formatDate(badge.validUntil, language))} <Link to={paths.professionalRole}>{words.sendAgain}</Link>
    </p>
  )
}

const codeKey = ['clients', 'code'] as const

function Code() {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const [showsQr, setShowsQr] = useState(false)
  /** How the last press ended. */
  const [said, setSaid] = useState<string | null>(null)
  const say = (text: string) => {
    setSaid(text)
    announce(text)
  }
  const reading = useRead({
    key: codeKey,
    read: () => callFunction(makeProfessionalCode, { renew: false }),
    timeoutMs: callTimeoutMs,
  })
  const setRead = useSetRead<CallResponse<typeof makeProfessionalCode>>(codeKey)
  const renewing = useWrite({
    write: () => callFunction(makeProfessionalCode, { renew: true }),
    timeoutMs: callTimeoutMs,
  })
  return (
    <Loaded reading={reading} loading={words.loading}>
      {({ code, expiresAt, sharesEndedAt }) => (
        <div className="card stack">
          {sharesEndedAt !== null && (
            <p className="notice">{words.sharesEnded(formatDate(Date.parse(sharesEndedAt), language))}</p>
          )}
          <p>{words.codeLead}</p>
          <p className="own-code">
            {code.slice(0, 4)} {code.slice(4)}
          </p>
          <p className="small muted">{words.codeUntil(formatDateTime(Date.parse(expiresAt), language))}</p>
          <SlowNote busy={renewing.isPending} />
          {renewing.error && <p className="error">{failureText(renewing.error, language)}</p>}
          <div className="row">
            <button
              type="button"
              className="button"
              onClick={() =>
                void navigator.clipboard.writeText(code).then(
                  () => say(words.copied),
                  () => say(words.copyFailed),
                )
              }
            >
              {words.copy}
            </button>
            <button
              type="button"
              className="button"
              aria-expanded={showsQr}
              onClick={() => setShowsQr(!showsQr)}
            >
              {words.showQr}
            </button>
            <button
              type="button"
              className="button"
              aria-disabled={renewing.isPending}
              onClick={() => {
                if (renewing.isPending) return
                setSaid(null)
                renewing.mutate(undefined, {
                  onSuccess: (answer) => {
                    setRead(() => answer)
                    say(words.renewed)
                  },
                })
              }}
            >
              {renewing.isPending ? words.renewing : words.renew}
            </button>
          </div>
          {said && <p className="notice">{said}</p>}
          {showsQr && (
            <OnDemand load={loadQrCode} fallback={null}>
              {(QrCode) => (
                <QrCode
                  text={window.location.origin + addressIn(language, shareCodeHref(code))}
                  label={words.qr}
                />
              )}
            </OnDemand>
          )}
        </div>
      )}
    </Loaded>
  )
}
