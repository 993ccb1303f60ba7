import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepWorkList, nextInWorkList } from './work-list.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('follows the order of the list', () => {
  keepWorkList([7, 3, 12])
  expect([7, 3, 12].map(nextInWorkList)).toEqual([3, 12, undefined])
})

it('has no next case outside the list or without one', () => {
  expect(nextInWorkList(7)).toBeUndefined()
  keepWorkList([7])
  expect(nextInWorkList(8)).toBeUndefined()
})
