import { expect, test } from 'vitest'
import { JoinedLines } from './logging.ts'

test('writes the lines of one turn of the event loop at once, in order', async () => {
  const written: string[] = []
  const lines = new JoinedLines((text) => written.push(text))
  lines.write('a\n')
  await Promise.resolve()
  lines.write('b\n')
  expect(written).toEqual([])
  await new Promise(setImmediate)
  expect(written).toEqual(['a\nb\n'])
  lines.write('c\n')
  await new Promise(setImmediate)
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('writes what waits when the process exits', () => {
  const written: string[] = []
  const lines = new JoinedLines((text) => written.push(text))
  lines.write('last words\n')
  lines.flush()
  lines.flush()
  expect(written).toEqual(['last words\n'])
})
