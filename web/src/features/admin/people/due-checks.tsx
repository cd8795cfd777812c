import { professionLabels } from '@amhs/domain/accounts/professions'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { listDueChecks } from '@amhs/domain/contracts/list-due-checks.contract'
import { recheckProfessional } from '@amhs/domain/contracts/recheck-professional.contract'
import { inLanguage } from '@amhs/domain/localized'
import { useId, useState } from 'react'
import { useRead } from '../../../platform/data/use-read'
import { useReread } from '../../../platform/data/use-reread'
import { formatDate } from '../../../platform/dates'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import type { useAdminAction } from '../use-admin-action'
import { professionalsWords } from './professionals.words'
import { isWholeCheck, noCheck, RegisterCheck, registeredUntilOf } from './register-check'

export type DueCheck = CallResponse<typeof listDueChecks>['checks'][number]

/** The professionals whose entry in a register is to be looked up again, the check that ends first on top. */
export function DueChecks({ action }: { readonly action: ReturnType<typeof useAdminAction> }) {
  const words = useWords(professionalsWords)
  const id = useId()
  const reread = useReread(['admin'])
  const reading = useRead({
    key: ['admin', 'due-checks'],
    read: () => callFunction(listDueChecks, null),
    timeoutMs: callTimeoutMs,
  })
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{words.dueHeading}</h3>
      <Loaded reading={reading}>
        {({ checks, more }) => (
          <>
            <p>{checks.length === 0 ? words.noneDue : words.dueLead}</p>
            <ul className="plain stack">
              {checks.map((check) => (
                <li key={`${check.uid} ${check.checkedAt}`}>
                  <DueCard
                    check={check}
                    busy={action.busy}
                    onAgain={async (found) => {
                      const { uid, checkedAt, name } = check
                      const change = () => callFunction(recheckProfessional, { uid, checkedAt, ...found })
                      if (!(await action.run(change, words.checkedAgain(name)))) return
                      await reread()
                    }}
                  />
                </li>
              ))}
            </ul>
            {more && <p>{words.moreDue}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** One check that ends, with what was looked up last and the way to note that it still holds. */
export function DueCard({
  check,
  busy,
  onAgain,
}: {
  readonly check: DueCheck
  readonly busy: boolean
  readonly onAgain: (found: { readonly registeredUntil?: string }) => Promise<void>
}) {
  const words = useWords(professionalsWords)
  const language = useLanguage()
  const id = useId()
  const [made, setMade] = useState(noCheck)
  const [isMissing, setIsMissing] = useState(false)
  const end = Date.parse(check.validUntil)
  const says = end <= Date.now() ? words.endedOn : words.endsOn
  return (
    <article className="card stack" aria-labelledby={id}>
      <h4 id={id}>
        <bdi>{check.name}</bdi> · {inLanguage(professionLabels[check.profession], language)}
      </h4>
      <p>
        <b>{says(formatDate(end, language))}</b>
      </p>
      <ul className="plain">
        <li>{words.checkedOn(formatDate(Date.parse(check.checkedAt), language))}</li>
        <li>
          {words.organisation}: <bdi>{check.organisation}</bdi>
        </li>
        <li>
          {words.register}: <bdi>{check.register}</bdi>
        </li>
        <li>
          {words.number}: <bdi>{check.number ?? words.noNumber}</bdi>
        </li>
      </ul>
      {check.asksAgain ? (
        <p>{words.asksAgain}</p>
      ) : (
        <>
          <RegisterCheck value={made} onChange={setMade} />
          {isMissing && (
            <p className="error" role="alert">
              {words.missingAgain}
            </p>
          )}
          <div className="row">
            <button
              type="button"
              className="button primary"
              aria-disabled={busy}
              onClick={() => {
                setIsMissing(!isWholeCheck(made))
                if (isWholeCheck(made) && !busy) void onAgain(registeredUntilOf(made))
              }}
            >
              {words.again}
              <span className="hidden">{words.of(check.name)}</span>
            </button>
          </div>
        </>
      )}
    </article>
  )
}
