import { usePreferences } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { toolsWords } from './tools.words'

/** Says where it is kept and when it goes; in place of that, that the browser refused. */
export function DeviceNote({
  isStored,
  outlasts = false,
}: {
  readonly isStored: boolean
  /** It stays after quick exit and sign-out. */
  readonly outlasts?: boolean
}) {
  const words = useWords(toolsWords)
  const { quickExitErases } = usePreferences()
  if (!isStored)
    return (
      <p className="notice" role="status">
        {words.notKept}
      </p>
    )
  return (
    <p className="small muted">
      {words.stays}
      {!outlasts && ` ${quickExitErases ? words.goesByExit : words.goesBySignOut}`}
    </p>
  )
}
