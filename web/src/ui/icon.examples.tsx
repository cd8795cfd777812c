import type { Examples } from '../platform/examples'
import { Icon, iconNames } from './icon'

export const examples: Examples = {
  'every icon': () => (
    <ul className="row plain">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
}
