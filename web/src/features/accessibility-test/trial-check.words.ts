import { defineWords } from '../../platform/words'

export const trialWords = defineWords({
  zh: {
    heading: '换个样子看看',
    how: '这里的选择只改变这一页，离开就恢复。',
    look: '这一页的样子',
    trials: {
      none: '平常的样子',
      spacing: '行距、字距、词距都加大',
      grey: '只有黑白灰',
      red: '红色盲看到的大致样子',
      green: '绿色盲看到的大致样子',
    },
    watch: {
      none: '选一种，再把这一页从头看到尾。',
      spacing: '文字不应重叠，也不应截断，所有按钮都还按得到。',
      grey: '只靠颜色表达的内容，现在会看不出来。发现了，请告诉我们。',
      red: '这是大致的模拟，每个人看到的不一样。不同的状态应该还是分得清。',
      green: '这是大致的模拟，每个人看到的不一样。不同的状态应该还是分得清。',
    },
    motion: '动画',
    motionHow: '按下按钮，圆点会动三秒。如果你选了减少动画，或者设备设了减少动画，它就不动。',
    move: '让圆点动一动',
    lessMotion: '减少动画（整个网站）',
  },
  en: {
    heading: 'See this page another way',
    how: 'What you choose here changes this page only, and ends when you leave it.',
    look: 'This page looks',
    trials: {
      none: 'as usual',
      spacing: 'with wide lines, letters and words',
      grey: 'black, white and grey',
      red: 'roughly as with red-blindness',
      green: 'roughly as with green-blindness',
    },
    watch: {
      none: 'Choose one, then go through the whole page.',
      spacing: 'No text should overlap or be cut off, and you should still be able to press every button.',
      grey: 'Anything said by colour alone can’t be seen now. If you notice anything like that, please tell us.',
      red: 'This is a rough simulation; not everyone sees it this way. You should still be able to tell states apart.',
      green:
        'This is a rough simulation; not everyone sees it this way. You should still be able to tell states apart.',
    },
    motion: 'Motion',
    motionHow:
      'Press the button and the dot moves for three seconds. If you chose less motion, or your device asks for it, the dot stays where it is.',
    move: 'Move the dot',
    lessMotion: 'Less motion (on the whole site)',
  },
})

export const exportWords = defineWords({
  zh: {
    heading: '保存结果',
    how: '把上面量出的数字存成文本文件，可以发给帮你的人，或附在反馈里。文件里有浏览器的名称和窗口大小，没有你的名字。',
    save: '保存为文件',
    file: '无障碍测试.txt',
    measuredOn: '测量时间',
    browser: '浏览器',
    window: '窗口',
  },
  en: {
    heading: 'Save the results',
    how: 'This saves the figures above as a text file that you can send to someone who helps you, or add to a report. It holds the name of your browser and the size of the window, but not your name.',
    save: 'Save as a file',
    file: 'accessibility-test.txt',
    measuredOn: 'Measured on',
    browser: 'Browser',
    window: 'Window',
  },
})
