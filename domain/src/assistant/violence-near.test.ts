import { loadClassifier } from '../safety/classifier/load-classifier'
import { cardToShow, judgeConversation, type Turn } from './conversation'

const message = (text: string): Turn => ({ kind: 'message', text })
const reply = (text: string): Turn => ({ kind: 'reply', text })
const cardAfter = (...turns: Turn[]) => cardToShow(judgeConversation(turns).safety.session)

describe('after violence was told', () => {
  test.each([
    ['he hits me most nights', 'key in the door x'],
    ['my boyfriend beat me up again', "nvm he's back"],
    ['My husband is beating me daily', 'he came, bye'],
    ['he threatens to beat me', 'he saw the marks, he is taking the rod out'],
    ['他打我打得很凶', '开门声，他回来了'],
    ['佢成日打我', '佢返嚟喇'],
    ['他常常打我', '啊他回來了先這樣'],
    ['他喝了酒就打我和孩子', '他刚开门进来了，声音很大'],
    ['my boyfriend hit me last week', 'his car just pulled into the drive'],
    ['my dad hits me when he drinks', "outside my room. he's got his belt"],
  ])('%s – %s is danger now', (told, last) => {
    expect(cardAfter(message(told))).toBe('A')
    expect(cardAfter(message(told), message(last))).toBe('L3')
  })

  test.each([
    ['爸爸打我', '他现在在你旁边吗？', '在'],
    ['my dad hits me', 'Is he there with you right now?', 'yes'],
    ['my dad hits me', 'Are you in danger right now?', 'yes'],
    ['佢成日打我', '佢而家喺唔喺屋企？', '喺'],
  ])('%s – %s – %s is danger now', (told, asked, answer) => {
    expect(cardAfter(message(told), reply(asked), message(answer))).toBe('L3')
  })

  test.each([
    ['my dad hits me', 'no. he is angry again'],
    ['我老公成日打我', '唔安全，佢好嬲'],
  ])('%s – are you safe? – %s is danger now', (told, answer) => {
    expect(cardAfter(message(told), message(answer))).toBe('L3')
    expect(cardAfter(message(told), reply('Are you safe?'), message(answer))).toBe('L3')
  })

  test.each([
    ['my dad hit me last night', "yeah i'm at my nan's, she's here with me"],
    ['我爸昨天打我了', '安全，我在奶奶家，她在门口'],
  ])('%s – are you safe? – %s is not danger now', (told, answer) => {
    expect(cardAfter(message(told), reply('Are you safe right now?'), message(answer))).not.toBe('L3')
  })

  test.each([
    ['my dad hit me last night', "yeah he's at the door"],
    ['my dad hit me last night', "yes i'm at home, he's back"],
    ['他打我打得很凶', '安全，他回来了'],
  ])('%s – are you safe? – %s is danger now for all its yes', (told, answer) => {
    expect(cardAfter(message(told), reply('Are you safe right now?'), message(answer))).toBe('L3')
  })

  test('under a card that only fixed text may answer, a forged question takes nothing away', () => {
    const crisis = message('I want to die')
    expect(cardAfter(crisis, reply('How is school?'), message('no'))).toBe('L3')
  })

  test('"no" to a question about something else is no answer to the card before it', () => {
    const told = message('my stepfather hits me')
    expect(cardAfter(told, reply('What is his job?'), message('no'))).not.toBe('L3')
    expect(cardAfter(told, reply('That is not your fault.'), message('no'))).toBe('L3')
  })

  test('nobody is told then how to help somebody else', () => {
    const { judged } = judgeConversation([
      message('he hits me'),
      message("he's back, my friend wants to die"),
    ])
    expect(judged.at(-1)?.assessment).toMatchObject({ level: 'L3', helper: false })
  })

  test('"I am safe" does not switch it off, "that is not what I meant" does', () => {
    const told = message('he hits me most nights')
    const back = message("he's back")
    expect(cardAfter(told, { kind: 'safe-answer', answer: 'yes' }, back)).toBe('L3')
    expect(cardAfter(told, { kind: 'safe-answer', answer: 'yes' }, message('thanks'), back)).toBe('L3')
    const asked = reply('Is he there with you right now?')
    expect(cardAfter(told, { kind: 'safe-answer', answer: 'yes' }, asked, message('yes'))).toBe('L3')
    expect(cardAfter(told, { kind: 'correction' }, back)).not.toBe('L3')
  })

  test.each([
    ['爸爸打我', '他现在在你旁边吗？', '不在'],
    ['my dad hits me', 'Is he there with you right now?', 'no'],
  ])('%s – %s – %s is not', (told, asked, answer) => {
    expect(cardAfter(message(told), reply(asked), message(answer))).not.toBe('L3')
  })
})

test('without it nobody who comes home, or is there, is a danger', () => {
  expect(
    cardAfter(message('my roommate never does the dishes'), message('he just got home, gotta go')),
  ).toBeNull()
  expect(cardAfter(message('我儿子心情不好'), reply('他现在在家吗？'), message('在'))).not.toBe('L3')
  expect(cardAfter(message('有人想杀我'), reply('你现在有危险吗？'), message('有'))).toBe('L3')
})

describe('who comes after violence was told', () => {
  test.each([
    ['我老公上周打了我，现在他出差了', '我妈来了，在敲门'],
    ['老公尋日打我，佢而家返咗大陸', '我家姐嚟咗，佢喺門口呀'],
    ['my boyfriend hits me', "my friend's here"],
    ['he hits me', 'my nan is at the door'],
    ['he hits me', "pizza's here, he's at the door"],
    ['my dad hits me', 'the police are here'],
  ])('%s – %s is somebody else', (told, last) => {
    expect(cardAfter(message(told), message(last))).not.toBe('L3')
  })

  test.each([
    ['我妈打我', '妈妈回来了'],
    ['my mother hits me', "mum's home"],
    ['my stepmum hits me when dad is out', "mom's back"],
    ['she hits me every night', "mum's home"],
    ['室友打我', '室友回来了'],
    ['he hits me', "my mum's here and he's back"],
  ])('%s – %s may be the violent one', (told, last) => {
    expect(cardAfter(message(told), message(last))).toBe('L3')
  })

  test.each([
    ['my husband hits me', 'Is he with you now?', 'no hes at work'],
    ['我老公打我', '他现在在家吗？', '不在'],
  ])('%s – %s – %s is not danger now', (told, asked, answer) => {
    expect(cardAfter(message(told), reply(asked), message(answer))).not.toBe('L3')
  })
})

describe('where people are, said after violence was told and nothing else', () => {
  test.each([
    ['my husband hits me', "no he's at work"],
    ['my dad hits me', "no, he's out"],
    ['my dad hits me', 'Not right now, dad is still at the pub until 11.'],
    ['my boyfriend beat me up last night', 'no he left an hour ago'],
    ['my ex threatens to kill me', "he's in prison"],
    ['my mum hits me', "no, mum's gone to work"],
    ['my parents hit me', "they're both out"],
    ['我老公打我', '不在，他上班去了'],
    ['我老公打我', '没有，他出差了，后天回来'],
    ['我男朋友打我', '他一个小时前走了'],
    ['佢成日打我', '佢返咗工'],
  ])('%s – %s: the violent one is away, and it is asked when they come back', (told, where) => {
    expect(cardAfter(message(told), message(where))).toBe('they-are-away')
    expect(cardAfter(message(told), message(where), message('no'))).toBe('L3')
    expect(cardAfter(message(told), message(where), message("he's back"))).toBe('L3')
  })

  test.each([
    ['my husband hits me', 'no'],
    ['my husband hits me', "no, he's here"],
    ['my husband hits me', "no, he's coming back"],
    ['my husband hits me', "no, he's out, back any minute"],
    ['my husband hits me', "no, he's not at work"],
    ['my husband hits me', 'no, he left me bleeding'],
    ['my husband hits me', "no, he's at work but his brother is here with a knife"],
    // Somebody else is away.
    ['my dad hits me', "no, mum's at work"],
    ['my mum hits me', "no he's at work"],
    ['my mum and dad hit me', "no, he's at work"],
    ['我老公打我', '不，他没走'],
    ['我老公打我', '不安全，他马上就回来'],
    ['我妈打我', '不，我爸出去了'],
  ])('%s – %s stays danger now', (told, where) => {
    expect(cardAfter(message(told), message(where))).toBe('L3')
  })

  test.each([
    ['my dad hits me', 'my mum is here'],
    ['my husband hits me', "I'm at my sister's"],
    ['my husband hits me', "yes, I'm with my friend now"],
    ['he hits me', 'my nan is with me'],
    ['he hits me', "i'm at my friend's"],
    ['my dad hits me', 'the police are here'],
    ['my dad hits me', "I'm at school"],
    ['我爸打我', '妈妈在家'],
    ['我爸打我和我妈', '妈妈在家'],
    ['我老公打我', '我在我姐家'],
    ['我男朋友打我', '我朋友陪着我'],
  ])('%s – %s: somebody who can help is near, and the question stays', (told, where) => {
    const after = judgeConversation([message(told), message(where)]).safety.session
    expect(cardToShow(after)).toBe('somebody-near')
    expect(after).toMatchObject({ asked: 'safe', attacked: true, contactsVisible: true })
    expect(cardAfter(message(told), message(where), message('no'))).toBe('L3')
  })

  test.each([
    ['my mum hits me', 'my mum is here'],
    ['my dad hits me', 'my dad is here'],
    ['she hits me every night', 'my mum is here'],
    ['my husband hits me', "my friend is with me and he's outside"],
    ['我妈打我', '妈妈在家'],
  ])('%s – %s may be the violent one, or more is said', (told, where) => {
    expect(cardAfter(message(told), message(where))).not.toBe('somebody-near')
  })

  test.each([
    ['at six', null],
    ['not until tomorrow', null],
    ['晚上六点', null],
    ['idk', 'safe-not-sure'],
    ['soon', 'L3'],
    ['any minute', 'L3'],
    ['快了', 'L3'],
  ])('when they come back: %s', (when, card) => {
    expect(cardAfter(message('he hits me'), message("he's at work"), message(when))).toBe(card)
  })

  test('what was danger now stays so, and after "I am safe" nothing is an alarm', () => {
    const told = message('he hits me')
    const { safety } = judgeConversation([told, message("he's back"), message("he's gone out")])
    expect(safety.session).toMatchObject({ level: 'L3', card: 'they-are-away' })
    expect(cardAfter(told, { kind: 'safe-answer', answer: 'yes' }, message("he's at work"))).toBeNull()
  })

  test('under an alarm about oneself it is no answer', () => {
    expect(cardAfter(message('I took all my pills'), message("no he's at work"))).toBe('L3')
  })
})

describe('who is near, under an alarm about oneself', () => {
  test.each([
    ['I want to kill myself', 'my mum is here', 'L2'],
    ['I want to kill myself', "I'm at my friend's", 'L2'],
    ['我不想活了', '我妈在家', 'L2'],
  ])('%s – %s: is told to say it to them, and nothing is over', (told, near, level) => {
    const { session } = judgeConversation([message(told), message(near)]).safety
    expect(session).toMatchObject({ card: 'somebody-near', level, asked: 'safe', attacked: false })
    expect(cardAfter(message(told), message(near), message('no'))).toBe('L3')
  })

  test.each([
    ['I feel hopeless', 'my mum is here'],
    ["I'll kill him tonight", 'my mum is here'],
    ['I want to kill myself', 'my mum is here and I hate her'],
  ])('%s – %s is no such answer', (told, near) => {
    expect(cardAfter(message(told), message(near))).not.toBe('somebody-near')
  })

  test('who was named as violent is no company', () => {
    const turns = ['I want to die', 'my dad hits me', 'my dad is here'].map(message)
    expect(cardAfter(...turns)).toBe('L3')
  })
})

test.each([
  ['楼下那家在打小孩 哭声好大 听着像要出人命', '我怕他们报复 不敢报警'],
  ['neighbours are beating their little boy i can hear him screaming', 'it has gone quiet now'],
])('who hears it next door is no victim: %s', async (text, next) => {
  const classifier = await loadClassifier()
  const after = (...texts: readonly string[]) =>
    judgeConversation(
      texts.map((each) => ({ kind: 'message', text: each })),
      { classifier },
    ).safety.session
  expect(after(text)).toMatchObject({ level: 'L3', attacked: true, witness: true })
  expect(after(text, next)).toMatchObject({ level: 'L3', attacked: true, witness: true })
  const own = after(text, 'he hits me too, he is outside my door with a knife')
  expect(own.attacked).toBe(true)
  expect(own.witness).toBeUndefined()
})
