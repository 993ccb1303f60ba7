import { expect } from 'vitest'
import { exampleOverpayments, exampleStatement } from '../../src/features/money/bank-statements/bank-statements.demo.ts'
import { statusReport } from '../../src/features/money/payout-batches/payout-batches.demo.ts'
import { postBooks } from '../../src/features/money/books/post-entries.ts'
import { matchQueuedFiles } from '../../src/features/money/bank-statements/match-bank-lines.ts'
import { sql } from '../../src/platform/database/sql.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import { debtor, paidVoucher, type Create, type Ids } from './given-records.ts'

/** An approved and paid settlement, a draft, and a creditor with something to settle. */
export async function settleMoney(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const settle = async (creditorId: string): Promise<string> => {
    const period = {
      creditorId,
      from: '2024-05-01',
      to: api.clock.now().toISOString().slice(0, 10),
      billingModelId: ids['billingModelId'],
    }
    return (await create('/billings', period))['billingId']!
  }
  await enterDetails(api, as, ids['creditorId']!)
  ids['billingId'] = await settle(ids['creditorId']!)
  const approved = await api.patch(`/billings/${ids['billingId']}`, { state: 'APPROVED' }, { as })
  expect(approved.status, approved.text).toBe(200)
  ids['payoutId'] = approved.body.payoutId
  const payouts = await api.get(`/payouts?contactId=${ids['contactId']}`, { as })
  ids['paidPayoutId'] = payouts.body.items[0].payoutId
  const paid = await api.patch(`/payouts/${ids['paidPayoutId']!}`, { state: 'PAID' }, { as })
  expect(paid.status, paid.text).toBe(200)
  const debtorOf = async (name: string, voucher: object = paidVoucher): Promise<string> => {
    const creditor = {
      name,
      defaultBillingModelId: ids['billingModelId'],
      address: home,
      centralRegisterId: '12345674',
    }
    const { creditorId } = await create('/creditors', creditor)
    const { customerId } = await create(`/customers?creditorId=${creditorId}`, { referenceId: '1', users: [debtor] })
    await create('/cases', { customerId, currency: 'DKK', caseVouchers: [voucher] })
    return creditorId!
  }
  ids['draftBillingId'] = await settle(await debtorOf('Fjord A/S'))
  // Nothing was collected for it and a fee is charged, so it owes.
  ids['owingCreditorId'] = await debtorOf('Skær A/S', { ...paidVoucher, referenceVouchers: [] })
  const owing = await settle(ids['owingCreditorId'])
  const raised = await api.patch(`/billings/${owing}`, { state: 'APPROVED' }, { as })
  expect(raised.status, raised.text).toBe(200)
  const invoiced = await settle(await debtorOf('Klint A/S', { ...paidVoucher, referenceVouchers: [] }))
  expect((await api.patch(`/billings/${invoiced}`, { state: 'APPROVED' }, { as })).status).toBe(200)
  ids['invoiceId'] = (await create('/invoices', { billingId: invoiced }))['invoiceId']!
  const payment = { amount: 40, currency: 'DKK' }
  ids['entryId'] = (await create(`/creditors/${ids['owingCreditorId']}/account/payments`, payment))['entryId']!
  // Within the period that the example settles.
  const now = api.clock.now()
  api.clock.set(new Date('2026-02-10T09:00:00.000Z'))
  ids['openCreditorId'] = await debtorOf('Havn A/S')
  api.clock.set(now)
}

/** What is to be collected, in total and for a creditor. */
export async function aimForMoney(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  const months = [{ month: '2026-02', amount: 500_000 }]
  for (const subject of [{}, { creditorId: ids['creditorId'] }]) {
    const set = await api.post('/targets', { ...subject, currency: 'DKK', months }, { as })
    expect(set.status, set.text).toBe(200)
  }
}

const home = { address: 'Havnegade 1', zipcode: '5000', city: 'Odense C', country: 'DK' }

/** What invoices say about the agency and a creditor. */
async function enterDetails(api: TestApp, as: TestTenant, creditorId: string): Promise<void> {
  const agency = { registrationNumber: '12345674', vatNumber: 'DK12345674', address: home }
  const settings = await api.patch('/settings', agency, { as })
  expect(settings.status, settings.text).toBe(200)
  const creditor = await api.patch(`/creditors/${creditorId}`, { address: home }, { as })
  expect(creditor.status, creditor.text).toBe(204)
}

/** A bank statement whose lines are open, booked and returned, and another file that waits to be matched. */
export async function createBankLines(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  const mapping = {
    ...{ name: 'Netbank', transactionAccountId: ids['transactionAccountId'], delimiter: ';', decimalSeparator: ',' },
    ...{ dateFormat: 'DD-MM-YYYY', columns: { bookingDate: 'Dato', amount: 'Beløb' } },
  }
  const mapped = await api.post('/bank-csv-mappings', mapping, { as })
  expect(mapped.status, mapped.text).toBe(201)
  ids['bankCsvMappingId'] = mapped.body.bankCsvMappingId
  const payout = (await api.get(`/payouts/${ids['paidPayoutId']!}`, { as })).body
  const send = async (date: string): Promise<string> => {
    const content = exampleStatement(date, payout.amount)
    const imported = await api.post('/bank-files', { fileName: `${date}.xml`, content }, { as })
    expect(imported.status, imported.text).toBe(200)
    return imported.body.files[0].bankFileId
  }
  ids['bankFileId'] = await send('2026-02-26')
  await matchQueuedFiles(api.services)
  const { items } = (await api.get(`/bank-lines?bankFileId=${ids['bankFileId']}`, { as })).body
  const names = {
    bankLineId: 'Betaling',
    foreignBankLineId: 'Kontingent 2026',
    bookedBankLineId: 'Afdrag',
    returnedBankLineId: 'Afdrag 2',
    returningBankLineId: 'Returneret betaling',
    payingBankLineId: 'Udbetaling',
  }
  for (const [name, text] of Object.entries(names)) {
    ids[name] = items.find((line: { text: string }) => line.text === text).bankLineId
  }
  for (const name of ['bookedBankLineId', 'returnedBankLineId']) {
    const body = { payments: [{ caseId: ids['caseId'] }] }
    const booked = await api.post(`/bank-lines/${ids[name]!}/book`, body, { as })
    expect(booked.status, booked.text).toBe(200)
  }
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`
      insert into bank_suggestions (tenant_id, bank_line_id, case_id, score, reasons)
      values (${as.tenantId}::uuid, ${ids['bankLineId']}::uuid, ${ids['caseId']}::uuid, 50, '{case-number}')`),
  )
  const waitingFileId = await send('2026-01-29')
  // As if a worker had taken it, so that matching the lines of the next tenant leaves it alone.
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`
      update bank_match_queue set leased_until = '2100-01-01'
      where tenant_id = ${as.tenantId}::uuid and bank_file_id = ${waitingFileId}::uuid`),
  )
}

/** Refunds: of a batch that waits, of one to be cancelled, of an approved one, in no batch, and one with a corrected account. */
export async function createPayoutBatches(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const file = { fileName: 'overpayments.xml', content: exampleOverpayments('2026-02-25') }
  const imported = await api.post('/bank-files', file, { as })
  expect(imported.status, imported.text).toBe(200)
  await matchQueuedFiles(api.services)
  const { items } = (await api.get(`/bank-lines?bankFileId=${imported.body.files[0].bankFileId}`, { as })).body
  const refund = async (line: { bankLineId: string }): Promise<string> => {
    const refunded = await api.post(`/bank-lines/${line.bankLineId}/refund`, undefined, { as })
    expect(refunded.status, refunded.text).toBe(200)
    return refunded.body.payoutId
  }
  await refund(items[4])
  const undone = await api.post(`/bank-lines/${items[4].bankLineId}/undo`, undefined, { as })
  expect(undone.status, undone.text).toBe(200)
  ids['refundableBankLineId'] = items[4].bankLineId
  const { transactionAccountId } = ids
  for (const [index, name] of ['payoutBatchId', 'cancelledPayoutBatchId', 'approvedPayoutBatchId'].entries()) {
    ids['sentPayoutId'] = await refund(items[index])
    const batch = { transactionAccountId, payoutIds: [ids['sentPayoutId']] }
    ids[name] = (await create('/payout-batches', batch))['payoutBatchId']!
  }
  ids['refundPayoutId'] = await refund(items[3])
  ids['correctedPayoutId'] = await refund(items[5])
  const account = { bankAccount: { type: 'DANISH', registrationNumber: '2222', accountNumber: '0000000025' } }
  const corrected = await api.post(`/payouts/${ids['correctedPayoutId']}/correct-account`, account, { as })
  expect(corrected.status, corrected.text).toBe(200)
  const approved = await api.post(`/payout-batches/${ids['approvedPayoutBatchId']}/approve`, undefined, { as })
  expect(approved.status, approved.text).toBe(200)
  ids['paymentStatusReport'] = statusReport(approved.body.messageId, 'ACTC')
}

/** Inserted directly: approving through the API needs two signed-in users. */
export async function approvePayouts({ database, clock }: TestApp, { tenantId }: TestTenant): Promise<void> {
  await database.inTenant(tenantId, (transaction) =>
    transaction.run(sql`
      insert into payout_approvals (tenant_id, payout_id, change_number, correction_number, approved_at, approved_by)
      select tenant_id, payout_id, 0, 0, ${clock.now()}::timestamptz, created_by from payouts
      where tenant_id = ${tenantId}::uuid`),
  )
}

/** Books with an open month that is over, and a closed one before it. */
export async function postEntries(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  await postBooks(api.services)
  const months = (await api.get('/book-periods', { as })).body.items
  ids['bookPeriodId'] = months[1].bookPeriodId
  const closed = await api.post(`/book-periods/${months.at(-1).bookPeriodId}/close`, undefined, { as })
  expect(closed.status, closed.text).toBe(200)
  ids['bookAccountId'] = (await api.get('/book-accounts', { as })).body.items[0].bookAccountId
}
