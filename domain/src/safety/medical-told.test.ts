import { loadClassifier } from './classifier/load-classifier'
import { assessMessage } from './gate'
import { type MedicalKind, medicalIn } from './medical-told'
import { isMedical, safetySessionReducer, startSafetySession } from './safety-session'

const classifier = await loadClassifier()
const gate = (text: string) => assessMessage(text, { classifier })

const told: Readonly<Record<MedicalKind, readonly string[]>> = {
  stroke: [
    'my dads face has gone droopy on one side n hes slurring',
    'my mums face dropped on one side and she cant talk',
    'grandads mouth is wonky and he cant lift his arm',
    '我爸突然嘴歪了 说话不清楚',
    '我妈半边身子突然动不了',
    '奶奶嘴角歪了 流口水',
    '我妈突然说不出话 一边手没力',
  ],
  allergy: [
    '吃了花生脸肿了喘不上气',
    '吃了虾嘴唇肿了 喉咙发紧',
    '过敏了 脸肿 喘不上来',
    'ate a prawn and my throat is closing up',
    'think im allergic my lips are swelling and i cant breathe',
  ],
  burn: [
    'poured boiling water on my arm its all blistered',
    'spilt hot tea on my arm its blistering',
    'kettle went over my leg skin is peeling',
    '开水烫到手了 起了好大的泡',
    '孩子被热汤烫了 皮都红了',
  ],
  spiked: [
    'think someone put smth in my drink legs dont work',
    'someone spiked my drink',
    '酒里好像被人下了药 腿软',
  ],
  chest: [
    '胸口闷 左胳膊麻 出汗 老毛病',
    '我妈胸口疼 冒冷汗 喘不上气',
    '心口好翳 左手痺 標冷汗',
    '惊恐发作 胸口疼 喘不上气',
    'pain in my chest going up in to my jaw. sweating. its probably indigestion',
    'panic attack and my chest really hurts cant breathe',
  ],
  fumes: [
    '屋里烧煤炉 头疼得很 老想吐 狗也不动了',
    '我家煤气漏了 闻到味道了 头晕',
    '瓦斯警報器一直叫',
    '用炭火盆取暖 关着窗 头晕想吐',
    'carbon monoxide alarm is beeping and I have a headache. is it just the battery',
    'i can smell gas in my kitchen',
    'had the bbq inside the tent to keep warm, now we both have headaches and feel sick',
  ],
  medicine: [
    'took my warfarin twice I think. cant remember',
    '降压药早上吃了 忘了又吃一遍',
    '我食錯咗老公啲血壓藥',
    'I think I took my insulin twice tonight, what do I do',
  ],
  'child-medicine': [
    '我拿错药了 给宝宝喂了大人的感冒药 半片 四个月',
    'gave baby calpol and then husband gave it too',
  ],
  swallowed: [
    '孩子吞了纽扣电池',
    '孩子喝了一口洁厕灵',
    'bb吞咗粒水銀電池',
    'my toddler swallowed a button battery',
    'my 2 year old ate a dishwasher tablet',
    'my toddler ate two laundry pods',
  ],
  unresponsive: [
    'mate got spiked i think or took too much G hes on the floor snoring weird',
    "he's snoring weird and i cant wake him",
    '我爸倒地上叫不醒',
    '爷爷从梯子上摔下来 叫不醒',
    '室友喝多了 叫不醒 打呼很奇怪',
    '阿媽暈低咗 嗌極都唔醒',
    "my baby has gone all floppy and won't wake up",
  ],
  baby: [
    '3am she wont stop crying i shook her a bit just to make her stop',
    '三点了 她一直哭 我刚才用枕头捂了她一下',
    '我搖咗bb幾下 佢喊到停唔到',
    'i shook the baby because he wouldnt stop crying',
  ],
  head: [
    '刚被车蹭了 头撞了下',
    '骑车摔了 头磕到马路牙子 有点想吐',
    'came off my bike and hit my head, feel sick',
  ],
}

describe('an accident or a sudden illness is sent to a doctor, and nobody is asked about dying', () => {
  test.each(Object.entries(told).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const)))(
    '%s: %s',
    (kind, text) => {
      const assessment = gate(text)
      expect(isMedical(assessment), text).toBe(true)
      expect(safetySessionReducer(startSafetySession(), { type: 'message', assessment })).toMatchObject({
        card: 'medical',
        medical: kind,
        asked: null,
        contactsVisible: true,
        attacked: false,
      })
    },
  )
})

describe('what only looks like it is none', () => {
  test.each([
    'my heart aches',
    '胸口堵得慌 因为分手',
    'panic about exam, chest tight and cant breathe',
    '胸口闷 想哭',
    'my chest hurts from crying over him',
    '听到那首歌心口就疼',
    'this exam question: a man has chest pain down his left arm. what is it',
    'my dad had chest pain and a numb arm last year, he is fine now',
    'gas bill is so high this winter',
    '煤气费又涨了',
    'recipe says smoke the meat with charcoal',
    '去年我煤气中毒过',
    'took my meds twice a day as prescribed',
    '每天吃两次降压药',
    '你是不是吃错药了',
    '宝宝今天终于肯吃药了',
    'my phone battery is dead',
    '我的社交电池耗尽了',
    'when I was a kid I swallowed a coin',
    'in the film her drink gets spiked and she collapses',
    '游戏里我中毒了 叫不醒队友',
    '室友睡得跟猪一样 闹钟叫不醒他',
    'my gran is in a coma in hospital',
    '我摇了摇头',
    '摇着宝宝睡着了',
    'i want to shake him when he wont stop crying',
    '我想捂住她的嘴 她一直哭',
    'burnt my arm again',
    'put a lighter to my arm, burnt my hand',
    'burnt the toast again lol',
    '烫到手了 用烟头',
    '高中踢球脑震荡过一次 现在早好了',
    'hay fever season, eyes puffy',
    'my face dropped when i saw the bill',
    '拔牙打了麻药 嘴歪的 说话不清楚',
    'watched a film where someone spiked her drink',
    'out drunk, slurring my words lol',
    'my head hurts from studying',
    '头撞南墙也不回头',
    '过年给奶奶磕了个头',
    'banging my head against the wall with this homework',
  ])('%s', (text) => {
    expect(medicalIn(text)).toBeNull()
  })
})

test.each([
  ['我把煤气打开了 头晕', 'L3'],
  ['took all my warfarin, all of it', 'L3'],
  ['我一次吃了三十片降压药', 'L3'],
  ['煤气漏了 头晕 正好 我不想活了', 'L3'],
  ['he hit me and my head hit the floor, feel sick', 'A'],
  ['他打我 我头撞到墙了', 'A'],
  ['he pushed me down the stairs and i hit my head', 'A'],
  ['help hes choking her her lips are going blue', 'L3'],
  [
    'husband reached for the cylinder and matches, in-laws have shut the door from outside i can smell the gas',
    'L3',
  ],
  ['老李对讲机里说把货单交代完了就往崖边上拐 现在喊不应了', 'L3'],
])('a danger that is meant, or done by somebody, keeps its own card: %s', (text, card) => {
  const assessment = gate(text)
  expect(isMedical(assessment)).toBe(false)
  expect(assessment.card).toBe(card)
})
