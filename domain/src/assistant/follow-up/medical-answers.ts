import type { MedicalKind } from '../../safety/medical-told'
import type { TemplatePart } from '../../safety/template'
import { part } from '../../safety/template-parts'
import { isOfMedicine, type MedicalTelling } from './medical-follow-ups'

const say = (zh: string, en: string): TemplatePart => part('immediate-step', zh, en)

/**
 * What stands on the card on an accident or an illness in answer to the newest message. Each stands alone above the emergency number, and has to be
 * harmless where the message was misread. The sources are those of `medical-templates.ts`; a nosebleed under a blood thinner: NHS, "Side effects of
 * warfarin"; that carbon monoxide has no smell: 中国应急管理, "一氧化碳中毒". No clinician has seen the sentences.
 */
const answers: Readonly<Record<MedicalTelling, TemplatePart>> = {
  'medical-alone-there': say(
    '别自己去。打 {police}，在原地等：救护车一到就能开始救，路上出事没人帮你。',
    'Please don’t go by yourself. Call {police} and wait where you are: the crew can start helping at once.',
  ),
  'medical-carry-on': say(
    '先别做了，停下来，坐好。告诉别人你不舒服，请人接手。',
    'Not now: stop and sit down. Tell someone you’re unwell and let them take over.',
  ),
  'medical-make-sick': say(
    '别催吐，可能伤得更重。先打电话问，药盒或包装拿在手里。',
    'No, don’t make anyone sick: it can do more harm. Call for advice first, with the packet in your hand.',
  ),
  'medical-water': say(
    '先别喝、别吃东西，想靠水“冲掉”是冲不掉的。打电话问过再说。',
    'Nothing to eat or drink for now; it won’t flush anything out. Call and ask first.',
  ),
  'medical-wake': say(
    '叫叫看：喊名字，轻拍肩膀，别摇。叫得醒、有反应，就让人睡，一直看着呼吸。叫不醒或很难醒，马上打 {police}。',
    'Try: say their name and tap a shoulder gently, without shaking. If they wake and respond, let them rest and watch the breathing. If they don’t, or only just, call {police} straight away.',
  ),
  'medical-take-away': say(
    '以后的事我说不准。现在最要紧的是人：打 {police}，照实说发生了什么，医生才知道怎么救。',
    'I can’t say what happens later. Right now one thing matters: call {police} and tell them what happened, so that doctors know how to help.',
  ),
  'medical-partner': say(
    '现在就叫醒，别怕吵。一个人看着，一个人打 {police}。',
    'Wake them now. One of you keeps watch while the other calls {police}.',
  ),
  'medical-door': say(
    '要，趁现在能走，把门打开，再坐下等。电话别挂。',
    'Yes: unlock it now, while you can, then sit down and wait. Stay on the line.',
  ),
  'medical-go-in': say(
    '别进去，什么东西都不值得。等消防或燃气公司的人说可以了，再进。',
    'No. Nothing in there is worth it. Wait until the fire or gas service says it’s safe.',
  ),
  'medical-sleep-there': say(
    '今晚别住那儿。这种气闻不出来，人睡熟了察觉不到。去亲戚、邻居家住，等人检查过再说。',
    'Please stay somewhere else tonight. These fumes often have no smell, and people asleep don’t notice them. Go back once it has been checked.',
  ),
  'medical-stay-in': say(
    '冷也请先出去，披件衣服就走，去邻居家也行。待在里面，会不知不觉变重。',
    'Even in the cold, go out first. Grab a coat and go to a neighbour. Indoors it can get worse without you noticing.',
  ),
  'medical-aired': say(
    '做得对，可这还不够。人先待在外面，等人来检查过再进去。头疼、头晕、想吐，今天就去医院：光吹风不算治好。',
    'That was right, but it isn’t enough. Stay outside until it has been checked. If your head hurts or you feel dizzy or sick, see a doctor today: fresh air alone isn’t enough.',
  ),
  'medical-battery': say(
    '先当真的，人先出去。电池以后再看。',
    'Treat it as real and go outside first. The battery can wait.',
  ),
  'medical-dose': say(
    '先别吃，问过再说：打给医生或药师（在英国打 111），药盒拿在手里。',
    'Ask before the next one: call a pharmacist or doctor (in the UK, NHS 111), with the packet in your hand.',
  ),
  'medical-coming': say(
    '你做得对。电话别挂，把门打开，有变化就告诉他们。',
    'You did the right thing. Stay on the line, get the door open, and tell them if anything changes.',
  ),
  'medical-no-answer': say(
    '先不等别人。现在就打 {police}，再给家里人发条消息，或者敲邻居的门。',
    'Don’t wait for anyone. Call {police} first, then text your family or knock on a neighbour’s door.',
  ),
  'medical-breathing': say(
    '在呼吸就好。让人侧躺，一直守着。停了，或者声音变怪，马上告诉 {police}。',
    'Good. Keep them on their side, stay and keep watching. If it stops or sounds odd, tell {police} at once.',
  ),
  'medical-better': say(
    '好些了是好事，可还没完：还是要让医生看过。再不舒服，马上打 {police}。',
    'I’m glad it has eased. It still needs to be checked. If it comes back, call {police} straight away.',
  ),
  'medical-bleeding': say(
    '坐直，身子往前倾，捏住鼻子软的地方 10 到 15 分钟。吃重了药又出血，现在就问医生（在英国打 111）。止不住，打 {police}。',
    'Sit up, lean forward and pinch the soft part of your nose for 10 to 15 minutes. Bleeding after a mix-up with medicine: call a doctor now (in the UK, NHS 111). If it won’t stop, call {police}.',
  ),
  'medical-worse': say(
    '现在就打 {police}，把这个告诉他们。坐下，别一个人待着。',
    'Call {police} now and tell them that. Sit down, and don’t stay on your own.',
  ),
  'medical-took': say(
    '别等药起作用。现在就打 {police}，告诉他们吃了什么。',
    'Don’t wait to see if it works. Call {police} now and tell them what you took.',
  ),
  'medical-wait': say(
    '先别等，也先别睡。照第一张卡上说的，现在就做；拿不准，就现在打 {police} 问。',
    'Please don’t wait, and don’t sleep on it. Do what the first card says now. If you’re not sure, call {police} and ask.',
  ),
  'medical-mouth': say(
    '别往嘴里塞东西、灌东西，也别按住。把旁边硬的挪开，头下垫软的，看几点开始的。停了就让人侧躺。现在打 {police}。',
    'Nothing in the mouth, and don’t hold them down. Move hard things away, put something soft under the head, and note the time. Once it stops, roll them onto their side. Call {police} now.',
  ),
  'medical-medicine': say(
    '先别用，问过再说：打 {police}，告诉他们家里有什么药。',
    'Not before you’ve asked: call {police} and tell them what you have there.',
  ),
  'medical-blame': say(
    '你在求助，这就是在照顾人。怪谁以后再说，现在先打 {police}。',
    'You’re asking for help, and that’s taking care. Blame can wait. Call {police} first.',
  ),
  'medical-says-fine': say(
    '本人说没事也不算。照样现在打 {police}，照实说，听他们的。',
    'Feeling fine isn’t proof. Call {police} all the same, tell them what you see, and do what they say.',
  ),
  'medical-else': say(
    '先照卡上说的做，别等它变重。拿不准，就现在打 {police}。',
    'Please do what the card says now; don’t wait for it to get worse. If you’re not sure, call {police}.',
  ),
}

const withAdult = say(
  '孩子醒着、呼吸正常，又有别人开车，就现在去，你坐旁边看着。不然就打 {police}。',
  'If your child is awake and breathing well and someone else can drive, go now and sit beside them. If not, call {police}.',
)
const dontMove = say(
  '别自己送。打 {police}，开免提，照着做，等他们来。',
  'Don’t take them yourself. Call {police}, on speaker, do what they tell you, and wait for the crew.',
)
const getDriven = say(
  '别自己开车、骑车，请人送你去。没人送，或者头晕、犯困，就打 {police}。',
  'Don’t drive or ride yourself: have someone take you. If nobody can, or you feel dizzy or drowsy, call {police}.',
)
const childDrowsy = say(
  '可能是吃下去的东西引起的。现在就打 {police}，轻轻叫叫看能不能醒，看着呼吸，守着孩子。',
  'That can come from what they had. Call {police} now. Gently see if they wake, watch the breathing, and don’t leave them.',
)
const haveThePacket = say(
  '你做得对。电话别挂，药盒或包装拿在手边，把门打开。孩子或你有变化，就告诉他们。',
  'You did the right thing. Stay on the line, have the packet ready and the door open, and tell them if anything changes.',
)

/** Where one kind needs other words. */
const ofKind: Readonly<Partial<Record<MedicalKind, Partial<Record<MedicalTelling, TemplatePart>>>>> = {
  chest: {
    'medical-better': say(
      '过去了也要让医生看，今天就看。刚才手臂、下巴也不舒服，或者出过汗：还是请现在打 {police}。',
      'Even if it has gone off, it has to be checked today. With your arm or jaw, or the sweating, please still call {police} now.',
    ),
    'medical-water': say(
      '先别吃、别喝，坐着等急救的人来。',
      'Nothing to eat or drink for now. Sit and wait for the crew.',
    ),
  },
  fumes: {
    'medical-worse': say(
      '先到外面去，把人都叫出来，再打 {police}，说有人不舒服。',
      'Get everyone outside first. Then call {police} and say someone feels ill from fumes.',
    ),
    'medical-better': say(
      '好些了也别回去。等人来检查过再进，今天去医院看看：光吹风不算治好。',
      'Even so, stay out until it has been checked, and see a doctor today: fresh air alone isn’t enough.',
    ),
  },
  medicine: {
    'medical-alone-there': getDriven,
    'medical-worse': say(
      '可能跟药有关。坐下或躺下，别一个人，现在就打 {police}，药盒拿在手里。',
      'That may come from the medicine. Sit or lie down, and call {police} now with the packet in your hand.',
    ),
    'medical-better': say(
      '好些了也请打个电话问一声医生或药师（在英国打 111），问清楚下一次什么时候吃。',
      'Good. Still call a pharmacist or doctor (in the UK, NHS 111), and ask when to take the next one.',
    ),
  },
  'child-medicine': {
    'medical-alone-there': withAdult,
    'medical-worse': childDrowsy,
    'medical-better': say(
      '看着好也还没完，有的药过一阵才起作用。照样现在就问医生，一直看着孩子。',
      'Even so, some medicines act later. Get advice now all the same, and keep watching your child.',
    ),
    'medical-breathing': say(
      '在呼吸就好。继续看着，叫叫看能不能醒；不对劲马上打 {police}。',
      'Good. Keep watching, and see if they wake. If anything seems wrong, call {police} straight away.',
    ),
  },
  swallowed: {
    'medical-alone-there': withAdult,
    'medical-worse': childDrowsy,
    'medical-better': say(
      '看着没事，也要现在去急诊：里面可能已经在伤。',
      'Even if they seem fine, go to an emergency department now: harm inside may not show.',
    ),
    'medical-breathing': withAdult,
  },
  unresponsive: {
    'medical-alone-there': dontMove,
    'medical-carry-on': dontMove,
    'medical-worse': say(
      '马上告诉 {police}，开免提，照着做。没有呼吸，或者叫不醒又喘得怪，就说“呼吸不正常”。',
      'Tell {police} at once, on speaker, and do what they say. If they aren’t breathing, or won’t wake and breathe oddly, say ‘not breathing normally’.',
    ),
    'medical-better': say(
      '醒了也要守着，还可能再昏过去。让人侧躺或坐着。{police} 还没打，就现在打。',
      'Stay with them even so: they can pass out again. Keep them on their side and keep watching. If you haven’t called {police}, call now.',
    ),
    'medical-water': say(
      '别喂水，也别冲冷水，会呛着。让人侧躺，打 {police}。',
      'No drinks and no cold shower: they could choke. Keep them on their side and call {police}.',
    ),
  },
  baby: {
    'medical-alone-there': dontMove,
    'medical-carry-on': dontMove,
    'medical-worse': say(
      '安静了或者身上发软，可能是受了伤。看看在不在呼吸，现在就打 {police}，开免提。没有呼吸，照着电话里说的做。',
      'Going quiet or floppy can mean an injury. Check the breathing and call {police} now, on speaker. If the baby isn’t breathing, do what they tell you.',
    ),
    'medical-better': say(
      '就算看着好了，也请现在打 {police}：里面的伤，外面可能看不出来。',
      'Even if all seems well, please call {police} now: an injury inside may not show.',
    ),
    'medical-breathing': say(
      '在呼吸，好。一直看着，现在就打 {police}，照实说：里面的伤，外面可能看不出来。',
      'Good. Keep watching, and call {police} now and tell them what happened: an injury inside may not show.',
    ),
    'medical-wake': say(
      '小声叫一叫，挠挠脚心，别摇。没反应或很难醒，马上打 {police}。就算醒了，今天也要让医生看。',
      'Speak softly and stroke a foot; don’t shake. If the baby hardly responds, call {police} straight away. Even if the baby wakes, a doctor has to look today.',
    ),
    'medical-coming': say(
      '你做得对。电话别挂，开免提，一直看着宝宝的呼吸，把门打开。',
      'You did the right thing. Stay on the line, on speaker, watch the baby’s breathing, and get the door open.',
    ),
    'medical-partner': say(
      '现在就叫醒。一个人看着宝宝的呼吸，一个人打 {police}。',
      'Wake them now. One of you holds the baby and watches the breathing; the other calls {police}.',
    ),
  },
  stroke: {
    'medical-alone-there': dontMove,
    'medical-better': say(
      '好了也要现在打 {police}：这可能是大中风之前的小中风。',
      'Even if it has passed, call {police} now: it may be a small stroke before a larger one.',
    ),
    'medical-medicine': say(
      '先别喂，阿司匹林也别：有的中风吃了会更糟。打 {police}，问他们。',
      'No, not even aspirin: in some strokes it does harm. Call {police} and ask.',
    ),
    'medical-water': say(
      '先别喂水、喂吃的，可能会呛着。打 {police}，等他们来。',
      'Nothing to eat or drink: they may choke. Call {police} and wait for the crew.',
    ),
  },
  allergy: {
    'medical-better': say(
      '好些了也别站起来，照样打 {police}：过一阵可能又来。',
      'Even so, don’t stand up, and call {police} all the same: it can come back.',
    ),
    'medical-medicine': say(
      '别等这种药，太慢了。现在就打 {police}，照电话里说的做。',
      'Don’t wait for tablets: they’re too slow for this. Call {police} now and do what they say.',
    ),
    'medical-took': say(
      '别等药起作用。现在就打 {police}，告诉他们吃了什么。',
      'Don’t wait to see if it works. Call {police} now and tell them what you took.',
    ),
  },
  burn: {
    'medical-alone-there': getDriven,
    'medical-medicine': say(
      '别抹，也别用冰。只用流动的凉水，冲够 20 分钟。',
      'No, nothing on it, and no ice: only cool running water, for 20 minutes.',
    ),
    'medical-else': say(
      '先用凉水冲够 20 分钟。比手掌大、在脸上或手上，或者是小孩，冲完去急诊。拿不准，打电话问（在英国打 111）。',
      'Cool it under running water for 20 minutes first. Bigger than the hand, on face or hands, or a child: go to an emergency department. If you’re not sure, call and ask (in the UK, 111).',
    ),
  },
  spiked: {
    'medical-alone-there': say(
      '别一个人走，也别坐陌生人的车。让信得过的人来接你，或者请店里的人帮你打 {police}。',
      'Not on your own, and not with a stranger. Have someone you trust fetch you, or ask the staff to call {police}.',
    ),
    'medical-no-answer': say(
      '那就找店里的人，或者打 {police}。把门打开，别一个人待在里面。',
      'Then tell the staff, or call {police}. Unlock the door, and don’t stay in there alone.',
    ),
    'medical-else': say(
      '你没有给谁添麻烦。现在就让一个人陪着你：朋友、店员都行。站不住或犯困，打 {police}。',
      'You’re no trouble to anyone. Have someone with you now: a friend or the staff. If you can’t stand or feel drowsy, call {police}.',
    ),
  },
  head: {
    'medical-alone-there': getDriven,
    'medical-carry-on': say(
      '先别送、别干了。停好车，坐下，告诉别人你撞到头了。头晕、想吐、犯困，马上打 {police}。',
      'Not now: stop, sit down and tell someone you hit your head. If you feel dizzy, sick or drowsy, call {police} straight away.',
    ),
  },
}

/** What answers a message under the card on an accident or an illness. */
export function medicalAnswer(telling: MedicalTelling, kind: MedicalKind): TemplatePart {
  const packet = telling === 'medical-coming' && isOfMedicine(kind) ? haveThePacket : undefined
  return ofKind[kind]?.[telling] ?? packet ?? answers[telling]
}
