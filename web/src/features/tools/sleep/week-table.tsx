import { useWords } from '../../../platform/words'
import { type Day, daysLater, weekdayOf } from '../days'
import { sleepWords } from './sleep.words'
import { type SleepDiary, type Slept, sleptOf } from './sleep-diary'

/** The drawn night: from nine in the evening to nine in the morning, in minutes since noon. */
const night = { from: 9 * 60, to: 21 * 60 } as const

/** The seven mornings up to today as bars on one line of hours, and in words. No sum, no goal. */
export function WeekTable({ today, diary }: { readonly today: Day; readonly diary: SleepDiary }) {
  const words = useWords(sleepWords)
  const mornings = Array.from({ length: 7 }, (_, at) => daysLater(today, at - 6))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <div className="table" tabIndex={0} role="region" aria-label={words.week}>
      <table className="nights">
        <caption>{words.week}</caption>
        <thead>
          <tr>
            <th scope="col">{words.morning}</th>
            <th scope="col">{words.slept}</th>
            <th scope="col">{words.about}</th>
          </tr>
        </thead>
        <tbody>
          {mornings.map((morning) => {
            const slept = sleptOf(diary[morning] ?? {})
            return (
              <tr key={morning}>
                <th scope="row">
                  {morning === today ? words.todayName : words.weekdays[weekdayOf(morning)]}
                </th>
                <td>
                  <Bar slept={slept} />
                </td>
                <td>{slept ? words.range(slept.fromText, slept.toText) : words.blank}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ slept }: { readonly slept: Slept | null }) {
  const length = night.to - night.from
  const within = (minutes: number) => Math.min(Math.max(minutes - night.from, 0), length)
  const [from, to] = slept ? [within(slept.from), within(slept.to)] : [0, 0]
  return (
    <svg className="night-bar" viewBox={`0 0 ${length} 60`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="night-all" width={length} height="60" />
      <rect className="night-slept" x={from} width={Math.max(to - from, 0)} height="60" />
      <path className="night-hours" d={`M${length / 3} 0v60M${(2 * length) / 3} 0v60`} />
    </svg>
  )
}
