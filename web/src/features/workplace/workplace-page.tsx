import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage, textKey } from '@amhs/domain/localized'
import { Suspense } from 'react'
import { articlesFor } from '../../platform/content/article-index'
import { usePageContent } from '../../platform/content/articles'
import { resourceHref, testHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { TextOnItsWay } from '../../ui/content-page'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { Prose } from '../../ui/prose'
import { SupportCard } from '../../ui/support-card'
import { workplaceWords } from './workplace.words'

/** Mental health at work, for employees and for managers, with the burnout questionnaire. */
export default function WorkplacePage() {
  return (
    <Suspense fallback={<TextOnItsWay />}>
      <Workplace />
    </Suspense>
  )
}

function Workplace() {
  const words = useWords(workplaceWords)
  const language = useLanguage()
  const parts = [usePageContent('workplace-employee'), usePageContent('workplace-manager')]
  return (
    <Page heading={words.title} lead={words.lead}>
      <div className="split">
        <div className="stack sections">
          <BurnoutTool />
          <nav aria-label={words.parts}>
            <ul className="plain row">
              {parts.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          {parts.map(({ id, text }) => (
            <section className="stack" key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {text.title}
              </h2>
              <p className="lead">{text.summary}</p>
              <Prose blocks={text.blocks} headingLevel={3} anchorPrefix={`${id}-`} />
            </section>
          ))}
        </div>
        <aside>
          <SupportCard />
        </aside>
      </div>
      <section className="stack" aria-labelledby="work-articles">
        <h2 id="work-articles">{words.articles}</h2>
        <ul className="grid plain">
          {articlesFor({ topic: 'work' }).map(({ id, title, summary, minutes }) => (
            <li className="card" key={id}>
              <h3>
                <Link to={resourceHref(id)}>{inLanguage(title, language)}</Link>
              </h3>
              <p>{inLanguage(summary, language)}</p>
              <ul className="facts">
                <li>{words.minutes(minutes[textKey(language)])}</li>
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

/** The Copenhagen Burnout Inventory, which the texts speak of. */
function BurnoutTool() {
  const words = useWords(workplaceWords)
  const language = useLanguage()
  const summary = instrumentSummary('cbi')
  if (!summary) return null
  return (
    <section className="card" aria-labelledby="burnout-tool">
      <p className="small muted">{words.tool}</p>
      <h2 className="lead" id="burnout-tool">
        <Link to={testHref(summary.id)}>{inLanguage(summary.title, language)}</Link>
      </h2>
      <p>{words.private}</p>
      <ul className="facts">
        <li>{words.questions(summary.questionCount)}</li>
        <li>{words.minutes(summary.minutes)}</li>
      </ul>
    </section>
  )
}
