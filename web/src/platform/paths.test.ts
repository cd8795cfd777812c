import { guestHref, paths } from './paths'

test('changing from signing in to registering keeps where the person wanted to go', () => {
  const here = { pathname: paths.login, search: '?redirect=%2Fprofile%3Fpart%3Dnames&other=1' }
  expect(guestHref(paths.register, here)).toBe('/register?redirect=%2Fprofile%3Fpart%3Dnames')
  expect(guestHref(paths.login, { ...here, pathname: paths.register })).toBe(
    '/login?redirect=%2Fprofile%3Fpart%3Dnames',
  )
})

test('from any other page the links lead to the plain page', () => {
  expect(guestHref(paths.login, { pathname: paths.learn, search: '?redirect=%2Fprofile' })).toBe('/login')
  expect(guestHref(paths.login, { pathname: paths.register, search: '' })).toBe('/login')
})
