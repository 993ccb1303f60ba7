import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, givenCustomer, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { standardEndReasonId } from '../end-reasons/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.set(testStart)
})

interface Pair {
  readonly customerId: string
  readonly remaining: string
  readonly merged: string
  /** A debit of 1,000 on the remaining case, and one of 500 on the other. */
  readonly debit: string
  readonly mergedDebit: string
}

async function givenPair(fields: { status?: 'VERIFIED'; endReason?: string } = {}): Promise<Pair> {
  const first = await givenCase(api, { vouchers: [1_000] })
  const { customerId } = first
  const other = await givenCase(api, {
    customerId,
    vouchers: [{ amount: 500, referenceId: `F-${newId()}` }],
    ...fields,
  })
  return {
    customerId,
    remaining: first.caseId,
    merged: other.caseId,
    debit: first.voucherId,
    mergedDebit: other.voucherId,
  }
}

const merge = (caseId: string, mergedCaseId: string) => api.post(`/cases/${caseId}/merge`, { mergedCaseId })
const undo = (caseId: string, mergedCaseId: string) => api.post(`/cases/${caseId}/merge/undo`, { mergedCaseId })

async function givenMerged(): Promise<Pair> {
  const pair = await givenPair()
  expect((await merge(pair.remaining, pair.merged)).status).toBe(200)
  return pair
}

async function givenDeposit(caseId: string, amount: number): Promise<string> {
  const { caseVoucherId } = await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount })
  return caseVoucherId
}

async function expectSoundLedger(): Promise<void> {
  const { tenantId } = api.tenant
  const report = await verifyLedger(api.database, [{ tenantId, name: 'test' }])
  expect(report.checks.filter((check) => !check.ok)).toEqual([])
}

const idsOf = (body: { items: { caseVoucherId: string }[] }): string[] =>
  body.items.map((voucher) => voucher.caseVoucherId)

describe('merge case', () => {
  it('200: ends the merged case, sets mergedIntoCaseId and returns the remaining case', async () => {
    const { remaining, merged } = await givenPair({ status: 'VERIFIED' })
    api.clock.advance({ ms: 60_000 })
    const { status, body } = await merge(remaining, merged)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: remaining,
      status: 'PENDING',
      outstanding: 1_500,
      mergedCaseIds: [merged],
      mergedIntoCaseId: null,
    })
    expect((await api.get(`/cases/${remaining}`)).body).toEqual(body)
    expect((await api.get(`/cases/${merged}`)).body).toMatchObject({
      status: 'ENDED',
      statusTime: api.clock.now().toISOString(),
      endReasonId: standardEndReasonId('MERGED'),
      endReason: 'MERGED',
      mergedIntoCaseId: remaining,
      mergedCaseIds: [],
      outstanding: 500,
    })
  })

  it('emits events and audit entries for both cases', async () => {
    const { remaining, merged } = await givenPair()
    const { body } = await merge(remaining, merged)
    const { body: gone } = await api.get(`/cases/${merged}`)
    expect(await eventsAbout(api, remaining)).toContainEqual(
      expect.objectContaining({ type: 'cases.merge', caseId: remaining, data: body }),
    )
    const { endReasonId } = gone
    const change = { caseId: merged, status: 'ENDED', endReasonId, handle: 'MERGED' }
    const events = await eventsAbout(api, merged)
    expect(events).toContainEqual(expect.objectContaining({ type: 'cases.update', data: gone }))
    expect(events).toContainEqual(expect.objectContaining({ type: 'cases.status-change', data: change }))
    expect((await auditOf(api, remaining)).at(-1)).toMatchObject({
      before: { mergedCaseIds: [] },
      after: { mergedCaseIds: [merged] },
    })
    expect((await auditOf(api, merged)).at(-1)).toMatchObject({
      before: { status: 'PENDING' },
      after: { status: 'ENDED' },
    })
  })

  it('lists vouchers, balance, allocations, interactions and updates of both on the remaining case', async () => {
    const { remaining, merged, debit, mergedDebit } = await givenPair()
    await api.post('/direct-payments', { caseVoucherId: mergedDebit, amount: 100 })
    const { body: note } = await api.post('/interactions', { type: 'NOTE', referenceId: merged, notes: 'Hej' })
    const types = await api.get('/updates/types?pageSize=100')
    const { updateTypeId } = types.body.items.find((type: { referenceType: string }) => type.referenceType === 'CASE')
    const { body: update } = await api.post('/updates', { updateTypeId, referenceId: merged, update: 'Ring' })
    await merge(remaining, merged)
    expect(idsOf((await api.get(`/case-vouchers/${remaining}`)).body)).toEqual(
      expect.arrayContaining([debit, mergedDebit]),
    )
    expect((await api.get(`/case-vouchers/${remaining}`)).body.items).toHaveLength(3)
    const { body: balance } = await api.get(`/cases/${remaining}/balance`)
    expect(balance.totals).toMatchObject({ debits: 1_500, credits: 100, allocated: 100, outstanding: 1_400 })
    expect((await api.get(`/case-voucher-allocations?caseId=${remaining}`)).body.items).toMatchObject([
      { caseId: merged, debitVoucherId: mergedDebit },
    ])
    for (const filter of ['referenceId', 'caseId']) {
      const { body } = await api.get(`/interactions?${filter}=${remaining}`)
      expect(body.items, filter).toMatchObject([{ id: note.id }])
    }
    expect((await api.get(`/updates?caseId=${remaining}`)).body.items).toMatchObject([{ updateId: update.updateId }])
    // The merged case can still be read on its own.
    expect((await api.get(`/cases/${merged}/balance`)).body.totals).toMatchObject({ debits: 500, outstanding: 400 })
    expect(idsOf((await api.get(`/case-vouchers/${merged}`)).body)).not.toContain(debit)
  })

  it('shows each case alone as of a time before the merge', async () => {
    const { remaining, merged } = await givenPair()
    const before = api.clock.now().toISOString()
    api.clock.advance({ ms: 60_000 })
    await merge(remaining, merged)
    const between = api.clock.now().toISOString()
    api.clock.advance({ ms: 60_000 })
    await undo(remaining, merged)
    for (const [moment, debits, count] of [
      [before, 1_000, 1],
      [between, 1_500, 2],
      [api.clock.now().toISOString(), 1_000, 1],
    ] as const) {
      const { body } = await api.get(`/cases/${remaining}/balance?pointInTime=${moment}`)
      expect(body.totals.debits, moment).toBe(debits)
      expect((await api.get(`/case-vouchers/${remaining}?pointInTime=${moment}`)).body.items).toHaveLength(count)
    }
  })

  it('a deposit of either case can pay debits of the other, manually and by policy', async () => {
    const { remaining, merged, debit, mergedDebit } = await givenMerged()
    const deposit = await givenDeposit(remaining, 400)
    const shares = [{ debitVoucherId: mergedDebit, amount: 300 }]
    const byHand = await api.post('/case-voucher-allocations', { creditVoucherId: deposit, allocations: shares })
    expect(byHand.status, byHand.text).toBe(200)
    expect(byHand.body).toMatchObject({ caseId: remaining, unallocated: 100, allocations: [{ caseId: remaining }] })
    const back = await givenDeposit(merged, 1_300)
    const byPolicy = await api.post('/case-voucher-allocations', { creditVoucherId: back })
    expect(byPolicy.body).toMatchObject({ caseId: merged, unallocated: 100 })
    const paid = byPolicy.body.allocations.map((allocation: { debitVoucherId: string; amount: number }) => ({
      [allocation.debitVoucherId]: allocation.amount,
    }))
    expect(Object.assign({}, ...paid)).toEqual({ [debit]: 1_000, [mergedDebit]: 200 })
    expect((await api.get(`/cases/${remaining}`)).body.outstanding).toBe(0)
    expect((await api.get(`/cases/${merged}/balance`)).body.totals).toMatchObject({ outstanding: 0, unallocated: 100 })
    const [across] = byHand.body.allocations
    expect((await api.get(`/case-voucher-allocations/${across.allocationId}`)).body).toEqual(across)
    await expectSoundLedger()
  })

  it('books a payment of a debit of the merged case on that case, and reverses it there', async () => {
    const { remaining, merged, mergedDebit } = await givenMerged()
    const { caseVoucherId: payment } = await givenCaseVoucher(api, remaining, {
      voucherTypeId: standardType.deposit,
      amount: 200,
      referenceCaseVoucherId: mergedDebit,
    })
    const { body: own } = await api.get(`/case-vouchers/${merged}`)
    expect(idsOf(own)).toContain(payment)
    expect((await api.post(`/case-vouchers/${remaining}/${mergedDebit}/reverse`, {})).status).toBe(201)
    expect((await api.get(`/cases/${remaining}`)).body.outstanding).toBe(1_000)
    expect((await api.get(`/case-vouchers/${merged}`)).body.items).toHaveLength(3)
    expect((await undo(remaining, merged)).status).toBe(200)
    await expectSoundLedger()
  })

  it('404: vouchers of the remaining case are not found on the merged one', async () => {
    const { merged, debit } = await givenMerged()
    expect((await api.post(`/case-vouchers/${merged}/${debit}/reverse`, {})).status).toBe(404)
  })

  it('accepts direct payments on debits of the merged case by id and by reference', async () => {
    const { remaining, merged, mergedDebit } = await givenMerged()
    const { body: page } = await api.get(`/case-vouchers/${merged}`)
    const { referenceId } = page.items[0]
    const byReference = await api.post('/direct-payments', { caseVoucherReferenceId: referenceId, amount: 100 })
    expect(byReference.body).toMatchObject({ caseId: merged, paidCaseVoucher: { caseVoucherId: mergedDebit } })
    expect((await api.post('/direct-payments', { caseVoucherId: mergedDebit, amount: 401 })).body.outstanding).toBe(400)
    expect((await api.get(`/cases/${remaining}`)).body.outstanding).toBe(1_400)
  })

  it('422: the case itself, another customer, another currency, an ended case', async () => {
    const { customerId, remaining, merged } = await givenPair()
    const stranger = await givenCase(api)
    const euros = await givenCase(api, { customerId, currency: 'EUR', vouchers: [] })
    for (const other of [remaining, stranger.caseId, euros.caseId]) {
      const { status, body } = await merge(remaining, other)
      expect([status, body.code]).toEqual([422, 'cases-not-mergeable'])
      expect(body.errors).toMatchObject([{ path: '/mergedCaseId' }])
    }
    await api.patch(`/cases/${remaining}`, { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') })
    expect((await merge(remaining, merged)).body.code).toBe('cases-not-mergeable')
  })

  it('422: a merged case, or one that contains others, so that merges cannot form chains or cycles', async () => {
    const { customerId, remaining, merged } = await givenMerged()
    const third = await givenCase(api, { customerId })
    for (const [into, what] of [
      [remaining, merged],
      [merged, remaining],
      [merged, third.caseId],
      [third.caseId, merged],
      [third.caseId, remaining],
    ] as const) {
      expect(await merge(into, what)).toMatchObject({ status: 422, body: { code: 'case-merged' } })
    }
    expect((await merge(remaining, third.caseId)).body.mergedCaseIds).toEqual([merged, third.caseId].sort())
    await expectSoundLedger()
  })

  it('422: debits whose total is too large', async () => {
    const { customerId, caseId } = await givenCase(api, { vouchers: [Number.MAX_SAFE_INTEGER] })
    const other = await givenCase(api, { customerId, vouchers: [1] })
    expect((await merge(caseId, other.caseId)).body.code).toBe('case-total-too-large')
  })

  it('404 and 422: cases that are missing or of another tenant', async () => {
    const { remaining, merged } = await givenPair()
    const as = await api.createTenant()
    for (const path of ['merge', 'merge/undo']) {
      const body = { mergedCaseId: merged }
      expect((await api.post(`/cases/${newId()}/${path}`, body)).status).toBe(404)
      expect((await api.post(`/cases/${remaining}/${path}`, body, { as })).status).toBe(404)
      const foreign = await givenCase(api, { as })
      const { body: refused } = await api.post(`/cases/${remaining}/${path}`, { mergedCaseId: foreign.caseId })
      expect(refused).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/mergedCaseId' }] })
      expect((await api.post(`/cases/${remaining}/${path}`, {})).body.errors).toMatchObject([{ path: '/mergedCaseId' }])
    }
  })

  it('422: the status of a merged case cannot change; other fields can', async () => {
    const { merged } = await givenMerged()
    const paid = standardEndReasonId('PAID')
    for (const patch of [{ status: 'VERIFIED' }, { endReasonId: paid }]) {
      expect((await api.patch(`/cases/${merged}`, patch)).body.code).toBe('case-merged')
    }
    expect((await api.patch(`/cases/${merged}`, { tags: ['sammenlagt'] })).status).toBe(200)
  })

  it('concurrent requests in either direction merge once', async () => {
    const { remaining, merged } = await givenPair()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => merge(remaining, merged)),
      ...Array.from({ length: 4 }, () => merge(merged, remaining)),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'case-merged')).toHaveLength(7)
    await expectSoundLedger()
  })
})

describe('undo case merge', () => {
  it('200: restores the former status, time and reason of the merged case', async () => {
    const { remaining, merged } = await givenPair()
    await api.patch(`/cases/${merged}`, { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') })
    const { body: before } = await api.get(`/cases/${merged}`)
    api.clock.advance({ ms: 60_000 })
    await merge(remaining, merged)
    expect((await api.get(`/cases/${merged}`)).body.endReason).toBe('MERGED')
    const { status, body } = await undo(remaining, merged)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: remaining, mergedCaseIds: [], outstanding: 1_000 })
    const { body: after } = await api.get(`/cases/${merged}`)
    const { updatedAt, updatedBy, ...rest } = before
    expect(after).toMatchObject(rest)
    expect([updatedAt, updatedBy]).not.toEqual([after.updatedAt, after.updatedBy])
    expect(await eventsAbout(api, remaining)).toContainEqual(
      expect.objectContaining({ type: 'cases.merge-undo', data: body }),
    )
    expect(await eventsAbout(api, merged)).toContainEqual(
      expect.objectContaining({ type: 'cases.update', data: after }),
    )
    expect((await auditOf(api, merged)).at(-1)).toMatchObject({
      operation: 'undo-case-merge',
      before: { endReason: 'MERGED' },
      after: { endReason: 'WITHDRAWN' },
    })
    expect((await merge(remaining, merged)).status, 'and can be merged again').toBe(200)
    await expectSoundLedger()
  })

  it('422: while a credit of one case pays a debit of the other; 200: after that allocation is undone', async () => {
    const { remaining, merged, mergedDebit } = await givenMerged()
    const deposit = await givenDeposit(remaining, 400)
    const shares = [{ debitVoucherId: mergedDebit, amount: 300 }]
    const { body } = await api.post('/case-voucher-allocations', { creditVoucherId: deposit, allocations: shares })
    const [{ allocationId }] = body.allocations
    const refused = await undo(remaining, merged)
    expect([refused.status, refused.body.code]).toEqual([422, 'merge-has-allocations'])
    expect(refused.body.allocationIds).toEqual([allocationId])
    expect((await api.post(`/case-voucher-allocations/${allocationId}/undo`)).status).toBe(200)
    expect((await undo(remaining, merged)).status).toBe(200)
    const again = await api.post('/case-voucher-allocations', { creditVoucherId: deposit, allocations: shares })
    expect(again.status, 'the cases are separate again').toBe(422)
    await expectSoundLedger()
  })

  it('422: the cases are not merged', async () => {
    const { remaining, merged } = await givenPair()
    expect((await undo(remaining, merged)).body.code).toBe('case-not-merged')
    await merge(remaining, merged)
    expect((await undo(merged, remaining)).body.code).toBe('case-not-merged')
    expect((await undo(remaining, merged)).status).toBe(200)
    expect((await undo(remaining, merged)).body.code).toBe('case-not-merged')
  })

  it('no allocation joins two cases, even if allocated concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const { remaining, merged, mergedDebit } = await givenMerged()
      const deposit = await givenDeposit(remaining, 400)
      const allocations = [{ debitVoucherId: mergedDebit, amount: 300 }]
      const [undone, allocated] = await Promise.all([
        undo(remaining, merged),
        api.post('/case-voucher-allocations', { creditVoucherId: deposit, allocations }),
      ])
      expect([undone.status, allocated.status].sort()).toEqual([200, 422])
    }
    await expectSoundLedger()
  })

  it('an end reason is in use while a merged case had it', async () => {
    const { body: reason } = await api.post('/end-reasons', { handle: 'FLYTTET', label: 'Flyttet' })
    const { customerId, remaining } = await givenPair()
    const { caseId } = await givenCase(api, { customerId, endReason: 'FLYTTET' })
    await merge(remaining, caseId)
    const refused = await api.delete(`/end-reasons/${reason.endReasonId}`)
    expect(refused.body).toMatchObject({ code: 'in-use', usedBy: ['cases'] })
  })
})

describe('customers whose cases are merged', () => {
  it('get new vouchers on the remaining case', async () => {
    const customer = await givenCustomer(api)
    const { customerId } = customer
    const first = await givenCase(api, { customerId })
    const other = await givenCase(api, { customerId })
    await merge(first.caseId, other.caseId)
    const voucher = { voucherTypeId: standardType.principal, amount: 1, source: 'CREDITOR', date: '2026-01-01' }
    const body = { currency: 'DKK', caseVouchers: [voucher] }
    const added = await api.post(`/customers/${customerId}/add-case-vouchers`, body)
    expect(added.body.items).toMatchObject([{ merged: true, caseId: first.caseId }])
  })
})
