/** Words that people use for the same thing, in both languages; a search for one finds the others too. */
const groups: readonly (readonly string[])[] = [
  ['失眠', '睡眠', '睡不着', 'insomnia', 'sleep'],
  ['自杀', '轻生', '想死', '不想活', 'suicide', 'suicidal'],
  ['自伤', '自残', '割腕', 'selfharm'],
  ['抑郁', '抑郁症', '忧郁', '低落', 'depression', 'depress'],
  ['焦虑', '紧张', '担忧', '担心', 'anxiety', 'anxious', 'worry'],
  ['压力', 'stress'],
  ['孤独', '孤单', '寂寞', 'lonely', 'loneliness'],
  ['倦怠', '职业倦怠', '过劳', 'burnout'],
  ['霸凌', '欺凌', '网暴', 'bully'],
  ['暴食', '厌食', '进食', '减肥', 'eating'],
  ['酒精', '喝酒', '酗酒', 'alcohol', 'drink'],
  ['家暴', '家庭暴力', '被打', '挨打', '打我', '打妈妈', 'domestic', 'violence', 'hit', 'beat'],
  ['分手', '失恋', '前任', 'breakup', 'heartbreak'],
  ['去世', '哀伤', '过世', '亲人走了', 'grief', 'bereavement'],
  ['双相', '躁郁', '躁狂', 'bipolar'],
  ['强迫', '强迫症', 'ocd'],
  ['多动', '多动症', 'adhd'],
  ['社恐', '社交焦虑', '怕生'],
  ['性取向', '同性恋', '出柜', 'gay', 'lesbian', 'lgbtq'],
  ['怀孕', '产后', '月子', 'pregnancy', 'postnatal', 'postpartum'],
  ['药', '吃药', '停药', '副作用', 'medicine', 'medication', 'antidepressant'],
  ['游戏', '网瘾', 'gaming', 'game'],
  ['咨询', '咨询师', '治疗', '医生', 'therapist', 'therapy', 'doctor'],
]

/** The other words for a word of the search; none for most. */
export function synonymsOf(word: string): readonly string[] {
  return groups
    .filter((group) => group.includes(word))
    .flatMap((group) => group.filter((other) => other !== word))
}

/** Chinese words of the groups with the first of their group, which is in every dictionary; longer words first. */
const knownWords = groups
  .flatMap((group) => group.slice(1).map((word) => [word, group[0] ?? word] as const))
  .filter(([word]) => /\p{Script=Han}/u.test(word))
  .toSorted(([one], [other]) => other.length - one.length)

/** A search with the Chinese words of the groups set apart, since dictionaries cut some of them ("自残") to pieces. */
export function withKnownWords(text: string): string {
  return knownWords.reduce((result, [word, first]) => result.replaceAll(word, ` ${first} `), text)
}
