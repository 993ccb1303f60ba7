import { describe, expect, it } from 'vitest'
import { entityTagOf, includesTag, requireMatch } from './entity-tag.ts'

describe('entity tags', () => {
  it('are the same for the same resource, regardless of member order', () => {
    expect(entityTagOf({ a: 1, b: [2] })).toBe(entityTagOf({ b: [2], a: 1 }))
    expect(entityTagOf({ a: 1 })).not.toBe(entityTagOf({ a: 2 }))
    expect(entityTagOf({})).toMatch(/^"[\w-]{27}"$/)
  })

  it.each([
    ['"a"', true],
    ['"b", "a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('%s includes "a": %s', (header, expected) => {
    expect(includesTag(header, '"a"')).toBe(expected)
  })

  it('a change to another version is rejected with the current tag', () => {
    const current = { name: 'now' }
    expect(() => {
      requireMatch(undefined, current)
    }).not.toThrow()
    expect(() => {
      requireMatch(entityTagOf(current), current)
    }).not.toThrow()
    expect(() => {
      requireMatch(entityTagOf({ name: 'before' }), current)
    }).toThrow(
      expect.objectContaining({ code: 'precondition-failed', options: { headers: { etag: entityTagOf(current) } } }),
    )
  })
})
