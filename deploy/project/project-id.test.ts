import { projectId } from './project-id'

test('a project is meant by its id or by an alias, and never one of the emulators or a placeholder', () => {
  const aliases = { default: 'demo-amhs', staging: 'your-staging-project', production: 'calm-site' }
  expect(projectId('production', aliases)).toBe('calm-site')
  expect(projectId('calm-other', aliases)).toBe('calm-other')
  expect(() => projectId(undefined, aliases)).toThrow('Say which project')
  expect(() => projectId('default', aliases)).toThrow('emulators only')
  expect(() => projectId('staging', aliases)).toThrow('firebase use --add')
  for (const name of ['My Project', 'prod', 'calm_site', 'calm-site-'])
    expect(() => projectId(name, aliases)).toThrow(`${name} is no alias of .firebaserc`)
})
