import type { Examples } from '../platform/examples'
import { defaultPreferences } from '../platform/preferences'
import { PreferenceSwitches } from './preference-switches'

export const examples: Examples = {
  'as they are at first': () => <PreferenceSwitches values={defaultPreferences} onChange={() => undefined} />,
  'with a hint': () => (
    <PreferenceSwitches
      values={{ ...defaultPreferences, lessMotion: true }}
      onChange={() => undefined}
      hints={{
        quickExitSignsOut: '和别人合用设备时，请留着这一项。 / Keep this on if other people use this device.',
      }}
    />
  ),
}
