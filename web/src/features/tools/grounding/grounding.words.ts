import { defineWords } from '../../../platform/words'

export const groundingWords = defineWords({
  zh: {
    title: '看看四周，回到这里',
    lead: '五、四、三、二、一：用眼睛、手、耳朵，慢慢回到现在这个地方。',
    position: (step: number, of: number) => `第 ${step} 步，共 ${of} 步`,
    steps: {
      see: {
        heading: '看看四周，找五样东西',
        text: '大的小的都行：一盏灯，一道裂缝，自己的手。找到一样，就点亮一扇窗。',
        spot: (at: number) => `看到第 ${at} 样`,
      },
      touch: {
        heading: '碰一碰，四样东西',
        text: '衣服的料子，桌面的凉，杯子，地板。留意手和脚的感觉。',
        spot: (at: number) => `碰到第 ${at} 样`,
      },
      hear: {
        heading: '听一听，三种声音',
        text: '远的近的都行：车声，风扇，隔壁的脚步。很安静的话，听听安静。',
        spot: (at: number) => `听到第 ${at} 种`,
      },
      smell: {
        heading: '闻一闻，两种气味',
        text: '袖子，纸，窗外的空气。闻不到，或不想闻，就跳过。',
        spot: (at: number) => `闻到第 ${at} 种`,
      },
      taste: {
        heading: '尝一尝，一种味道',
        text: '喝口水，或者留意嘴里现在的味道。不想做就跳过。',
        spot: (at: number) => `尝到第 ${at} 种`,
      },
    },
    next: {
      touch: '下一步：碰四样',
      hear: '下一步：听三种',
      smell: '下一步：闻两种',
      taste: '下一步：尝一种',
      end: '做完了',
    },
    skip: '跳过',
    stop: '先到这里',
    note: '不用做满。哪一步不想做，就跳过。很多人觉得有用，不合你就停。眼睛睁着就好。',
    other: '跟着烛光呼吸',
    worse: '那就先停下来。去一个你觉得安全的地方，待在你信任的人旁边，或者打个电话找人说说。',
    withoutScript: '没有脚本也能做，照着这五步慢慢来：',
  },
  en: {
    title: 'Look around, come back here',
    lead: 'Five, four, three, two, one: with eyes, hands and ears, slowly back to where you are.',
    position: (step: number, of: number) => `Step ${step} of ${of}`,
    steps: {
      see: {
        heading: 'Look around and find five things',
        text: 'Big or small: a lamp, a crack in the wall, your own hand. For each one you find, light a window.',
        spot: (at: number) => `Thing ${at} seen`,
      },
      touch: {
        heading: 'Touch four things',
        text: 'The cloth you’re wearing, the cool of a table, a cup, the floor. Notice your hands and feet.',
        spot: (at: number) => `Thing ${at} touched`,
      },
      hear: {
        heading: 'Listen for three sounds',
        text: 'Near or far: traffic, a fan, steps next door. If it’s quiet, listen to the quiet.',
        spot: (at: number) => `Sound ${at} heard`,
      },
      smell: {
        heading: 'Notice two smells',
        text: 'Your sleeve, paper, the air outside. If there’s none, or you’d rather not, skip this.',
        spot: (at: number) => `Smell ${at} noticed`,
      },
      taste: {
        heading: 'Notice one taste',
        text: 'Take a sip of water, or notice the taste in your mouth. Skip it if you’d rather not.',
        spot: (at: number) => `Taste ${at} noticed`,
      },
    },
    next: {
      touch: 'Next: touch four',
      hear: 'Next: hear three',
      smell: 'Next: smell two',
      taste: 'Next: taste one',
      end: 'That’s it',
    },
    skip: 'Skip',
    stop: 'Stop here',
    note: 'You don’t have to find them all. Skip any step you don’t like. Many people find it helps; if it isn’t for you, stop. Eyes open is fine.',
    other: 'Breathe with the candle',
    worse: 'Then stop for now. Go where you feel safe, near someone you trust, or call someone to talk.',
    withoutScript: 'It works without scripts, too. Go slowly through these five steps:',
  },
})
