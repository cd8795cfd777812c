import { usePageTitle } from '../../platform/page-meta'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { learnWords } from './learn.words'

/** Shown for the address of an article that does not exist. */
export function UnknownArticle() {
  const words = useWords(learnWords)
  usePageTitle(words.unknownHeading)
  return (
    <Page heading={words.unknownHeading} lead={words.unknownText}>
      <ul className="plain row">
        <li>
          <Link to={paths.learn}>{words.toSearch}</Link>
        </li>
        <li>
          <Link to={paths.individual}>{words.forYourself}</Link>
        </li>
        <li>
          <Link to={paths.caregiver}>{words.forCaregivers}</Link>
        </li>
      </ul>
    </Page>
  )
}
