import { asksAboutHuman } from './asks-about-human'

describe('being taken for a person', () => {
  test.each([
    '你是真人吗？',
    '你到底是不是机器人',
    '我爱你',
    'Are you a real person?',
    'do you love me',
    'am I talking to a human',
  ])('“%s” is noticed', (text) => expect(asksAboutHuman(text)).toBe(true))
  test.each(['我妈妈是医生', '我爱你们大家的文章', 'Is my doctor a real expert?', 'I love music'])(
    '“%s” is not',
    (text) => expect(asksAboutHuman(text)).toBe(false),
  )
})
