import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icon'

/** One way on: where it leads and what is there. */
export function NextStepLink({
  to,
  title,
  text,
}: {
  readonly to: string
  readonly title: string
  readonly text: string
}) {
  return (
    <li>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      <Icon name="forward" />
    </li>
  )
}
