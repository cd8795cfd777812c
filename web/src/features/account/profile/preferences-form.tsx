import type { Language, Localized } from '@amhs/domain/localized'
import { languages } from '@amhs/domain/localized'
import { useEffect } from 'react'
import type { TextFont, TextSize, TextSpacing, Theme } from '../../../platform/preferences'
import { themes, usePreferences } from '../../../platform/preferences'
import type { AuthMode } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { CheckField, ChoiceField } from '../../../ui/form/choice-fields'
import { type FormState, useForm } from '../../../ui/form/use-form'
import type { PreferenceSwitch } from '../../../ui/preference-switches'
import { PreferenceSwitches, preferenceSwitches } from '../../../ui/preference-switches'
import { preferenceSwitchWords } from '../../../ui/preference-switches.words'
import { textChoices } from '../../../ui/text-choices'
import { textChoiceWords } from '../../../ui/text-choices.words'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'
import { useSavedChoices } from './saved-choices'

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

/** Each choice holds and is saved the moment it is made, on this device and in a hosted account; beside it stands how that went. */
export function PreferencesForm({ mode }: { readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const textWords = useWords(textChoiceWords)
  const {
    tapGoesOn: _tap,
    // No such mail is sent: a switch for it would promise one. What was chosen earlier stays as it is.
    notifications: _mails,
    ...chosen
  } = usePreferences()
  const { choose, markOf } = useSavedChoices(mode)
  const own = useForm<PreferenceValues>({
    name: 'preferences',
    initial: chosen,
    rules: {},
    labels,
  })
  // The header, the footer and the help dialog change some of these too: the form follows them.
  const { reset } = own
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preferences are what is followed
  useEffect(() => reset(chosen), Object.values(chosen))
  const form: FormState<PreferenceValues> = {
    ...own,
    setValue(field, value) {
      own.setValue(field, value)
      choose(field, { [field]: value })
    },
  }
  return (
    <ProfileSection part="preferences" heading={words.preferencesHeading}>
      <p>{words.savedAtOnce}</p>
      <div>
        <ChoiceField
          form={form}
          field="theme"
          across
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
        />
        {markOf('theme')}
      </div>
      <div>
        <ChoiceField
          form={form}
          field="language"
          across
          options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        />
        {markOf('language')}
      </div>
      {textChoices.map(([field, options]) => (
        <div key={field}>
          <ChoiceField
            form={form}
            field={field}
            across
            options={options.map(([value, word]) => ({ value, label: textWords[word] }))}
          />
          {markOf(field)}
        </div>
      ))}
      <div>
        <CheckField form={form} field="oneQuestionAtATime" />
        {markOf('oneQuestionAtATime')}
        <PreferenceSwitches
          values={form.values}
          onChange={form.setValue}
          hints={{ quickExitSignsOut: words.quickExitSignsOutHint }}
          after={markOf}
        />
      </div>
    </ProfileSection>
  )
}
