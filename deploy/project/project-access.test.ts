import { chosenTarget } from './project-access'

const usage = 'npm run x -- --project calm-site'
const aliases = { production: 'calm-site' }

test('a project is named by its id, by an alias or by the environment', () => {
  expect(chosenTarget('calm-site', {}, aliases, usage)).toEqual({ projectId: 'calm-site' })
  expect(chosenTarget('production', {}, aliases, usage)).toEqual({ projectId: 'calm-site' })
  expect(chosenTarget(undefined, { GCLOUD_PROJECT: 'calm-site' }, {}, usage)).toEqual({
    projectId: 'calm-site',
  })
})

test('without a project it is said how to name one', () => {
  expect(() => chosenTarget(undefined, {}, aliases, usage)).toThrow(`Say which project: ${usage}`)
})

test('an alias that only keeps the place of a project is none', () => {
  const placeholders = { production: 'your-production-project' }
  expect(() => chosenTarget('production', {}, placeholders, usage)).toThrow('has no project yet')
})

test('a demo project is that of the emulators, on the ports of npm start or on others', () => {
  expect(chosenTarget('demo-amhs', {}, {}, usage)).toEqual({
    projectId: 'demo-amhs',
    emulators: ['127.0.0.1:9099', '127.0.0.1:8080'],
  })
  const elsewhere = {
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:7001',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:7002',
  }
  expect(chosenTarget('demo-amhs', elsewhere, {}, usage).emulators).toEqual([
    '127.0.0.1:7001',
    '127.0.0.1:7002',
  ])
})

test('a real project and emulators are not mixed', () => {
  const environment = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }
  expect(() => chosenTarget('calm-site', environment, {}, usage)).toThrow('Unset')
})
