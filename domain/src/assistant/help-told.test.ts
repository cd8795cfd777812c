import {
  asksWhatMeanwhile,
  tellsHelpIsComing,
  tellsNoConnection,
  tellsNoHelp,
  tellsTheyAreSafe,
  tellsTheyFeelWell,
} from './help-told'

test.each([
  '打了',
  '我打了120',
  '救护车来了',
  '报警了',
  '已经打了',
  '医生在路上',
  "I've called",
  'I called 999',
  'my mum called an ambulance',
  'the ambulance is here',
  'police are on their way',
])('help was called or comes: %s', (text) => expect(tellsHelpIsComing(text)).toBe(true))

test.each([
  '打不通',
  '我不敢打120',
  '没打',
  '他打了我',
  'nobody is coming',
  "I haven't called",
  'when the ambulance is here it is too late',
  'he called me worthless',
  'she called',
  'i called 999 and hung up',
  '打了120又挂了',
  'I cancelled the ambulance',
  'my ears are ringing',
  '他在打我',
])('and not here: %s', (text) => expect(tellsHelpIsComing(text)).toBe(false))

test.each([
  [
    tellsNoConnection,
    ['打不通', '120一直占线', "I can't get through", 'the line is busy', '山里没信号', 'no signal out here'],
    ['通了', 'they picked up', 'good signal here'],
  ],
  [
    asksWhatMeanwhile,
    ['等的时候我该做什么', '等緊，我講咩好', 'what do i do while we wait', 'what should I say to her'],
    ['等下去吃饭', 'we waited', "what do i do i can't do this anymore", '我该怎么办我也吃了药'],
  ],
  [
    tellsTheyAreSafe,
    [
      '找到她了，她现在安全',
      '他醒了',
      '救护车来了把她拉走了',
      "she's safe now",
      'police found her',
      "he's in hospital",
      'ambulance is with him now',
      "she's safe now, my husband has got the knife",
    ],
    [
      '她不安全',
      "she's not ok",
      "she says she's fine",
      '她没事吗？',
      'is she safe?',
      "she's safe now but i'm not",
      '她没事了，轮到我了',
      'the ambulance took him back home',
    ],
  ],
  [
    tellsNoHelp,
    ["forty minutes and nobody's come", '半个多小时了人还没来', 'they put me on hold and it cut off'],
    ['they came at once', '人来了'],
  ],
  [
    tellsTheyFeelWell,
    ['he says he feels fine now', '他说现在没什么感觉', 'she seems ok'],
    ['she is throwing up', '他一直吐', "i'm fine"],
  ],
] as const)('%o', (tells, yes, no) => {
  for (const text of yes) expect([text, tells(text)]).toEqual([text, true])
  for (const text of no) expect([text, tells(text)]).toEqual([text, false])
})
