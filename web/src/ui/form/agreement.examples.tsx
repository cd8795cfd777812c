import { useEffect } from 'react'
import type { Examples } from '../../platform/examples'
import { AgreementBox, useAgreement } from './agreement'

function Example({ isMissing = false }: { readonly isMissing?: boolean }) {
  const agreement = useAgreement('请先勾选上面的方框。/ Please tick the box first.')
  const { isGiven } = agreement
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed once, when the example appears
  useEffect(() => {
    if (isMissing) isGiven()
  }, [])
  return <AgreementBox agreement={agreement}>我同意 / I agree</AgreementBox>
}

export const examples: Examples = {
  asked: () => <Example />,
  missing: () => <Example isMissing />,
}
