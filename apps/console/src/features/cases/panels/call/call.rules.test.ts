import { describe, expect, it } from 'vitest'
import { agreementOf, callOf, type CallFields, newCall } from './call.rules.ts'

const words = { notes: '<p>Hej</p>', confirmation: { subject: 'Aftale', text: '<p>Tak</p>' } }
const reached: CallFields = { ...newCall('user', new Date('2026-03-02T12:00:00Z')), text: 'Hej', identityCheck: 'CPR' }

function sent(fields: Partial<CallFields>): ReturnType<typeof callOf> {
  return callOf('case', { ...reached, ...fields }, words)
}

describe('the request of a call', () => {
  it('has only what was filled in', () => {
    expect(sent({})).toEqual({
      ...{ caseId: 'case', direction: 'OUTGOING', outcome: 'REACHED', notes: '<p>Hej</p>' },
      ...{ userId: 'user', identityCheck: 'CPR' },
    })
  })

  it('has the promise, the reminder and the confirmation', () => {
    const call = sent({ agreement: 'promise', promised: '50,00', followUpOn: '2026-03-10', isConfirmed: true })
    expect(call).toMatchObject({
      promise: { dueAt: '2026-03-09', amount: 5_000 },
      followUp: { at: '2026-03-10' },
      confirmation: { subject: 'Aftale', text: '<p>Tak</p>' },
    })
  })

  it('has the plan', () => {
    expect(sent({ agreement: 'plan', instalmentCount: ' 3 ' })).toMatchObject({
      plan: { instalmentCount: 3, interval: 'MONTHLY', firstDueDate: '2026-03-09' },
    })
  })

  it.each<[string, Partial<CallFields>]>([
    ['nobody was reached', { outcome: 'NO_ANSWER' }],
    ['nobody’s identity was checked', { identityCheck: null }],
  ])('leaves out what was agreed if %s', (_, fields) => {
    const call = sent({ agreement: 'promise', isConfirmed: true, ...fields })
    expect([call?.promise, call?.confirmation]).toEqual([undefined, undefined])
  })

  it('confirms nothing to somebody else', () => {
    const call = sent({ personId: 'other', name: ' Naboen ', isConfirmed: true })
    expect(call).toMatchObject({ name: 'Naboen' })
    expect([call?.userId, call?.confirmation]).toEqual([undefined, undefined])
  })

  it.each<[string, Partial<CallFields>]>([
    ['the summary', { text: ' ' }],
    ['the name', { personId: 'other' }],
    ['the amount', { agreement: 'promise', promised: 'meget' }],
    ['the date', { agreement: 'promise', promisedOn: '' }],
    ['the number of instalments', { agreement: 'plan', instalmentCount: '0' }],
  ])('waits for %s', (_, fields) => {
    expect(sent(fields)).toBeUndefined()
  })

  it('of a call that nobody answered needs no summary', () => {
    expect(sent({ text: '', outcome: 'VOICEMAIL' })).toMatchObject({ outcome: 'VOICEMAIL' })
  })
})

it('nothing is agreed by default', () => {
  expect(agreementOf(reached)).toEqual({})
})
