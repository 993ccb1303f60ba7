import { describe, expect, it } from 'vitest'
import { changeOf, isAboutShown, isOverview, mayBeOutdated } from './refresh.rules.ts'

const one = 'c0000000-0000-7000-8000-000000000001'
const other = 'c0000000-0000-7000-8000-000000000002'
const shown = (...queryKey: unknown[]): { queryKey: unknown[]; pageCount: number } => ({ queryKey, pageCount: 1 })

describe('a change', () => {
  it('is read from a message, with nothing else that it has', () => {
    expect(changeOf(`{"kind":"case","id":"${one}","name":"x"}`)).toEqual({ kind: 'case', id: one })
    expect(changeOf(`{"kind":"update","id":"${one}","caseId":"${other}"}`)).toMatchObject({ caseId: other })
    expect(changeOf('{}')).toBeUndefined()
  })

  it('is about what is shown if a read names the resource or its case', () => {
    const reads = [shown('get-case', { caseId: '17' }), shown('list-updates', { caseId: one, pageSize: 500 })]
    expect(isAboutShown([{ kind: 'update', id: other, caseId: one }], reads)).toBe(true)
    expect(isAboutShown([{ kind: 'case', id: one }], reads)).toBe(true)
    expect(isAboutShown([{ kind: 'case', id: other }], reads)).toBe(false)
  })
})

describe('what is read again', () => {
  it.each([
    ['a list', shown('list-cases', 'list', {}), true],
    ['a count', shown('count-work-items', {}), true],
    ['a list of another case', shown('list-updates', { caseId: one }), false],
    ['a record', shown('get-creditor', { creditorId: one }), false],
    ['a report', shown('get-collected', {}), false],
    ['a dry run', shown('trial', 'list-x'), false],
    ['a list of many pages', { queryKey: ['list-cases', 'list', {}], pageCount: 5 }, false],
  ])('after a change elsewhere: %s', (_, query, expected) => {
    expect(isOverview(query)).toBe(expected)
  })

  it.each([
    ['a record', shown('get-creditor', { creditorId: one }), true],
    ['who else is here', shown('presence', one), false],
    ['the session', shown('session'), false],
    ['a rendered letter', shown('preview-document', {}), false],
  ])('after a change of what is shown: %s', (_, query, expected) => {
    expect(mayBeOutdated(query)).toBe(expected)
  })
})
