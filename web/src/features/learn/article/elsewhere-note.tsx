import { paths } from '../../../platform/paths'
import { Link } from '../../../ui/link'

/**
 * Articles are written for readers in mainland China: others must not call a number that does not answer them. Chinese alone, as it
 * stands only in a build whose texts are converted.
 */
export function ElsewhereNote() {
  return (
    <p className="notice">
      文中的电话、法规和就医方式是中国大陆的，台湾、香港、澳门的电话在<Link to={paths.crisis}>求助页</Link>。
    </p>
  )
}
