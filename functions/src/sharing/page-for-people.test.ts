import { pageForPeople } from './page-for-people'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test.each([
  [undefined, '/shared#part'],
  ['zh-CN,zh;q=0.9', '/shared#part'],
  ['fr-FR, en-GB;q=0.8, zh;q=0.5', '/shared?lang=en#part'],
  ['zh-TW,zh;q=0.9', '/shared?lang=zh-TW#part'],
])('a browser that wants %s is led to the page of shared results', (language, address) => {
  expect(pageForPeople('GET', browser, language)).toBe(address)
})

test.each([
  ['POST', browser],
  ['HEAD', browser],
  ['GET', 'application/jose, */*'],
  ['GET', undefined],
])('%s with %s is a program, which goes on as before', (method, accept) => {
  expect(pageForPeople(method, accept, 'en')).toBeUndefined()
})
