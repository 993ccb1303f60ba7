import { expect } from 'vitest'
import { exampleId } from '../../src/app.ts'
import { findCheckStart, recordCheck } from '../../src/features/money/limitation/limitation-search.queries.ts'
import { checkPaymentPlans } from '../../src/features/money/payment-plans/check-payment-plans.ts'
import { noticePromises } from '../../src/features/money/promises/notice-promises.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import { principalTypeId, payoutTypeId, depositTypeId, when, daysFrom, type Create, type Ids } from './given-records.ts'

export async function createMoney(create: Create, ids: Ids): Promise<void> {
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

/** A case that can be taken to court, and claims in different states. */
export async function createCourtClaims(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const address = { address: 'Havnegade 12', zipcode: '8000', city: 'Aarhus C', country: 'DK' }
  const users = [{ details: { name: 'Mette Sørensen', address } }]
  const customer = { referenceId: 'K-RET', users }
  const { customerId } = await create(`/customers?creditorId=${ids['creditorId']}`, customer)
  for (const name of ['courtCaseId', 'courtClaimId', 'withdrawnCourtClaimId', 'servedCourtClaimId']) {
    const caseVouchers = [{ voucherTypeId: principalTypeId, amount: 90_000, source: 'CREDITOR', date: when }]
    const { id } = await create('/cases', { customerId, currency: 'DKK', rulePack: 'dk-consumer', caseVouchers })
    const demand = { kind: 'demand', date: '2025-11-03', deadline: '2025-11-17', channel: 'LETTER', note: 'Sendt' }
    await create('/limitation-facts', { caseId: id, ...demand })
    ids[name] = name === 'courtCaseId' ? id! : (await create('/court-claims', { caseId: id }))['courtClaimId']!
  }
  const changes = [
    { state: 'FILED', date: '2025-12-01', court: 'Retten i Aarhus', courtReference: 'BS-1' },
    { state: 'SERVED', date: '2025-12-10' },
  ]
  for (const change of changes) {
    const changed = await api.post(`/court-claims/${ids['servedCourtClaimId']}/change`, change, { as })
    expect(changed.status, changed.text).toBe(200)
  }
}

export async function allocateMoney(api: TestApp, as: TestTenant, ids: Ids): Promise<void> {
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
export async function letClaimsLapse(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
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
  // As a check that failed for the last of them: it is to lapse in an example.
  await api.database.inTenant(as.tenantId, async (transaction) => {
    const start = await transaction.one(findCheckStart(as.tenantId, 'Europe/Copenhagen'))
    const failedCaseIds = [ids['lapsingCaseId']!]
    const today = api.clock.now().toISOString().slice(0, 10)
    await transaction.run(recordCheck(as.tenantId, start, { today, failedCaseIds }))
  })
}

/** A plan in force with a noticed instalment, a proposal, and a promise that was noticed. */
export async function createPlans(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
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
  await create('/promises', { caseId: accepted.body.caseId, amount: 100, dueAt: daysFrom(now, 30).toISOString() })
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
