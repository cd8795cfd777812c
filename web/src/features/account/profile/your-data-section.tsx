import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useLanguage } from '../../../platform/preferences'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ProfileSection } from './profile-sections'
import { yourDataWords } from './your-data.words'

/** The download of everything, for programs and for people. */
export function YourDataSection({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(yourDataWords)
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'collecting' | 'ready' | 'failed'>('idle')

  async function download(kind: 'json' | 'html') {
    if (state === 'collecting') return
    setState('collecting')
    announce(words.collecting)
    try {
      const [{ collectOwnData }, files, { resultsInWords }, { saveFile }] = await Promise.all([
        import('./own-data'),
        import('./own-data-files'),
        import('./results-in-words'),
        import('../../../platform/save-file'),
      ])
      const data = await collectOwnData(user, mode, language)
      const name = `my-data-${data.exportedAt.slice(0, 10)}.${kind}`
      if (kind === 'json') saveFile(name, files.jsonFile(data), 'application/json')
      else {
        const results = await resultsInWords(files.storedResults(data), language)
        saveFile(name, files.htmlFile(data, results, language), 'text/html')
      }
      setState('ready')
      announce(words.ready)
    } catch {
      setState('failed')
      announce(words.failed, 'assertive')
    }
  }

  return (
    <ProfileSection part="data" heading={words.heading}>
      <p>{mode === 'hosted' ? words.introHosted : words.introLocal}</p>
      {mode === 'hosted' && <p className="small">{words.notIncluded}</p>}
      <div className="row">
        <button type="button" className="button" onClick={() => void download('json')}>
          {words.json}
        </button>
        <button type="button" className="button" onClick={() => void download('html')}>
          {words.html}
        </button>
      </div>
      {state === 'collecting' && <p>{words.collecting}</p>}
      {state === 'ready' && <p>{words.ready}</p>}
      {state === 'failed' && <p className="error">{words.failed}</p>}
    </ProfileSection>
  )
}
