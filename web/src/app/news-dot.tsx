import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccountNews } from '../platform/firebase/use-account-news'
import { matchPath } from '../platform/match-path'
import type { NewsKind } from '../platform/news-seen'
import { markNewsSeen } from '../platform/news-seen'
import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { accountMenuWords } from './account-menu.words'

/** The page on which each kind is read. */
const places: readonly (readonly [string, NewsKind])[] = [
  [paths.myGroups, 'groups'],
  [paths.shareWithProfessional, 'shares'],
]

/** On the account button: something waits to be read. Whoever opens its page has seen it. Stands inside `FirebaseGate`. */
export function NewsDot({ uid }: { readonly uid: string }) {
  const words = useWords(accountMenuWords)
  const { pathname } = useLocation()
  const here = places.find(([path]) => matchPath(path, pathname))?.[1]
  const news = useAccountNews(uid, here)
  useEffect(() => {
    if (here) markNewsSeen(uid, here, Date.now())
  }, [here, uid])
  if (!news.some((kind) => kind !== here)) return null
  return (
    <span className="news-dot">
      <span className="hidden">{words.news}</span>
    </span>
  )
}
