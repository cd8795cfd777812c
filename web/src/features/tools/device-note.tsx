import { useWords } from '../../platform/words'
import { toolsWords } from './tools.words'

/** Says that the browser refused to keep what is written; nothing where it did keep it. */
export function DeviceNote({ isStored }: { readonly isStored: boolean }) {
  const words = useWords(toolsWords)
  if (isStored) return null
  return (
    <p className="notice" role="status">
      {words.notKept}
    </p>
  )
}
