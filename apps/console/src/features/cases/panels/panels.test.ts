import { describe, expect, it } from 'vitest'
import type { CaseData } from '../use-case.ts'
import { panels } from './panels.ts'

const open = { status: 'VERIFIED', mergedCaseIds: [] as string[] }

function offered(record: typeof open, { unallocated = 0, scopes = undefined as readonly string[] | undefined } = {}) {
  const data = { record, vouchers: [{ unallocated }] } as unknown as CaseData
  const may = (scope: string | undefined): boolean => scopes === undefined || scopes.includes(scope ?? '')
  return panels.filter((panel) => panel.isOffered(data, may)).map(({ name }) => name)
}

describe('the panels of a case', () => {
  it('have unique names and keyboard shortcuts', () => {
    const names = panels.map(({ name }) => name)
    const keys = panels.flatMap(({ keys }) => (keys === undefined ? [] : [keys]))
    expect(new Set(names).size).toBe(names.length)
    // The page itself uses n for a note and j for the next case.
    expect(new Set([...keys, 'n', 'j']).size).toBe(keys.length + 2)
    expect(panels.every(({ title }) => title() !== '')).toBe(true)
  })

  it("are limited to those the user's role permits", () => {
    expect(offered(open, { scopes: [] })).toEqual([])
    expect(offered(open, { scopes: ['write:updates'] })).toEqual(['pause'])
    expect(offered(open, { scopes: ['write:interactions.create'] })).toEqual(['email', 'sms'])
    expect(offered(open, { scopes: ['write:interactions'] })).toEqual(['call'])
  })

  it('end and pause open cases only', () => {
    const ended = { ...open, status: 'ENDED' }
    expect(offered(open)).toEqual(expect.arrayContaining(['end', 'pause', 'merge']))
    for (const name of ['end', 'pause', 'merge']) expect(offered(ended)).not.toContain(name)
  })

  it('undo a merge even on an ended case', () => {
    expect(offered({ status: 'ENDED', mergedCaseIds: ['other'] })).toContain('merge')
  })

  it('offer allocation only for unallocated credits', () => {
    expect(offered(open)).not.toContain('allocate')
    expect(offered(open, { unallocated: 100 })).toContain('allocate')
  })
})
