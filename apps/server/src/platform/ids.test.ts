import { describe, expect, test } from 'vitest'
import { deterministicId, idSource, isUuid, newId } from './ids.ts'

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const zeros = (size: number) => Buffer.alloc(size, 0)
const ones = (size: number) => Buffer.alloc(size, 0xff)

describe('newId', () => {
  test('creates UUIDv7s that increase and never repeat', () => {
    const ids = Array.from({ length: 20_000 }, newId)
    expect(ids.every((id) => VERSION_7.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual(ids)
  })

  test('starts with the time in milliseconds', () => {
    const before = Date.now()
    const ms = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
    expect(ms).toBeGreaterThanOrEqual(before)
    expect(ms).toBeLessThan(before + 5_000)
  })
})

describe('idSource', () => {
  test('follows the bit layout of RFC 9562', () => {
    const ms = 0x017f22e279b0 // the time of the example in RFC 9562, A.6
    expect(idSource(() => ms, zeros)()).toBe('017f22e2-79b0-7000-8000-000000000000')
    expect(idSource(() => ms, ones)()).toBe('017f22e2-79b0-77ff-bfff-ffffffffffff')
  })

  test('counts up while the clock does not move', () => {
    const next = idSource(() => 1, zeros)
    expect([next(), next()]).toEqual(['00000000-0001-7000-8000-000000000000', '00000000-0001-7001-8000-000000000000'])
  })

  test('keeps increasing when the clock goes back', () => {
    const times = [5, 3, 4, 6]
    const next = idSource(() => times.shift()!, zeros)
    const ids = [next(), next(), next(), next()]
    expect(ids.map((id) => id.slice(9, 18))).toEqual(['0005-7000', '0005-7001', '0005-7002', '0006-7000'])
  })

  test('borrows the next millisecond when the counter is full', () => {
    const next = idSource(() => 1, zeros)
    const ids = Array.from({ length: 4_098 }, next)
    expect(ids.slice(-2).map((id) => id.slice(9, 18))).toEqual(['0002-7000', '0002-7001'])
    expect([...ids].sort()).toEqual(ids)
  })
})

describe('isUuid', () => {
  test.each([
    'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    '5df41881-3aed-3515-88a7-2f4a814cf09e',
    '919108f7-52d1-4320-9bac-f847db4148a8',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0',
    '00000000-0000-0000-0000-000000000000',
  ])('accepts %s', (text) => {
    expect(isUuid(text)).toBe(true)
  })

  test.each([
    '',
    'abc',
    '919108f752d143209bacf847db4148a8',
    '{919108f7-52d1-4320-9bac-f847db4148a8}',
    'urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8',
    '919108f7-52d1-4320-9bac-f847db4148ag',
    '919108f7-52d1-4320-9bac-f847db4148a8\n',
    ' 919108f7-52d1-4320-9bac-f847db4148a8',
  ])('rejects %j', (text) => {
    expect(isUuid(text)).toBe(false)
  })
})

describe('deterministicId', () => {
  test('is the same on every machine', () => {
    expect(deterministicId('demo/tenant')).toBe(deterministicId('demo/tenant'))
    expect(deterministicId('abc')).toBe('ba7816bf-8f01-8fea-8141-40de5dae2223')
  })

  test('differs by seed, and has version 8', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => deterministicId(`case ${index}`))
    expect(new Set(ids).size).toBe(1_000)
    expect(ids.every((id) => /^.{14}8.{4}[89ab].{16}$/.test(id) && isUuid(id))).toBe(true)
  })
})
