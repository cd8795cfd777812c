import { lazy, Suspense } from 'react'
import { paths } from '../../../platform/paths'
import { chooseAgeBand } from '../../../platform/region'
import { defineWords, useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'

/** Few people need it here: it is fetched with this answer and not with the page. */
const SupportCard = lazy(() =>
  import('../../../ui/support-card').then((module) => ({ default: module.SupportCard })),
)

const tooYoungWords = defineWords({
  zh: {
    heading: '谢谢你告诉我们',
    text: '未满 14 岁还不能注册账户。保存和健康有关的信息，要有爸爸、妈妈或其他监护人同意，这一点我们现在还做不好。',
    canDo: '不注册也可以做筛查、读文章、找服务。结果只留在这台设备上。',
    adult: '可以请一位你信任的大人和你一起看。',
    screening: '去看看筛查',
    learn: '读文章',
    change: '我选错了',
  },
  en: {
    heading: 'Thank you for telling us',
    text: 'You can’t create an account before you’re 14. To keep health information we’d need a parent or guardian to agree, and we can’t do that properly yet.',
    canDo:
      'You can take a screening, read articles and find services without an account. Your results stay on this device.',
    adult: 'You could ask an adult you trust to look at it with you.',
    screening: 'Look at the screenings',
    learn: 'Read articles',
    change: 'I chose the wrong answer',
  },
})

/** Says kindly why there is no account before 14, and what is open anyway. */
export function TooYoung({ onChange }: { readonly onChange: () => void }) {
  const words = useWords(tooYoungWords)
  const change = () => {
    chooseAgeBand(null)
    onChange()
  }
  return (
    <>
      <section className="stack" aria-labelledby="too-young">
        <h2 id="too-young">{words.heading}</h2>
        <p>{words.text}</p>
        <p>{words.canDo}</p>
        <p>{words.adult}</p>
        <div className="row">
          <Link className="button primary" to={paths.screening}>
            {words.screening}
          </Link>
          <Link className="button" to={paths.learn}>
            {words.learn}
          </Link>
          <button type="button" className="button" onClick={change}>
            {words.change}
          </button>
        </div>
      </section>
      <Suspense fallback={null}>
        <SupportCard whole />
      </Suspense>
    </>
  )
}
