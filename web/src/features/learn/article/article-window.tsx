import type { ArticleTopic } from '@amhs/domain/content/article'
import type { ReactNode } from 'react'

const rainAndLamp = (
  <>
    <path
      className="sill"
      d="m20 14-6 18m34-22-8 24m36-20-6 18m-44 22-8 24m40-26-6 18m36-10-8 24"
      opacity=".8"
    />
    <path className="lamp" d="m52 96 8-24h20l8 24Z" />
    <path className="shape" d="M68 96h4v22h8v6H60v-6h8Z" />
  </>
)
const moon = (
  <>
    <path className="lamp" d="M62 26a30 30 0 1 0 18 46 26 26 0 0 1-18-46Z" />
    <path className="mullion" d="M0 100h100" />
  </>
)
const plant = (
  <path
    className="cloth"
    d="m36 124 3-24h24l3 24ZM50 100c-1-24-12-35-26-39 1 20 10 34 26 39Zm1 0c0-28 12-41 28-45 1 24-10 40-28 45Zm-1 0c-9-27-6-48 4-62 9 19 7 43-4 62Z"
  />
)
const cups = (
  <>
    <path className="cloth-2" d="M16 92h28v20a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12Z" />
    <path className="cloth" d="M56 92h28v20a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12Z" />
    <path
      className="sill"
      d="M24 82c-4-6 4-10 0-16m10 16c-4-6 4-10 0-16m32 16c-4-6 4-10 0-16m10 16c-4-6 4-10 0-16"
    />
  </>
)
const desk = (
  <>
    <path className="lamp" d="m20 70 22-20 12 20Z" />
    <path className="mullion" d="M40 62v56m-14 4h28" />
    <path className="cloth" d="M60 116h30v8H60Zm4-9h24v9H64Zm-2-9h22v9H62Z" />
  </>
)

const pictures: Readonly<Record<ArticleTopic, ReactNode>> = {
  basics: plant,
  mood: rainAndLamp,
  'anxiety-stress': rainAndLamp,
  body: moon,
  safety: rainAndLamp,
  'growing-up': plant,
  relationships: cups,
  trauma: moon,
  caring: cups,
  work: desk,
  'finding-help': cups,
}

/** The window of an article's topic: a picture for the eye only, hidden from screen readers. */
export function ArticleWindow({ topic }: { readonly topic: ArticleTopic }) {
  return (
    <svg className="window" viewBox="0 0 148 168" aria-hidden="true">
      <rect className="wall" width="148" height="168" rx="10" />
      <g transform="translate(24 20)">
        <rect
          className={topic === 'growing-up' || topic === 'basics' ? 'lit' : 'pane'}
          width="100"
          height="124"
          rx="5"
        />
        {pictures[topic]}
        <path className="sill" d="M-7 127.500h114" />
      </g>
    </svg>
  )
}
