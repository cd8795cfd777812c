import type { ArticleId } from '@amhs/domain/content/article'
import type { ReactNode } from 'react'
import { useWords } from '../../../platform/words'
import { dataWords } from '../../../ui/data/data.words'
import { deviceSavedArticles } from './saved-articles.device'
import { SavedSection } from './saved-section'

/** The articles that this device holds. */
export function DeviceSavedList({
  device,
  failure,
  onChange,
}: {
  readonly device: readonly ArticleId[]
  /** Why those of the account are missing. */
  readonly failure?: ReactNode
  /** Called when the device holds others. */
  readonly onChange: () => void
}) {
  const { failed } = useWords(dataWords).failures
  return (
    <SavedSection
      ids={device}
      failure={failure}
      failureOf={() => failed}
      onRemove={async (id) => {
        await deviceSavedArticles.remove(id)
        onChange()
      }}
    />
  )
}
