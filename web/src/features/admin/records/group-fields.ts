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
    kind: 'list',
    label: { zh: '语言', en: 'Languages' },
    hint: { zh: 'zh-CN、en，用逗号分开', en: 'zh-CN, en; separated by commas' },
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
    hint: { zh: '1 是星期一，7 是星期日', en: '1 is Monday, 7 is Sunday' },
  },
  { path: 'meeting.time', kind: 'time', label: { zh: '几点', en: 'Time' } },
  {
    path: 'meeting.timeZone',
    kind: 'text',
    label: { zh: '时区', en: 'Time zone' },
    hint: { zh: '例如 Asia/Shanghai', en: 'For example Asia/Shanghai' },
  },
  { path: 'meeting.minutes', kind: 'number', label: { zh: '多长（分钟）', en: 'Length (minutes)' } },
  { path: 'meeting.everyWeeks', kind: 'number', label: { zh: '每几周一次', en: 'Every how many weeks' } },
  { path: 'facilitatorName', kind: 'text', label: { zh: '带组人的名字', en: 'Facilitator’s name' } },
  {
    path: 'facilitatorUid',
    kind: 'text',
    label: { zh: '带组人的账户编号', en: 'Facilitator’s account id' },
    hint: { zh: '必须是角色为专业人员的账户', en: 'An account with the role professional' },
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
