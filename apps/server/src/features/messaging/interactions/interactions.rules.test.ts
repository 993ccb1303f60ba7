import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/index.ts'
import { attachmentsOf, referenceOf, stateOf } from './interactions.rules.ts'
import { directions, states, type Direction, type State } from './interactions.schemas.ts'

const id = '018f4e2a-0000-7000-8000-000000000001'

describe('referenceOf', () => {
  it.each([
    [{}, null, null],
    [{ referenceId: null }, null, null],
    [{ referenceId: id }, id, 'case'],
    [{ referenceId: id, referenceType: null }, id, 'case'],
    [{ referenceId: id, referenceType: 'creditor' as const }, id, 'creditor'],
    [{ referenceType: 'creditor' as const }, null, 'creditor'],
    [{ referenceId: null, referenceType: null }, null, null],
  ])('%j', (input, referenceId, referenceType) => {
    expect(referenceOf(input)).toEqual({ referenceId, referenceType })
  })
})

describe('stateOf', () => {
  it.each<[Direction, string | null, State]>([
    ['INCOMING', null, 'UNMAPPED'],
    ['INCOMING', id, 'MAPPED'],
    ['OUTGOING', null, 'PENDING'],
    ['OUTGOING', id, 'PENDING'],
  ])('of %s with reference %s defaults to %s', (direction, referenceId, expected) => {
    expect(stateOf({ direction, state: undefined, referenceId })).toBe(expected)
  })

  const allowed: Record<string, readonly State[]> = {
    'INCOMING without reference': ['UNMAPPED', 'HANDLED', 'DELETED'],
    'INCOMING with reference': ['MAPPED', 'HANDLED', 'DELETED'],
    'OUTGOING without reference': ['PENDING', 'QUEUED', 'SENT', 'CANCELLED', 'HANDLED', 'DELETED'],
    'OUTGOING with reference': ['PENDING', 'QUEUED', 'SENT', 'CANCELLED', 'HANDLED', 'DELETED'],
  }
  const combinations = directions.flatMap((direction) =>
    [null, id].flatMap((referenceId) => states.map((state) => ({ direction, referenceId, state }))),
  )
  it.each(combinations)('$direction $state with reference $referenceId', (input) => {
    const expected = allowed[`${input.direction} ${input.referenceId === null ? 'without' : 'with'} reference`] ?? []
    if (expected.includes(input.state)) expect(stateOf(input)).toBe(input.state)
    else expect(() => stateOf(input)).toThrow(Problem)
  })
})

describe('attachmentsOf', () => {
  it('reads ids, objects with an id, and complete files, each with its path', () => {
    const file = { fileName: 'a.txt', content: 'aGVq' }
    expect(attachmentsOf([id.toUpperCase(), { fileId: id }, file, { ...file, contentType: 'text/plain' }])).toEqual([
      { path: '/files/0', fileId: id },
      { path: '/files/1/fileId', fileId: id },
      { path: '/files/2', file },
      { path: '/files/3', file: { ...file, contentType: 'text/plain' } },
    ])
  })

  it.each([
    [{}, '/files/1', 'must have a fileId, or both a fileName and content'],
    [{ contentType: 'text/plain' }, '/files/1', 'must have a fileId, or both a fileName and content'],
    [{ fileName: 'a.txt' }, '/files/1/content', 'is required'],
    [{ content: 'aGVq' }, '/files/1/fileName', 'is required'],
    [{ fileId: id, content: 'aGVq' }, '/files/1', 'must have either a fileId or content, not both'],
  ])('rejects %j', (entry, path, message) => {
    const errors = [{ path, message: expect.objectContaining({ en: message }) }]
    expect(() => attachmentsOf([id, entry])).toThrow(
      expect.objectContaining({ code: 'validation-failed', options: { errors } }) as Error,
    )
  })
})
