import type { Examples } from '../platform/examples'
import { SupportCard } from './support-card'

export const examples: Examples = {
  plain: () => <SupportCard />,
  whole: () => <SupportCard whole />,
  'with words of its own': () => (
    <SupportCard heading="你的回答让我们有些担心 / Your answers concern us">
      <p>现在可以和一个人说说话。 / You can talk to a person now.</p>
    </SupportCard>
  ),
  urgent: () => (
    <SupportCard urgent heading="你现在安全吗？ / Are you safe right now?" headingLevel="h2">
      <p>如果不安全，请先打紧急电话。 / If you are not, call the emergency number first.</p>
    </SupportCard>
  ),
}
