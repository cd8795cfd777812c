import type { Examples } from '../platform/examples'
import { SideNavigation } from './side-navigation'

export const examples: Examples = {
  'two groups, two wait': () => (
    <SideNavigation
      label="栏目 / Parts"
      current="等你处理 / Waiting"
      opens="：栏目 / : parts"
      groups={[
        {
          links: [
            {
              to: '?part=waiting',
              label: '等你处理 / Waiting',
              isCurrent: true,
              waiting: { count: 2, spoken: '（2 件 / 2 things）' },
            },
          ],
        },
        { heading: '记录 / Records', links: [{ to: '?part=log', label: '记录 / Log' }] },
      ]}
    />
  ),
}
