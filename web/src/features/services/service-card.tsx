import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import type { Service } from '@amhs/domain/services/service'
import { mapAppHref, serviceTelephoneHref } from '@amhs/domain/services/service-links'
import {
  agesWords,
  confidencePhrases,
  costWords,
  distanceText,
  kindWords,
  precisionText,
  serviceLanguageWords,
} from '@amhs/domain/services/service-texts'
import { formatDate } from '../../platform/dates'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { CopyAddress } from './copy-address'
import { ReportError } from './report-error'
import { cardWords } from './services.words'

interface ServiceCardProps {
  readonly service: Service
  /** Kilometres; absent where no place was chosen. */
  readonly distanceKm?: number
  /** The mark on the map that stands for this service. */
  readonly number?: number
  readonly headingLevel: 'h3' | 'h4'
}

/** The national helpline of mainland China, shown where a mainland hospital's own number was not found. */
const nationalLineId = 'cn-12356'

/** One service: what it is, how to reach it, when it was checked and how sure the facts are. */
export function ServiceCard({ service, distanceKm, number, headingLevel: Heading }: ServiceCardProps) {
  const words = useWords(cardWords)
  const language = useLanguage()
  const { id, name, address, site, cost, access, openingHours } = service
  const shownName = inLanguage(name, language)
  return (
    <li className="card service" id={`service-${id}`}>
      <div className="row apart">
        <Heading tabIndex={-1}>
          {number !== undefined && <span className="service-number">{number}</span>}
          {shownName}
        </Heading>
        {distanceKm !== undefined && (
          <b>{inLanguage(distanceText(distanceKm, service.coordPrecisionKm), language)}</b>
        )}
      </div>
      {language === 'en' && scriptOf(address) !== 'en' && <p lang={scriptOf(name.zh)}>{name.zh}</p>}
      <p lang={scriptOf(address)} className="service-address">
        {address}
      </p>
      <ul className="facts">
        <li>{inLanguage(kindWords[service.kind], language)}</li>
        <li>{inLanguage(agesWords[service.ages], language)}</li>
        <li>{service.languages.map((code) => languageName(code, language)).join(' / ')}</li>
        {cost !== 'unknown' && <li>{inLanguage(costWords[cost], language)}</li>}
        {access.stepFree === true && <li>{words.stepFree}</li>}
        {openingHours !== null && <li>{words.hours(openingHours)}</li>}
        <li>{words.checked(formatDate(service.checkedOn, language))}</li>
      </ul>
      <div className="row">
        <PhoneLink service={service} />
        {site !== null && (
          <a href={site} rel="noreferrer">
            {words.site}
            <span className="hidden">{words.siteOf(shownName)}</span>
          </a>
        )}
        <a href={mapAppHref(service, language)} rel="noreferrer">
          {words.map}
          <span className="hidden">{words.mapOf(shownName)}</span>
        </a>
        <CopyAddress service={service} />
      </div>
      <details>
        <summary className="small">
          {words.reliability}
          <span className="hidden">{shownName}</span>
        </summary>
        <div className="stack small">
          <p>{inLanguage(precisionText(service), language)}</p>
          <p>
            {words.confidence}
            {confidencePhrases(service)
              .map((phrase) => inLanguage(phrase, language))
              .join(language === 'en' ? '; ' : '；')}
            {language === 'en' ? '.' : '。'}
          </p>
          <ReportError service={service} />
        </div>
      </details>
    </li>
  )
}

/** The service's own number; where it is not known, the national line (mainland) or the way to local ones. */
function PhoneLink({ service: { phone, region } }: { readonly service: Service }) {
  const words = useWords(cardWords)
  const href = serviceTelephoneHref(phone)
  if (href)
    return (
      <a className="button" href={href}>
        <Icon name="phone" />
        {phone}
      </a>
    )
  const national = crisisRegion(region).lines.find((line) => line.id === nationalLineId)
  const nationalHref = telephoneHref(national?.number ?? null)
  return (
    <>
      <span className="muted">{words.noPhone}</span>
      {nationalHref ? (
        <a className="button" href={nationalHref}>
          <Icon name="phone" />
          {national?.number} {words.hotline}
        </a>
      ) : (
        <Link to={paths.crisis}>{words.noHotline}</Link>
      )}
    </>
  )
}

/** The language in which a screen reader should say a name or an address. */
function scriptOf(text: string): 'zh' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}

function languageName(code: string, language: Parameters<typeof inLanguage>[1]): string {
  const name = serviceLanguageWords[code]
  return name ? inLanguage(name, language) : code
}
