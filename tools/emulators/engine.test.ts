import { manifestText } from './engine'

describe('manifest of a starting jar', () => {
  test('names the class and the engine', () => {
    expect(manifestText('Main', '/opt/engine.jar')).toBe(
      'Main-Class: Main\nClass-Path: file:/opt/engine.jar\n',
    )
  })

  test('keeps to 72 bytes a line and loses nothing', () => {
    const engine = `/opt/${'long folder/'.repeat(20)}engine.jar`
    const text = manifestText('Main', engine)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72)
    expect(text.replaceAll('\n ', '')).toContain(engine.replaceAll(' ', '%20'))
  })
})
