import type { demoEcho } from '@amhs/domain/contracts/demo-echo.contract'
import type { Handler } from '../platform/define-function'

export const handleDemoEcho: Handler<typeof demoEcho> = async ({ request: { text } }) => ({
  text,
  characters: [...new Intl.Segmenter().segment(text)].length,
})
