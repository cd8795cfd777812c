import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { MessageForm } from '../../ui/message/message-form'
import { Page } from '../../ui/page'
import { contactWords } from './contact.words'

const about = { kind: 'contact' } as const

export default function ContactPage() {
  const words = useWords(contactWords)
  return (
    <Page heading={words.heading} lead={words.lead}>
      <div className="split">
        <section className="stack" aria-labelledby="write">
          <h2 id="write">{words.formHeading}</h2>
          <noscript>
            <p className="notice">{words.withoutScript}</p>
          </noscript>
          <MessageForm title={words.heading} about={about} />
        </section>
        <div className="stack">
          <section className="support stack" aria-labelledby="now">
            <h2 id="now">{words.notHere}</h2>
            <p>{words.notHereText}</p>
            <Link className="help" to={paths.crisis}>
              {words.crisis}
            </Link>
          </section>
          <section className="stack" aria-labelledby="answer">
            <h2 id="answer" className="lead">
              {words.answerHeading}
            </h2>
            <p>{words.answer}</p>
          </section>
          <section className="stack" aria-labelledby="data">
            <h2 id="data" className="lead">
              {words.dataHeading}
            </h2>
            <p>{words.data}</p>
            <p>
              <Link to={paths.privacy}>{words.privacy}</Link>
            </p>
          </section>
          <p>
            {words.service} <Link to={paths.location}>{words.serviceLink}</Link>
          </p>
        </div>
      </div>
    </Page>
  )
}
