import { matchPath } from './match-path'

test.each([
  ['/', '/', []],
  ['/learn', '/learn', []],
  ['/learn', '/Learn/', []],
  ['/learn', '/learn/x', null],
  ['/learn', '/learner', null],
  ['/learn/resource/:id', '/learn/resource/sleep', ['sleep']],
  ['/learn/resource/:id', '/learn/resource/sleep/', ['sleep']],
  ['/learn/resource/:id', '/learn/resource/', null],
  ['/learn/resource/:id', '/learn/resource/a/b', null],
] as const)('%s reads %s', (path, pathname, values) => {
  expect(matchPath(path, pathname)?.slice(1) ?? null).toEqual(values)
})
