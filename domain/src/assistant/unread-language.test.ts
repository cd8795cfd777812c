import { isInUnreadLanguage } from './unread-language'

test.each([
  'मैंने चूहे मारने की दवा खा ली है',
  'main saariyan neend diyan goliyan kha laiyan bas hun neend aa rahi aa',
  'nagtatago po ako sa banyo, hinahanap ako ng asawa ko may dalang itak',
  'ਉਹ ਸ਼ਰਾਬ ਪੀ ਕੇ ਆ ਗਿਆ',
  'Я больше не могу так жить',
  '죽고 싶어요',
  'ich kann nicht mehr schlafen und habe angst',
])('%s is neither Chinese nor English', (text) => {
  expect(isInUnreadLanguage(text)).toBe(true)
})

test.each([
  '我睡不着',
  '收假 ㄏㄏ',
  'ㄏㄏ',
  'i cant sleep at night and nobody gets it',
  'tired tbh idk',
  'dem carry us go one house, dem seize our phone',
  'Ach I’ve taken the hale box o they warfarin',
  'Pickle vs hoover',
  '12345',
  '😭😭😭',
  '',
  '我的 husband 打我',
])('%s may be read', (text) => {
  expect(isInUnreadLanguage(text)).toBe(false)
})
