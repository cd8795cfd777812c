import type { Language } from '@amhs/domain/localized'
import { inLanguage, textKey } from '@amhs/domain/localized'
import type { ArticleContent } from '../../../platform/content/content-types'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { learnWords } from '../learn.words'

/** The language of a title that stands among words of another, so that a screen reader changes its voice for it. */
function spokenAs(title: string, language: Language): 'zh' | 'en' | undefined {
  const own = /\p{Script=Han}/u.test(title) ? 'zh' : 'en'
  return own === textKey(language) ? undefined : own
}

/** Where an article's facts and figures come from, and when it was last updated. */
export function ArticleSources({ article }: { readonly article: ArticleContent }) {
  const words = useWords(learnWords)
  const language = useLanguage()
  const { sources, figures, reviewedOn } = article
  return (
    <section className="stack small" aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <ul className="article-sources">
        {sources.map(({ name, url, copy }) =>
          copy ? (
            <li key={url}>
              <span lang={spokenAs(name, language)}>{name}</span>
              {words.copy}
            </li>
          ) : (
            <li key={url}>
              <a href={url} rel="noreferrer" lang={spokenAs(name, language)}>
                {name}
              </a>
            </li>
          ),
        )}
      </ul>
      {figures.length > 0 && (
        <>
          <h3>{words.figures}</h3>
          <ul className="article-sources">
            {figures.map((figure) => (
              <li key={figure.en}>
                {inLanguage(figure, language)} · {words.figureYear(figure.year)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.updateNote(formatDate(reviewedOn, language))}</p>
    </section>
  )
}
