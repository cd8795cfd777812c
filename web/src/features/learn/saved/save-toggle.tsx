import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { articleToolsWords } from '../article/article-tools.words'

/** The button that keeps an article and takes it back; `saved` is null until that is known. */
export function SaveToggle({
  saved,
  failure,
  onChange,
}: {
  readonly saved: boolean | null
  /** Why the last try did not work. */
  readonly failure?: string | null
  readonly onChange?: () => void
}) {
  const words = useWords(articleToolsWords)
  return (
    <>
      <button type="button" className="button" disabled={saved === null} onClick={onChange}>
        <Icon name="save" />
        {saved ? words.saved : words.save}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
