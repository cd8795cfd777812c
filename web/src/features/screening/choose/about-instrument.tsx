import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { useCallback, useState } from 'react'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import { Spinner } from '../../../ui/spinner'
import { screeningWords } from '../screening.words'

/** The instrument's own file, and the sentences around what it says: few people open this, so no page brings them along. */
async function loadAbout(id: string) {
  const [instrument, { AboutSections }] = await Promise.all([loadInstrument(id), import('./about-sections')])
  return <AboutSections instrument={instrument} />
}

/**
 * "About this tool": what it measures, source, licence, validation, limits and the standing of the Chinese text. It is
 * loaded when somebody opens it.
 *
 * @param name the tool's name, said to screen readers only, so that each of many such controls has a name of its own
 */
export function AboutInstrument({ id, name }: { readonly id: string; readonly name?: string }) {
  const words = useWords(screeningWords)
  const [opened, setOpened] = useState(false)
  const load = useCallback(() => loadAbout(id), [id])
  const { data: sections, error, refetch } = useLoaded(opened ? load : null)

  return (
    <details
      className="about-tool needs-script"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        {words.about}
        {name && <span className="hidden"> {name}</span>}
      </summary>
      {opened && sections === undefined && error === null && <Spinner label={words.aboutLoading} />}
      {error !== null && (
        <p role="alert">
          {words.aboutFailed}{' '}
          <button type="button" className="button" onClick={refetch}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {sections}
    </details>
  )
}
