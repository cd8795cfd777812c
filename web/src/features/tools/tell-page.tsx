import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { HelpStrip } from '../../ui/help-strip'
import { Link } from '../../ui/link'
import { OwnWords } from '../../ui/own-words'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import type { Reader } from './tell.words'
import { readers, tellWords } from './tell.words'
import '../../ui/chips.css'

/**
 * A page that a young person hands to a parent, a teacher or another adult: what they would like to be known, in words that are
 * offered and theirs to change. For whom is their own choice: at home it may not be safe to tell. It knows no result and no score, keeps nothing, and sends nothing.
 */
export default function TellPage() {
  const words = useWords(tellWords)
  const [reader, setReader] = useState<Reader | null>(null)
  return (
    <Page heading={words.title} lead={words.lead}>
      <p className="notice">{words.unsafeAtHome}</p>
      <ScriptNeeded />
      <fieldset className="stack needs-script">
        <legend>{words.who}</legend>
        <div className="chips">
          {readers.map((one) => (
            <label className="chip" key={one}>
              <input type="radio" name="reader" checked={reader === one} onChange={() => setReader(one)} />
              {words.readers[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {reader !== null && <WordsFor key={reader} reader={reader} />}
      <section className="stack" aria-labelledby="before">
        <h2 id="before">{words.beforeHeading}</h2>
        <div className="prose">
          <ul>
            {words.before.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <p>
          <Link to={paths.crisis}>{words.notSafe}</Link>
        </p>
      </section>
      <HelpStrip linesFirst />
    </Page>
  )
}

function WordsFor({ reader }: { readonly reader: Reader }) {
  const words = useWords(tellWords)
  const [text, setText] = useState(() => words.texts[reader].join('\n\n'))
  return (
    <section className="panel stack" aria-labelledby="words">
      <h2 id="words">{words.readers[reader]}</h2>
      {reader === 'teacher' && <p className="notice">{words.teacherNote}</p>}
      <OwnWords label={words.label} title={words.title} text={text} onChange={setText} after={[words.tip]} />
    </section>
  )
}
