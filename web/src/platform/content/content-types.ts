import type { Article, ArticleText } from '@amhs/domain/content/article'
import type { Page, PageText } from '@amhs/domain/content/page'
import type { Wording } from '@amhs/domain/instruments/instrument'
import type { Localized } from '@amhs/domain/localized'

/** An article in one language, as its own module holds it. */
export interface ArticleContent extends Omit<Article, 'zh' | 'en'> {
  readonly text: ArticleText
  /** The other articles of its topic; here, so that an article's page does not load the list of all. */
  readonly others: readonly ListedArticle[]
  /** Its questionnaires, for the same reason without the list of all. */
  readonly related: readonly RelatedInstrument[]
}

/** A page of `content/pages` in one language, as its own module holds it. */
export interface PageContent extends Omit<Page, 'zh' | 'en'> {
  readonly text: PageText
}

/** What lists and links need to know about an article before its text is loaded. */
export interface ArticleEntry extends Pick<Article, 'id' | 'topic' | 'audience' | 'instruments'> {
  readonly title: Localized
  /** What people type who look for it, for the page's head. */
  readonly searchTitle: Localized
  readonly summary: Localized
  /** Reading time in whole minutes. */
  readonly minutes: { readonly zh: number; readonly en: number }
}

/** What a list shows of an article, in one language. */
export interface ListedArticle extends Pick<ArticleEntry, 'id' | 'topic' | 'audience'> {
  readonly title: string
  /** Its first sentences alone. */
  readonly summary: string
  readonly minutes: number
}

/** What an article says of a questionnaire that goes with it. */
export interface RelatedInstrument {
  readonly id: string
  readonly title: string
  readonly questionCount: number
  readonly minutes: number
}

/** Title, source, licence and attribution of a questionnaire, for the terms of use. */
export interface InstrumentAttribution {
  readonly id: string
  readonly title: Localized
  /** Paragraphs; `zh` is null for originals that stay in English. */
  readonly paragraphs: readonly Wording[]
}
