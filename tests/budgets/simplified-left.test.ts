import { simplifiedLeft } from './simplified-left'

test('a simplified character in a text or an attribute is found', () => {
  expect(simplifiedLeft('<p>這裡沒有</p><p title="这里">好</p><p>没有</p>')).toEqual(['这里', '没有'])
})

test('what says that it is simplified or English may be', () => {
  expect(simplifiedLeft('<p lang="zh-CN">没有</p><a lang="zh-CN">简体中文</a><p lang="en">这</p>')).toEqual(
    [],
  )
})

test('characters that both forms write alike are none', () => {
  expect(simplifiedLeft('<p>10 公里，干預，批准，台灣，一台，吃飯，床，後面</p>')).toEqual([])
})
