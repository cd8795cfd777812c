import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import { ArticleFinder } from './find/article-finder'
import './learn.css'
import { learnPageWords } from './learn-page.words'
import { SavedList } from './saved/saved-list'

/** All articles: search, what was saved, two ways in by situation, and the list with its filters. */
export default function LearnPage() {
  const words = useWords(learnPageWords)
  return (
    <Page heading={words.title} lead={words.lead}>
      <ScriptNeeded />
      <ArticleFinder>
        <SavedList />
        <section className="split lead-start learn-ways" aria-labelledby="situation">
          <h2 id="situation">{words.forYou}</h2>
          <ul className="next-steps">
            <li>
              <h3>
                <Link to={paths.individual}>{words.individual}</Link>
              </h3>
              <p>{words.individualText}</p>
              <Icon name="forward" />
            </li>
            <li>
              <h3>
                <Link to={paths.caregiver}>{words.caregiver}</Link>
              </h3>
              <p>{words.caregiverText}</p>
              <Icon name="forward" />
            </li>
          </ul>
        </section>
      </ArticleFinder>
    </Page>
  )
}
