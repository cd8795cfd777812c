import { loadClassifier } from './classifier/load-classifier'
import { assessMessage } from './gate'

/** By phrases and grammar alone: whatever the classifier makes of them, these need no doubt. */
const assess = (text: string) => assessMessage(text)

test.each([
  'my friend just took all her pills',
  'my friend took 40 paracetamol an hour ago',
  'my sister has swallowed bleach',
  "my friend's taken all her pills",
  "my friend's on the bridge and wants to jump",
  'my mate has just overdosed',
  'my friend is standing on the bridge and wants to jump',
  "she's on the roof right now texting me goodbye",
  'my boyfriend is holding a knife to his wrist',
  "my girlfriend locked herself in the bathroom with a razor and there's blood under the door",
  "she's going to jump",
  '我朋友在楼顶要跳',
  '我朋友刚刚说她要跳楼',
  '她现在就要跳楼',
  'my sister just texted she is going to jump',
  '我朋友把药全吃了',
  '我室友把药都吃了',
  '网上有人直播烧炭',
  '我同学在班群里发了遗书',
  '我朋友刚吃了一瓶安眠药',
  "my friend od'd and is making a snoring noise should i let him sleep it off",
  'my friend in Texas is livestreaming with a gun to his head',
  'someone on my discord is livestreaming himself taking pills',
  "our kid got into grandpa's heart tablets, half the strip is missing",
  "my roommate is tying a sheet to the closet rod and won't let me in",
  "he's walked into the sea and I can't see him anymore",
  "bathroom door's locked and my brother isn't answering and there's water coming under it",
  "my girlfriend said goodbye and her phone is off, she's not picking up",
  'my boyfriend just jumped off the bridge',
  'my brother hanged himself and i cut him down',
  '我有个朋友刚吃了很多安眠药',
  '我男朋友刚才跳江了',
  '我弟弟手里拿着菜刀说谁进来他就捅自己',
  '学生家长说孩子昨晚离家出走带走了家里的老鼠药',
  '我女儿留了张纸条说对不起妈妈，人不见了，药箱空了',
  '我奶奶绝食五天了水也不喝，现在人都迷糊了',
  "my friend's in her bathroom w all the packets popped out and she keeps nodding off",
  "son's taken something",
  '我室友叫不醒，旁边有两个空药瓶',
  '我妈喝农药了',
  '我同学站在天台上',
  '我男朋友拿着刀要割自己',
  '我妹妹把自己锁在厕所里，地上有血',
  "my daughter has taken all her paracetamol, she's 15, she won't let me call anyone",
  "my dad has a gun and says he'll shoot himself",
  'My friend texted "goodbye, I love you" and now her phone is off. She has a gun in the house',
  'my brother has locked himself in his room with a rope and isnt answering',
  'my girlfriend is hanging herself right now',
  "there's a man on the wrong side of the bridge railing in front of me",
  'my sister don drink sniper, she dey vomit',
  '我閨密傳訊息說她燒炭了 門反鎖 我進不去',
  '阿仔企咗喺天台邊唔肯落嚟 點算好',
  '她手上全是血',
  'my battle buddy texted me goodbye brother at 0300 and his phone is off',
  'A friend of mine took 40 paracetamol an hour ago',
  'One of my friends just swallowed a bottle of tylenol',
  'someone online just posted a photo of their wrists bleeding',
  'my ex sent me a photo of his arm bleeding and says goodbye',
  '前任发来一张流血的照片说再见',
  'my dad is holding a bottle of pesticide',
  '我妈手里拿着农药瓶',
  'I just found my mum dead',
  'my nan is on the floor and theres empty blister packs',
  '我妈手里拿着那瓶敌敌畏 不肯放 我在她旁边',
  'grandad fell off the ladder hes not moving much',
  '我女儿13岁 说今晚就走 房门锁了',
  '儿子把自己锁房间里 发短信说妈妈对不起',
  'colleague is in his car in the garage engine on, door wont open',
  'my friend has a rope and wants to use it tonight',
  '可是她手里还有刀片',
])('somebody else is in danger now: %s', (text) => {
  expect(assess(text)).toMatchObject({ card: 'L3', helper: true, forOther: true, attacked: false })
})

test.each([
  'I just took all my pills',
  'my friend just took all her pills and I want to die too',
  '男朋友走了我站在天台上',
  '她不要我了站在天台',
  "I'm on the bridge and my friend isn't answering",
  '我把药全吃了',
  'they wont look on the roof, i am up here',
  'I don drink the sniper',
  '我吃了阿公的心臟藥,剩下的全部',
  '食咗媽咪啲血壓藥 成樽',
  'had a fight with dad and drank weedkiller to die',
  "my wife found out I took them all, she's calling my sister",
  '八点钟他下夜班，现在是六点十分，我现在就要跳',
  '同事都下班了，只剩我一个人站在窗台上',
  "my friend jumped here last year and I'm standing where she stood",
  '我朋友去年跳了，今晚我去找他',
])('the person is in danger, whoever is named: %s', (text) => {
  expect(assess(text).card).toBe('L3')
  expect(assess(text).forOther).toBeUndefined()
})

test.each([
  'my friend said she wants to jump',
  '我朋友说她要跳楼',
  'my gran took all her pills this morning like she should',
  "my mate's just jumped off the pier for charity",
  'my brother took an overdose last year and died',
  '妹妹要跳绳比赛了',
  "my brother's taken something from my purse",
  'my mum took something for the pain',
  'she said goodbye and turned her phone off, her flight is boarding',
  '我同学上个月跳楼了',
  "my brother got into medicine, he's over the moon",
  '感冒好了，医生开的药全吃了',
  '昨天刷到主播直播自杀的新闻，心里堵，但我没事',
  '我奶奶按时把一大把药都吃了',
  '我奶奶把药都吃了',
  'she said she is going to jump ship right now',
  'my dad is holding a bottle of weedkiller, he will spray the garden',
  '我爸拿着农药去田里打药了',
  '打火机没气了',
  'my brother fell off the roof of the shed when we were kids',
  'police came to the door, they found my son dead',
  '警察说在河里找到我弟弟了,人没了',
])('nobody is in danger now: %s', (text) => {
  expect(assess(text).card).not.toBe('L3')
})

test('a wish of somebody else is for their helper, where the classifier sees them as well', async () => {
  const classifier = await loadClassifier()
  for (const text of ['my friend is suicidal', '我朋友有自杀倾向'])
    expect(assessMessage(text, { classifier })).toMatchObject({ level: 'L2', card: 'T', helper: true })
  for (const text of ['兒啊 媽媽想死已經想兩年', '想带着孩子一起死。不，我不会带他，我自己去'])
    expect(assessMessage(text, { classifier }).card).toBe('L2')
})

test.each(['My brother shot himself in 1994', 'my uncle hung himself in the barn'])(
  'who was lost long ago is in no danger: %s',
  (text) => expect(assess(text).card).not.toBe('L3'),
)

test('nor where the person says the same of themselves', () => {
  for (const text of [
    'my friend is suicidal and so am i',
    'my best friend wants to kill herself. me too',
    '我朋友不想活了，我也是',
  ])
    expect(assess(text).card).toBe('L2')
})

describe('what the classifier is sure is somebody else’s danger', async () => {
  const classifier = await loadClassifier()
  const judged = (text: string) => assessMessage(text, { classifier })

  test.each([
    '我室友把自己反锁在卫生间里，门缝底下有血水流出来，叫她她不应',
    '我女儿把自己锁在厕所里,我看见门缝下面有血',
    '我们班有个同学坐在教学楼楼顶边上,大家都在下面看',
    'guy on the wrong side of the railing on the bridge. im a stranger just walking past',
    "my bf is outside the window on the ledge and says if i come closer he's letting go",
    "Dad's shut himself in the shed with the shotgun and he's crying",
    'my friend on discord is live rn with a rope round her neck n everyones just spamming emojis',
    "My son gave away his guitar, told his sister to look after me, and now his phone is off and his car's gone",
    'my brother slit his wrist',
    '室友在天台边上站着，我不敢过去',
    '我是班主任，刚收到学生发来的短信，说谢谢老师三年的照顾，来世再做您的学生，电话打不通了',
    '我女朋友分手后把定位关了，最后发的照片是江边的栏杆和一双鞋',
    '我爸喝了农药,现在在吐,他不让我打电话',
    '我爸在房间里烧炭，门反锁了，敲门没人应',
    'He jumped off the balcony a minute ago. He is lying there and not moving',
    '我刚推开门,我妈吊在那里,我把她抱下来了,她身体还是热的',
    'I found my husband hanging',
    'my dad is in the garage with the engine running and he left a note',
  ])('is theirs, whoever a rule takes for the one who speaks: %s', (text) => {
    expect(judged(text)).toMatchObject({ card: 'L3', forOther: true, attacked: false })
  })

  test.each([
    'standing on the roof, my friend is calling me and i am not picking up',
    '我坐在天台边上，我妈在楼下哭着叫我下去',
    'my brother shot himself last year and tonight I will do the same',
    'i have my dads gun in my lap and i am crying',
    '我把自己反锁在卫生间里，地上都是血',
    '女朋友睡着了,我拿着刀坐在卫生间,手腕已经在流血',
    '我朋友去年走了,今年轮到我了',
    "My brother survived his attempt, I will make sure I don't survive mine",
  ])('is the person’s own where they speak of themselves: %s', (text) => {
    expect(judged(text)).toMatchObject({ card: 'L3', attacked: false })
    expect(judged(text).forOther).toBeUndefined()
  })

  test.each([
    'he has locked me in the bedroom and he has a knife',
    '他把我锁在房间里，手里拿着刀',
    'my husband is strangling me',
  ])('is an attack where it goes against the person: %s', (text) =>
    expect(judged(text)).toMatchObject({ card: 'L3', attacked: true }),
  )
})

test.each([
  'the hose is already on the exhaust, just finishing my drink first',
  '绳子前两天网上买的，今天到了，我在试阳台那根横杆承不承得住',
  '药都吃完了，就这样吧',
  '刚刚把一整瓶安眠药都倒嘴里了',
])('an act under way, told as if by the way: %s', (text) => {
  expect(assess(text)).toMatchObject({ card: 'L3', explained: true })
  expect(assess(text).forOther).toBeUndefined()
})
