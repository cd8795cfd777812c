import { inLanguage } from '@amhs/domain/localized'
import type { CrisisRegion } from '@amhs/domain/safety/crisis-lines'
import { checkedOn, crisisRegions } from '@amhs/domain/safety/crisis-lines'
import { confidenceText, lineLanguages } from '@amhs/domain/safety/line-texts'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { defineWords, useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { PageHeading } from '../../ui/page-heading'
import { SupportCard } from '../../ui/support-card'
import './crisis.css'

const crisisWords = defineWords({
  zh: {
    heading: '立即求助',
    lead: '你不用一个人扛。先打一个电话，或去找一位你信任的人。',
    now: '现在可以做的',
    steps: [
      '尽量到有人的地方去。',
      '告诉身边一位你信任的人：“我现在不太安全，需要你陪我。”',
      '先远离任何可能伤到你的东西。',
      '去最近的医院急诊，或拨打当地的紧急电话。',
    ],
    someone: '我担心的是别人',
    someoneText: '直接问，认真听，不要答应保密。有危险时不要让对方一个人待着，一起打电话。也照顾好你自己。',
    all: '各地区的求助方式',
    allText: '点开地区，看那里的全部号码、时间和语言。',
    emergency: '紧急电话',
    languages: '语言',
    note: '说明',
    checked: (date: string) =>
      `全部号码核对于 ${date}，没有实际拨打。号码可能会变，紧急时请直接拨打当地的紧急电话。`,
  },
  en: {
    heading: 'Get help now',
    lead: 'You do not have to carry this alone. Call first, or go to somebody you trust.',
    now: 'What you can do now',
    steps: [
      'If you can, move to where other people are.',
      'Tell one person you trust: “I am not safe right now, please stay with me.”',
      'Put distance between you and anything that could hurt you.',
      'Go to the nearest emergency department, or call your local emergency number.',
    ],
    someone: 'I am worried about someone else',
    someoneText:
      'Ask directly and listen. Do not promise to keep it secret. If there is danger, do not leave them alone; call together. Look after yourself too.',
    all: 'Help by region',
    allText: 'Open a region to see all its numbers, hours and languages.',
    emergency: 'Emergency numbers',
    languages: 'Languages',
    note: 'Note',
    checked: (date: string) =>
      `All numbers were checked on ${date}; none was dialled. Numbers change: in an emergency call your local emergency number.`,
  },
})

/** Every number of every region in plain links and native disclosure: works without script and without a network. */
export default function CrisisPage() {
  const words = useWords(crisisWords)
  const language = useLanguage()
  const region = useRegion()
  return (
    <div className="wrap page stack sections">
      <header className="stack">
        <PageHeading>{words.heading}</PageHeading>
        <p className="lead">{words.lead}</p>
      </header>
      <SupportCard />
      <div className="split">
        <section className="stack prose" aria-labelledby="now">
          <h2 id="now">{words.now}</h2>
          <ul>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <section className="stack" aria-labelledby="someone">
          <h2 id="someone">{words.someone}</h2>
          <p>{words.someoneText}</p>
        </section>
      </div>
      <section className="stack" aria-labelledby="regions">
        <h2 id="regions">{words.all}</h2>
        <p>{words.allText}</p>
        <div className="regions">
          {crisisRegions.map((entry) => (
            <details key={entry.region} open={entry.region === region}>
              <summary>{inLanguage(entry.name, language)}</summary>
              <RegionHelp region={entry} />
            </details>
          ))}
        </div>
        <p className="small muted">{words.checked(formatDate(checkedOn, language))}</p>
      </section>
    </div>
  )
}

function RegionHelp({ region }: { readonly region: CrisisRegion }) {
  const words = useWords(crisisWords)
  const language = useLanguage()
  return (
    <div className="stack support">
      <CrisisLinesList emergency={region.emergency} lines={region.lines} every />
      <ul className="plain small stack">
        {region.lines.map((line) => (
          <li key={line.id}>
            <strong>{inLanguage(line.name, language)}</strong>
            {' · '}
            {words.languages}: {inLanguage(lineLanguages(line), language)}
            {' · '}
            {inLanguage(confidenceText(line), language)}
            {line.note && (
              <>
                {' · '}
                {inLanguage(line.note, language)}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
