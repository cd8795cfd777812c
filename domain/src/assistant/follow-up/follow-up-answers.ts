import { afterAssault } from '../../safety/attack-templates'
import type { TemplatePart } from '../../safety/template'
import { part } from '../../safety/template-parts'
import type { HowItGoes } from './follow-ups'

/**
 * What stands on a card that is called for again, in answer to what the newest message tells or asks. Each stands alone, above the same question
 * and numbers, and has to be harmless where the message was misread. No clinician and no adviser on violence has seen the sentences; what
 * they say comes from the sources named.
 */
type Answers = Partial<Record<HowItGoes, TemplatePart>>

const say = (zh: string, en: string): TemplatePart => part('acknowledge', zh, en)

/** Whoever was feared for has answered: alive, and not yet safe. Ours. */
const repliedToThem = say(
  '有回音，说明人还在。马上问：“你现在在哪儿？” 最好能通上话，听到声音。一句“没事”还不算数：{emergency} 打过了就别撤，没打就现在打，请他们去看一眼。',
  'A reply means they’re alive. Ask at once where they are, and try to get them on the phone. ‘I’m OK’ isn’t enough yet: if you’ve called {emergency}, don’t cancel; if you haven’t, call now and ask them to check.',
)

/**
 * Somebody else in danger. To listen and not to argue, to stay, not to keep it secret, to tell an adult: articles `suicide-help` and
 * `help-a-friend` (their sources stand there). A voice that does not frighten, to ask before coming nearer, not to put oneself in danger: Pennine
 * Care NHS Foundation Trust, 21 December 2023; not to lay hands on them and to watch from a safe place: Recovery College Online (Tees, Esk and
 * Wear Valleys NHS), "Supporting someone who is suicidal". Who does not wake and breathes oddly counts as not breathing: Resuscitation Council
 * UK, Guidelines 2025. The side for who breathes: St John Ambulance.
 */
export const helpingAnswers = {
  'asks-what-to-say': say(
    '慢慢说，没有“说对”这回事。可以说：“我在，不走。跟我说说，怎么了？” 听对方说，别争、别讲道理。{emergency} 那头的人也会教你怎么说，电话别挂。',
    'Speak slowly. There are no perfect words. You could say: ‘I’m here. I’m not leaving. Tell me what’s going on.’ Listen, and don’t argue or lecture. Keep {emergency} on the line: they can help you with what to say.',
  ),
  'keep-away': say(
    '先停下，别再靠近，也别伸手去拉。说：“好，我不过去，我就在这儿陪你。” 请别人走远一点打 {emergency}；只有你一个人，就小声打，开着别挂。',
    'Stop where you are, and don’t grab them. Say: ‘OK, I’m staying here. I’m with you.’ Have someone else step away and call {emergency}. If it’s only you, call quietly and leave the line open.',
  ),
  'they-refuse': say(
    '对方不肯，也请打 {emergency}，照实说“人在，但是不肯”，听他们的。别吵，别硬拉。可以说：“我太在乎你了，这件事我不能不管。”',
    'Call {emergency} even if they say no. Tell them they’re refusing, and do what you’re told. Don’t argue or drag them. You could say: ‘I care about you too much to leave this.’',
  ),
  secret: say(
    '人命关天，不用守这个秘密。可以说：“这件事我一个人担不住，我怕你出事。” 对方也许会生气，可你是在帮，不是出卖。先打 {emergency}，再告诉一个信得过的大人。',
    'You don’t have to keep a secret when a life is in danger. You could say: ‘I can’t carry this alone. I’m scared for you.’ They may be angry. You’re helping them, not letting them down. Call {emergency} first, then tell an adult you trust.',
  ),
  'their-body': say(
    '马上把这个告诉 {emergency}，开免提，别挂，照着做。叫不醒但呼吸正常，让人侧躺，一直看着。没有呼吸，或者喘得很怪，像打鼾、倒气，又叫不醒：就说“呼吸不正常”，按电话里说的做心肺复苏。流血就用干净的布按住。',
    'Tell {emergency} that at once, on speaker, and do what you’re told. If they won’t wake but breathe normally, roll them onto their side and keep watching. If they won’t wake and aren’t breathing, or it sounds odd, like gasps or snoring, say ‘not breathing normally’ and do CPR as you’re told. If they’re bleeding, press a clean cloth on it.',
  ),
  'locked-door': say(
    '隔着门跟对方说：“我就在门口，不走。” 同时打 {emergency}，说门锁着、里面的人有危险，请他们来开门。里面有气味或烟，你自己别进去。',
    'Talk through the door: ‘I’m right here. I’m not leaving.’ Call {emergency}, say the door is locked and someone inside is in danger, and ask them to get in. If there’s a strange smell or smoke, stay out yourself.',
  ),
  'they-are-better': say(
    '这一步很难，你陪着走过来了。可还没完：别让对方一个人待着，能伤到人的东西拿远，等懂的人看过才算数。{emergency} 还没打，就现在打。',
    'That was a hard step, and you were there. It isn’t over yet: don’t leave them alone, move anything harmful away, and let someone trained see them. If you haven’t called {emergency}, call now.',
  ),
  'taken-over': say(
    '有人接手了，这很好。把你知道的都说给他们听：说过什么、做过什么、吃了什么、什么时候。人交到他们手里了，就在下面按“安全了，有人陪着”。你自己今天也别一个人待着。',
    'It’s good that someone has them now. Tell them all you know: what was said and done, what was taken and when. Once they’re in those hands, press ‘Safe, and not alone’ below. Don’t spend today alone yourself, either.',
  ),
  'they-died': say(
    '很难过听到这件事。这不是你的错。现在别一个人待着，请一个人马上过来陪你。撑不住的时候，打 {hotline}。',
    'I’m so sorry. It isn’t your fault. Please don’t be alone right now: ask someone to come and be with you. If it gets too much, call {hotline}.',
  ),
  'asks-to-drive': say(
    '先打 {emergency}，问他们：是等车来，还是送去医院。你要赶过去，就请离得近的人先去，出发前告诉 {emergency} 你在路上。',
    'Call {emergency} first and ask whether to wait for them or to bring the person in. If you set off yourself, ask someone closer to go now, and tell {emergency} that you’re on your way.',
  ),
  'they-replied': repliedToThem,
  'asks-outcome': say(
    '隔着屏幕谁也说不准，急救人员和医生才能判断。现在能做的是：{emergency} 开着免提，照着做，别让对方一个人，一直看着呼吸。看上去好了，也要让医生看过才算。',
    'It can’t be judged from here, but the crew and the doctors can. What you can do now: keep {emergency} on speaker, do what they say, don’t leave them alone, and watch their breathing. Even if they seem better, a doctor has to see them.',
  ),
  'false-alarm': say(
    '没事就好，先当真没有错。对方真的没事了，就在下面按一下。心里还是不踏实，就当面去看一眼，或者请离得近的人去。',
    'I’m glad. You were right to take it seriously. If they really are all right, press that below. If you still have a bad feeling, go and see them, or ask someone near them to.',
  ),
  'blames-self': say(
    '这不是你的错。一个人走到这一步，从来不会只因为一件事、一句话。你现在在帮，这才要紧。{emergency} 还没打，就现在打。',
    'It isn’t your fault. Nobody gets to this point because of one thing or one sentence. You’re helping now, and that counts. If you haven’t called {emergency}, call now.',
  ),
  'helper-in-panic': say(
    '手抖、害怕，谁遇上都会这样。先慢慢呼出一口气。你不用一个人扛：打 {emergency}，电话里会一步一步教你；再大声喊人，找个大人、邻居过来。',
    'Shaking and being scared is what anyone would feel. Breathe out once, slowly. You don’t have to do this alone: call {emergency}, and they’ll take you through it step by step. Shout for an adult or a neighbour to come.',
  ),
  'helper-asks-how': say(
    '一样一样来。第一，打 {emergency}，开免提，说清楚人在哪儿、怎么了。第二，你自己站在安全的地方，别让对方一个人。第三，喊人来帮你。之后电话里怎么说，就怎么做。',
    'One thing at a time. First: call {emergency} on speaker and say where they are and what happened. Second: keep yourself safe, and don’t leave them alone. Third: shout for someone to help you. Then do what you’re told on the phone.',
  ),
} as const satisfies Answers

/**
 * Somebody else may be in danger, and nobody knows whether now (card T). To ask plainly, to listen, no secret: articles `suicide-help` and
 * `help-a-friend`; a username for the police: facts on chat safety.
 */
export const friendAnswers = {
  'asks-what-to-say': say(
    '可以直接问：“你有没有想过不想活？” 问了，不会让人更想死。然后听对方说，别急着劝，告诉对方“我在”。要是已经做了什么，或者说今天就要做，打 {emergency}。',
    'You can ask plainly: ‘Are you thinking about suicide?’ Asking doesn’t put it into anyone’s head. Then listen, don’t rush to advise, and say you’re there. If they’ve already done something, or mean to today, call {emergency}.',
  ),
  secret: say(
    '可以告诉，也该告诉：人命关天，不用守这个秘密。找一个你信得过的大人，一个不当回事，就换一个。现在就有危险的话，先打 {emergency}。',
    'Yes, tell someone. You don’t have to keep a secret when a life may be in danger. Choose an adult you trust, and if the first doesn’t take it seriously, try another. If it’s dangerous right now, call {emergency} first.',
  ),
  'they-are-gone': say(
    '联系不上，又怕出事，就打 {emergency}：说清楚人可能在哪儿、说过什么。只知道账号，就把账号告诉警察，也在那个平台上举报。再请离得近的人去看看。',
    'If you can’t reach them and you fear for them, call {emergency}: say where they may be and what they said. If all you have is a username, give the police that, and report it to the site or app. Ask someone near them to go and check.',
  ),
  'they-replied': repliedToThem,
  'far-away': say(
    '不在身边，也能帮。怕出事就打 {emergency}：说清楚人在哪个城市、说过什么；只知道账号，就把账号告诉警察，也在那个平台上举报。再请离得近的人去看看。',
    'You can help from where you are. If you fear for them, call {emergency}: say which city they’re in and what they said. If all you have is a username, give the police that, and report it to the site or app. Ask someone near them to go and check.',
  ),
} as const satisfies Answers

/** What is answered under card T: what the card did not say yet. */
export const friendFollowUps = Object.keys(friendAnswers) as readonly (keyof typeof friendAnswers)[]

/**
 * Violence against the writer. To go where people are, what to tell the police, a doctor and the notes, that it is the choice of who is violent:
 * article `domestic-violence` (its sources stand there). That nobody but they can decide whether to go back, and to talk it over with people who
 * know: Women's Refuge New Zealand, "Thinking about leaving"; that sorry is often followed by the same: IDAS. That reporting need not be decided now, and
 * what to do after a sexual assault: see `afterAssault`. "Quiet does not mean over", what to
 * do when they are back, and to speak to the police apart from them are ours.
 */
export const attackedAnswers = {
  'quiet-now': say(
    '安静下来，不等于没事了。那个人要是可能还在门外，别开门，等警察来。要是睡着了或走开了，你能平安离开，就去有人的地方。手机调静音，拿在手里；{police} 现在也可以打。',
    'Quiet doesn’t mean it’s over. If they may still be outside the door, keep it shut and wait for the police. If they’re asleep or gone and you can leave safely, go where there are people. Keep your phone on silent in your hand. You can still call {police} now.',
  ),
  'doubts-police': say(
    '报警不是害人，是保护你自己。动手的是那个人，后果不该你来背。害怕的时候就可以打 {police}，不用等到受伤。想先问问，也可以找 {hotline}（{hours}）。',
    'Calling isn’t doing something to them; it’s protecting yourself. They chose to be violent, and what comes of that isn’t on you. You can call {police} when you’re afraid; you don’t have to be hurt first. You can also ask {hotline} ({hours}).',
  ),
  'go-back': say(
    '回不回去，只有你能决定，不用现在就决定。道了歉，不等于不会再有下一次。今晚先待在安全、有人的地方；要回去拿东西，别一个人。先跟懂的人说说：{hotline}（{hours}）。',
    'Only you can decide that, and you don’t have to decide now. Being sorry doesn’t mean it won’t happen again. For tonight, stay somewhere safe with people. If you need your things, take someone with you. Talk it over first with people who know: {hotline} ({hours}).',
  ),
  'they-return': say(
    '在屋里：别开门，离门窗远一点，去能锁门的房间，或者从另一边走。在外面：往有人、亮着灯的地方走。现在打 {police}，说“伤害过我的人就在这儿”，再说地址。',
    'Inside: don’t open the door. Keep away from doors and windows, in a room that locks, or get out another way. Outside: go where there are lights and people. Call {police} now, say ‘someone who hurts me is here’, and give the address.',
  ),
  hiding: say(
    '手机先调静音，屏幕调暗。躲着更安全，就先躲着；有机会，就往有人的地方走。',
    'Put your phone on silent and turn the screen down. If it’s safer where you are, wait there. When you get the chance, go where there are people.',
  ),
  'police-here': say(
    '跟警察说：谁动的手、哪里受了伤、以前有没有过、你敢不敢回家。可以要求避开那个人单独说，也请他们记下来。',
    'Tell them who did it, where you’re hurt, whether it has happened before, and whether you’re afraid to go home. You can ask to talk away from that person. Ask them to write it down.',
  ),
  'police-left': say(
    '他们走了，不怪你，你报警没有错。再有动静，马上再打 {police}，说“刚才来过，那个人还在”。能走，就先去有人的地方。还能找谁帮忙，问 {hotline}（{hours}）。',
    'That they left isn’t your fault, and you were right to call. If anything starts again, call {police} again and say they were there before and that person is still here. If you can, go where there are people. {hotline} ({hours}) can tell you who else can help.',
  ),
  'with-children': say(
    '能走，就带上孩子一起走。走不了，就一起待在能锁门的地方，别让谁去劝架。打 {police} 的时候说有孩子、几岁。',
    'If you can get out, take the children with you. If you can’t, stay together where a door locks, and let nobody step in. When you call {police}, say there are children and how old.',
  ),
  injured: say(
    '流血就用干净的布按住。打 {police}，说你受伤了，要救护车。头被打过、脖子被掐过、怀着孕、动不了或喘不上气，都要现在就看。伤轻也去看医生，病历留着。',
    'If you’re bleeding, press a clean cloth on it. Call {police}, say you’re hurt and need an ambulance. A blow to the head, a squeezed neck, a pregnancy, not being able to move or breathe well: all of these need a doctor now. See one for small injuries too, and keep the notes.',
  ),
  'asks-to-open': say(
    '先别开门，人也别出去。待在能锁门的地方，离门窗远一点，等警察到了、确认是警察，再开。{police} 还没打，就现在打。',
    'No, not yet. Keep the door shut and stay inside, where a door locks and away from the windows, until the police are there and you know it’s them. If you haven’t called {police}, call now.',
  ),
  ashamed: say(
    '这不是你惹出来的。不管你说了什么、做了什么，动手都是那个人自己的选择，丢人的也不是你。怎么发生的，照实告诉 {police} 或 {hotline} 就行。',
    'You didn’t make this happen. Whatever you said or did, hurting you was their choice, and the shame isn’t yours. You can tell {police} or {hotline} just as it was.',
  ),
  'asks-about-report': say(
    '报不报、什么时候报，不用现在就定。没有证据也可以报，查证是警察的事。消息、照片、病历先留着。害怕了、有危险，随时打 {police}。报了会怎样，可以先问 {hotline}（{hours}）。',
    'You don’t have to decide about reporting right now. You don’t need proof first: looking for it is the job of the police. Keep messages, photos and doctor’s notes. If you’re afraid or in danger, call {police} at any time. {hotline} ({hours}) can tell you what would happen next.',
  ),
  'after-assault': afterAssault,
  'asked-back': say(
    '不用去，更别一个人去。今天就告诉一个信得过的人，让他陪着你，替你把这件事挡下来。怕对方找来，打 {police}。',
    'You don’t have to go, and not on your own. Tell someone you trust today and let them deal with it for you. If you’re afraid that person will come for you, call {police}.',
  ),
  'tells-adult': say(
    '可以，今天就去说。可以说：“有人对我做了不该做的事，我需要帮忙。” 要是没被相信，不是你的错，再找另一个信得过的人说，直到有人肯帮你。',
    'Yes, tell them today. You could say: ‘Someone did something to me that isn’t OK, and I need help.’ If you aren’t believed, that isn’t your fault: tell someone else you trust, until somebody helps.',
  ),
  'fears-telling': say(
    '怕挨骂，可以先说给另一个信得过的人听：别的亲人、另一位老师、校医都行。可以说：“有人对我做了不该做的事，我怕说出来挨骂。” 错的不是你。',
    'If you’re afraid of how they’ll take it, tell someone else you trust first: another relative, a teacher, a school nurse. You could say: ‘Someone did something to me that isn’t OK, and I’m scared I’ll be in trouble.’ It isn’t your fault.',
  ),
} as const satisfies Answers

/**
 * One's own danger. Where people are, away from what could hurt, one person told, that thoughts pass and that nobody has to feel hope first: article
 * `suicide-help` (its sources stand there). What a line does with what it is told: Samaritans, "Confidentiality" and "Samaritans' confidentiality and when we
 * might need to tell someone"; that fewer than 2 in 100 calls end with somebody being sent: SAMHSA on 988. Nobody has asked every line.
 * To press on a wound and put more on top, and which wounds need a doctor: NHS, "First aid: heavy bleeding" and "Cuts and grazes".
 * That feeling a burden is common and need not be true: S. Freedenthal, "Does your mind lie to you about suicide?", 2013. What is said of the program is so.
 */
export const ownAnswers = {
  'nobody-here': say(
    '我只是一个程序，到不了你身边，有人可以。打 {emergency}，或者去敲邻居的门，说：“我现在不安全，能陪我一下吗？” 也可以走到亮着灯、有人的地方去。',
    'I’m only a program and can’t come to you. People can. Call {emergency}, or knock on a neighbour’s door: ‘I’m not safe. Can you stay with me?’ Or walk to where there are lights and people.',
  ),
  'wont-call': say(
    '这个电话可以请别人替你打。给一个信得过的人发：“我现在不安全，请马上过来，帮我打电话。” 或者走到有人的地方去，走进医院急诊也行，当面说一句就够。',
    'Someone else can make that call for you. Text one person you trust: ‘I’m not safe. Please come now and call for help with me.’ Or go where there are people, or walk into an emergency department: one sentence is enough.',
  ),
  'fears-help': say(
    '可以先问一句：“我说了，你们会怎么做？” 说多少、说不说名字，都由你定，也可以随时挂。打给 {hotline}，多半就是有人听你说。对方担心你马上有生命危险时，才可能叫人去找你，为的是让你活着。',
    'You can start by asking just that: ‘What will you do if I tell you?’ You decide how much to say and whether to give a name, and you can hang up. Mostly, calling {hotline} means someone listens. They may send help if they think you could die right now, to keep you alive.',
  ),
  'means-near': say(
    '先离它远一点：去另一个房间，或者走出门。请一个人替你收走，或者锁起来、交给他。最难熬的这一阵会过去，手边没有它，就好过得多。',
    'Get away from it first: into another room, or out of the door. Ask someone to take it, or to lock it away. The worst of this passes, and it’s easier to get through when it isn’t within reach.',
  ),
  'asks-own-outcome': say(
    '隔着屏幕谁也判断不了，我也不行，医生可以。越早看，能做的越多，觉得还好也一样。现在就打 {emergency}，做了什么、什么时候，照实说。',
    'It can’t be judged from a message, and not by me. A doctor can, and the sooner they see you, the more they can do, even if you feel all right. Call {emergency} now and tell them what you did and when.',
  ),
  'names-a-day': say(
    '定在哪天，都不用今天就决定。先告诉一个信得过的人：“我定了日子，我怕我真会做。” 能伤到你的东西，请他替你收着。{hotline}（{hours}）今天就可以打，不用等到那天。',
    'Whatever day it is, you don’t have to decide it today. Tell one person you trust: ‘I’ve set a day, and I’m afraid I’ll do it.’ Let them keep anything that could hurt you. And you can call {hotline} ({hours}) today; don’t wait for that day.',
  ),
  'feels-burden': say(
    '人在最难的时候，常常觉得自己是拖累。听着像真的，不等于就是真的。把这句话说给一个信得过的人听：“我总觉得自己是你们的累赘。” 也可以先说给 {hotline}（{hours}）听。',
    'Many people at their lowest think they’re a burden. It feels true, and that doesn’t make it true. Say it to one person you trust: ‘I keep thinking I’m a burden to you.’ Or say it to {hotline} ({hours}) first.',
  ),
  'dont-tell': say(
    '我们不会告诉你的家人，也不会告诉学校。可这件事一个人扛太危险了。选一个你最信得过的人，只告诉这一个：“我现在不安全，别让我一个人待着。”',
    'We don’t tell your family or your school. But this is too dangerous to carry alone. Choose the one person you trust most, and tell just them: ‘I’m not safe. Please don’t leave me on my own.’',
  ),
  'asks-how': say(
    '一样一样来。第一，离能伤到你的东西远一点，走到有人的地方。第二，打 {emergency}，说：“我现在不安全。” 第三，电话别挂，等人到你身边。',
    'One thing at a time. First: move away from anything that could hurt you, to where there are people. Second: call {emergency} and say ‘I’m not safe’. Third: stay on the line until someone is with you.',
  ),
  'has-regrets': say(
    '你怕，是因为你有一部分想活下来。抓住这一点，现在就打 {emergency}，说：“我后悔了，帮帮我。” 越早越好。',
    'Part of you wants to live. Hold on to that, and call {emergency} right now: ‘I’ve changed my mind. Please help me.’ The sooner the better.',
  ),
  'moved-away': say(
    '这一步很难，你做到了。离那里再远一点，走到有人的地方，让一个人陪着你。现在怎么样，在下面按一下：',
    'That was a hard step, and you took it. Get further away from it, to where there are people, and let someone stay with you. Then tell me below how it is now:',
  ),
  'was-joking': say(
    '没事就好。我只是一个程序，分不出玩笑，所以还是要问一句。真没事，就按下面的回答；哪怕有一点是真的，也可以告诉我。',
    'If you’re all right, that’s good. I’m only a program and can’t tell a joke from the real thing, so I have to ask. Press the answer that’s true below. If even some of it was real, you can say so.',
  ),
  'still-will': say(
    '先别做。只要先过了这几分钟：离那样东西远一点，走到有人的地方，打 {emergency}，说：“我快控制不住了。” 不用先觉得有希望，才能求助。',
    'Please don’t do it now. Just get through the next few minutes: move away from it, go where there are people, and call {emergency}: ‘I’m about to do it.’ You don’t have to feel hope before you ask for help.',
  ),
  'own-body': say(
    '现在就打 {emergency}，开免提，就把这个告诉他们。把门打开，侧着躺下或靠着坐，别一个人待着。流血就用干净的布按住。',
    'Call {emergency} now on speaker, and tell them exactly that. Unlock the door, lie on your side or sit down, and don’t stay alone. If you’re bleeding, press a clean cloth on it.',
  ),
  'feels-fine': say(
    '现在没感觉，也请今天就让医生看一下，路上让人陪着。有的伤害过一阵才显出来。',
    'Even if it feels fine, let a doctor look at it today, and have someone go with you. Some harm shows only later.',
  ),
  'anyone-there': say(
    '你写的每一句，我都在读。我是程序，不是人，到不了你身边。{emergency} 的人可以；想跟人说说，打 {hotline}（{hours}）。',
    'I’m reading every message. I’m a program, not a person, and I can’t come to you. {emergency} can. To talk with a person, call {hotline} ({hours}).',
  ),
  'asks-to-drive': say(
    '别自己开车，也别一个人坐车去，路上可能会撑不住。打 {emergency}，等车来；等不到，就请别人送你去急诊。',
    'Don’t drive, and don’t travel alone: you could get worse on the way. Call {emergency} and wait for them. If they can’t come, have someone take you to an emergency department.',
  ),
  'presses-on-it': say(
    '对，就这样用力按住，手别松开，也别掀起来。布湿透了，就再加一块，压在上面。一直流，或者你发晕、发冷，马上打 {emergency}。',
    'Good. Keep pressing hard, and don’t lift it to look. If it soaks through, put more on top. If it keeps coming, or you feel faint or cold, call {emergency}.',
  ),
  'treats-alone': say(
    '这次别自己处理：口子深、血一直流，要医生看，拖久了更难治。先按住，打 {emergency}，或者请人陪你去急诊。',
    'Not this time. A deep cut, or one that keeps bleeding, needs a doctor, and soon. Keep pressing, and call {emergency} or have someone take you to an emergency department.',
  ),
  'wont-go': say(
    '不想找那个人，也行：自己打 {emergency}，或者请一个同学、朋友陪你去急诊。医生是来治伤的，不是来骂你的。',
    'You don’t have to go to that person. Call {emergency} yourself, or ask a friend to take you to an emergency department. They’re there for the wound, not to tell you off.',
  ),
  'keeps-apart': say(
    '先别和你可能伤到的人单独待着。是孩子，就现在交给别的大人，睡着了也一样，你待在另一个房间。打 {emergency}，说：“我怕我会伤到人。”',
    'Please don’t be alone with whoever you might hurt. If it’s a child, hand them to another adult now, even if they’re asleep, and stay in another room. Call {emergency}: ‘I’m afraid I’ll hurt someone.’',
  ),
  'asks-about-adult': say(
    '可以，现在就去找这个人。一句话就够：“我不想活了，我现在不安全，请陪着我。” 要是没被当回事，就再找一个人说。',
    'Yes, go to them now. One sentence is enough: ‘I don’t want to live and I’m not safe. Please stay with me.’ If they don’t take it seriously, tell someone else.',
  ),
  'asks-own-words': say(
    '一句话就够：“我想自杀，想找个人说说。” 接下来对方会问，你照实答就行。说不出口，就把写在这里的念给对方听。',
    'One sentence is enough: ‘I’m thinking of killing myself, and I need to talk to someone.’ They’ll ask the rest. If the words won’t come, read out what you wrote here.',
  ),
  'other-subject': say('这个可以接着聊。先回答一件事：', 'We can talk about that. First, one answer:'),
  'in-company': say(
    '有人在，就好。把这个页面给他看，或者说：“我现在不安全，请别走，帮我打电话。”',
    'It’s good that someone is there. Show them this page, or say: ‘I’m not safe right now. Please stay, and call with me.’',
  ),
} as const satisfies Answers

/** Of calling for help, where somebody attacks: who is nearest may be the one who attacks; and of a false alarm. Ours. */
export const attackedSharedAnswers = {
  'no-line': say(
    '再打一次；没有信号，就往有信号、有人的地方走，或者请别人替你打 {police}。喊人也行：邻居、店里、路人。',
    'Try again. No signal? Go where there is one and where there are people, or ask someone to call {police} for you. You can also shout for a neighbour, a shop, anyone passing.',
  ),
  'no-help': say(
    '再打一次 {police}，说等了多久、那个人现在在哪儿。等的时候待在能锁门的地方，能平安走开就走，去有人的地方。',
    'Call {police} again. Say how long it has been and where that person is now. Meanwhile stay where a door locks, or, if you can get out safely, go where there are people.',
  ),
  'help-called': say(
    '你叫了人来，做得对。等的时候待在能锁门的地方，电话别挂，能不出声就不出声；人到了再开门。',
    'You did the right thing by getting help. While you wait, stay where a door locks and keep the line open. Open the door only when they’re there.',
  ),
  'false-alarm': say(
    '没事就好。害怕的时候先当真，没有错。真没事了，就在下面按一下。那个人以前伤害过你，或者你还是怕，就接着说。',
    'I’m glad. You were right to take it seriously while you were afraid. If you’re safe, press that below. If they have hurt you before, or you’re still afraid, go on and tell me.',
  ),
} as const satisfies Answers

/** Violence next door. To call and not to go there oneself: as on the card. Ours. */
export const witnessAnswers = {
  'asks-to-open': say(
    '别自己去敲门，也别当面拦，你和里面的人都可能更危险。打 {police}，把听到的、看到的告诉他们，由他们上门。',
    'Better not: it can put you, and whoever is being hurt, in more danger. Call {police}, tell them what you hear or see, and let them go to the door.',
  ),
  'quiet-now': say(
    '安静了，不等于没事。{police} 现在也可以打，说清楚刚才听到什么、看到什么、是哪一户。别自己上门。',
    'Quiet doesn’t mean they’re all right. You can still call {police}: say what you heard or saw, and which door. Don’t knock there yourself.',
  ),
  'doubts-police': say(
    '不用先弄清楚才打。听到有人被打，就可以打 {police}，剩下的由他们去看。',
    'You don’t have to be sure first. If you hear someone being hurt, you can call {police}; it’s for them to find out.',
  ),
  'asks-about-report': say(
    '打 {police} 的时候，可以说“我不想让他们知道是谁报的”，也可以不说名字。先说清楚哪一户、听到什么。里面的人可能等不了。',
    'When you call {police}, you can say ‘I don’t want them to know who called’, or leave out your name. Say first which door and what you hear. Whoever is inside may not be able to wait.',
  ),
  'asks-what-to-say': say(
    '可以说：“我信你。这不怪你。你想怎么做，我都陪着你。” 别催，也别怪。让对方知道，随时可以找你。',
    'You could say: ‘I believe you. It isn’t your fault. I’m with you, whatever you decide.’ Don’t push or blame. Let them know they can call you at any time.',
  ),
  'police-left': say(
    '再有动静，马上再打 {police}，说刚才来过、现在又怎么样了。你打得没错。',
    'If anything starts again, call {police} again: say they were there before, and what you hear now. You were right to call.',
  ),
} as const satisfies Answers

/** Who writes for somebody else and asks whether to call: yes, whoever they are and wherever. The username for the police: facts on chat safety. */
export const yesCall = say(
  '可以打，现在就打 {emergency}。不用先弄清楚，不用人在旁边，没满 18 岁也能打。说你是谁，对方可能在哪儿、说了什么、做了什么；只知道账号，就把账号告诉他们，也在那个平台上举报。',
  'Yes. Call {emergency} now. You don’t have to be sure, or there with them, or an adult. Say who you are, where they may be, and what they said or did. If all you have is a username, give them that, and report it to the site or app.',
)

/**
 * Whether to bring up what was swallowed, of oneself or of somebody else. Not to make them sick, and nothing to eat or drink unless told so: NHS, "Poisoning:
 * Treatment".
 */
export const doNotVomit = say(
  '不要催吐，可能会伤得更重。也先别吃东西、别喝水，等急救人员或医生说可以。现在就打 {emergency}，说清楚吃了什么、多少、什么时候，药盒留着。',
  'No. Don’t try to bring it up: that can do more harm. Nothing to eat or drink either, unless you’re told to. Call {emergency} now, say what was taken, how much and when, and keep the packets.',
)

/** Who is out of the gas, or in front of it, and asks to go in: as above, nobody does before it is clear. */
export const stayOutside = say(
  '先别进去，拿东西也不行，里面的灯和电器也别碰。在外面等消防或急救的人，他们说没气了再进。还没打 {emergency}，就现在打。',
  'No, not even to fetch something or to switch off a light. Wait outside for the fire or ambulance crew, and go in only once they say it’s clear. If you haven’t called {emergency}, call now.',
)
