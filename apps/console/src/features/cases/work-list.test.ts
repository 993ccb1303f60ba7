import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepWorkList, placeInWorkList } from './work-list.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('follows the order of the list in both directions, and knows the position', () => {
  keepWorkList([7, 3, 12])
  expect([7, 3, 12].map((number) => placeInWorkList(number)?.next)).toEqual([3, 12, undefined])
  expect([7, 3, 12].map((number) => placeInWorkList(number)?.previous)).toEqual([undefined, 7, 3])
  expect(placeInWorkList(3)).toMatchObject({ position: 2, count: 3 })
  expect([7, 3, 12].map((number) => placeInWorkList(number)?.upcoming)).toEqual([[3, 12], [12], []])
})

it('has no neighbours outside the list or without one', () => {
  expect(placeInWorkList(7)).toBeUndefined()
  keepWorkList([7])
  expect(placeInWorkList(8)).toBeUndefined()
})
