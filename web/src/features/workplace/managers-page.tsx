import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { workplaceWords } from './workplace.words'
import { WorkplaceText } from './workplace-text'

/** Mental health at work, for those who shape the work of others. */
export default function ManagersPage() {
  const words = useWords(workplaceWords)
  return (
    <WorkplaceText
      id="workplace-manager"
      audience="manager"
      other={{ path: paths.workplace, name: words.forEmployees }}
    />
  )
}
