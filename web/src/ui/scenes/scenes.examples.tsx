import type { Examples } from '../../platform/examples'
import { Moon } from './moon'
import './scene.css'
import { SmallMoon } from './small-moon'
import { SmallPlan } from './small-plan'
import { SmallSleepDiary } from './small-sleepdiary'

export const examples: Examples = {
  'the five moons': () => (
    <div className="row">
      <Moon mood={0} />
      <Moon mood={1} />
      <Moon mood={2} />
      <Moon mood={3} />
      <Moon mood={4} />
    </div>
  ),
  'small windows': () => (
    <div className="row">
      <SmallMoon />
      <SmallPlan />
      <SmallSleepDiary />
    </div>
  ),
}
