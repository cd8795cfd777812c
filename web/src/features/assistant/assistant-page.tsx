import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SupportCard } from '../../ui/support-card'
import { AgeStep, TooYoung } from './age-step'
import { assistantWords } from './assistant.words'
import { AssistantDisclosure } from './assistant-disclosure'
import { ChatLoader } from './chat-loader'
import './assistant.css'

/** The assistant: what it is, the conversation, and beside it at all times the people one can call. */
export default function AssistantPage() {
  const words = useWords(assistantWords)
  const ageBand = useAgeBand()
  // What was pressed goes away with its question; the focus follows to what takes its place.
  const [moved, setMoved] = useState(false)
  const move = () => setMoved(true)
  return (
    <div className="wrap page split assistant">
      <div className="stack">
        <PageHeading>{words.title}</PageHeading>
        <AssistantDisclosure />
        <p className="without-script notice">{words.withoutScript}</p>
        {ageBand === null && <AgeStep takesFocus={moved} onAnswer={move} />}
        {ageBand === 'under-14' && <TooYoung takesFocus={moved} onBack={move} />}
        {ageBand !== null && ageBand !== 'under-14' && <ChatLoader ageBand={ageBand} takesFocus={moved} />}
        <nav aria-labelledby="assistant-links">
          <h2 id="assistant-links" className="small muted">
            {words.quickLinks}
          </h2>
          <ul className="plain row">
            {(['learn', 'screening', 'location', 'crisis'] as const).map((name) => (
              <li key={name}>
                <Link to={paths[name]}>{words.links[name]}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <aside aria-label={words.people}>
        <SupportCard heading={words.people} />
      </aside>
    </div>
  )
}
