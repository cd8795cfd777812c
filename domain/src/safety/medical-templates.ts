import type { MedicalKind } from './medical-told'
import type { SafetyTemplate } from './template'
import { part } from './template-parts'

/**
 * Cards on an accident or an illness, without a word on suicide. {police} stands for the first emergency number of the region, which where nobody attacks
 * is that of the ambulance. Every statement is from a source read on 2026-11-28; no clinician has checked the sentences.
 *
 * - chest: to call at once and to rest: NHS, "Heart attack" (as published by Hedge Grail Pharmacy); not to doubt: nicswell.co.uk, "Heart attack"; never to drive
 *   oneself: Mayo Clinic, 心脏病发作：急救; no taxi either, an ambulance has what is needed: 安顺市人民医院; the door open where somebody is alone: 贵州 “心梗急救”.
 * - fumes: out, doors and windows, what burns off on the way, no flame and no switches: “CO – Be Alarmed!”, "In an emergency"; not to go back, and a
 *   doctor although one is in the fresh air: NHS, "Carbon monoxide poisoning" (as published by zana.com); no telephone in the room: 北京晚报 with the fire brigade
 *   of 大兴, 14 June 2021.
 * - medicine, child-medicine: NHS 111 Wales, "Poisoning" (do not treat it yourself; 111 where nobody seems ill; drowsy, being sick, a fit: 999); not to make anybody sick, and
 *   age, weight, amount and time: irishhealth.com, "Poisoning"; the same of children: 南京脑科医院 (耿良元). Bleeding: NHS, "Side effects of warfarin".
 * - swallowed: Alder Hey Children's NHS Foundation Trust, "What to do if your child swallows a button battery" and "Swallowed something".
 * - unresponsive: London Friend, "Emergency advice" (not to let them sleep it off, the side, 999); who does not wake and breathes oddly counts as not breathing:
 *   Resuscitation Council UK, Guidelines 2025; paramedics are no police: LGBT HERO.
 * - baby: harm to the brain that may not show: ICON, "Never, ever shake a baby".
 * - stroke: NHS, "Act FAST" (as published by Barton Family Practice); that a passing one is an emergency as well: Caron Cares, "Stroke". No food, drink or medicine, no
 *   driving: ours, as for the heart.
 * - allergy: Anaphylaxis UK, "What to do in an emergency" (the pen first, 999, legs up, no standing). That tablets are too slow: ours.
 * - burn: North Bristol NHS Trust, "First aid for burns"; iftrouble.com, "Burns and scalds" (20 minutes, larger than a hand, face, white or charred skin).
 * - spiked: Drinkaware (as told by dramshopexpert.com); Frank (as published by Sanctuary Students).
 * - head: NHS, "Head injury and concussion" (as published by Chadsmoor Medical Practice); not to drive: Portsmouth City Council and NHS, "Head injury".
 */
const templates: Readonly<Record<MedicalKind, Pick<SafetyTemplate, 'title' | 'parts'>>> = {
  chest: {
    title: { zh: '先叫急救，别等', en: 'Call an ambulance first' },
    parts: [
      part(
        'immediate-step',
        '现在就打 {police}，就说“胸口不舒服，怕是心脏”。叫错了没关系，别等它自己过去。',
        'Call {police} now and say you have chest pain. If it turns out to be nothing, that’s fine. Don’t wait for it to pass.',
      ),
      part(
        'next-step',
        '坐下歇着，少走动。趁还能走，把门打开，好让急救的人进来。别自己开车，也别自己坐车去。',
        'Sit down and rest. Unlock the door so the crew can get in. Don’t drive yourself, and don’t take a bus or a taxi.',
      ),
      part(
        'next-step',
        '也可能是惊恐发作，可光看文字分不出来，先让医生看过。',
        'It may well be panic. Words on a screen can’t show which, so let a doctor check first.',
      ),
    ],
  },
  fumes: {
    title: { zh: '先到外面去', en: 'Get outside first' },
    parts: [
      part(
        'immediate-step',
        '现在就出去，把屋里的人都叫上。到了外面打 {police}，再打燃气公司的抢修电话。',
        'Go outside now and take everyone with you. Once you’re out, call {police}, then your gas emergency line.',
      ),
      part(
        'next-step',
        '顺手能做到的，就关掉气或炉子，打开门窗。别点火，别按开关，别在屋里打电话。',
        'If it’s on your way, turn off the gas or the stove and open doors and windows. No flames, no switches, no phone calls indoors.',
      ),
      part(
        'next-step',
        '没人来检查过，先别回去，也别回去过夜。头疼、头晕、想吐，今天就去医院，跟医生说可能是煤气中毒。',
        'Stay out, overnight as well, until it has been checked. If you have a headache or feel dizzy or sick, see a doctor today and say there were fumes.',
      ),
    ],
  },
  medicine: {
    title: { zh: '吃重了或吃错了药，先问一声', en: 'A mix-up with medicine: ask before you do anything' },
    parts: [
      part(
        'immediate-step',
        '要是头晕、犯困、站不稳、喘不上气，或者血止不住，马上打 {police}。',
        'If you feel dizzy, drowsy or breathless, or bleeding won’t stop, call {police} straight away.',
      ),
      part(
        'next-step',
        '没有这些，也请现在就打电话问医生或药师（在英国打 111）。药盒拿在手里，说清楚是什么药、吃了多少、几点吃的。',
        'If not, call a pharmacist or doctor now (in the UK, NHS 111). Have the packet in your hand: say what it was, how much and when.',
      ),
      part(
        'next-step',
        '问到之前，先别再吃，也别催吐，别吃别的药去“解”。',
        'Until you’ve asked, wait with the next dose, and take no other medicine for it.',
      ),
    ],
  },
  'child-medicine': {
    title: { zh: '孩子吃错了药，现在就问', en: 'A child had the wrong medicine: get advice now' },
    parts: [
      part(
        'immediate-step',
        '孩子昏沉、难叫醒、身上软、喘得不对、抽或者一直吐：马上打 {police}。',
        'If your child is drowsy or hard to wake, floppy, breathing oddly, having a fit or being sick, call {police} straight away.',
      ),
      part(
        'next-step',
        '看着还好，也别等：喂的是大人的药，或者孩子还小，就直接去急诊；不然现在就打电话问医生或药师（在英国打 111）。',
        'If they seem well, don’t wait either. For adult medicine, or under one year old, go to an emergency department. Otherwise call a pharmacist or doctor now (in the UK, NHS 111).',
      ),
      part(
        'next-step',
        '别催吐，别再喂。带上药盒，说清楚孩子多大、多重、喂了多少、几点喂的。',
        'Don’t make them sick, and give no more. Take the packet. Say their age and weight, how much they had and when.',
      ),
    ],
  },
  swallowed: {
    title: { zh: '现在就去急诊', en: 'Go to an emergency department now' },
    parts: [
      part(
        'immediate-step',
        '现在就带孩子去急诊，看着没事也要去。喘不上气、一直流口水、吐、昏沉，或者没法送：马上打 {police}。',
        'Take your child to an emergency department now, even if they seem fine. If they can’t breathe well, drool, are being sick or drowsy, or you can’t get there, call {police}.',
      ),
      part(
        'next-step',
        '带上一个同样的东西，或者包装。说清楚吞了什么、几点吞的。',
        'Take the packet or one like it with you. Say what it was and when.',
      ),
      part(
        'next-step',
        '别催吐。没问过医生，先别给吃的、喝的。',
        'Don’t make them sick. Give nothing to eat or drink unless a doctor tells you to.',
      ),
    ],
  },
  unresponsive: {
    title: { zh: '现在就叫急救', en: 'Call an ambulance now' },
    parts: [
      part(
        'immediate-step',
        '现在就打 {police}，开免提，照着电话里说的做。',
        'Call {police} now, on speaker, and do what they tell you.',
      ),
      part(
        'next-step',
        '呼吸正常，就让人侧躺，一直看着。没有呼吸，或者叫不醒又打呼、倒气：就说“呼吸不正常”，按电话里说的做心肺复苏。',
        'If they breathe normally, roll them onto their side and keep watching. If they aren’t breathing, or snore or gasp and won’t wake, say ‘not breathing normally’ and do CPR as you’re told.',
      ),
      part(
        'next-step',
        '守着对方，别让人独自睡着，先别喂水。喝了什么、用了什么，都说给急救人员听。',
        'Stay with them: this isn’t something to sleep off. Give no water. Tell the crew what they drank or took.',
      ),
    ],
  },
  baby: {
    title: { zh: '先看宝宝，现在就叫急救', en: 'Look at the baby, and call now' },
    parts: [
      part(
        'immediate-step',
        '宝宝在呼吸吗？现在就打 {police}，开免提，把刚才的事照实说：摇过，或者捂过。没有呼吸，照着电话里说的做。',
        'Is the baby breathing? Call {police} now, on speaker, and say what happened. If the baby isn’t breathing, do what they tell you.',
      ),
      part(
        'trusted-person',
        '把家里的大人叫醒，现在就叫，一起看着宝宝的呼吸。',
        'Wake whoever is at home, right now, to hold the baby and watch the breathing.',
      ),
      part(
        'next-step',
        '别再摇、别拍。就算看着好了，今天也要让医生看：里面的伤，外面可能看不出来。你累坏了，现在求助是对的。',
        'Don’t shake or jog the baby to wake them. Even if all seems well, a doctor has to see the baby today: an injury inside may not show. You’re worn out, and asking for help is right.',
      ),
    ],
  },
  stroke: {
    title: { zh: '可能是中风，现在就打', en: 'This may be a stroke: call now' },
    parts: [
      part(
        'immediate-step',
        '现在就打 {police}，说“可能是中风”，再说几点开始的。过一会儿好了也要打。',
        'Call {police} now, say it may be a stroke, and say when it began. Call even if it passes.',
      ),
      part(
        'next-step',
        '看三样：笑一下，脸歪不歪；抬起两只手，有没有一只往下掉；说句话，清不清楚。有一样不对，就当中风。',
        'Check three things: does the face hang on one side, does one arm drift down, is the speech slurred? One of them is enough.',
      ),
      part(
        'next-step',
        '别自己开车送，也别等睡一觉再看。医生没让，就先别喂药、喂水、喂吃的。等救护车来。',
        'Please don’t drive, and don’t wait to see if sleep helps. Give no medicine, food or drink unless you’re told to. Wait for the crew.',
      ),
    ],
  },
  allergy: {
    title: { zh: '可能是严重过敏，现在就打', en: 'This may be a severe allergy: call now' },
    parts: [
      part(
        'immediate-step',
        '身边有肾上腺素笔，马上用。现在就打 {police}，说“严重过敏”。',
        'If there’s an adrenaline pen (EpiPen), use it now. Call {police} and say ‘anaphylaxis’.',
      ),
      part(
        'next-step',
        '平躺，把腿垫高；喘不上气，就靠着坐。先躺着别起来，好些了也一样。',
        'Lie flat with your legs raised. If breathing is hard, prop yourself up. Don’t stand up or walk, even if it gets better.',
      ),
      part(
        'next-step',
        '抗过敏药来不及，别等它起作用。让人一直陪着。',
        'Allergy tablets are too slow for this: don’t wait for them. Have someone stay with you.',
      ),
    ],
  },
  burn: {
    title: { zh: '烫伤：先冲凉水', en: 'A burn: cool water first' },
    parts: [
      part(
        'immediate-step',
        '马上用流动的凉水冲 20 分钟。很大一片，或者人不对劲，边冲边打 {police}。戒指、手表、旁边的衣服取下来，粘在皮上的别硬扯。',
        'Hold it under cool running water for 20 minutes. If it’s very large or someone seems unwell, call {police} meanwhile. Take off rings, watches and clothes near it, but nothing that sticks to the skin.',
      ),
      part(
        'next-step',
        '比手掌大、在脸上、手上、脚上、私处，皮发白或发黑，或者是小孩：冲完就去急诊。',
        'Bigger than the hand, on face, hands, feet or private parts, white or black skin, or a child: go to an emergency department after cooling.',
      ),
      part(
        'next-step',
        '别抹牙膏、油、酱油，别用冰，水泡别挑破。冲完松松地盖一层保鲜膜。',
        'No butter, creams or ice, and don’t burst blisters. After cooling, lay cling film over it loosely.',
      ),
    ],
  },
  spiked: {
    title: { zh: '可能被下了药：先到有人的地方', en: 'Your drink may have been spiked' },
    parts: [
      part(
        'immediate-step',
        '现在就告诉一个你信得过的人或者店里的工作人员：“我可能被下药了，请陪着我。” 站不住、犯困、吐、糊涂，马上打 {police}。',
        'Tell someone you trust or the staff right now: ‘I think I’ve been spiked. Please stay with me.’ If you can’t stand, feel drowsy or confused or are being sick, call {police}.',
      ),
      part(
        'next-step',
        '在洗手间里，就把门打开，给朋友打电话。不熟的人要送你，先别跟着走。',
        'If you’re in a toilet, unlock the door and call a friend. If someone you hardly know offers to take you home, say no.',
      ),
      part(
        'next-step',
        '酒先别再喝了，回家要有人陪。有人对你做了什么，也可以报警，这不是你的错。',
        'No more to drink, and have a friend see you home. If someone did something to you, you can tell the police. It isn’t your fault.',
      ),
    ],
  },
  head: {
    title: { zh: '撞到头，先停下来', en: 'A knock to the head: stop first' },
    parts: [
      part(
        'immediate-step',
        '叫不醒、犯困睁不开眼、说话走路不对、看不清、手脚麻或没力、抽、耳朵鼻子流血或流清水，或者是车祸：马上打 {police}。',
        'Hard to wake or keep awake, trouble speaking, walking or seeing, weak or numb, a fit, blood or clear fluid from ear or nose, or a car crash: call {police} now.',
      ),
      part(
        'next-step',
        '昏过去过、吐了、头一直疼、想不起事，或者在吃抗凝药、喝了酒：今天就去急诊，让人陪着去。',
        'Knocked out for a moment, been sick, a headache that stays, memory gaps, on blood thinners or had a drink: go to an emergency department, with someone.',
      ),
      part(
        'next-step',
        '先别开车、骑车，别接着干活。头 24 小时让一个大人陪着。',
        'Don’t drive or ride, and stop work for now. Have an adult stay with you for the first 24 hours.',
      ),
    ],
  },
}

/** The card for one kind; where nobody knows which, that for a body that needs an ambulance. */
export function medicalTemplate(kind: MedicalKind = 'unresponsive'): SafetyTemplate {
  return { id: 'medical', ...templates[kind], answers: [] }
}

export const medicalKinds: readonly MedicalKind[] = Object.keys(templates) as MedicalKind[]
