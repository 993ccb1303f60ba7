import { expect } from 'vitest'
import { exampleId } from '../src/app.ts'
import { runWorkflowsOf } from '../src/features/casework/case-workflows/run-workflows.ts'
import { standardEndReasonId } from '../src/features/casework/end-reasons/index.ts'
import { checkPaymentPlans } from '../src/features/money/payment-plans/check-payment-plans.ts'
import { noticePromises } from '../src/features/money/promises/notice-promises.ts'
import { exampleOverpayments, exampleStatement } from '../src/features/money/bank-statements/bank-statements.demo.ts'
import { statusReport } from '../src/features/money/payout-batches/payout-batches.demo.ts'
import { postBooks } from '../src/features/money/books/post-entries.ts'
import { matchQueuedFiles } from '../src/features/money/bank-statements/match-bank-lines.ts'
import { runQueuedBulkJobs } from '../src/features/casework/bulk-jobs/run-bulk-jobs.ts'
import { exampleFile, exampleMapping } from '../src/features/integration/imports/imports.demo.ts'
import { runQueuedImports } from '../src/features/integration/imports/run-imports.ts'
import {
  advanceMove,
  completeMove,
  findClockMove,
  insertClockMove,
} from '../src/features/installation/test-clock/test-clock.queries.ts'
import { beginAttempt, settleDispatch } from '../src/features/messaging/dispatches/dispatches.queries.ts'
import { sql } from '../src/platform/database/sql.ts'
import { systemActor } from '../src/platform/identity/principal.ts'
import { newId } from '../src/platform/ids.ts'
import { asOwner } from './template-database.ts'
import { testEngine } from './test-engine.ts'
import type { TestApp, TestTenant } from './test-app.ts'

/** A tenant that has at least one of everything. */
export interface PopulatedTenant extends TestTenant {
  /** The id of one resource of each kind, by the name of its path parameter and example id. */
  readonly ids: Readonly<Record<string, string>>
}

const principalTypeId = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'
const payoutTypeId = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e03'
const depositTypeId = 'b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04'
const when = '2024-05-01 00:00:00.000+01'

/** Creates a tenant and, through the API, one record of every kind in the API's examples. */
export async function createPopulatedTenant(api: TestApp): Promise<PopulatedTenant> {
  // Only a test tenant has a clock that can be moved.
  const tenant = await api.createTenant('Testbureau', { isTest: true })
  const ids: Record<string, string> = { tenantId: tenant.tenantId }
  const create = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const answer = await api.post(path, body, { as: tenant, headers: { 'idempotency-key': newId() } })
    expect(answer.status, `${path}: ${answer.text}`).toBe(201)
    return answer.body as Record<string, string>
  }
  await createChoices(create, ids)
  await createParties(create, ids)
  await createMoney(create, ids)
  await allocateMoney(api, tenant, ids)
  await letClaimsLapse(api, tenant, create, ids)
  await settleMoney(api, tenant, create, ids)
  await createMessages(create, ids)
  await endCase(api, tenant, create, ids)
  await createPlans(api, tenant, create, ids)
  await createBankLines(api, tenant, ids)
  await createPayoutBatches(api, tenant, create, ids)
  await followWorkflows(api, tenant, create, ids)
  await createImports(api, tenant, create, ids)
  await createBulkJobs(api, tenant, create, ids)
  await postEntries(api, tenant, ids)
  ids['tokenId'] = (await create('/tokens', { name: 'Webshop', scopes: ['read:cases'] }))['tokenId']!
  await createSignIns(api, tenant, ids)
  await takeMessage(api, tenant, ids)
  await quarantineFile(api, tenant)
  await archiveNothing(api, tenant)
  await approvePayouts(api, tenant)
  await deliverWebhooks(api, tenant, ids)
  await moveOwnClock(api, tenant, ids)
  await dispatchMessage(api, tenant, create, ids)
  const tagged = await api.patch(`/cases/${ids['caseId']!}`, { tags: ['haster'] }, { as: tenant })
  expect(tagged.status, tagged.text).toBe(200)
  return { ...tenant, ids }
}

async function takeMessage(api: TestApp, tenant: TestTenant, ids: Ids): Promise<void> {
  const path = `/work-queue/message/${ids['unmappedInteractionId']!}`
  const taken = await api.patch(path, { assigneeId: null }, { as: tenant })
  expect(taken.status, taken.text).toBe(200)
}

type Create = (path: string, body: unknown) => Promise<Record<string, string>>
type Ids = Record<string, string>

async function createChoices(create: Create, ids: Ids): Promise<void> {
  ids['collectorId'] = (await create('/collectors', { name: 'Nordisk Inkasso A/S' }))['collectorId']!
  ids['workflowId'] = (await create('/workflows', { name: 'Consumers' }))['workflowId']!
  const fees = [{ trigger: 'case-created', amount: 100 }]
  const model = { name: 'No cure, no pay', currency: 'DKK', fees }
  ids['billingModelId'] = (await create('/billing-models', model))['billingModelId']!
  ids['unusedBillingModelId'] = (await create('/billing-models', { name: 'Fast pris' }))['billingModelId']!
  ids['caseGroupId'] = (await create('/case-groups', { label: 'Erhverv' }))['id']!
  ids['endReasonId'] = (await create('/end-reasons', { handle: 'AGREED', label: 'Efter aftale' }))['endReasonId']!
  const property = { handle: 'department', label: 'Afdeling', type: 'text', entity: 'case' }
  ids['propertyTypeId'] = (await create('/property-types', property))['propertyTypeId']!
  const unused = { handle: 'unused', label: 'Ubrugt', type: 'text' }
  ids['unusedPropertyTypeId'] = (await create('/property-types', unused))['propertyTypeId']!
  const rate = {
    pack: 'dk-consumer',
    rule: 'statutory-rate',
    from: '2026-01-01',
    value: 0.0975,
    source: 'Nationalbanken',
  }
  ids['ruleRowId'] = (await create('/rule-rows', rate))['ruleRowId']!
  const voucherType = { handle: 'towing', label: 'Bugsering', category: 'cost' }
  ids['voucherTypeId'] = (await create('/voucher-types', voucherType))['voucherTypeId']!
  // The first of each is in use.
  ids['unusedCollectorId'] = (await create('/collectors', { name: 'Sydinkasso ApS' }))['collectorId']!
  ids['unusedUpdateTypeId'] = (await create('/updates/types', { label: 'Afventer svar' }))['updateTypeId']!
  const view = { name: 'Nye sager', area: 'cases', query: { status: 'PENDING' }, shared: true }
  ids['savedViewId'] = (await create('/saved-views', view))['savedViewId']!
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK' }
  ids['transactionAccountId'] = (await create('/transaction-accounts', account))['transactionAccountId']!
  const unusedAccount = { name: 'Driftskonto', bankAccount, currency: 'SEK' }
  const unusedAccountId = (await create('/transaction-accounts', unusedAccount))['transactionAccountId']!
  ids['unusedTransactionAccountId'] = unusedAccountId
}

async function createParties(create: Create, ids: Ids): Promise<void> {
  for (const role of ['admin', 'caseworker', 'client']) {
    const user = await create('/users', { email: `${role}@bureau.example`, name: role, role })
    ids[`${role}UserId`] = user['userId']!
    ids['userId'] = user['userId']!
  }
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' }
  ids['contactId'] = (await create('/contacts', { name: 'Låsesmed Hansen ApS', bankAccount }))['id']!
  const creditor = {
    id: exampleId('creditorReferenceId'),
    name: 'Nordkyst A/S',
    defaultCollectorId: ids['collectorId'],
    bankAccount,
  }
  ids['creditorId'] = (await create('/creditors', creditor))['creditorId']!
  const ultimate = { creditorId: ids['creditorId'], name: 'Kystens Tandlæger ApS' }
  ids['ultimateCreditorId'] = (await create('/ultimate-creditors', ultimate))['ultimateCreditorId']!
  const customer = { referenceId: exampleId('customerReferenceId'), users: [{ details: { name: 'Mette Sørensen' } }] }
  ids['customerId'] = (await create(`/customers?creditorId=${ids['creditorId']}`, customer))['customerId']!
  const guarantor = { relation: 'guarantor', details: { name: 'Per Sørensen' } }
  ids['customerUserId'] = (await create(`/customers/${ids['customerId']}/users`, guarantor))['userId']!
  const restriction = { userId: ids['customerUserId'], kind: 'protected-address', reason: 'CPR' }
  ids['restrictionId'] = (await create('/contact-restrictions', restriction))['restrictionId']!
  const consent = { userId: ids['customerUserId'], channel: 'SMS', state: 'GIVEN', evidence: 'Telefon' }
  ids['consentId'] = (await create('/contact-consents', consent))['consentId']!
}

async function createMoney(create: Create, ids: Ids): Promise<void> {
  const voucher = { currency: 'DKK', source: 'CREDITOR', date: when }
  const properties = { department: 'Aarhus' }
  ids['caseId'] = (await create('/cases', { customerId: ids['customerId'], currency: 'DKK', properties }))['id']!
  const debit = {
    ...voucher,
    voucherTypeId: principalTypeId,
    amount: 120_000,
    referenceId: exampleId('caseVoucherReferenceId'),
  }
  ids['caseVoucherId'] = (await create(`/case-vouchers/${ids['caseId']}`, debit))['caseVoucherId']!
  const payout = { ...voucher, voucherTypeId: payoutTypeId, amount: 5_000, payoutContactId: ids['contactId'] }
  await create(`/case-vouchers/${ids['caseId']}`, payout)
  const payment = await create('/direct-payments', { caseVoucherId: ids['caseVoucherId'], amount: 1_000 })
  ids['directPaymentId'] = payment['caseVoucherId']!
  const deposit = { ...voucher, source: 'COLLECTOR', voucherTypeId: depositTypeId, amount: 8_000 }
  ids['creditVoucherId'] = (await create(`/case-vouchers/${ids['caseId']}`, deposit))['caseVoucherId']!
  const another = { customerId: ids['customerId'], currency: 'DKK' }
  ids['mergeableCaseId'] = (await create('/cases', another))['id']!
  ids['mergedCaseId'] = (await create('/cases', another))['id']!
  const disputedCase = (await create('/cases', another))['id']!
  for (const name of ['disputeId', 'withdrawnDisputeId']) {
    const disputed = { ...voucher, voucherTypeId: principalTypeId, amount: 50_000 }
    const { caseVoucherId } = await create(`/case-vouchers/${disputedCase}`, disputed)
    ids[name] = (await create('/disputes', { caseVoucherId, reason: 'Ikke modtaget' }))['disputeId']!
  }
  const fact = { caseId: ids['caseId'], kind: 'legal-action', date: '2025-11-03', note: 'Betalingspåkrav' }
  ids['limitationFactId'] = (await create('/limitation-facts', fact))['limitationFactId']!
}

async function allocateMoney(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  const shares = [{ debitVoucherId: ids['caseVoucherId'], amount: 3_000 }]
  const body = { creditVoucherId: ids['creditVoucherId'], allocations: shares }
  const allocated = await api.post('/case-voucher-allocations', body, { as })
  expect(allocated.status, allocated.text).toBe(200)
  ids['allocationId'] = allocated.body.allocations[0].allocationId
  const merged = await api.post(`/cases/${ids['caseId']}/merge`, { mergedCaseId: ids['mergedCaseId'] }, { as })
  expect(merged.status, merged.text).toBe(200)
  const entries = [{ category: 'principal', order: 'oldest-first' }]
  const settled = await api.patch('/allocation-policy', { entries }, { as })
  expect(settled.status, settled.text).toBe(200)
}

/** A claim that has lapsed, one that was warned about, and one that was not checked yet. */
async function letClaimsLapse(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const claim = { voucherTypeId: principalTypeId, amount: 1_000, source: 'CREDITOR' }
  for (const date of ['2019-05-15', '2023-06-15', '2018-01-15']) {
    const old = { customerId: ids['customerId'], currency: 'DKK', rulePack: 'dk-consumer' }
    const { id } = await create('/cases', { ...old, caseVouchers: [{ ...claim, date, dueDate: date }] })
    ids['lapsingCaseId'] = id!
    if (date === '2018-01-15') continue
    const applied = await api.post(`/cases/${id}/limitation/apply`, undefined, { as })
    expect(applied.status, applied.text).toBe(200)
    ids['limitationLapseId'] ??= applied.body.lapsed[0]?.limitationLapseId
  }
}

/** A plan in force with a noticed instalment, a proposal, and a promise that was noticed. */
async function createPlans(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const now = api.clock.now()
  const propose = async (): Promise<string> => {
    const caseVouchers = [{ voucherTypeId: principalTypeId, amount: 60_000, source: 'CREDITOR', date: when }]
    const { id } = await create('/cases', { customerId: ids['customerId'], currency: 'DKK', caseVouchers })
    const terms = { instalmentCount: 6, interval: 'MONTHLY', firstDueDate: daysFrom(now, 2).toISOString().slice(0, 10) }
    return (await create(`/cases/${id}/payment-plans`, terms))['paymentPlanId']!
  }
  ids['paymentPlanId'] = await propose()
  ids['proposedPlanId'] = await propose()
  const paper = { fileName: 'aftale.txt', contentType: 'text/plain', content: Buffer.from('Enig').toString('base64') }
  ids['signedFileId'] = (await create('/files', paper))['fileId']!
  const signed = { fileId: ids['signedFileId'], signedBy: 'Mette Sørensen' }
  const accepted = await api.post(`/payment-plans/${ids['paymentPlanId']}/accept`, signed, { as })
  expect(accepted.status, accepted.text).toBe(200)
  ids['planCaseId'] = accepted.body.caseId
  const changed = await api.patch('/payment-plan-settings', { debtorMayPropose: true }, { as })
  expect(changed.status, changed.text).toBe(200)
  await create('/promises', { caseId: accepted.body.caseId, amount: 100, dueAt: when })
  // The first instalment is due soon and then paid; the second is missed.
  api.clock.set(daysFrom(now, 1))
  await checkPaymentPlans(api.services)
  const payment = { amount: 10_000, currency: 'DKK', source: 'COLLECTOR', date: daysFrom(now, 1).toISOString() }
  await create(`/cases/${accepted.body.caseId}/payments`, payment)
  api.clock.set(daysFrom(now, 45))
  await checkPaymentPlans(api.services)
  await noticePromises(api.services)
  api.clock.set(now)
}

function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000)
}

/** A case whose workflow has sent a letter, another one that is held, and a draft. */
async function followWorkflows(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  for (const name of ['draftedWorkflowId', 'publishedWorkflowId']) {
    ids[name] = (await create('/workflows', { name: 'Småsager' }))['workflowId']!
    const definition = { steps: [{ id: 'reminder', type: 'letter', template: 'reminder' }] }
    const drafted = await api.patch(`/workflows/${ids[name]}/draft`, { definition }, { as })
    expect(drafted.status, drafted.text).toBe(200)
  }
  await create(`/workflows/${ids['publishedWorkflowId']}/versions`, undefined)
  ids['standardWorkflowId'] = exampleId('standardWorkflowId')
  const start = async (dueDate: string): Promise<string> => {
    const caseVouchers = [{ voucherTypeId: principalTypeId, amount: 80_000, source: 'CREDITOR', date: when, dueDate }]
    const { id } = await create('/cases', { customerId: ids['customerId'], currency: 'DKK', caseVouchers })
    await create(`/cases/${id}/workflow`, { workflowId: ids['standardWorkflowId'] })
    return id!
  }
  await start('2024-06-01')
  ids['workflowCaseId'] = await start('2035-01-01')
  const held = await api.post(`/cases/${ids['workflowCaseId']}/workflow/hold`, { reason: 'Afventer kreditor' }, { as })
  expect(held.status, held.text).toBe(200)
  const tenant = { tenantId: as.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  await runWorkflowsOf(api.services, tenant, {
    error: (found: unknown) => {
      throw new Error(JSON.stringify(found))
    },
  })
}

/** A bank statement whose lines are open, booked and returned, and another file that waits to be matched. */
async function createBankLines(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
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

/** Refunds: of a batch that waits, of one to be cancelled, of an approved one, in no batch, and one that was withdrawn. */
async function createPayoutBatches(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
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
  const approved = await api.post(`/payout-batches/${ids['approvedPayoutBatchId']}/approve`, undefined, { as })
  expect(approved.status, approved.text).toBe(200)
  ids['paymentStatusReport'] = statusReport(approved.body.messageId, 'ACTC')
}

/** An import that waits for a mapping, one that waits to be confirmed, and one in the queue. */
async function createImports(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const { creditorId } = ids
  const saved = { name: 'ERP', kind: 'cases', creditorId, ...exampleMapping }
  ids['importMappingId'] = (await create('/import-mappings', saved))['importMappingId']!
  const upload = async (mapping?: unknown): Promise<string> => {
    const body = { fileName: 'fakturaer.csv', content: exampleFile, mapping }
    return (await create(`/imports?kind=cases&creditorId=${creditorId!}`, body))['importId']!
  }
  ids['importId'] = await upload()
  ids['checkedImportId'] = await upload(exampleMapping)
  await runQueuedImports(api.services)
  await upload(exampleMapping)
  // As if a worker had taken it, so that running the imports of the next tenant leaves it alone.
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`update import_queue set leased_until = '2100-01-01' where tenant_id = ${as.tenantId}::uuid`),
  )
}

/** A job that waits to be confirmed, one that can be undone, and one in the queue. */
async function createBulkJobs(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const order = async (tag: string): Promise<string> =>
    (await create('/bulk-jobs', { action: 'ADD_TAG', parameters: { tag }, caseIds: [ids['caseId']] }))['bulkJobId']!
  ids['completedBulkJobId'] = await order('bulk')
  await runQueuedBulkJobs(api.services)
  const confirmed = await api.post(`/bulk-jobs/${ids['completedBulkJobId']}/confirm`, undefined, { as })
  expect(confirmed.status, confirmed.text).toBe(200)
  ids['checkedBulkJobId'] = await order('checked')
  await runQueuedBulkJobs(api.services)
  ids['bulkJobId'] = await order('waiting')
  // As if a worker had taken it, so that running the jobs of the next tenant leaves it alone.
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`update bulk_job_queue set leased_until = '2100-01-01' where tenant_id = ${as.tenantId}::uuid`),
  )
}

/** Books with an open month that is over, and a closed one before it. */
async function postEntries(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  await postBooks(api.services)
  const months = (await api.get('/book-periods', { as })).body.items
  ids['bookPeriodId'] = months[1].bookPeriodId
  const closed = await api.post(`/book-periods/${months.at(-1).bookPeriodId}/close`, undefined, { as })
  expect(closed.status, closed.text).toBe(200)
  ids['bookAccountId'] = (await api.get('/book-accounts', { as })).body.items[0].bookAccountId
}

/** A webhook with a delivery, and a reader of the feed. */
async function deliverWebhooks(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
  for (const name of ['webhookId', 'unusedWebhookId']) {
    const webhook = { url: 'https://hooks.bureau.example/', events: ['cases.create'] }
    const created = await api.post('/webhooks', webhook, { as })
    expect(created.status, created.text).toBe(201)
    ids[name] = created.body.webhookId
  }
  const sent = await api.post('/webhooks/test-events', { event: 'cases.create', webhookId: ids['webhookId'] }, { as })
  expect(sent.status, sent.text).toBe(200)
  ids['deliveryId'] = sent.body.deliveryId
  await testEngine(api).drain()
  const { body: feed } = await api.get('/webhooks/items', { as })
  ids['eventId'] = feed.items[0].eventId
  const read = await api.post('/webhooks/items/acknowledge', { eventId: ids['eventId'] }, { as })
  expect(read.status, read.text).toBe(200)
}

/** An approved and paid settlement, a draft, and a creditor with something to settle. */
async function settleMoney(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const settle = async (creditorId: string): Promise<string> => {
    const period = {
      creditorId,
      from: '2024-05-01',
      to: api.clock.now().toISOString().slice(0, 10),
      billingModelId: ids['billingModelId'],
    }
    return (await create('/billings', period))['billingId']!
  }
  ids['billingId'] = await settle(ids['creditorId']!)
  const approved = await api.patch(`/billings/${ids['billingId']}`, { state: 'APPROVED' }, { as })
  expect(approved.status, approved.text).toBe(200)
  ids['payoutId'] = approved.body.payoutId
  const payouts = await api.get(`/payouts?contactId=${ids['contactId']}`, { as })
  ids['paidPayoutId'] = payouts.body.items[0].payoutId
  const paid = await api.patch(`/payouts/${ids['paidPayoutId']!}`, { state: 'PAID' }, { as })
  expect(paid.status, paid.text).toBe(200)
  const debtorOf = async (name: string, voucher: object = paidVoucher): Promise<string> => {
    const creditor = { name, defaultBillingModelId: ids['billingModelId'] }
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
  const payment = { amount: 40, currency: 'DKK' }
  ids['entryId'] = (await create(`/creditors/${ids['owingCreditorId']}/account/payments`, payment))['entryId']!
  // Within the period that the example settles.
  const now = api.clock.now()
  api.clock.set(new Date('2026-02-10T09:00:00.000Z'))
  ids['openCreditorId'] = await debtorOf('Havn A/S')
  api.clock.set(now)
}

const debtor = { details: { name: 'Per Sørensen' } }
const paidVoucher = {
  voucherTypeId: principalTypeId,
  amount: 1_000,
  source: 'CREDITOR',
  date: when,
  referenceVouchers: [{ voucherTypeId: depositTypeId, amount: 400, source: 'COLLECTOR', date: when }],
}

/** A customer whose only case has ended, with a link of its debtor, whose lawyer was erased. */
async function endCase(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const lawyer = { relation: 'lawyer', details: { name: 'Liv Holm' } }
  const customer = { referenceId: 'K-former', users: [{ details: { name: 'Viggo Holm' } }, lawyer] }
  const { customerId = '' } = await create(`/customers?creditorId=${ids['creditorId']}`, customer)
  ids['formerCustomerId'] = customerId
  const { users } = (await api.get(`/customers/${customerId}`, { as })).body
  ids['formerUserId'] = users[0].userId
  const path = `/customers/${customerId}/users/${users[1].userId}/erasure`
  const erased = await api.post(path, { reason: 'Anmodning' }, { as })
  expect(erased.status, erased.text).toBe(200)
  const { id: caseId } = await create('/cases', { customerId, currency: 'DKK', caseVouchers: [paidVoucher] })
  await create('/links', { caseId, userId: ids['formerUserId'] })
  const end = { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') }
  const ended = await api.patch(`/cases/${caseId}`, end, { as })
  expect(ended.status, ended.text).toBe(200)
}

async function createMessages(create: Create, ids: Ids): Promise<void> {
  const content = Buffer.from('Vi har aftalt betaling den 1.').toString('base64')
  const file = { fileName: 'Aftale.txt', contentType: 'text/plain', content }
  // Two files, one of them in use: only the other can be deleted.
  ids['fileId'] = (await create('/files', file))['fileId']!
  const attached = await create('/files', file)
  const note = { type: 'DEBTOR NOTE', referenceId: ids['caseId'], notes: 'Hej', files: [attached['fileId']] }
  ids['interactionId'] = (await create('/interactions', note))['id']!
  ids['unmappedInteractionId'] = (await create('/interactions', { type: 'EMAIL', notes: 'Hej' }))['id']!
  ids['linkId'] = (await create('/links', { caseId: ids['caseId'], userId: ids['customerUserId'] }))['linkId']!
  const email = { subject: 'Hej', to: [{ address: 'eva@debtor.example' }] }
  await create('/interactions', { type: 'EMAIL', direction: 'OUTGOING', notes: 'Hej', email })
  const letter = { kind: 'letter', language: 'da', subject: 'Brev', body: 'Kære {{ debtor.name }}' }
  const used = await create('/templates', { ...letter, handle: 'used', name: 'Brev' })
  ids['templateId'] = used['templateId']!
  const unused = await create('/templates', { ...letter, handle: 'unused', name: 'Kladde' })
  ids['unusedTemplateId'] = unused['templateId']!
  const document = { caseId: ids['caseId'], templateId: ids['templateId'] }
  ids['documentId'] = (await create('/documents', document))['documentId']!
  ids['updateTypeId'] = (await create('/updates/types', { label: 'Løn oplyst' }))['updateTypeId']!
  const update = { updateTypeId: ids['updateTypeId'], referenceId: ids['caseId'], update: 'Ring til skyldner' }
  ids['updateId'] = (await create('/updates', update))['updateId']!
}

/** Content that a sweep found without a row, and an expired hold on sweeps: only an operator sets one. */
async function quarantineFile({ database, databaseUrl, clock }: TestApp, { tenantId }: TestTenant): Promise<void> {
  const now = clock.now()
  await database.inTenant(tenantId, (transaction) =>
    transaction.run(sql`
      insert into quarantined_files (tenant_id, file_id, size, quarantined_at, last_seen_on)
      values (${tenantId}::uuid, ${newId()}::uuid, 1, ${now}::timestamptz, ${now}::date)`),
  )
  await asOwner(databaseUrl, (client) =>
    client.query(
      `insert into file_sweep_holds (tenant_id, hold_id, reason, held_at, expires_at) values ($1, $2, 'backup', $3, $3)`,
      [tenantId, newId(), now],
    ),
  )
}

/** An archive that has nothing of the journal: only an operator makes one. */
async function archiveNothing({ databaseUrl }: TestApp, { tenantId }: TestTenant): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(
      `insert into journal_archives (tenant_id, position, link, ends_at, file_name) values ($1, 0, '', '-infinity', 'none')`,
      [tenantId],
    ),
  )
}

/** A text message that the adapter has accepted, recorded directly: there is no adapter here. */
async function dispatchMessage({ database, clock }: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const adapter = await create('/dispatch-channels', { channel: 'SMS', url: 'https://adapter.example.com/sms' })
  ids['dispatchChannelId'] = adapter['dispatchChannelId']!
  const sms = { type: 'SMS', direction: 'OUTGOING', notes: 'Hej', details: { phone: '20123456' } }
  const { id: interactionId = '' } = await create('/interactions', sms)
  const { tenantId } = as
  const [dispatchId, now, caseId] = [newId(), clock.now(), ids['caseId']!]
  ids['dispatchId'] = dispatchId
  const attempt = { dispatchId, interactionId, caseId, channel: 'SMS' as const, address: '+4520123456', text: 'Hej' }
  const lease = { leaseId: newId(), leasedUntil: now, now, serviceNow: now, userId: null, isCaptured: false }
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.one(beginAttempt(tenantId, { ...attempt, ...lease }))
    const sent = { state: 'SENT' as const, providerReference: null, lastAnswer: null, sentAt: now, dueAt: now }
    await transaction.run(settleDispatch(tenantId, dispatchId, { ...sent, settledAt: null }))
  })
}

/** A move of the clock that is over. */
async function moveOwnClock({ database, clock }: TestApp, { tenantId }: TestTenant, ids: Ids): Promise<void> {
  const clockMoveId = newId()
  ids['clockMoveId'] = clockMoveId
  const to = clock.now()
  const from = new Date(to.getTime() - 86_400_000)
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.run(insertClockMove({ tenantId, clockMoveId, from, to, startedAt: to, createdBy: systemActor }))
    const move = await transaction.one(findClockMove(tenantId, clockMoveId))
    await transaction.one(advanceMove(move, to))
    await transaction.one(completeMove(move, to))
  })
}

/** Inserted directly: approving through the API needs two signed-in users. */
async function approvePayouts({ database, clock }: TestApp, { tenantId }: TestTenant): Promise<void> {
  await database.inTenant(tenantId, (transaction) =>
    transaction.run(sql`
      insert into payout_approvals (tenant_id, payout_id, change_number, approved_at, approved_by)
      select tenant_id, payout_id, 0, ${clock.now()}::timestamptz, created_by from payouts
      where tenant_id = ${tenantId}::uuid`),
  )
}

/** The credentials of a user, inserted directly: creating them through the API would cost a second per tenant. */
async function createSignIns({ database, clock }: TestApp, { tenantId }: TestTenant, ids: Ids): Promise<void> {
  const owner = sql`${tenantId}::uuid, ${ids['adminUserId']}::uuid`
  const now = sql`${clock.now()}::timestamptz`
  ids['passkeyId'] = newId()
  ids['requestId'] = newId()
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.run(sql`
      insert into user_credentials (tenant_id, user_id, password_hash, password_changed_at)
      values (${owner}, '$argon2id$', ${now})`)
    await transaction.run(sql`
      insert into api_requests (
        tenant_id, request_id, at, operation, method, path, status, duration_ms, caller, is_replay, object_ids)
      values (${tenantId}::uuid, ${ids['requestId']}::uuid, ${now}, 'list-cases', 'GET', '/v1/cases', 200, 1,
        '{"type": "KEY", "id": "00000000-0000-0000-0000-000000000000", "name": "Webshop"}', false, '{}')`)
    await transaction.run(sql`
      insert into api_request_objects (tenant_id, object_id, request_id)
      values (${tenantId}::uuid, ${ids['caseId']}::uuid, ${ids['requestId']}::uuid)`)
    await transaction.run(sql`
      insert into case_presences (tenant_id, user_id, view_id, case_id, since, seen_at, is_open)
      values (${owner}, ${newId()}::uuid, ${ids['caseId']}::uuid, ${now}, ${now}, true)`)
    await transaction.run(sql`
      insert into request_windows (tenant_id, caller_id, started_at, leased, last_lease)
      values (${tenantId}::uuid, ${newId()}::uuid, ${now}, 1, 1)`)
    await transaction.run(sql`
      insert into recovery_codes (tenant_id, user_id, hash) values (${owner}, sha256('code'))`)
    await transaction.run(sql`
      insert into sign_in_sources (tenant_id, user_id, source, failed_count, failed_at)
      values (${owner}, 'network 127.0.0.1', 1, ${now})`)
    await transaction.run(sql`
      insert into known_devices (tenant_id, user_id, hash, used_at) values (${owner}, sha256('device'), ${now})`)
    ids['factorResetId'] = newId()
    await transaction.run(sql`
      insert into factor_resets (tenant_id, user_id, factor_reset_id, requested_by, requested_at, expires_at)
      values (${owner}, ${ids['factorResetId']}::uuid, ${ids['caseworkerUserId']}::uuid, ${now}, ${now})`)
    await transaction.run(sql`
      insert into passkeys (tenant_id, user_id, passkey_id, name, credential_id, public_key, counter, transports, created_at)
      values (${owner}, ${ids['passkeyId']}::uuid, 'Telefon', 'credential', 'key', 0, '{}', ${now})`)
    await transaction.run(sql`
      insert into password_links (tenant_id, user_id, link_id, purpose, hash, created_at, expires_at)
      values (${owner}, ${newId()}::uuid, 'reset', sha256('link'), ${now}, ${now})`)
    await transaction.run(sql`
      insert into sessions (tenant_id, user_id, session_id, hash, state, methods, device, address, created_at, last_seen_at, expires_at)
      values (${owner}, ${newId()}::uuid, sha256('session'), 'signed-in', '{password}', '', '127.0.0.1', ${now}, ${now}, ${now})`)
  })
}
