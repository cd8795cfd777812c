import { addressIn } from '@amhs/domain/page-address'
import { paths } from '../platform/paths'
import { useLanguage } from '../platform/preferences'
import { useWords, wordsIn } from '../platform/words'
import { NumbersWithoutScript } from '../ui/numbers-without-script'
import { shellWithoutScriptWords } from './shell-without-script.words'

/** What a reader without scripts finds at an address behind a sign-in, which is drawn by the app: why it is empty, and people to call. */
export function ShellWithoutScript() {
  const words = useWords(shellWithoutScriptWords)
  const language = useLanguage()
  return (
    <main className="wrap page stack">
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <NumbersWithoutScript />
      <p className="row">
        <a href={addressIn(language, paths.learn)}>{words.learn}</a>
        <a href={addressIn(language, paths.home)}>{words.home}</a>
      </p>
      {language === 'zh-CN' && (
        // An address without a language may be anybody's.
        <p lang="en">
          {wordsIn(shellWithoutScriptWords, 'en').heading}.{' '}
          <a href={addressIn('en', paths.crisis)}>The helplines</a> and{' '}
          <a href={addressIn('en', paths.home)}>the other pages</a> don’t.
        </p>
      )}
    </main>
  )
}
