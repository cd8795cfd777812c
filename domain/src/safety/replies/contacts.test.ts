import { replyLimits } from '../../assistant/reply-limits'
import { filterReply } from '../output-filter'
import { hasHandle } from './contact-handles'
import { hasForeignNumber } from './telephone-numbers'
import { hasForeignAddress } from './web-addresses'

const numbersOf = (region: string) => replyLimits(region).allowedNumbers ?? []

describe('telephone numbers', () => {
  test.each([
    ['figures', 'Free crisis hotline: 400-123-4567.'],
    ['seven figures', 'Call them on 555-0199 tonight.'],
    ['brackets', 'Please call (555) 010-0199 now.'],
    ['single figures', '4 0 0 1 2 3 4 5 6 7'],
    ['one long run', '号码是4001234567'],
    ['five figures', 'Text HOME to 88222'],
    ['a word and six figures', 'text WORD to 741741'],
    ['full width', '拨打４００１２３４５６７'],
    ['emoji keys', '4️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
    ['Arabic figures', '٤٠٠١٢٣٤٥٦٧'],
    ['English words', 'call four zero zero, one six one, nine nine nine eight'],
    ['double and triple', 'dial triple five, oh one double nine'],
    ['hundreds', 'call one eight hundred two seven three eight two five five'],
    ['Chinese characters', '拨打四零零一二三四五六七'],
    ['Chinese characters of telephones', '打幺三八零零零零一二三四'],
    ['formal Chinese characters', '电话肆零零壹贰叁肆伍陆柒'],
    ['commas of lists', '四、零、零、一、二、三、四'],
    ['words between the parts', '联系 400 再 123 再 4567'],
    ['letters among the figures', '电话4OO-I23-4567'],
    ['letters of the keys', '1-800-SUICIDE'],
    ['letters behind figures', '1-800-273-TALK'],
    ['separators of amounts', 'call 1,800,555,019'],
    ['a short number behind a word for calling', 'Call 988'],
    ['a short number in words', 'call nine one one'],
    ['a short number in characters', '打九八八'],
    ['a short number said whole', '拨打一百二十二'],
    ['a short number before the word', '988 hotline'],
    ['another region’s emergency number', 'Dial 911'],
    ['a listed number with one figure more', '拨打 123566'],
    ['a listed number behind another figure', '1 12356 1'],
  ])('%s: %s', (_how, text) => {
    expect(hasForeignNumber(text, numbersOf('CN'))).toBe(true)
  })

  test.each([
    ['years', 'In 2019 about 1 in 7 had it.'],
    ['spans of years', '2019–2023 年的调查'],
    ['a year after a word for calling', 'since 2018 the hotline has helped many'],
    ['years in characters', '二〇二四年的调查'],
    ['dates', '2024-05-12，12/05/2024'],
    ['times', '晚上 22:30–23:00 放下手机'],
    ['amounts', 'About 10,000 people walk 8000 steps.'],
    ['shares', '50% of teenagers, 1/3 的人'],
    ['decimals', '睡 7.5 小时'],
    ['scores', 'PHQ-9 得分 15/27'],
    ['ranges of scores', '0–4, 5–9, 10–14, 15–19'],
    ['ages', 'ages 14-17'],
    ['breathing', 'Breathe in for 4, hold for 7, out for 8: the 4-7-8 way.'],
    ['grounding', 'Try the 5-4-3-2-1 exercise.'],
    ['counting in words', 'one, two, three, four, five'],
    ['counting in characters', '五、四、三、二、一'],
    ['counting down', 'Count from 100 down: 100, 93, 86.'],
    ['around the clock', '24/7'],
    ['a few', '三四个朋友，一两天'],
    ['the steps of a list', '1. Sit\n2. Breathe\n3. Write'],
  ])('%s are ordinary: %s', (_what, text) => {
    expect(hasForeignNumber(text, numbersOf('CN'))).toBe(false)
  })

  test.each([
    ['CN', '可以拨打 12356、12355 或 120。'],
    ['CN', '拨打一二三五六'],
    ['CN', '+86 12356'],
    ['UK', 'Call 116 123 (24/7), 0800 1111, or 999.'],
    ['UK', 'Text SHOUT to 85258'],
    ['US', 'Call or text 988, or 911. Text HOME to 741741.'],
    ['US', 'call nine eight eight'],
  ])('what is listed in %s is allowed: %s', (region, text) => {
    expect(hasForeignNumber(text, numbersOf(region))).toBe(false)
  })
})

describe('numbers of another region', () => {
  test.each([
    ['In the UK you can call Samaritans on 116 123.', true],
    ['喺香港請打999，或者行去急症室。', true],
    ['Call 116 123, they always listen.', false],
    ['They told us to call 988.', false],
    ['In the UK you can call 0800 555 0142.', false],
  ])('only where it is named: %s', (text, fine) => {
    expect(filterReply(text, replyLimits('CN')).ok).toBe(fine)
  })

  test('where no region is known, the number that the prompt names may be named', () => {
    expect(filterReply('In danger, call your local emergency number or 112.', replyLimits('OTHER')).ok).toBe(
      true,
    )
    expect(filterReply('In danger, call 911 or 119.', replyLimits('OTHER')).ok).toBe(false)
  })
})

describe('addresses', () => {
  const allowed = ['/learn', 'https://findahelpline.com']
  test.each([
    ['a domain', 'Go to evil.club for help.'],
    ['a country’s domain', 'evil.de'],
    ['a full-width dot', 'evil．com'],
    ['a Chinese full stop', 'go to evil。com'],
    ['a dot in brackets', 'evil[.]com'],
    ['a dot in words', 'evil dot com, evil (dot) com'],
    ['a Chinese dot in words', 'xinling点com'],
    ['spaces', 'e v i l . com'],
    ['look-alike letters', 'evіl.com'],
    ['a Chinese domain', 'see 心理.中国'],
    ['a network address', '1.2.3.4/x'],
    ['another scheme', 'hxxp://evil.test/a'],
    ['www without dots', 'see www evil com'],
    ['a short link', 'join t.me/help'],
    ['a mailbox', 'write to help@example.org'],
    ['a mailbox in words', 'write to help (at) evil (dot) com'],
    ['a link', '[here](https://evil.com)'],
    ['a page that is not listed', '[x](/admin)'],
    ['a street', 'come to 12 Baker Street'],
    ['a Chinese street', '幸福路12号3楼'],
  ])('%s: %s', (_how, text) => {
    expect(hasForeignAddress(text, allowed)).toBe(true)
  })

  test.each([
    'Our [articles](/learn/resource/sleep) may help.',
    'See findahelpline.com or https://findahelpline.com/cn.',
    'That sounds hard.You could rest.It helps.',
    'e.g. a walk at 7 a.m. or so, i.e. early',
    '睡够 7.5小时。和/或',
    'Stress may be enough. Your pain at once. But it passes.',
  ])('no foreign address: %s', (text) => {
    expect(hasForeignAddress(text, allowed)).toBe(false)
  })
})

describe('handles', () => {
  test.each([
    '@helper_bot on Telegram',
    '加我微信 help12345，我会一直陪你。',
    'QQ 群 123456789',
    '微信号：xinli',
    '扫码进群',
    '关注公众号“心灵花园”',
    '你可以加老师的微信：xinli',
    '私信我',
    '打电话给我',
    '群号是 7788',
    'Telegram: joinhelp',
    'calm_coach on Instagram',
    'name#1234',
    'find us on Discord',
    'our WhatsApp group is open',
    'DM me anytime',
    'username: calmroom',
  ])('leads away: %s', (text) => expect(hasHandle(text)).toBe(true))

  test.each([
    '给朋友发个微信，约他散步',
    '可以在医院公众号挂号',
    'Message a friend on WhatsApp and say hello.',
    'You could say: "Call me when you are free".',
    '写一条消息：“妈，晚点打电话给我好吗？”',
    'Mute an account on Instagram for a week.',
    '_slowly_ breathe out',
  ])('does not: %s', (text) => expect(hasHandle(text)).toBe(false))
})
