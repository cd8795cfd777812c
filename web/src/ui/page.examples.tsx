import type { Examples } from '../platform/examples'
import { Page } from './page'
import { PageHeading } from './page-heading'

export const examples: Examples = {
  'a page with heading and lead': () => (
    <Page heading="标题 / Heading" lead="一句话说明这一页。 / One sentence about this page." />
  ),
  'a heading of its own': () => <PageHeading>标题 / Heading</PageHeading>,
}
