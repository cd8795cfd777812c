import { defineWords } from '../../../platform/words'

export const fileWords = defineWords({
  zh: {
    title: '我的数据 – 无障碍心理支持',
    exported: '导出时间',
    results: '筛查结果',
    asStored: '下面是系统里保存的原样，字段名是英文，给程序或技术人员看。',
    question: '题目',
    answer: '回答',
    account: '账户',
    hosted: '云端保存的内容',
    device: '这台设备上的内容',
    none: '没有',
    private: '这个文件里有你的答案和结果，请放在别人看不到的地方。',
  },
  en: {
    title: 'My data – Accessible Mental Health Support',
    exported: 'Exported',
    results: 'Screening results',
    asStored: 'Below is everything just as it’s stored, with the names that programs use.',
    question: 'Question',
    answer: 'Answer',
    account: 'Account',
    hosted: 'Kept in the cloud',
    device: 'Kept on this device',
    none: 'none',
    private: 'This file holds your answers and results. Keep it where nobody else looks.',
  },
})
