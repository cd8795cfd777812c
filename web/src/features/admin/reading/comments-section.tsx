import { reviewComment } from '@amhs/domain/contracts/review-comment.contract'
import { useArticleList } from '../../../platform/content/article-list'
import { formatDateTime } from '../../../platform/dates'
import { callFunction } from '../../../platform/firebase/call-function'
import { resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { adminWords } from '../admin.words'
import { pendingComments } from '../admin-lists.firestore'
import { ActionNote, Inbox } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { useAdminInbox } from '../use-admin-list'
import { useAdminQueue } from '../use-admin-queue'

/** Comments that wait for a decision; none is shown to others before. */
export function CommentsSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const pages = useAdminInbox(pendingComments)
  const titles = useArticleList()
  const action = useAdminAction()

  const queue = useAdminQueue()

  async function decide(ratingId: string, comment: string, decision: 'approved' | 'rejected') {
    const review = () => callFunction(reviewComment, { ratingId, comment, decision })
    if (await action.run(review, words[decision])) await queue.refetch()
  }

  return (
    <>
      <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
      <Inbox pages={pages} none={words.noComments}>
        {(value, id) => (
          <>
            <p className="small muted">
              <Link to={resourceHref(value.targetId)}>
                {words.articleOf(titles.find(({ id }) => id === value.targetId)?.title ?? value.targetId)}
              </Link>
              {` · ${words.starsOf(value.stars)} · ${formatDateTime(value.updatedAt, language)}`}
            </p>
            <p className="message-text">{value.comment}</p>
            <div className="row">
              {(['approved', 'rejected'] as const).map((decision) => (
                <button
                  key={decision}
                  type="button"
                  className="button"
                  onClick={() => decide(id, value.comment ?? '', decision)}
                >
                  {decision === 'approved' ? words.approve : words.reject}
                  <span className="hidden">{words.of((value.comment ?? '').slice(0, 40))}</span>
                </button>
              ))}
            </div>
          </>
        )}
      </Inbox>
    </>
  )
}
