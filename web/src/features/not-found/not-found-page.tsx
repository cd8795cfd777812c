import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { notFoundWords } from './not-found.words'

/** Where every unknown address ends. It says so, and leads on: nobody in need should stop here. */
export default function NotFoundPage() {
  const words = useWords(notFoundWords)
  return (
    <Page heading={words.title} lead={words.text}>
      <ul className="plain row">
        {(
          [
            ['crisis', paths.crisis],
            ['home', paths.home],
            ['search', paths.learn],
            ['screening', paths.screening],
          ] as const
        ).map(([name, path]) => (
          <li key={name}>
            <Link to={path}>{words[name]}</Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
