// The modules that `web/vite/content-plugin.ts` makes out of `content/`.

declare module 'virtual:article-index' {
  export const data: readonly import('./content-types').ArticleEntry[]
}

declare module 'virtual:article-list-zh' {
  export const data: readonly import('./content-types').ListedArticle[]
}

declare module 'virtual:article-list-en' {
  export const data: readonly import('./content-types').ListedArticle[]
}

declare module 'virtual:support-groups' {
  export const data: readonly import('@amhs/domain/content/group-schema').GroupEntry[]
}

declare module 'virtual:instrument-attributions' {
  export const data: readonly import('./content-types').InstrumentAttribution[]
}
