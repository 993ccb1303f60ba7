import { describe, expect, it } from 'vitest'
import type { CaseChangeRow, CaseVersion } from './case-changes.queries.ts'
import { changeView } from './case-changes.rules.ts'

const open: CaseVersion = { status: 'VERIFIED', endReasonId: null, mergedIntoCaseId: null, mergedCaseIds: [] }
const ended: CaseVersion = { ...open, status: 'ENDED', endReasonId: 'paid' }

function kindOf(before: CaseVersion | null, after: CaseVersion | null): unknown[] {
  const row: CaseChangeRow = {
    changeId: 'c',
    at: new Date('2026-03-02T10:00:00.000Z'),
    actor: { type: 'USER', id: 'u', name: 'Else' },
    responsibleName: null,
    before,
    after,
  }
  const { kind, status, otherCaseId } = changeView(row)
  return [kind, status, otherCaseId]
}

describe('the changes of a case', () => {
  it.each([
    [null, open, ['created', 'VERIFIED', null]],
    [{ ...open, status: 'PENDING' }, open, ['status-changed', 'VERIFIED', null]],
    [open, ended, ['ended', 'ENDED', null]],
    [ended, open, ['reopened', 'VERIFIED', null]],
    [ended, { ...ended, endReasonId: 'dropped' }, ['end-reason-changed', 'ENDED', null]],
    [open, { ...open, mergedCaseIds: ['b'] }, ['case-merged', 'VERIFIED', 'b']],
    [{ ...open, mergedCaseIds: ['a', 'b'] }, { ...open, mergedCaseIds: ['a'] }, ['merge-undone', 'VERIFIED', 'b']],
    [open, { ...ended, mergedIntoCaseId: 'a' }, ['merged-into', 'ENDED', 'a']],
    [{ ...ended, mergedIntoCaseId: 'a' }, open, ['merged-into-undone', 'VERIFIED', 'a']],
    [null, null, ['responsible-changed', null, null]],
  ] as const)('%# is named by what changed', (before, after, expected) => {
    expect(kindOf(before, after)).toEqual(expected)
  })
})
