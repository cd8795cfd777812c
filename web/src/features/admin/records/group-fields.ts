import { groupAudiences, groupFormats } from '@amhs/domain/documents/group-document'
import type { Localized } from '@amhs/domain/localized'
import type { RecordField } from './record-fields'
import { choicesOf, inBothLanguages } from './record-fields'

const audienceNames: Readonly<Record<(typeof groupAudiences)[number], Localized>> = {
  everyone: { zh: '所有人', en: 'Everyone' },
  adolescent: { zh: '青少年', en: 'Adolescents' },
  'young-adult': { zh: '年轻人', en: 'Young adults' },
  individual: { zh: '个人', en: 'Individuals' },
  caregiver: { zh: '照护者', en: 'Caregivers' },
}

const formatNames: Readonly<Record<(typeof groupFormats)[number], Localized>> = {
  online: { zh: '线上', en: 'Online' },
  'in-person': { zh: '见面', en: 'In person' },
  phone: { zh: '电话', en: 'By phone' },
}

const weekdays = [
  ['', { zh: '请选择', en: 'Choose' }],
  ['1', { zh: '星期一', en: 'Monday' }],
  ['2', { zh: '星期二', en: 'Tuesday' }],
  ['3', { zh: '星期三', en: 'Wednesday' }],
  ['4', { zh: '星期四', en: 'Thursday' }],
  ['5', { zh: '星期五', en: 'Friday' }],
  ['6', { zh: '星期六', en: 'Saturday' }],
  ['7', { zh: '星期日', en: 'Sunday' }],
] as const

/** Where most groups meet; another one that a group has stays a choice of its own (`record-form.tsx`). */
const timeZones = [
  ['Asia/Shanghai', { zh: '北京时间', en: 'China (Beijing time)' }],
  ['Asia/Singapore', { zh: '新加坡', en: 'Singapore' }],
  ['Asia/Tokyo', { zh: '日本', en: 'Japan' }],
  ['Australia/Sydney', { zh: '澳大利亚东部', en: 'Eastern Australia' }],
  ['Europe/London', { zh: '英国', en: 'United Kingdom' }],
  ['Europe/Berlin', { zh: '欧洲中部', en: 'Central Europe' }],
  ['America/New_York', { zh: '美国东部', en: 'US Eastern' }],
  ['America/Los_Angeles', { zh: '美国西部', en: 'US Pacific' }],
  ['UTC', { zh: '世界标准时间', en: 'UTC' }],
] as const

/** The fields of a support group in the panel, in reading order. */
export const groupFields: readonly RecordField[] = [
  { path: 'name.zh', kind: 'text', label: { zh: '中文名', en: 'Name in Chinese' } },
  { path: 'name.en', kind: 'text', label: { zh: '英文名', en: 'Name in English' } },
  ...inBothLanguages({ path: 'description', kind: 'long', label: { zh: '介绍', en: 'Description' } }),
  {
    path: 'audience',
    kind: 'choice',
    label: { zh: '对象', en: 'Audience' },
    choices: choicesOf(groupAudiences, audienceNames),
  },
  {
    path: 'languages',
    kind: 'set',
    label: { zh: '语言', en: 'Languages' },
    choices: [
      ['zh-CN', { zh: '中文', en: 'Chinese' }],
      ['en', { zh: '英文', en: 'English' }],
    ],
  },
  {
    path: 'format',
    kind: 'choice',
    label: { zh: '形式', en: 'Format' },
    choices: choicesOf(groupFormats, formatNames),
  },
  ...inBothLanguages({ path: 'city', kind: 'text', empty: 'absent', label: { zh: '城市', en: 'City' } }),
  {
    path: 'meeting.weekday',
    kind: 'number',
    label: { zh: '星期几', en: 'Weekday' },
    choices: weekdays,
  },
  { path: 'meeting.time', kind: 'time', label: { zh: '几点', en: 'Time' } },
  {
    path: 'meeting.timeZone',
    kind: 'choice',
    label: { zh: '时区', en: 'Time zone' },
    choices: timeZones,
  },
  { path: 'meeting.minutes', kind: 'number', label: { zh: '多长（分钟）', en: 'Length (minutes)' } },
  { path: 'meeting.everyWeeks', kind: 'number', label: { zh: '每几周一次', en: 'Every how many weeks' } },
  { path: 'facilitatorName', kind: 'text', label: { zh: '带领者的名字', en: 'Facilitator’s name' } },
  {
    path: 'facilitatorUid',
    kind: 'choice',
    label: { zh: '带领者的账户', en: 'Facilitator’s account' },
    hint: {
      zh: '这里列出角色为专业人员、邮箱已验证的账户；登记信息核对过的才能接手。换一个人，申请里写的话、答复和参加方式都会删除，找不回来',
      en: 'Accounts with the role professional and a verified address; only those whose registration was checked can be given a group. Choosing somebody else deletes the words of requests and answers and how to take part, for good',
    },
    choices: [['', { zh: '请选择', en: 'Choose' }]],
  },
  {
    path: 'capacity',
    kind: 'number',
    empty: 'absent',
    label: { zh: '名额', en: 'Places' },
    hint: { zh: '1 到 60；不填就是 12', en: '1 to 60; 12 if left empty' },
  },
  { path: 'example', kind: 'flag', label: { zh: '只是示例', en: 'Only an example' } },
  { path: 'open', kind: 'flag', label: { zh: '接收新人', en: 'Takes new people' } },
]
