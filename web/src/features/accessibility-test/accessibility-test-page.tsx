import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import './accessibility-test.css'
import {
  accessibilityTestWords,
  contrastWords,
  keyboardWords,
  screenReaderWords,
  settingsWords,
  targetWords,
  textSizeWords,
} from './accessibility-test.words'
import { anyPageWords } from './any-page/any-page.words'
import { AnyPageCheck } from './any-page/any-page-check'
import { ContrastCheck } from './contrast-check'
import { KeyboardCheck } from './keyboard-check'
import { SaveResults } from './save-results'
import { ScreenReaderCheck } from './screen-reader-check'
import { SettingsCheck } from './settings-check'
import { ShortcutCheck } from './shortcut-check'
import { shortcutWords } from './shortcut-check.words'
import { TargetCheck } from './target-check'
import { TextSizeCheck } from './text-size-check'
import { TrialCheck } from './trial-check'
import { exportWords, trialWords } from './trial-check.words'

export default function AccessibilityTestPage() {
  const words = useWords(accessibilityTestWords)
  const contents = [
    ['any-page', useWords(anyPageWords).heading],
    ['text-size', useWords(textSizeWords).heading],
    ['contrast', useWords(contrastWords).heading],
    ['keyboard', useWords(keyboardWords).heading],
    ['shortcuts', useWords(shortcutWords).heading],
    ['screen-reader', useWords(screenReaderWords).heading],
    ['settings', useWords(settingsWords).heading],
    ['targets', useWords(targetWords).heading],
    ['trials', useWords(trialWords).heading],
    ['save-results', useWords(exportWords).heading],
  ] as const
  return (
    <Page heading={words.heading} lead={words.lead}>
      <noscript>
        <p className="notice">{words.withoutScript}</p>
      </noscript>
      <nav aria-label={words.contents} className="test-contents">
        <ul className="plain row">
          {contents.map(([id, heading]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <AnyPageCheck />
      <TextSizeCheck />
      <ContrastCheck />
      <KeyboardCheck />
      <ShortcutCheck />
      <ScreenReaderCheck />
      <SettingsCheck />
      <TargetCheck />
      <TrialCheck />
      <SaveResults />
      <section className="stack" aria-labelledby="next">
        <h2 id="next">{words.next}</h2>
        <p>{words.nextText}</p>
        <p className="row">
          <Link to={paths.accessibility}>{words.statement}</Link>
          <Link to={paths.contact}>{words.report}</Link>
        </p>
      </section>
    </Page>
  )
}
