import type { ArticleAudience, ArticleTopic } from '@amhs/domain/content/article'
import {
  articleAudienceNames,
  articleAudiences,
  articleTopicNames,
  articleTopics,
} from '@amhs/domain/content/article'
import { inLanguage } from '@amhs/domain/localized'
import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react'
import { useArticleList } from '../../../platform/content/article-list'
import { useLanguage } from '../../../platform/preferences'
import { useLoaded } from '../../../platform/use-loaded'
import { useSettled } from '../../../platform/use-settled'
import { useWords } from '../../../platform/words'
import { FilterSelect } from '../../../ui/filter-select'
import { useEarlyText } from '../../../ui/form/use-early-text'
import { learnPageWords } from '../learn-page.words'
import { ArticleGroups } from './article-groups'
import { ArticleList } from './article-list'
import { late, loadOutcomes } from './late-outcomes'
import { useArticleSearch } from './use-article-search'

const id = 'article-search'

/** What the articles are narrowed by. */
export interface ArticleWish {
  readonly text: string
  readonly topic: ArticleTopic | null
  readonly audience: ArticleAudience | null
}

const everything: ArticleWish = { text: '', topic: null, audience: null }

/** How long nothing more is typed before the number of articles is said. */
const settledMs = 600

/**
 * Search and filters over all articles; without script the whole list stands there. What a search finds stands right below its field, so
 * that it is seen on a small phone; other ways in, which come before the list of all, then follow it.
 */
export function ArticleFinder({
  children,
}: {
  /** The other ways in. */
  readonly children: ReactNode
}) {
  const words = useWords(learnPageWords)
  const language = useLanguage()
  const [wish, setWish] = useState(() => late?.wishHere() ?? everything)
  const { text, topic, audience } = wish
  const setText = (text: string) => setWish({ ...wish, text })
  const take = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) =>
    (nativeEvent as InputEvent).isComposing || setText(currentTarget.value)
  useEarlyText('article', 'search', setText)
  const articles = useArticleList()
  const usedAudiences = articleAudiences.filter((one) =>
    articles.some((entry) => entry.audience.includes(one)),
  )
  const { status, entries } = useArticleSearch(text, articles)
  const shown = entries.filter(
    (entry) =>
      (topic === null || entry.topic === topic) && (audience === null || entry.audience.includes(audience)),
  )
  const isSearched = text.trim() !== ''
  const isEmpty = shown.length === 0
  const chosen = text || topic || audience
  const { data: outcomes } = useLoaded(chosen || late ? loadOutcomes : null)
  const count = words.count(shown.length)
  // Also where it brings as many as the one before: each is said once.
  const search = [text, topic, audience, count].join()
  const settled = useSettled(search, settledMs)
  const isTold = status !== 'loading' && settled === search
  const told = !isTold ? (
    words.searching
  ) : outcomes ? (
    <outcomes.Told text={text} isEmpty={isEmpty} count={count} />
  ) : (
    count
  )
  const reset = () => {
    setWish(everything)
    const field = document.getElementById(id) as HTMLInputElement
    field.value = ''
    field.focus()
  }

  const outcome = (
    <>
      {outcomes && <outcomes.SearchOutcomes wish={wish} isEmpty={isEmpty} status={status} />}
      {!isEmpty && (isSearched ? <ArticleList entries={shown} /> : <ArticleGroups entries={shown} />)}
    </>
  )
  const filters = (
    <search key="filters" className="finder needs-script">
      <FilterSelect
        label={words.topic}
        all={words.allTopics}
        value={topic}
        options={articleTopics.map((value) => ({
          value,
          label: inLanguage(articleTopicNames[value], language),
        }))}
        onChange={(topic) => setWish({ ...wish, topic })}
      />
      <FilterSelect
        label={words.audience}
        all={words.allAudiences}
        value={audience}
        options={usedAudiences.map((value) => ({
          value,
          label: inLanguage(articleAudienceNames[value], language),
        }))}
        onChange={(audience) => setWish({ ...wish, audience })}
      />
    </search>
  )

  return (
    <>
      <section className="stack" aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`} className="finder-heading">
          {words.findHeading}
        </h2>
        <search className="field needs-script">
          <label htmlFor={id}>{words.search}</label>
          <span className="hint" id={`${id}-hint`}>
            {words.searchHint}
          </span>
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            // The browser's own while pinyin is being composed: nobody searches for that.
            defaultValue={text}
            aria-describedby={`${id}-hint`}
            onChange={take}
            onCompositionEnd={take}
            onKeyDown={({ nativeEvent }) =>
              isTold && loadOutcomes().then((late) => late.sayAgain(nativeEvent))
            }
          />
        </search>
        {outcomes && <outcomes.Numbers text={text} />}
        <div className="row needs-script">
          <p role="status">{told}</p>
          {chosen && (
            <button type="button" className="button" onClick={reset}>
              {words.reset}
            </button>
          )}
        </div>
        {status === 'failed' && <p role="alert">{words.searchFailed}</p>}
        {isSearched && outcome}
      </section>
      {isSearched
        ? [filters, <Fragment key="ways">{children}</Fragment>]
        : [
            <Fragment key="ways">{children}</Fragment>,
            <section key="all" className="stack" aria-labelledby={`${id}-all`}>
              <h2 id={`${id}-all`}>{words.listHeading}</h2>
              {filters}
              {outcome}
            </section>,
          ]}
    </>
  )
}
