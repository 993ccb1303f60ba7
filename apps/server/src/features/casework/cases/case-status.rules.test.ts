import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/index.ts'
import { nextStatus } from './case-status.rules.ts'

const reason = '11111111-1111-4111-8111-111111111111'
const pending = { status: 'PENDING', endReasonId: null } as const
const verified = { status: 'VERIFIED', endReasonId: null } as const
const ended = { status: 'ENDED', endReasonId: reason } as const

describe('the status of a case', () => {
  it.each([
    ['is verified', pending, { status: 'VERIFIED' }, verified],
    ['ends from PENDING', pending, { status: 'ENDED', endReasonId: reason }, ended],
    ['ends from VERIFIED', verified, { status: 'ENDED', endReasonId: reason }, ended],
    ['is reopened without its end reason', ended, { status: 'VERIFIED' }, verified],
    ['does not change without a new status', verified, {}, verified],
    ['stays ended with its reason', ended, {}, ended],
    [
      'gets another end reason',
      ended,
      { endReasonId: reason.replaceAll('1', '2') },
      { status: 'ENDED', endReasonId: reason.replaceAll('1', '2') },
    ],
  ] as const)('%s', (_, before, patch, after) => {
    expect(nextStatus(before, patch)).toEqual(after)
  })

  it.each([
    ['VERIFIED to PENDING', verified, { status: 'PENDING' }, 'status-not-allowed'],
    ['ENDED to PENDING', ended, { status: 'PENDING' }, 'status-not-allowed'],
    ['an end without a reason', verified, { status: 'ENDED' }, 'end-reason-required'],
    ['removing the reason of an ended case', ended, { endReasonId: null }, 'end-reason-required'],
    ['a reason on an open case', verified, { endReasonId: reason }, 'status-not-allowed'],
  ] as const)('rejects %s', (_, before, patch, code) => {
    expect(() => nextStatus(before, patch)).toThrow(Problem)
    expect(() => nextStatus(before, patch)).toThrow(expect.objectContaining({ code }))
  })
})
