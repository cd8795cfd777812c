import type { demoHello } from '@amhs/domain/contracts/demo-hello.contract'
import type { Handler } from '../platform/define-function'

export const handleDemoHello: Handler<typeof demoHello> = async ({ request: { name, language } }) => {
  if (language === 'en') return { greeting: name ? `Hello, ${name}.` : 'Hello.' }
  return { greeting: name ? `你好，${name}。` : '你好。' }
}
