import { announce } from '../../platform/announcer'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { PrintButton } from '../../ui/print-button'
import { DeviceNote } from './device-note'
import { EraseButton } from './erase-button'
import { focusHeading } from './focus-heading'
import { KeepChoice } from './keep-choice'
import { useKept } from './storage/kept'
import { emptyWorry, withoutWorry, withWorry, worryForm, worryLimits } from './worry/worries'
import { worryWords } from './worry/worry.words'
import { WorryCard } from './worry/worry-card'
import './tools.css'

/** Worries put down one at a time: what can be done about one now, and what may wait. */
export default function WorryPage() {
  const words = useWords(worryWords)
  const { isReady, kept, isStored, change, erase, stays, keep } = useKept(worryForm)
  const shown = kept.length < worryLimits.worries ? [...kept, emptyWorry] : kept
  return (
    <div className="wrap page stack sections tool-page">
      <header className="stack">
        <PageHeading>{words.title}</PageHeading>
        <p className="lead no-print">{words.lead}</p>
        <KeepChoice label={words.staysChoice} stays={stays} keep={keep} />
      </header>
      <noscript>
        <p className="notice">{words.withoutScript}</p>
      </noscript>
      {isReady && (
        <div className="tool-columns">
          <ol className="plain worries">
            {shown.map((worry, at) => (
              <WorryCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a worry is its place; the field must stay while it is typed in
                key={at}
                at={at + 1}
                worry={worry}
                isNew={at === kept.length}
                onPart={(part) => change((before) => withWorry(before, at, part))}
                onLetGo={() => {
                  change((before) => withoutWorry(before, at))
                  focusHeading()
                  announce(words.gone)
                }}
              />
            ))}
          </ol>
          <aside className="stack no-print" aria-label={words.kept}>
            <p className="small muted">{words.kept}</p>
            <p>
              {words.talk} <Link to={paths.location}>{words.talkLink}</Link>
            </p>
            {kept.length > 0 && (
              <div className="row">
                <PrintButton label={words.print} />
                <EraseButton words={words} onErase={erase} />
              </div>
            )}
            <DeviceNote isStored={isStored} />
          </aside>
        </div>
      )}
      <HelpStrip linesFirst />
    </div>
  )
}
