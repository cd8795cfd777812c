import { useEffect, useState } from 'react'
import { announce } from '../../platform/announcer'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import type { GroupRepository, GroupRequest, SupportGroup } from './group-repository'
import { cloudGroups } from './group-repository'
import { JoinForm } from './join-form'
import { supportWords } from './support.words'

type JoinState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly repository: GroupRepository
      readonly own: GroupRequest | null
    }

/** A person's request to join one group: asking, seeing that it was sent, taking it back. */
export function JoinPanel({ group, user }: { readonly group: SupportGroup; readonly user: SessionUser }) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<JoinState>({ status: 'loading' })
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let wanted = true
    setState({ status: 'loading' })
    const read = async () => {
      const repository = await cloudGroups(user.id)
      const own = await repository.ownRequest(group.id)
      if (wanted) setState({ status: 'ready', repository, own })
    }
    read().catch(() => wanted && setState({ status: 'failed' }))
    return () => {
      wanted = false
    }
  }, [group.id, user.id, attempt])

  if (state.status === 'loading') return <Spinner label={words.checking} />
  if (state.status === 'failed')
    return (
      <div className="row" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          {words.again}
        </button>
      </div>
    )
  const { repository, own } = state

  const withdraw = async () => {
    setFailed(false)
    try {
      await repository.withdraw(group.id)
      setState({ ...state, own: null })
      announce(words.withdrawn)
    } catch {
      setFailed(true)
    }
  }

  if (own === null)
    return (
      <JoinForm
        groupId={group.id}
        firstName={user.firstName}
        repository={repository}
        onSent={(request) => {
          setState({ ...state, own: request })
          announce(words.sentSaid)
        }}
      />
    )
  return (
    <div className="notice stack">
      <p>{words.sent(formatDate(own.requestedAt, language))}</p>
      {failed && <p role="alert">{words.failed}</p>}
      <button type="button" className="button" onClick={() => void withdraw()}>
        {words.withdraw}
      </button>
    </div>
  )
}
