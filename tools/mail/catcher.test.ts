import { createTransport } from 'nodemailer'
import { startMailCatcher } from './catcher'
import { escapeHtml, messagePage } from './pages'

describe('mail catcher', () => {
  const link = {
    email: 'a@demo.test',
    requestType: 'VERIFY_EMAIL',
    oobLink: 'http://127.0.0.1/action?x=1&y=2',
  }

  let catcher: Awaited<ReturnType<typeof startMailCatcher>>
  let address = ''
  beforeAll(async () => {
    catcher = await startMailCatcher({ smtp: 0, inbox: 0, accountLinks: async () => [link] })
    address = `http://127.0.0.1:${catcher.inbox}`
  })
  afterAll(() => catcher.stop())

  const send = (to: string, subject: string) =>
    createTransport({ host: '127.0.0.1', port: catcher.smtp, ignoreTLS: true }).sendMail({
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
