import { Icon } from '../../../ui/icon'
import { Link } from '../../../ui/link'

/** One way on: where it leads and what is there. */
export function NextStepLink({
  to,
  state,
  title,
  text,
}: {
  readonly to: string
  /** What is handed over in the state of the history, which no address shows. */
  readonly state?: unknown
  readonly title: string
  readonly text: string
}) {
  return (
    <li>
      <h3>
        <Link to={to} state={state}>
          {title}
        </Link>
      </h3>
      <p>{text}</p>
      <Icon name="forward" />
    </li>
  )
}
