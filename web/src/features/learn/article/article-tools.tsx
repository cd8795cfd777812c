import type { ArticleId, ArticleText } from '@amhs/domain/content/article'
import type { ComponentProps, RefObject } from 'react'
import { useId } from 'react'
import { lateCode } from '../../../platform/late-code'
import { useWords } from '../../../platform/words'
import { Late } from '../../../ui/late'
import { PrintButton } from '../../../ui/print-button'
import { SaveButton } from '../saved/save-button'
import { articleToolsWords } from './article-tools.words'
import type { TextSize } from './text-size'
import { textSizes } from './text-size'

const useReadAloud = lateCode(
  async () => (await import('../read-aloud/read-aloud-controls')).ReadAloudControls,
)

/** What a reader can do with an article: keep it, hear it, enlarge it, print it. */
export function ArticleTools({
  id,
  text,
  prose,
  textSize,
  onTextSize,
}: {
  readonly id: ArticleId
  readonly text: ArticleText
  /** The element that shows the text, for marking the sentence that is being read. */
  readonly prose: RefObject<HTMLElement | null>
  readonly textSize: TextSize
  readonly onTextSize: (size: TextSize) => void
}) {
  const words = useWords(articleToolsWords)
  const sizeId = useId()
  return (
    <section className="row article-tools needs-script no-print" aria-label={words.label}>
      <SaveButton id={id} />
      <Late>
        <LateReadAloud text={text} prose={prose} />
      </Late>
      <div className="field">
        <label htmlFor={sizeId}>{words.textSize}</label>
        <select
          id={sizeId}
          value={textSize}
          onChange={({ target }) => onTextSize(textSizes.find((size) => size === target.value) ?? 'normal')}
        >
          {textSizes.map((size) => (
            <option key={size} value={size}>
              {words.sizes[size]}
            </option>
          ))}
        </select>
      </div>
      <PrintButton label={words.print} />
    </section>
  )
}

function LateReadAloud(props: ComponentProps<ReturnType<typeof useReadAloud>>) {
  const ReadAloudControls = useReadAloud()
  return <ReadAloudControls {...props} />
}
