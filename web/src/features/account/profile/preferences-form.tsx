import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import type { Language, Localized } from '@amhs/domain/localized'
import { languages } from '@amhs/domain/localized'
import { useEffect, useState } from 'react'
import type { TextFont, TextSize, TextSpacing, Theme } from '../../../platform/preferences'
import { changePreferences, currentPreferences, themes, usePreferences } from '../../../platform/preferences'
import type { AuthMode } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { CheckField, ChoiceField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { useForm } from '../../../ui/form/use-form'
import type { PreferenceSwitch } from '../../../ui/preference-switches'
import { PreferenceSwitches, preferenceSwitches } from '../../../ui/preference-switches'
import { preferenceSwitchWords } from '../../../ui/preference-switches.words'
import { textChoices } from '../../../ui/text-choices'
import { textChoiceWords } from '../../../ui/text-choices.words'
import { hostedActions } from '../hosted/hosted-actions'
import { problemsOf } from '../result-problems'
import { SuccessNote } from '../success-note'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'

type PreferenceValues = Readonly<Record<PreferenceSwitch, boolean>> & {
  readonly theme: Theme
  readonly language: Language
  readonly oneQuestionAtATime: boolean
  readonly textSize: TextSize
  readonly textSpacing: TextSpacing
  readonly textFont: TextFont
}

const labels = {
  theme: { zh: profileWords.zh.theme, en: profileWords.en.theme },
  language: { zh: profileWords.zh.language, en: profileWords.en.language },
  oneQuestionAtATime: { zh: profileWords.zh.oneQuestionAtATime, en: profileWords.en.oneQuestionAtATime },
  textSize: { zh: textChoiceWords.zh.textSize, en: textChoiceWords.en.textSize },
  textSpacing: { zh: textChoiceWords.zh.textSpacing, en: textChoiceWords.en.textSpacing },
  textFont: { zh: textChoiceWords.zh.textFont, en: textChoiceWords.en.textFont },
  ...switchLabels(),
}

function switchLabels(): Readonly<Record<PreferenceSwitch, Localized>> {
  const { zh, en } = preferenceSwitchWords
  const entries = preferenceSwitches.map((key) => [key, { zh: zh[key], en: en[key] }])
  return Object.fromEntries(entries) as Record<PreferenceSwitch, Localized>
}

/** Saved on this device at once, and in the profile of a hosted account. */
export function PreferencesForm({ mode }: { readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const textWords = useWords(textChoiceWords)
  const {
    tapGoesOn: _tap,
    // No such mail is sent: a switch for it would promise one. What was chosen earlier stays as it is.
    notifications: _mails,
    ...chosen
  } = usePreferences()
  const [saved, setSaved] = useState<{ readonly code: AuthMessageCode; readonly at: number } | null>(null)
  const form = useForm<PreferenceValues>({
    name: 'preferences',
    initial: chosen,
    rules: {},
    labels,
  })
  // The header, the footer and the help dialog change some of these too: the form follows them.
  const { reset } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preferences are what is followed
  useEffect(() => reset(chosen), Object.values(chosen))
  return (
    <ProfileSection part="preferences" heading={words.preferencesHeading}>
      <form
        method="post"
        className="stack"
        noValidate
        onSubmit={form.onSubmit(async ({ language, ...others }) => {
          changePreferences(others)
          if (mode === 'local') {
            changePreferences({ language })
            setSaved({ code: 'local-profile-updated', at: Date.now() })
            return []
          }
          const result = await hostedActions.savePreferences({ ...currentPreferences(), language })
          // Last: another language may be another page, and nothing could be sent from the one that is left.
          changePreferences({ language })
          setSaved(result.success ? { code: result.codes[0], at: Date.now() } : null)
          return problemsOf<PreferenceValues>(result, {})
        })}
      >
        <ErrorSummary form={form} title={words.preferencesHeading} />
        {saved && form.summary.length === 0 && <SuccessNote key={saved.at} code={saved.code} />}
        <ChoiceField
          form={form}
          field="theme"
          across
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
        />
        <ChoiceField
          form={form}
          field="language"
          across
          options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        />
        {textChoices.map(([field, options]) => (
          <ChoiceField
            key={field}
            form={form}
            field={field}
            across
            options={options.map(([value, word]) => ({ value, label: textWords[word] }))}
          />
        ))}
        <div>
          <CheckField form={form} field="oneQuestionAtATime" />
          <PreferenceSwitches
            values={form.values}
            onChange={form.setValue}
            hints={{ quickExitSignsOut: words.quickExitSignsOutHint }}
          />
        </div>
        <button type="submit" className="button primary">
          {form.busy ? words.saving : words.savePreferences}
        </button>
      </form>
    </ProfileSection>
  )
}
