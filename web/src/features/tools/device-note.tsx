import { useWords } from '../../platform/words'
import { toolsWords } from './tools.words'

/** Says where it is kept; in place of that, that the browser refused. */
export function DeviceNote({ isStored }: { readonly isStored: boolean }) {
  const words = useWords(toolsWords)
  if (!isStored)
    return (
      <p className="notice" role="status">
        {words.notKept}
      </p>
    )
  return <p className="small muted">{words.stays}</p>
}
