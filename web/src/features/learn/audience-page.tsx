import type { ArticleAudience } from '@amhs/domain/content/article'
import type { PageId } from '@amhs/domain/content/page'
import { useArticleList } from '../../platform/content/article-list'
import { useWords } from '../../platform/words'
import { ContentPage } from '../../ui/content-page'
import { SupportCard } from '../../ui/support-card'
import { ArticleTopics } from './find/article-topics'
import './learn.css'
import { learnWords } from './learn.words'

/** The ways in for one audience: words of its own, help, and its articles by topic. */
export function AudiencePage({ id, audience }: { readonly id: PageId; readonly audience: ArticleAudience }) {
  const words = useWords(learnWords)
  return (
    <ContentPage id={id}>
      <SupportCard />
      <section className="stack" aria-labelledby="articles">
        <h2 id="articles">{audience === 'caregiver' ? words.forCaregivers : words.forYourself}</h2>
        <ListFor audience={audience} />
      </section>
    </ContentPage>
  )
}

function ListFor({ audience }: { readonly audience: ArticleAudience }) {
  return <ArticleTopics entries={useArticleList().filter((entry) => entry.audience.includes(audience))} />
}
