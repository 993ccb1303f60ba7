import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { statementOf } from '../../../../test/bank-statements.ts'
import { givenCase, givenCaseVoucher, givenContact, standardType } from '../../../../test/given.ts'
import { type Browser, createPerson, signIn } from '../../../../test/people.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { matchQueuedFiles } from '../bank-statements/match-bank-lines.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
let as: TestTenant
let transactionAccountId: string
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

beforeEach(async () => {
  as = await api.createTenant('Bureau')
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK' }
  transactionAccountId = (await done(api.post('/transaction-accounts', account, { as }))).transactionAccountId
})

const right = { type: 'DANISH', registrationNumber: '1111', accountNumber: '0000000017' }

async function done(answering: Promise<Answer>): Promise<any> {
  const answer = await answering
  expect([200, 201], answer.text).toContain(answer.status)
  return answer.body
}

const refusal = ({ status, body }: Answer): unknown[] => [status, body.code]
const payoutOf = async (payoutId: string): Promise<any> => done(api.get(`/payouts/${payoutId}`, { as }))
const correct = (payoutId: string, body: unknown = {}): Promise<Answer> =>
  api.post(`/payouts/${payoutId}/correct-account`, body, { as })

async function givenPayout(): Promise<{ payoutId: string; contactId: string }> {
  const { caseId } = await givenCase(api, { as })
  const { contactId } = await givenContact(api, { as })
  await givenCaseVoucher(api, caseId, {
    as,
    voucherTypeId: standardType.payout,
    amount: 700,
    payoutContactId: contactId,
  })
  return (await done(api.get(`/payouts?contactId=${contactId}`, { as }))).items[0]
}

async function givenRefund(): Promise<string> {
  const text = statementOf([{ amount: 5_000, payerAccount: '34090012345678' }])
  const content = Buffer.from(text).toString('base64')
  const { files } = await done(api.post('/bank-files', { fileName: 'a.xml', content }, { as }))
  await matchQueuedFiles(api.services)
  const { items } = await done(api.get(`/bank-lines?bankFileId=${files[0].bankFileId}`, { as }))
  return (await done(api.post(`/bank-lines/${items[0].bankLineId}/refund`, undefined, { as }))).payoutId
}

/** Sends all payouts to the bank, which rejects one; returns the batch. */
async function rejected(payoutId: string): Promise<string> {
  const { payoutBatchId } = await done(api.post('/payout-batches', { transactionAccountId }, { as }))
  await done(api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as }))
  const reason = { reason: 'AC04: kontoen er lukket' }
  await done(api.post(`/payout-batches/${payoutBatchId}/payments/${payoutId}/reject`, reason, { as }))
  return payoutBatchId
}

const admin = async (): Promise<Browser> => signIn(api, await createPerson(api, 'admin', { tenantId: as.tenantId }))

describe('correct the account of a payout', () => {
  it('200: a rejected payout goes to the recipient’s current account, once a second person has approved it', async () => {
    const { payoutId, contactId } = await givenPayout()
    const before = await payoutOf(payoutId)
    const firstBatch = await rejected(payoutId)
    const [corrector, second] = [await admin(), await admin()]
    await done(api.patch(`/contacts/${contactId}`, { bankAccount: right }, { as }))
    expect((await payoutOf(payoutId)).bankAccount).toEqual(before.bankAccount)

    const path = `/v1/${as.tenantId}/payouts/${payoutId}`
    const corrected = await corrector.send({ method: 'POST', path: `${path}/correct-account`, body: {} })
    expect(corrected.status, corrected.text).toBe(200)
    expect(corrected.body).toMatchObject({
      ...{ bankAccount: right, state: 'PENDING', approvalState: 'REQUIRED', approvedBy: null },
      accountCorrection: { correctedBy: { type: 'USER' } },
    })
    expect((await eventsAbout(api, payoutId, as)).at(-1)).toMatchObject({
      type: 'payouts.correct',
      data: corrected.body,
    })
    expect((await auditOf(api, payoutId, as)).at(-1)).toMatchObject({
      ...{ operation: 'correct-payout-account', before: { bankAccount: before.bankAccount } },
      after: { bankAccount: right },
    })

    expect(refusal(await api.post('/payout-batches', { transactionAccountId }, { as }))).toEqual([
      422,
      'nothing-to-pay',
    ])
    const paid = await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }, { as })
    expect(refusal(paid)).toEqual([422, 'payout-approval-required'])
    expect(refusal(await corrector.send({ method: 'POST', path: `${path}/approve` }))).toEqual([
      403,
      'second-person-needed',
    ])
    expect(refusal(await api.post(`${path}/approve`, undefined, { as }))).toEqual([403, 'second-person-needed'])
    await done(second.send({ method: 'POST', path: `${path}/approve` }))

    const { payoutBatchId } = await done(api.post('/payout-batches', { transactionAccountId }, { as }))
    await done(api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as }))
    const fileOf = async (id: string): Promise<string> => (await api.get(`/payout-batches/${id}/file`, { as })).text
    expect(await fileOf(payoutBatchId)).toContain('11110000000017')
    // The first file is the one that the bank has.
    expect(await fileOf(firstBatch)).not.toContain('11110000000017')
    const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Bureau' }])
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('200: a refund gets the account that somebody entered, and each correction needs its own approval', async () => {
    const payoutId = await givenRefund()
    await rejected(payoutId)
    const second = await admin()
    const approve = { method: 'POST', path: `/v1/${as.tenantId}/payouts/${payoutId}/approve` } as const
    expect((await done(correct(payoutId, { bankAccount: right }))).approvalState).toBe('REQUIRED')
    expect((await done(second.send(approve))).approvalState).toBe('APPROVED')
    const ibanAccount = { iban: 'DK5000400440116243', bic: 'DABADKKK' }
    expect(await done(correct(payoutId, { ibanAccount }))).toMatchObject({
      ...{ bankAccount: null, ibanAccount, approvalState: 'REQUIRED', approvedBy: null },
    })
    // Back to an account that was approved once: somebody has to look again.
    expect((await done(correct(payoutId, { bankAccount: right }))).approvalState).toBe('REQUIRED')
    expect((await done(second.send(approve))).approvalState).toBe('APPROVED')
    expect((await done(api.post('/payout-batches', { transactionAccountId }, { as }))).paymentCount).toBe(1)
  })

  it('200: needs no second person if the tenant reviews no accounts', async () => {
    const payoutId = await givenRefund()
    await done(api.patch('/settings', { payoutReviewDays: 0 }, { as }))
    api.clock.advance({ ms: 8 * 86_400_000 })
    expect((await done(correct(payoutId, { bankAccount: right }))).approvalState).toBe('NOT_REQUIRED')
  })

  it('422: nothing to correct, the wrong input, or a payout that is in a batch, with the bank, paid or cancelled', async () => {
    const { payoutId, contactId } = await givenPayout()
    expect(refusal(await correct(payoutId))).toEqual([422, 'payout-account-unchanged'])
    const given = await correct(payoutId, { bankAccount: right })
    expect(refusal(given)).toEqual([422, 'validation-failed'])
    expect(given.body.errors).toMatchObject([{ path: '/bankAccount' }])
    expect((await correct(payoutId, { bankAccount: 'DK50' })).status).toBe(422)
    expect(refusal(await correct(newId()))).toEqual([404, 'not-found'])
    const other = await api.createTenant('Andre')
    expect(refusal(await api.post(`/payouts/${payoutId}/correct-account`, {}, { as: other }))).toEqual([
      404,
      'not-found',
    ])

    const { payoutBatchId } = await done(api.post('/payout-batches', { transactionAccountId }, { as }))
    await done(api.patch(`/contacts/${contactId}`, { bankAccount: right }, { as }))
    expect(refusal(await correct(payoutId))).toEqual([422, 'payout-in-batch'])
    await done(api.post(`/payout-batches/${payoutBatchId}/cancel`, undefined, { as }))
    expect((await done(correct(payoutId))).bankAccount).toEqual(right)

    const refundId = await givenRefund()
    expect(refusal(await correct(refundId))).toEqual([422, 'validation-failed'])
    expect((await correct(refundId, { bankAccount: { ...right, registrationNumber: '11' } })).status).toBe(422)
    await done(api.post('/payout-batches', { transactionAccountId, payoutIds: [refundId] }, { as }))
    const { items } = await done(api.get('/payout-batches?state=PREPARED', { as }))
    await done(api.post(`/payout-batches/${items[0].payoutBatchId}/approve`, undefined, { as }))
    expect(refusal(await correct(refundId, { bankAccount: right }))).toEqual([422, 'payout-in-batch'])
    await done(api.patch(`/payouts/${refundId}`, { state: 'PAID' }, { as }))
    expect(refusal(await correct(refundId, { bankAccount: right }))).toEqual([422, 'payout-paid'])
  })

  it('does not compete with a batch: one of them comes first, and nothing goes to an account without approval', async () => {
    const payoutId = await givenRefund()
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => correct(payoutId, { bankAccount: right })),
      ...Array.from({ length: 3 }, () => api.post('/payout-batches', { transactionAccountId }, { as })),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const { bankAccount, batchPayment, approvalState } = await payoutOf(payoutId)
    const isCorrected = bankAccount.registrationNumber === right.registrationNumber
    expect([batchPayment === null, approvalState === 'REQUIRED']).toEqual([isCorrected, isCorrected])
  })

  it('is only added: the database refuses to change or remove a correction', async () => {
    const payoutId = await givenRefund()
    await done(correct(payoutId, { bankAccount: right }))
    const attempts = [
      sql`update payout_corrections set bank_account = '{}'::jsonb where tenant_id = ${as.tenantId}::uuid`,
      sql`delete from payout_corrections where tenant_id = ${as.tenantId}::uuid`,
    ]
    for (const attempt of attempts) {
      const trying = api.database.inTenant(as.tenantId, (transaction) => transaction.run(attempt))
      await expect(trying).rejects.toThrow(/permission denied/)
    }
  })
})
