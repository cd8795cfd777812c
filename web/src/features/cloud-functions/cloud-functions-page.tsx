import { demoCountdown } from '@amhs/domain/contracts/demo-countdown.contract'
import { demoEcho } from '@amhs/domain/contracts/demo-echo.contract'
import { demoError } from '@amhs/domain/contracts/demo-error.contract'
import { demoHello } from '@amhs/domain/contracts/demo-hello.contract'
import { demoServerTime } from '@amhs/domain/contracts/demo-server-time.contract'
import { demoSum } from '@amhs/domain/contracts/demo-sum.contract'
import { demoWhoAmI } from '@amhs/domain/contracts/demo-who-am-i.contract'
import { useId, useState } from 'react'
import { readAppConfig } from '../../platform/firebase/app-config'
import { callFunction, streamFunction } from '../../platform/firebase/call-function'
import { useLanguage } from '../../platform/preferences'
import { useLoaded } from '../../platform/use-loaded'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import './cloud-functions.css'
import { cloudFunctionsWords } from './cloud-functions.words'
import { DemoCard } from './demo-card'

/** Explains the callables and lets developers try them, error path included. Nothing connects before a button is pressed. */
export default function CloudFunctionsPage() {
  const words = useWords(cloudFunctionsWords)
  const areOff = useLoaded(demosAreOff).data === true

  return (
    <Page heading={words.heading} lead={words.lead}>
      <ScriptNeeded />
      <section className="stack" aria-labelledby="how">
        <h2 id="how">{words.how}</h2>
        <p>{words.howText}</p>
        <p>{words.privacy}</p>
      </section>
      {areOff ? <p className="card">{words.off}</p> : <Demos />}
    </Page>
  )
}

/** Whether this copy of the site has no demo functions; a real project has them only where its operator wants them. */
async function demosAreOff(): Promise<boolean> {
  const config = await readAppConfig()
  return config.backend === 'none' || (config.backend === 'project' && config.demoFunctions !== true)
}

function Demos() {
  const words = useWords(cloudFunctionsWords)
  const language = useLanguage()
  const [name, setName] = useState('')
  const [text, setText] = useState('你好 👋')
  const [numbers, setNumbers] = useState('1, 2, 39')
  const [kind, setKind] = useState<'deliberate' | 'unforeseen'>('deliberate')
  const [from, setFrom] = useState('5')
  const { demos } = words

  return (
    <div className="demos">
      <DemoCard
        name={demoHello.name}
        title={demos.hello.title}
        text={demos.hello.text}
        request={() => (name.trim() === '' ? { language } : { name: name.trim(), language })}
        call={(request) => callFunction(demoHello, request)}
      >
        <Field label={demos.hello.label} value={name} onChange={setName} />
      </DemoCard>
      <DemoCard
        name={demoEcho.name}
        title={demos.echo.title}
        text={demos.echo.text}
        request={() => ({ text })}
        call={(request) => callFunction(demoEcho, request)}
      >
        <Field label={demos.echo.label} value={text} onChange={setText} />
      </DemoCard>
      <DemoCard
        name={demoSum.name}
        title={demos.sum.title}
        text={demos.sum.text}
        request={() => ({ numbers: numbersOf(numbers) })}
        call={(request) => callFunction(demoSum, request)}
      >
        <Field label={demos.sum.label} value={numbers} onChange={setNumbers} />
      </DemoCard>
      <DemoCard
        name={demoServerTime.name}
        title={demos.time.title}
        text={demos.time.text}
        request={() => null}
        call={(request) => callFunction(demoServerTime, request)}
      />
      <DemoCard
        name={demoWhoAmI.name}
        title={demos.whoAmI.title}
        text={demos.whoAmI.text}
        request={() => null}
        call={(request) => callFunction(demoWhoAmI, request)}
      />
      <DemoCard
        name={demoError.name}
        title={demos.error.title}
        text={demos.error.text}
        request={() => ({ kind })}
        call={(request) => callFunction(demoError, request)}
      >
        <fieldset>
          <legend className="label">{demos.error.label}</legend>
          {(['deliberate', 'unforeseen'] as const).map((choice) => (
            <label className="check" key={choice}>
              <input
                type="radio"
                name="error-kind"
                checked={kind === choice}
                onChange={() => setKind(choice)}
              />
              {words[choice]}
            </label>
          ))}
        </fieldset>
      </DemoCard>
      <DemoCard
        name={demoCountdown.name}
        title={demos.countdown.title}
        text={demos.countdown.text}
        request={() => ({ from: Number(from) })}
        call={(request, onChunk, signal) => streamFunction(demoCountdown, request, { onChunk, signal })}
        streams
      >
        <Field label={demos.countdown.label} value={from} onChange={setFrom} numeric />
      </DemoCard>
    </div>
  )
}

/** What the person typed, piece by piece; a piece that is no number is sent as it is, so that the check can name it. */
function numbersOf(text: string): readonly unknown[] {
  return text.split(/[,，\s]+/).flatMap((piece) => {
    if (piece === '') return []
    const number = Number(piece)
    return [Number.isNaN(number) ? piece : number]
  })
}

function Field({
  label,
  value,
  onChange,
  numeric = false,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly numeric?: boolean
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        inputMode={numeric ? 'numeric' : undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
