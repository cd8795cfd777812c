import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../ui/link'

/** Beside the form for sign-in the way to registration, and the other way round; where the person was going goes along. */
export function OtherWay({
  heading,
  text,
  to,
  label,
}: {
  readonly heading: string
  readonly text: string
  readonly to: string
  readonly label: string
}) {
  const id = useId()
  const { search } = useLocation()
  return (
    <aside className="stack" aria-labelledby={id}>
      <h2 className="lead" id={id}>
        {heading}
      </h2>
      <p>{text}</p>
      <p>
        <Link className="button" to={`${to}${search}`}>
          {label}
        </Link>
      </p>
    </aside>
  )
}
