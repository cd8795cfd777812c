import { readAhead } from './eager'

async function* numbers(count: number, fails = false) {
  for (let number = 1; number <= count; number += 1) yield number
  if (fails) throw new Error('broken')
}

test('reads before anybody asks, and gives everything that is there', async () => {
  const ahead = readAhead(numbers(3))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await ahead.takeAll()).toEqual([1, 2, 3])
  expect(await ahead.takeAll()).toBeNull()
  expect(await ahead.takeAll()).toBeNull()
})

test('waits for what is not there yet', async () => {
  async function* slow() {
    yield 'first'
    await new Promise((resolve) => setTimeout(resolve, 20))
    yield 'second'
  }
  const ahead = readAhead(slow())
  expect(await ahead.takeAll()).toEqual(['first'])
  expect(await ahead.takeAll()).toEqual(['second'])
  expect(await ahead.takeAll()).toBeNull()
})

test('what broke is told after what had come, to whoever takes', async () => {
  const ahead = readAhead(numbers(2, true))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await ahead.takeAll()).toEqual([1, 2])
  await expect(ahead.takeAll()).rejects.toThrow('broken')
})
