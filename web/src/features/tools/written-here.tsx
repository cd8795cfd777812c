import { saveFile } from '../../platform/save-file'
import { useWords } from '../../platform/words'
import { checkInForm } from './check-in/check-ins'
import { dayOf } from './days'
import { DeviceNote } from './device-note'
import { EraseButton } from './erase-button'
import { planForm } from './plan/safety-plan'
import { sleepForm } from './sleep/sleep-diary'
import { useKept } from './storage/kept'
import { toolsWords } from './tools.words'
import { WhereItStays } from './where-it-stays'
import { worryForm } from './worry/worries'

/** What the person here wrote in all tools: taken along as a file, or deleted. Absent where nothing is written. */
export function WrittenHere() {
  const words = useWords(toolsWords)
  const safetyPlan = useKept(planForm)
  const checkIns = useKept(checkInForm)
  const sleepDiary = useKept(sleepForm)
  const worries = useKept(worryForm)
  const kept = { safetyPlan, checkIns, sleepDiary, worries }
  const all = Object.values(kept)
  const written = [
    [words.list.safetyPlan.title, safetyPlan],
    [words.list.checkIn.title, checkIns],
    [words.list.sleepDiary.title, sleepDiary],
    [words.list.worry.title, worries],
  ] as const
  const here = written.filter(([, { isReady, isWritten }]) => isReady && isWritten)
  if (here.length === 0) return null
  const staying = here.filter(([, { stays }]) => stays).map(([title]) => title)

  function save() {
    const content = Object.fromEntries(Object.entries(kept).map(([name, tool]) => [name, tool.kept]))
    saveFile(
      `${words.fileName}-${dayOf(Date.now())}.json`,
      JSON.stringify(content, null, 2),
      'application/json',
    )
  }

  return (
    <section className="stack" aria-labelledby="written">
      <h2 id="written">{words.yours}</h2>
      <div className="row">
        <button type="button" className="button" onClick={save}>
          {words.save}
        </button>
        <EraseButton
          words={words}
          onErase={() => {
            for (const tool of all) tool.erase()
          }}
        />
      </div>
      <p className="small muted">{words.saveHint}</p>
      {staying.length < here.length && <WhereItStays stays={false} />}
      {staying.length > 0 && <p className="small muted">{words.staying(staying)}</p>}
      <DeviceNote isStored={all.every(({ isStored }) => isStored)} />
    </section>
  )
}
