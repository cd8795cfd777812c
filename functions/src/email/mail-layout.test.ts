import { layOutMail } from './mail-layout'

test('the plain text names where a link leads once: not again behind a number or an address that says it', () => {
  const { text } = layOutMail({
    language: 'en',
    title: 'Title',
    preview: 'Preview',
    parts: [
      {
        kind: 'list',
        items: [
          { text: '112 by mobile', href: 'tel:112' },
          { text: 'Find A Helpline https://findahelpline.com', href: 'https://findahelpline.com' },
          { text: 'Chat with us', href: 'https://chat.example' },
        ],
      },
    ],
  })
  expect(text).toContain(
    '- 112 by mobile\n- Find A Helpline https://findahelpline.com\n- Chat with us: https://chat.example\n',
  )
})
