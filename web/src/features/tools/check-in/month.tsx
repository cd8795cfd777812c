import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Moon } from '../../../ui/scenes/moon'
import { type Day, weeksUpTo } from '../days'
import { checkInWords } from './check-in.words'
import type { CheckIns } from './check-ins'

/** Four weeks of moons. A day without one stays empty; nothing is counted or joined by a line. */
export function Month({ today, checkIns }: { readonly today: Day; readonly checkIns: CheckIns }) {
  const words = useWords(checkInWords)
  const language = useLanguage()
  return (
    <details className="tool-more" open>
      <summary>{words.calendar}</summary>
      <table className="moon-calendar" aria-label={words.calendar}>
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksUpTo(today, 4).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const date = formatDate(day, language)
                const mood = checkIns[day]?.mood
                if (day > today)
                  return (
                    <td key={day}>
                      <span className="hidden">{words.future}</span>
                    </td>
                  )
                return (
                  <td
                    key={day}
                    data-empty={mood === undefined ? '' : undefined}
                    data-today={day === today ? '' : undefined}
                  >
                    {mood !== undefined && <Moon mood={mood} />}
                    <span className="hidden">
                      {mood === undefined ? words.gap(date) : words.noted(date, words.moods[mood] ?? '')}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{words.gaps}</p>
    </details>
  )
}
