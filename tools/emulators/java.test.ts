import { parseJavaVersion } from './java'

test.each([
  ['openjdk version "25.0.3" 2026-04-21 LTS', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK 64-Bit Server VM (build 17.0.15+6)', 17],
  ['openjdk version "26-ea" 2026-03-17', 26],
])('%s is Java %i', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version)
})

test('an amd64 in a path or an error is no version', () => {
  expect(parseJavaVersion('/usr/lib/jvm/java-amd64/bin/java: cannot execute')).toBeUndefined()
})
