import { reflectionOf } from './reflections'

describe('what somebody said is taken up in one sentence', () => {
  test.each([
    ['今天很糟，我什么都不想做', '听起来，今天很难。'],
    ['今天爸妈又吵架了，我好烦', '听起来，家里的事让你很难受。'],
    ['我睡不着，脑子停不下来', '睡不好，确实很难熬。'],
    ['我和男朋友吵架了', '吵过以后，心里很难一下子平静。'],
    ['我好攰', '听起来，你已经很累了。'],
    ['最近壓力很大，我快崩溃了', '听起来，压力不小。'],
    ['我没有朋友', '听起来，你有点孤单。'],
    ['你能别给我发文章吗，我只想有人听我说', '想有人听你说，这很自然。这里只是一个程序，但有人愿意听。'],
    ['我妈说我太懒，天天睡觉', '被这样对待，心里一定不好受。'],
    ['我朋友已读不回三天了', '被这样对待，心里一定不好受。'],
    ['我朋友最近很难过', '看得出，你很在意对方。'],
    ['九岁的孩子不睡觉，说怕', '孩子这样，你一定很操心。'],
    ['最近和男朋友分手了', '分开这件事，不容易。'],
    ['我朋友分手了', '看得出，你很在意对方。'],
    ['我换了一个新发型', '谢谢你把这些写下来。'],
    ['我不难过，只是想聊聊天气', '谢谢你把这些写下来。'],
  ])('%s', (message, sentence) => {
    expect(reflectionOf(message)?.zh).toBe(sentence)
  })

  test.each([
    ['I am so tired of everything', 'It sounds as if you’re worn out.'],
    ['I had a fight with my best friend', 'An argument can stay with you long after it’s over.'],
    ["I can't sleep", 'Nights without sleep are hard.'],
    [
      'I feel so tired of everything and I just need someone to talk to',
      'Wanting someone to listen makes sense. This is only a program, but there are people who will.',
    ],
    ['my mum says im just lazy bc i sleep all day', 'That must have hurt.'],
    ['my best friend left me on read for 3 days', 'That must have hurt.'],
    ['my friend said I am great at maths', 'It shows how much you care about them.'],
    ['How can I help my friend?', 'It shows how much you care about them.'],
    ["my son won't sleep, he says he's scared", 'It’s hard to see a child like this.'],
    ['my girlfriend broke up with me', 'A break-up is hard.'],
    ['my friend broke up with her boyfriend', 'It shows how much you care about them.'],
    ['I am not sad', 'Thank you for writing this down.'],
  ])('%s', (message, sentence) => {
    expect(reflectionOf(message)?.en).toBe(sentence)
  })

  test.each(['什么是焦虑？', '怎么挂号？', 'What is a panic attack?', 'Where is the list?'])(
    'a plain question needs none: %s',
    (message) => {
      expect(reflectionOf(message)).toBeNull()
    },
  )
})
