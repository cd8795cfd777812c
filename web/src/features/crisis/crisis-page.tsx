import { inLanguage } from '@amhs/domain/localized'
import {
  allLines,
  checkedOn,
  crisisRegion,
  crisisRegions,
  emergencyToCall,
} from '@amhs/domain/safety/crisis-lines'
import { callerFacts } from '@amhs/domain/safety/line-facts'
import { protectionLines } from '@amhs/domain/safety/protection-contacts'
import { formatDate } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { PageHeading } from '../../ui/page-heading'
import { SupportCard } from '../../ui/support-card'
import { WhoFindsOut } from '../../ui/who-finds-out'
import { BackButton } from './back-button'
import './crisis.css'
import { crisisWords } from './crisis.words'
import { EditorsNotes } from './editors-notes'
import { EnglishInChina } from './english-in-china'
import { HurtNow } from './hurt-now'

/** Every number of every region in plain links and native disclosure: works without script and without a network. */
export default function CrisisPage() {
  const words = useWords(crisisWords)
  const language = useLanguage()
  const region = useRegion()
  return (
    <div className="wrap page stack sections">
      <PageHeading>{words.heading}</PageHeading>
      <div className="stack">
        <section className="support stack" aria-labelledby="danger">
          <h2 id="danger">{words.danger}</h2>
          <CrisisLinesList emergency={emergencyToCall(crisisRegion(region))} lines={[]} />
        </section>
        {/* On a small phone somebody to talk to is in sight at once; what is read comes after both. */}
        <SupportCard onCrisisPage numbersFirst below={<HurtNow />}>
          <p>{words.lead}</p>
        </SupportCard>
      </div>
      <div className="crisis-steps">
        <section className="stack prose" aria-labelledby="now">
          <h2 id="now">{words.now}</h2>
          <ul>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
        <section className="stack prose" aria-labelledby="calling">
          <h2 id="calling">{words.calling}</h2>
          <ul>
            {words.callingSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          {language === 'en' && region === 'CN' && <EnglishInChina />}
        </section>
        <section className="stack" aria-labelledby="minor">
          <h2 id="minor">{words.minor}</h2>
          <p>{words.minorText}</p>
          <WhoFindsOut answer={words.whoFindsOut} />
        </section>
        <section className="stack" aria-labelledby="someone">
          <h2 id="someone">{words.someone}</h2>
          <p>{words.someoneText}</p>
        </section>
      </div>
      <BackButton />
      <section className="stack" aria-labelledby="regions">
        <h2 id="regions">{words.all}</h2>
        <p>{words.allText}</p>
        <div className="regions">
          {crisisRegions.map((entry) => (
            <details key={entry.region} open={entry.region === region}>
              <summary>{inLanguage(entry.name, language)}</summary>
              <div className="support">
                <CrisisLinesList
                  emergency={emergencyToCall(entry)}
                  lines={[...allLines(entry.region, language), ...protectionLines(entry.region)]}
                  factsOf={callerFacts}
                />
                {language === 'en' && entry.region === 'CN' && region !== 'CN' && <EnglishInChina />}
              </div>
            </details>
          ))}
        </div>
        <p className="small muted">{words.checked(formatDate(checkedOn, language))}</p>
        <EditorsNotes />
      </section>
    </div>
  )
}
