import { useCallback, useState } from 'react'
import { paths, resourceHref } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useMounted } from '../../platform/use-mounted'
import { useWords } from '../../platform/words'
import { ArticleDrawing } from '../../ui/article-drawing'
import { Drawing } from '../../ui/drawing'
import street from '../../ui/drawings/street.svg'
import { FeelingTiles } from '../../ui/feeling-tiles'
import { HelpStrip } from '../../ui/help-strip'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { homeWords } from './home.words'
import { ReturningSlot } from './returning/returning-slot'
import './home.css'

const doors = [
  ['adult', `${paths.screening}?age=adult`],
  ['young', `${paths.screening}?age=young`],
  ['caregiver', paths.caregiver],
  ['professional', paths.about],
] as const

const smallTools = ['breathing', 'grounding', 'checkIn', 'safetyPlan'] as const
const reads = [
  ['sleep', 'sleep'],
  ['talking', 'caregiver-talk'],
  ['stress', 'stress'],
] as const

/**
 * One question with eight answers to begin with, the way to a person, and four doors. For somebody who comes back, what fits today
 * stands above them.
 */
export default function HomePage() {
  const words = useWords(homeWords)
  const isMounted = useMounted()
  const session = useSession()
  const hasAccount = session.status === 'signed-in' && session.mode === 'hosted'
  const [isBack, setIsBack] = useState<boolean | null>(null)
  const decide = useCallback((back: boolean) => {
    delete document.documentElement.dataset.comesBack
    setIsBack(back)
  }, [])
  return (
    <>
      <div className="night hero">
        <div className="wrap">
          <div className="hero-words">
            <PageHeading isOpen={isMounted && isBack === null}>
              {isBack ? words.back : words.heading}
            </PageHeading>
            <p className="lead">{isBack ? words.backLead : words.lead}</p>
          </div>
          <Drawing src={street} width={520} height={282} />
        </div>
      </div>
      <div
        className={
          isMounted && isBack === null
            ? 'wrap page stack sections home-waits'
            : 'wrap page stack sections home-rest'
        }
      >
        <ReturningSlot onDecided={decide} />
        <section className="stack" aria-labelledby="feel">
          <h2 className={isBack ? undefined : 'hidden'} id="feel">
            {isBack ? words.somethingElse : words.feelings}
          </h2>
          <FeelingTiles />
          <p className="muted">{hasAccount ? words.withAccount : words.noAccount}</p>
          <p>
            <Link to={paths.screening}>{words.allTools}</Link>
          </p>
        </section>
        <HelpStrip question={words.inDanger} text={words.inDangerText} linesFirst />
        <section className="split lead-start" aria-labelledby="start">
          <h2 id="start">{words.whereToStart}</h2>
          <ul className="next-steps">
            {doors.map(([door, path]) => (
              <li key={door}>
                <h3>
                  <Link to={path}>{words.doors[door].title}</Link>
                </h3>
                <p>{words.doors[door].text}</p>
                <Icon name="forward" />
              </li>
            ))}
          </ul>
        </section>
        <section className="stack" aria-labelledby="small-tools">
          <h2 id="small-tools">{words.smallTools}</h2>
          <ul className="plain row">
            {smallTools.map((tool) => (
              <li key={tool}>
                <Link className="button" to={paths[tool]}>
                  {words.smallToolNames[tool]}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <Link to={paths.tools}>{words.allSmallTools}</Link>
          </p>
        </section>
        <section className="stack" aria-labelledby="reads">
          <h2 id="reads">{words.readsHeading}</h2>
          <ul className="grid plain">
            {reads.map(([article, id]) => (
              <li className="card pictured" key={article}>
                <ArticleDrawing id={id} />
                <div>
                  <h3>
                    <Link to={resourceHref(id)}>{words.reads[article].title}</Link>
                  </h3>
                  <p>{words.reads[article].text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p>
            <Link to={paths.learn}>{words.allReads}</Link>
          </p>
        </section>
        <section className="split lead-start" aria-labelledby="promise">
          <h2 id="promise">{words.promiseHeading}</h2>
          <dl className="stack">
            {(['screening', 'yours', 'stop'] as const).map((promise) => (
              <div key={promise}>
                <dt>
                  <b>{words.promises[promise].title}</b>
                </dt>
                <dd>{words.promises[promise].text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}
