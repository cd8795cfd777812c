import { createTransport } from 'nodemailer'
import { Lifetime } from '../lifetime.mjs'
import { startMailCatcher } from './catcher.mjs'
import { escapeHtml, messagePage } from './pages.mjs'

describe('mail catcher', () => {
  const lifetime = new Lifetime()
  const [smtp, inbox] = [18_725, 18_726]
  const address = `http://127.0.0.1:${inbox}`
  const link = {
    email: 'a@demo.test',
    requestType: 'VERIFY_EMAIL',
    oobLink: 'http://127.0.0.1/action?x=1&y=2',
  }

  beforeAll(() => startMailCatcher({ smtp, inbox, accountLinks: async () => [link] }, lifetime))
  afterAll(() => lifetime.end())

  const transport = createTransport({ host: '127.0.0.1', port: smtp, ignoreTLS: true })
  const send = (to: string, subject: string) =>
    transport.sendMail({
      from: 'app@demo.test',
      to,
      subject,
      text: '你好',
      html: '<p>你好<script>1</script></p>',
    })

  test('keeps what arrives, newest first, by recipient, until it is emptied', async () => {
    await send('a@demo.test', 'first <b>')
    await send('b@demo.test', 'second')
    const all = await (await fetch(`${address}/api/messages`)).json()
    expect(all.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'first <b>'])
    const [one] = await (await fetch(`${address}/api/messages?to=a@demo.test`)).json()
    expect(one).toMatchObject({ from: 'app@demo.test', to: ['a@demo.test'], subject: 'first <b>' })
    expect(one.text.trim()).toBe('你好')
    const list = await (await fetch(address)).text()
    expect(list).toContain('first &lt;b&gt;')
    expect(list).toContain('x=1&amp;y=2')
    const page = await fetch(`${address}/messages/${one.id}`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const removed = await fetch(`${address}/api/messages`, { method: 'DELETE' })
    expect(await removed.json()).toEqual({ removed: 2 })
    expect(await (await fetch(`${address}/api/messages`)).json()).toEqual([])
  })

  test('shows account links as JSON, and 404 for the unknown', async () => {
    expect(await (await fetch(`${address}/api/links`)).json()).toEqual([link])
    expect((await fetch(`${address}/messages/999`)).status).toBe(404)
  })
})

test('foreign HTML only shows in a frame without rights', () => {
  const html = '<script>alert("1")</script>'
  const message = {
    id: 1,
    receivedAt: '',
    from: '',
    to: [],
    subject: html,
    text: html,
    html,
    headers: {},
    attachments: [],
  }
  const page = messagePage(message)
  expect(page).not.toContain('<script')
  expect(page).toContain('<iframe sandbox title')
  expect(escapeHtml(`<a href="'">&`)).toBe('&lt;a href=&quot;&#39;&quot;&gt;&amp;')
})
