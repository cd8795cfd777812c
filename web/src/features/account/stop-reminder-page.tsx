import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mailedMark } from '../../platform/mailed-link'
import { paths } from '../../platform/paths'
import { useMounted } from '../../platform/use-mounted'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import { SlowNote } from '../../ui/slow-note'
import { useMailedOnce } from './mailed-once'
import { stopReminderWords } from './reminders/stop-reminder.words'

type State = 'asking' | 'working' | 'failed' | 'on' | 'stopped' | 'gone'

/**
 * Where the link in a reminder leads. Opening it stops nothing, since scanners of mail open every link: the button does, without
 * signing in, and takes it back as easily.
 */
export default function StopReminderPage() {
  const words = useWords(stopReminderWords)
  const mayUse = useMailedOnce()
  const said = mailedMark(useLocation())
  const mark = mayUse ? said : null
  const isMounted = useMounted()
  return (
    <Page heading={words.heading} lead={isMounted && mark === null ? words.noLink : words.lead}>
      <ScriptNeeded />
      {isMounted && mark !== null && <StopButton mark={mark} />}
      <p>
        <Link to={`${paths.profile}#reminders`}>{words.profile}</Link>
      </p>
    </Page>
  )
}

function StopButton({ mark }: { readonly mark: string }) {
  const words = useWords(stopReminderWords)
  const [state, setState] = useState<State>('asking')
  async function ask(wish: 'stop' | 'go-on') {
    if (state === 'working') return
    setState('working')
    try {
      const [{ callFunction }, { changeReminder }] = await Promise.all([
        import('../../platform/firebase/call-function'),
        import('@amhs/domain/contracts/change-reminder.contract'),
      ])
      setState((await callFunction(changeReminder, { mark, wish })).state)
    } catch {
      setState('failed')
    }
  }
  const wish = state === 'stopped' ? 'go-on' : 'stop'
  return (
    <div className="stack">
      <p role="status">{state !== 'asking' && words[state]}</p>
      <SlowNote busy={state === 'working'} />
      {state === 'stopped' && <p>{words.back}</p>}
      {state !== 'gone' && (
        <p>
          <button
            type="button"
            className={wish === 'stop' ? 'button primary' : 'button'}
            onClick={() => void ask(wish)}
          >
            {wish === 'stop' ? words.stop : words.goOn}
          </button>
        </p>
      )}
    </div>
  )
}
