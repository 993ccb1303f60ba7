import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GivenEntry, statementOf } from '../../../../test/bank-statements.ts'
import { givenCase, givenCaseVoucher, givenContact, standardType } from '../../../../test/given.ts'
import { type Browser, createPerson, signIn } from '../../../../test/people.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { matchQueuedFiles } from '../bank-statements/match-bank-lines.ts'
import { createCaseVoucher } from '../case-vouchers/index.ts'
import { postBooks } from '../books/post-entries.ts'
import { verifyLedger } from '../ledger/index.ts'
import { statusReport } from './payout-batches.demo.ts'

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
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', bic: 'DABADKKK', paymentAgreement: '1234567890' }
  transactionAccountId = (await done(api.post('/transaction-accounts', account, { as }))).transactionAccountId
})

async function done(answering: Promise<Answer>): Promise<any> {
  const answer = await answering
  expect([200, 201], answer.text).toContain(answer.status)
  return answer.body
}

/** A payout to a contact. */
async function givenPayout(amount = 700): Promise<string> {
  const { caseId } = await givenCase(api, { as })
  const { contactId } = await givenContact(api, { as })
  const voucher = { as, voucherTypeId: standardType.payout, amount, payoutContactId: contactId }
  await givenCaseVoucher(api, caseId, voucher)
  return (await done(api.get(`/payouts?contactId=${contactId}`, { as }))).items[0].payoutId
}

/** Payouts of 10.00, 10.01 and so on to one contact, in one transaction. */
async function givenPayouts(count: number): Promise<string[]> {
  const { caseId } = await givenCase(api, { as })
  const { contactId } = await givenContact(api, { as })
  const tenant = { tenantId: as.tenantId, name: 'Bureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  const voucher = {
    voucherTypeId: standardType.payout,
    currency: 'DKK',
    source: 'COLLECTOR',
    date: '2026-03-01',
  } as const
  await runSystemCommand(api.services, tenant, 'test', async (command) => {
    for (let index = 0; index < count; index += 1) {
      await createCaseVoucher(command, caseId, { ...voucher, amount: 1_000 + index, payoutContactId: contactId })
    }
  })
  const ids = sql<{
    payoutId: string
  }>`select payout_id as "payoutId" from payouts where tenant_id = ${as.tenantId}::uuid`
  return (await api.database.read(as.tenantId, ids)).map(({ payoutId }) => payoutId)
}

async function prepare(body: object = {}): Promise<any> {
  return done(api.post('/payout-batches', { transactionAccountId, ...body }, { as }))
}

async function sent(body: object = {}): Promise<any> {
  const { payoutBatchId } = await prepare(body)
  return done(api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as }))
}

const payoutOf = async (payoutId: string): Promise<any> => done(api.get(`/payouts/${payoutId}`, { as }))
const paymentsOf = async (payoutBatchId: string): Promise<any[]> =>
  (await done(api.get(`/payout-batches/${payoutBatchId}/payments?pageSize=500`, { as }))).items
async function everyPaymentOf(payoutBatchId: string): Promise<any[]> {
  const path = `/payout-batches/${payoutBatchId}/payments?pageSize=500`
  const pages = [await done(api.get(path, { as })), await done(api.get(`${path}&page=1`, { as }))]
  return pages.flatMap(({ items }) => items)
}
const refusal = ({ status, body }: Answer): unknown[] => [status, body.code]

async function importLines(entries: readonly (GivenEntry & { endToEndId?: string; batch?: string })[]): Promise<any[]> {
  const xml = statementOf(entries)
  const content = Buffer.from(
    entries.reduce((text, { endToEndId, batch }) => {
      if (batch !== undefined)
        return text.replace(/<TxDtls>.*?<\/TxDtls>/, `<Btch><PmtInfId>${batch}</PmtInfId></Btch>`)
      return endToEndId === undefined
        ? text
        : text.replace('<TxDtls><Am', `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><Am`)
    }, xml),
  ).toString('base64')
  const { files } = await done(api.post('/bank-files', { fileName: 'a.xml', content }, { as }))
  await matchQueuedFiles(api.services)
  return (await done(api.get(`/bank-lines?bankFileId=${files[0].bankFileId}`, { as }))).items
}

async function balances(): Promise<Record<string, number>> {
  await postBooks(api.services)
  const { currencies } = await done(api.get('/books/trial-balance', { as }))
  const accounts: { handle: string; closing: number }[] = currencies.flatMap((each: any) => each.accounts)
  return Object.fromEntries(
    accounts
      .filter(({ closing }) => closing !== 0)
      .map(({ handle, closing }) => [handle.replace(/^bank-.*/, 'bank'), closing]),
  )
}

async function verify(): Promise<void> {
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Bureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
}

describe('prepare a payout batch', () => {
  it('201: takes every payable payout, and lists what it leaves out and why', async () => {
    const payable = [await givenPayout(700), await givenPayout(300)]
    const changed = await givenPayout(500)
    const { contactId } = await payoutOf(changed)
    const account = { type: 'DANISH', registrationNumber: '1111', accountNumber: '0000000017' }
    await done(api.patch(`/contacts/${contactId}`, { bankAccount: account }, { as }))
    const preview = await done(api.get(`/payout-batches/preview?transactionAccountId=${transactionAccountId}`, { as }))
    expect(preview).toMatchObject({
      count: 2,
      amount: 1_000,
      leftOutCount: 1,
      leftOutAmount: 500,
      needsSecondPerson: false,
    })
    const reasons = preview.payouts.map(({ payoutId, leftOut }: any) => [payoutId, leftOut])
    expect(reasons).toEqual([
      [payable[0], null],
      [payable[1], null],
      [changed, 'AWAITS_APPROVAL'],
    ])

    const answer = await api.post('/payout-batches', { transactionAccountId }, { as })
    expect(answer.status, answer.text).toBe(201)
    const batch = answer.body
    expect(answer.headers['location']).toBe(`/v1/${as.tenantId}/payout-batches/${batch.payoutBatchId}`)
    expect(batch).toMatchObject({ batchSeqId: 1, state: 'PREPARED', amount: 1_000, paymentCount: 2, sha256: null })
    expect(batch.messageId).toBe(batch.payoutBatchId.replaceAll('-', ''))
    expect(await eventsAbout(api, batch.payoutBatchId, as)).toMatchObject([
      { type: 'payout-batches.create', data: batch },
    ])
    expect(await auditOf(api, batch.payoutBatchId, as)).toMatchObject([{ after: batch }])
    const payments = await paymentsOf(batch.payoutBatchId)
    expect(payments.map(({ payoutId }) => payoutId)).toEqual(payable)
    expect((await payoutOf(payable[0]!)).batchPayment).toEqual({
      ...{ payoutBatchId: batch.payoutBatchId, batchSeqId: 1, state: 'PREPARED', reason: null },
    })
    expect(refusal(await api.post('/payout-batches', { transactionAccountId }, { as }))).toEqual([
      422,
      'nothing-to-pay',
    ])
    await verify()
  })

  it('422: payouts that cannot be paid are named, and so are other accounts, currencies and dates', async () => {
    const [first, second] = [await givenPayout(), await givenPayout()]
    await prepare({ payoutIds: [first] })
    const refused = await api.post(
      '/payout-batches',
      { transactionAccountId, payoutIds: [second, first, newId()] },
      { as },
    )
    expect(refusal(refused)).toEqual([422, 'payout-not-payable'])
    expect(refused.body.errors.map(({ path }: any) => path)).toEqual(['/payoutIds/1', '/payoutIds/2'])
    const codeOf = async (body: object): Promise<unknown[]> => refusal(await api.post('/payout-batches', body, { as }))
    expect(await codeOf({ transactionAccountId, payoutIds: [second, second] })).toEqual([422, 'validation-failed'])
    expect(await codeOf({ transactionAccountId: newId() })).toEqual([422, 'unknown-reference'])
    expect(await codeOf({ transactionAccountId, executionDate: '2026-03-01' })).toEqual([422, 'validation-failed'])
    expect(await codeOf({ transactionAccountId, executionDate: '2026-06-01' })).toEqual([422, 'validation-failed'])
    expect(await codeOf({ transactionAccountId, payoutIds: [{}] })).toEqual([422, 'validation-failed'])
    const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
    const dollars = await done(api.post('/transaction-accounts', { name: 'USD', bankAccount, currency: 'USD' }, { as }))
    expect(await codeOf({ transactionAccountId: dollars.transactionAccountId })).toEqual([422, 'validation-failed'])
  })

  it('8 at once put a payout into one batch', async () => {
    const payoutIds = [await givenPayout()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/payout-batches', { transactionAccountId, payoutIds }, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422, 422, 422])
  })

  it('the database refuses a payout in two live batches', async () => {
    const payoutId = await givenPayout()
    await prepare({ payoutIds: [payoutId] })
    const other = await prepare({ payoutIds: [await givenPayout()] })
    const insert = api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`
        insert into payout_batch_payments (tenant_id, payment_id, payout_batch_id, payout_id, attempt, end_to_end_id, state)
        select ${as.tenantId}::uuid, id, ${other.payoutBatchId}::uuid, ${payoutId}::uuid, 1, replace(id::text, '-', ''), 'PREPARED'
        from (select ${newId()}::uuid as id) n`),
    )
    await expect(insert).rejects.toThrow(/payout_batch_payments_once/)
  })
})

describe('a prepared payout', () => {
  it('cannot be marked as paid, exported or assigned a bank line until the batch is cancelled', async () => {
    const payoutId = await givenPayout()
    const { payoutBatchId } = await prepare()
    expect(refusal(await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }, { as }))).toEqual([
      422,
      'payout-in-batch',
    ])
    const exported = await api.get('/payouts/export.csv?state=PENDING', { as })
    expect(refusal(exported)).toEqual([422, 'payout-approval-required'])
    const [line] = await importLines([{ amount: 700, isDebit: true }])
    const assigned = await api.post(`/payouts/${payoutId}/bank-line`, { bankLineId: line.bankLineId }, { as })
    expect(refusal(assigned)).toEqual([422, 'payout-in-batch'])
    const cancelled = await done(api.post(`/payout-batches/${payoutBatchId}/cancel`, undefined, { as }))
    expect(cancelled).toMatchObject({ state: 'CANCELLED', cancelledBy: { type: 'KEY' } })
    expect(await done(api.post(`/payout-batches/${payoutBatchId}/cancel`, undefined, { as }))).toEqual(cancelled)
    expect(refusal(await api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as }))).toEqual([
      422,
      'payout-batch-state',
    ])
    expect(refusal(await api.get(`/payout-batches/${payoutBatchId}/file`, { as }))).toEqual([422, 'payout-batch-state'])
    expect((await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }, { as })).status).toBe(200)
    await verify()
  })

  it('whose account changes before the approval holds the batch back', async () => {
    const payoutId = await givenPayout()
    const { payoutBatchId } = await prepare()
    const { contactId } = await payoutOf(payoutId)
    const bankAccount = { type: 'DANISH', registrationNumber: '1111', accountNumber: '0000000017' }
    await done(api.patch(`/contacts/${contactId}`, { bankAccount }, { as }))
    const refused = await api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as })
    expect(refusal(refused)).toEqual([422, 'payout-not-payable'])
    expect(refused.body.errors).toMatchObject([{ path: `/payouts/${payoutId}` }])
  })
})

describe('approve a payout batch', () => {
  it('200: writes the file once, which is the same at every download', async () => {
    const payoutId = await givenPayout(123_456)
    const batch = await sent({ executionDate: '2026-03-10' })
    expect(batch).toMatchObject({ state: 'APPROVED', executionDate: '2026-03-10', approvedBy: { type: 'KEY' } })
    const download = async (): Promise<Answer> => api.get(`/payout-batches/${batch.payoutBatchId}/file`, { as })
    const first = await download()
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringContaining('payments-1.xml') as string,
      'cache-control': 'private, no-store',
    })
    expect(createHash('sha256').update(first.text).digest('hex')).toBe(batch.sha256)
    const [payment] = await paymentsOf(batch.payoutBatchId)
    expect(first.text).toContain(`<MsgId>${batch.messageId}</MsgId>`)
    expect(first.text).toContain(`<EndToEndId>${payment.endToEndId}</EndToEndId>`)
    expect(first.text).toContain('<InstdAmt Ccy="DKK">1234.56</InstdAmt>')
    expect(first.text).toContain('<Nm>Låsesmed Hansen ApS</Nm>')
    expect(first.text).toContain('<ReqdExctnDt>2026-03-10</ReqdExctnDt>')
    expect(first.text).toContain('<BIC>DABADKKK</BIC>')
    // A second approval changes nothing, and the file stays as it is even if the contact and the settings change.
    expect(await done(api.post(`/payout-batches/${batch.payoutBatchId}/approve`, undefined, { as }))).toEqual(batch)
    await done(api.patch('/settings', { name: 'Nyt navn' }, { as }))
    expect((await download()).text).toBe(first.text)
    expect(await eventsAbout(api, batch.payoutBatchId, as)).toMatchObject([
      { type: 'payout-batches.create' },
      { type: 'payout-batches.approve', data: batch },
    ])
    expect(refusal(await api.post(`/payout-batches/${batch.payoutBatchId}/cancel`, undefined, { as }))).toEqual([
      422,
      'payout-batch-state',
    ])
    expect((await payoutOf(payoutId)).batchPayment.state).toBe('SENT')
    await expect(
      api.database.inTenant(as.tenantId, (transaction) => transaction.run(sql`update payout_files set content = 'x'`)),
    ).rejects.toThrow(/permission denied/)
    await verify()
  })

  it('8 at once write one file', async () => {
    await givenPayout()
    const { payoutBatchId } = await prepare()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.sha256}`)).size).toBe(1)
    expect(await auditOf(api, payoutBatchId, as)).toHaveLength(2)
  })

  it('moves an execution date that has passed', async () => {
    await givenPayout()
    const { payoutBatchId, executionDate } = await prepare()
    const now = api.clock.now()
    api.clock.advance({ ms: 3 * 86_400_000 })
    const batch = await done(api.post(`/payout-batches/${payoutBatchId}/approve`, undefined, { as }))
    api.clock.set(now)
    expect(batch.executionDate > executionDate).toBe(true)
  })
})

describe('two people', () => {
  async function signedIn(): Promise<Browser> {
    return signIn(api, await createPerson(api, 'admin', { tenantId: as.tenantId }))
  }
  const path = (rest: string): string => `/v1/${as.tenantId}/payout-batches${rest}`

  it('are needed from the amount in the settings: not the preparer, and never a token', async () => {
    await givenPayout(1_000_000)
    const [first, second] = [await signedIn(), await signedIn()]
    const prepared = await first.send({ method: 'POST', path: path(''), body: { transactionAccountId } })
    expect(prepared.status, prepared.text).toBe(201)
    expect(prepared.body.needsSecondPerson).toBe(true)
    const approve = path(`/${prepared.body.payoutBatchId}/approve`)
    expect(refusal(await first.send({ method: 'POST', path: approve }))).toEqual([403, 'second-person-needed'])
    expect(refusal(await api.post(approve, undefined, { as }))).toEqual([403, 'second-person-needed'])
    const approved = await second.send({ method: 'POST', path: approve })
    expect(approved.status, approved.text).toBe(200)
    expect(approved.body.approvedBy.id).not.toBe(approved.body.createdBy.id)
  })

  it('cannot be circumvented: neither by the settings, nor in the database', async () => {
    await givenPayout(999_999)
    expect((await prepare()).needsSecondPerson).toBe(false)
    await givenPayout(1_000_000)
    await done(api.patch('/settings', { twoPeopleFromAmount: null }, { as }))
    const batch = await prepare()
    expect(batch.needsSecondPerson).toBe(true)
    const insert = (approver: object, needsSecondPerson: boolean): Promise<unknown> =>
      api.database.inTenant(as.tenantId, (transaction) =>
        transaction.run(sql`
          insert into payout_files (tenant_id, payout_batch_id, needs_second_person, prepared_by_id, approved_at, approved_by, content, sha256)
          values (${as.tenantId}::uuid, ${batch.payoutBatchId}::uuid, ${needsSecondPerson}::boolean, ${batch.createdBy.id}::uuid, now(),
                  ${JSON.stringify(approver)}::text::jsonb, 'x', encode(sha256('x'), 'hex'))`),
      )
    const token = { type: 'KEY', id: newId(), name: 'x' }
    await expect(insert(batch.createdBy, true)).rejects.toThrow(/payout_files_second_person/)
    await expect(insert({ ...batch.createdBy, type: 'USER' }, true)).rejects.toThrow(/payout_files_second_person/)
    await expect(insert(token, true)).rejects.toThrow(/payout_files_second_person/)
    await expect(insert(token, false)).rejects.toThrow(/payout_files_preparation/)
    // A week later the new setting applies.
    const now = api.clock.now()
    api.clock.advance({ ms: 7 * 86_400_000 + 1 })
    await givenPayout(5_000_000)
    expect((await prepare()).needsSecondPerson).toBe(false)
    api.clock.set(now)
  })
})

describe('the bank', () => {
  it('accepts and rejects payments in a status report, and rejected ones can be paid again', async () => {
    const [good, bad] = [await givenPayout(700), await givenPayout(300)]
    const batch = await sent()
    const payments = await paymentsOf(batch.payoutBatchId)
    expect(await balances()).toMatchObject({ 'payouts-in-transit': -1_000, outlays: 1_000 })
    const report = reportOf(batch.messageId, [
      [payments[0].endToEndId, 'ACSP', ''],
      [
        payments[1].endToEndId,
        'RJCT',
        '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Lukket &amp; slut</AddtlInf></StsRsnInf>',
      ],
    ])
    const applied = await done(api.post('/payout-batches/status-files', report, { as }))
    expect(applied).toMatchObject({ acceptedCount: 1, rejectedCount: 1, unchangedCount: 0 })
    expect(applied.batch).toMatchObject({ acceptedCount: 1, rejectedCount: 1, paidCount: 0 })
    expect((await payoutOf(good)).batchPayment.state).toBe('ACCEPTED')
    const failed = await payoutOf(bad)
    expect(failed).toMatchObject({
      state: 'PENDING',
      batchPayment: { state: 'REJECTED', reason: 'AC04: Lukket & slut' },
    })
    const events = await eventsAbout(api, bad, as)
    expect(events.at(-1)).toMatchObject({ type: 'payouts.fail', data: failed })
    expect(await balances()).toMatchObject({ 'payouts-in-transit': -700, 'payouts-due': -300, outlays: 1_000 })

    const again = await done(api.post('/payout-batches/status-files', report, { as }))
    expect(again).toMatchObject({ acceptedCount: 0, rejectedCount: 0, unchangedCount: 2, batch: applied.batch })
    const retry = await sent()
    const [retried] = await paymentsOf(retry.payoutBatchId)
    expect(retried).toMatchObject({ payoutId: bad, retried: true, state: 'SENT' })
    expect(retried.endToEndId).not.toBe(payments[1].endToEndId)
    // A late report about the first attempt changes nothing of the second.
    await done(api.post('/payout-batches/status-files', report, { as }))
    expect((await payoutOf(bad)).batchPayment.state).toBe('SENT')
    expect(await balances()).toMatchObject({ 'payouts-in-transit': -1_000, outlays: 1_000 })
    await verify()
  })

  it('rejects a whole file, also by the part of it', async () => {
    await givenPayout()
    const batch = await sent()
    const content = statusReport(batch.messageId, 'RJCT')
    const applied = await done(api.post('/payout-batches/status-files', { fileName: 's.xml', content }, { as }))
    expect(applied).toMatchObject({ rejectedCount: 1 })
    const second = await sent()
    const part = `<OrgnlPmtInfAndSts><OrgnlPmtInfId>1</OrgnlPmtInfId><PmtInfSts>RJCT</PmtInfSts></OrgnlPmtInfAndSts>`
    const xml = Buffer.from(statusReport(second.messageId, 'PART'), 'base64')
      .toString()
      .replace('</CstmrPmtStsRpt>', `${part}</CstmrPmtStsRpt>`)
    const partly = { fileName: 's.xml', content: Buffer.from(xml).toString('base64') }
    expect(await done(api.post('/payout-batches/status-files', partly, { as }))).toMatchObject({ rejectedCount: 1 })
  })

  it('pays: the debit with the end-to-end id marks the payout as paid', async () => {
    const payoutId = await givenPayout(700)
    const batch = await sent()
    const [payment] = await paymentsOf(batch.payoutBatchId)
    // Even if the account of the recipient has changed since: the money has gone.
    const { contactId } = await payoutOf(payoutId)
    const bankAccount = { type: 'DANISH', registrationNumber: '1111', accountNumber: '0000000017' }
    await done(api.patch(`/contacts/${contactId}`, { bankAccount }, { as }))
    const [line, other] = await importLines([
      { amount: 700, isDebit: true, text: 'Overførsel', endToEndId: payment.endToEndId },
      { amount: 900, isDebit: true, text: 'Andet' },
    ])
    expect(line).toMatchObject({ state: 'BOOKED', payoutId })
    expect(other).toMatchObject({ state: 'SET_ASIDE', payoutId: null })
    expect(await payoutOf(payoutId)).toMatchObject({ state: 'PAID', paidOn: '2026-02-27' })
    expect(await done(api.get(`/payout-batches/${batch.payoutBatchId}`, { as }))).toMatchObject({
      ...{ paidCount: 1, pendingAmount: 0 },
    })
    expect(await balances()).toMatchObject({ bank: -1_600, outgoing: 900, outlays: 700 })
    // What is paid stays paid, whatever the bank reports afterwards.
    const late = { fileName: 's.xml', content: statusReport(batch.messageId, 'RJCT') }
    expect(await done(api.post('/payout-batches/status-files', late, { as }))).toMatchObject({
      rejectedCount: 0,
      unchangedCount: 1,
    })
    const rejected = await api.post(
      `/payout-batches/${batch.payoutBatchId}/payments/${payoutId}/reject`,
      { reason: 'x' },
      { as },
    )
    expect(refusal(rejected)).toEqual([422, 'payout-batch-state'])
    await verify()
  })

  it('pays in one sum: the debit with the id of the file marks all its payouts as paid, once', async () => {
    const payouts = [await givenPayout(700), await givenPayout(300), await givenPayout(55)]
    const { payoutBatchId, messageId } = await sent()
    // The bank rejects one of them, and debits the rest in one sum.
    const path = `/payout-batches/${payoutBatchId}/payments/${payouts[2]}/reject`
    await done(api.post(path, { reason: 'Kontoen er lukket' }, { as }))
    const [wrong] = await importLines([{ isDebit: true, amount: 1_055, text: `Samlet ${messageId.toUpperCase()}` }])
    expect(wrong).toMatchObject({ state: 'SET_ASIDE', payoutBatchId: null })
    const [line] = await importLines([{ isDebit: true, amount: 1_000, batch: messageId }])
    expect(line).toMatchObject({ state: 'BOOKED', bookedAmount: 1_000, payoutId: null, payoutBatchId })
    expect((await Promise.all(payouts.map(payoutOf))).map(({ state }) => state)).toEqual(['PAID', 'PAID', 'PENDING'])
    // The same sum again, and the single payments, pay nothing twice.
    const [{ endToEndId }] = await paymentsOf(payoutBatchId)
    const [again, single] = await importLines([
      { isDebit: true, amount: 1_000, batch: messageId, bookingDate: '2026-02-26' },
      { isDebit: true, amount: 700, endToEndId, bookingDate: '2026-02-25' },
    ])
    expect([again.state, single.state]).toEqual(['SET_ASIDE', 'SET_ASIDE'])
    const refused = await api.post(`/payouts/${payouts[0]}/bank-line`, { bankLineId: single.bankLineId }, { as })
    expect(refusal(refused)).toEqual([422, 'bank-line-state'])
    expect((await balances())['payouts-in-transit']).toBeUndefined()
    await verify()
  })

  it('pays more than 500 payments of a file in one sum, without those that it rejected', async () => {
    const payoutIds = await givenPayouts(520)
    const batch = await prepare()
    expect(batch).toMatchObject({ paymentCount: 520, amount: 520_000 + (519 * 520) / 2 })
    const { payoutBatchId, messageId } = await done(
      api.post(`/payout-batches/${batch.payoutBatchId}/approve`, undefined, { as }),
    )
    const file = (await api.get(`/payout-batches/${payoutBatchId}/file`, { as })).text
    expect(file).toContain('<NbOfTxs>520</NbOfTxs>')
    expect(file).toContain(`<CtrlSum>${(batch.amount / 100).toFixed(2)}</CtrlSum>`)
    const ids = [...file.matchAll(/<EndToEndId>(.+?)<\/EndToEndId>/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(520)
    const listed = await everyPaymentOf(payoutBatchId)
    expect(listed.map(({ endToEndId }) => endToEndId)).toEqual(ids)
    expect(new Set(listed.map(({ payoutId }) => payoutId))).toEqual(new Set(payoutIds))

    const rejected = [listed[0], listed[510]]
    const report = reportOf(
      messageId,
      listed.map((payment) => [payment.endToEndId, rejected.includes(payment) ? 'RJCT' : 'ACSP', '']),
    )
    const applied = await done(api.post('/payout-batches/status-files', report, { as }))
    expect(applied).toMatchObject({ acceptedCount: 518, rejectedCount: 2, unchangedCount: 0 })
    const left = batch.amount - rejected.reduce<number>((sum, { amount }) => sum + Number(amount), 0)
    expect(applied.batch.pendingAmount).toBe(left)
    const [line] = await importLines([{ isDebit: true, amount: left, batch: messageId }])
    expect(line).toMatchObject({ state: 'BOOKED', bookedAmount: left, payoutBatchId })
    expect(await done(api.get(`/payout-batches/${payoutBatchId}`, { as }))).toMatchObject({
      ...{ paidCount: 518, rejectedCount: 2, pendingAmount: 0 },
    })
    const due = batch.amount - left
    expect(await balances()).toMatchObject({ bank: -left, outlays: batch.amount, 'payouts-due': -due })
    expect((await prepare()).paymentCount).toBe(2)
    await verify()
  })

  it('pays in one sum without an id: a person assigns the debit to one of its payouts', async () => {
    const [payoutId, other] = [await givenPayout(700), await givenPayout(300)]
    const { payoutBatchId } = await sent()
    const [line] = await importLines([{ isDebit: true, amount: 1_000 }])
    expect(line.state).toBe('SET_ASIDE')
    const assigned = await api.post(`/payouts/${payoutId}/bank-line`, { bankLineId: line.bankLineId }, { as })
    expect([assigned.status, assigned.body], assigned.text).toMatchObject([200, { state: 'BOOKED', payoutBatchId }])
    expect((await payoutOf(other)).state).toBe('PAID')
    const undone = await done(api.post(`/bank-lines/${line.bankLineId}/undo`, undefined, { as }))
    expect(undone).toMatchObject({ state: 'OPEN', payoutBatchId: null })
    // Two at once: one of them has it.
    const answers = await Promise.all(
      [payoutId, other].map((id) => api.post(`/payouts/${id}/bank-line`, { bankLineId: line.bankLineId }, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    await verify()
  })

  it('rejects on paper: a person records it', async () => {
    const payoutId = await givenPayout()
    const batch = await sent()
    const reject = (id: string): Promise<Answer> =>
      api.post(`/payout-batches/${batch.payoutBatchId}/payments/${id}/reject`, { reason: 'Lukket' }, { as })
    expect(batch.pendingAmount).toBe(batch.amount)
    expect(await done(reject(payoutId))).toMatchObject({ rejectedCount: 1, pendingAmount: 0 })
    expect(refusal(await reject(payoutId))).toEqual([422, 'payout-batch-state'])
    expect(refusal(await reject(newId()))).toEqual([404, 'not-found'])
    expect((await payoutOf(payoutId)).batchPayment).toMatchObject({ state: 'REJECTED', reason: 'Lukket' })
  })

  it('422: a report that is broken, crafted, or about another file is refused whole', async () => {
    await givenPayout()
    const batch = await sent()
    const other = await api.createTenant('Andre')
    const send = async (xml: string, tenant: TestTenant = as): Promise<string> => {
      const content = Buffer.from(xml).toString('base64')
      const { status, body } = await api.post(
        '/payout-batches/status-files',
        { fileName: 's.xml', content },
        { as: tenant },
      )
      expect([status, body.code]).toEqual([422, 'status-file-refused'])
      return body.detail
    }
    const good = Buffer.from(statusReport(batch.messageId, 'RJCT'), 'base64').toString()
    const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    expect(await send(good.replace('?>', `?>${bomb}`))).toContain('document type declaration')
    expect(await send(good.slice(0, -20))).toContain('broken')
    expect(await send(good.replace('pain.002.001.03', 'pain.001.001.03'))).toContain('not a pain.002 document')
    expect(await send(good.replace('RJCT', 'WHAT'))).toContain('WHAT')
    expect(await send(good.replace(batch.messageId, 'f'.repeat(32)))).toContain('No approved batch')
    expect(await send(good.replace(batch.messageId, 'x; drop table payouts'))).toContain('No approved batch')
    expect(await send(good, other)).toContain('No approved batch')
    const foreign = reportOf(batch.messageId, [['0'.repeat(32), 'ACSP', '']])
    const unknown = await api.post('/payout-batches/status-files', foreign, { as })
    expect(unknown.body.detail).toContain('no payment with the end-to-end id')
    expect(await send('<a/>'.repeat(3))).toContain('line 1')
    expect((await paymentsOf(batch.payoutBatchId))[0].state).toBe('SENT')
  })
})

describe('a refund', () => {
  it('goes back to the payer by a batch, out of suspense, and is withdrawn by undoing the line', async () => {
    const [line] = await importLines([{ amount: 5_000, payer: 'Mette Sørensen', payerAccount: '34090012345678' }])
    expect(await balances()).toEqual({ bank: 5_000, suspense: -5_000 })
    const refunded = await done(api.post(`/bank-lines/${line.bankLineId}/refund`, undefined, { as }))
    expect(refunded.line).toMatchObject({ state: 'BOOKED', bookedAmount: 5_000 })
    const payout = await payoutOf(refunded.payoutId)
    expect(payout).toMatchObject({
      ...{ recipientName: 'Mette Sørensen', bankLineId: line.bankLineId, approvalState: 'NOT_REQUIRED', amount: 5_000 },
      bankAccount: { registrationNumber: '3409', accountNumber: '0012345678' },
      transactionAccount: { transactionAccountId },
    })
    expect(await balances()).toEqual({ bank: 5_000, 'payouts-due': -5_000 })
    await done(api.post(`/bank-lines/${line.bankLineId}/undo`, undefined, { as }))
    expect((await payoutOf(refunded.payoutId)).state).toBe('CANCELLED')
    expect(await balances()).toEqual({ bank: 5_000, suspense: -5_000 })
    expect((await done(api.get('/payouts/sum', { as }))).currencies).toEqual([])

    const again = await done(api.post(`/bank-lines/${line.bankLineId}/refund`, undefined, { as }))
    const batch = await sent()
    expect((await paymentsOf(batch.payoutBatchId)).map(({ payoutId }) => payoutId)).toEqual([again.payoutId])
    expect(refusal(await api.post(`/bank-lines/${line.bankLineId}/undo`, undefined, { as }))).toEqual([
      422,
      'payout-in-batch',
    ])
    const [payment] = await paymentsOf(batch.payoutBatchId)
    await importLines([{ amount: 5_000, isDebit: true, endToEndId: payment.endToEndId }])
    expect(refusal(await api.post(`/bank-lines/${line.bankLineId}/undo`, undefined, { as }))).toEqual([
      422,
      'payout-paid',
    ])
    expect(await balances()).toEqual({})
    await verify()
  })

  it('to another account waits for a second person', async () => {
    const [line] = await importLines([{ amount: 5_000, payerAccount: '34090012345678' }])
    const bankAccount = { type: 'DANISH', registrationNumber: '1111', accountNumber: '0000000017' }
    const { payoutId } = await done(
      api.post(`/bank-lines/${line.bankLineId}/refund`, { bankAccount, recipientName: 'Bo' }, { as }),
    )
    expect((await payoutOf(payoutId)).approvalState).toBe('REQUIRED')
    expect(refusal(await api.post('/payout-batches', { transactionAccountId }, { as }))).toEqual([
      422,
      'nothing-to-pay',
    ])
    const second = await signIn(api, await createPerson(api, 'admin', { tenantId: as.tenantId }))
    const approved = await second.send({ method: 'POST', path: `/v1/${as.tenantId}/payouts/${payoutId}/approve` })
    expect(approved.status, approved.text).toBe(200)
    expect((await prepare()).paymentCount).toBe(1)
  })

  it('is what is left of a line that was booked in part, once', async () => {
    const { caseId } = await givenCase(api, { as, vouchers: [1_200] })
    const [line] = await importLines([{ amount: 5_000, payerAccount: '34090012345678' }])
    await done(api.post(`/bank-lines/${line.bankLineId}/book`, { payments: [{ caseId, amount: 1_200 }] }, { as }))
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.post(`/bank-lines/${line.bankLineId}/refund`, undefined, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    const { items } = await done(api.get(`/payouts?bankLineId=${line.bankLineId}`, { as }))
    expect(items.map(({ amount }: any) => amount)).toEqual([3_800])
    await verify()
  })

  it('422: needs an account that can be paid, one only, and money that came in', async () => {
    const [unknown, debit] = await importLines([
      { amount: 100, payerAccount: 'XX12' },
      { amount: 200, isDebit: true },
    ])
    const refund = (line: any, body?: object): Promise<Answer> =>
      api.post(`/bank-lines/${line.bankLineId}/refund`, body, { as })
    expect((await refund(unknown)).body.errors).toMatchObject([{ path: '/bankAccount' }])
    expect(refusal(await refund(debit))).toEqual([422, 'bank-line-state'])
    const bankAccount = { type: 'DANISH', registrationNumber: '1111', accountNumber: '17' }
    const domestic = (type: string, accountNumber: string, clearingNumber: string | null = null): object => ({
      domesticAccount: { type, accountNumber, clearingNumber },
    })
    const pathsOf = async (body: object): Promise<string[]> =>
      (await refund(unknown, body)).body.errors.map(({ path }: any) => path)
    expect(await pathsOf({ bankAccount, ...domestic('BANKGIRO', '50501055') })).toEqual(['/bankAccount'])
    expect(await pathsOf(domestic('NORWEGIAN', '86011117946'))).toEqual(['/domesticAccount/accountNumber'])
    expect(await pathsOf(domestic('BANKGIRO', '50501056'))).toEqual(['/domesticAccount/accountNumber'])
    expect(await pathsOf(domestic('SWEDISH', '1234567'))).toEqual(['/domesticAccount/clearingNumber'])
    expect(await pathsOf({ ibanAccount: { iban: 'DK5034090045678913', bic: 'DABADKKK' } })).toEqual([
      '/ibanAccount/iban',
    ])
    expect(await pathsOf({ bankAccount: 'x' })).toEqual(['/bankAccount'])
  })
})

/** A report about single payments. */
function reportOf(
  messageId: string,
  statuses: readonly (readonly [string, string, string])[],
): { fileName: string; content: string } {
  const transactions = statuses.map(
    ([id, status, reason]) =>
      `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}</TxInfAndSts>`,
  )
  const xml = Buffer.from(statusReport(messageId, 'PART'), 'base64')
    .toString()
    .replace('</CstmrPmtStsRpt>', `<OrgnlPmtInfAndSts>${transactions.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt>`)
  return { fileName: 'pain002.xml', content: Buffer.from(xml).toString('base64') }
}
