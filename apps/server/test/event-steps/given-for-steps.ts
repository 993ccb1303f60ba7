import { expect } from 'vitest'
import { matchQueuedFiles } from '../../src/features/money/bank-statements/match-bank-lines.ts'
import { type GivenEntry, statementOf } from '../bank-statements.ts'
import { givenCase, standardType } from '../given.ts'
import type { PopulatedTenant } from '../populated-tenant.ts'
import type { Answer, TestApp } from '../test-app.ts'

export const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' }

export const creditorDemand = { date: '2026-01-20', deadline: '2026-01-31', channel: 'LETTER' }

export const payment = { amount: 1_000, currency: 'DKK', date: '2026-01-20', source: 'COLLECTOR' }

export const file = {
  fileName: 'Aftale.txt',
  contentType: 'text/plain',
  content: Buffer.from('Hej').toString('base64'),
}

/** A Danish case with a claim that was due on this day. */
export async function givenOldClaim(api: TestApp, as: PopulatedTenant, dueDate: string): Promise<string> {
  const { caseId } = await givenCase(api, { as, rulePack: 'dk-consumer', vouchers: [{ date: dueDate, dueDate }] })
  return caseId
}

/** A case with statutory interest of 2023. */
export async function givenInterest(api: TestApp, as: PopulatedTenant): Promise<{ caseId: string }> {
  const { caseId } = await givenCase(api, { as, vouchers: [] })
  await made(api.patch(`/cases/${caseId}`, { rulePack: 'se-business' }, { as }))
  const claim = { ...payment, voucherTypeId: standardType.principal, amount: 1_000_000, interestRule: 'statutory' }
  await made(api.post(`/case-vouchers/${caseId}`, { ...claim, date: '2022-12-01', dueDate: '2023-01-01' }, { as }))
  return { caseId }
}

/** A case with an update that its end continues, and another that replaces it. */
export async function givenPayable(api: TestApp, as: PopulatedTenant): Promise<{ caseId: string; voucherId: string }> {
  const { caseId, voucherId } = await givenCase(api, { as, status: 'VERIFIED', vouchers: [payment.amount] })
  const standIn = await made(api.post('/updates/types', { label: 'Hviler', continueOnCaseExit: false }, { as }))
  const left = { label: 'Aftale', continueOnCaseExit: true, pauseWithUpdateOnCaseExit: standIn.updateTypeId }
  const { updateTypeId } = await made(api.post('/updates/types', left, { as }))
  await made(api.post('/updates', { updateTypeId, referenceId: caseId }, { as }))
  return { caseId, voucherId }
}

/** The same, paid in full and therefore ended. */
export async function givenPaid(api: TestApp, as: PopulatedTenant): Promise<{ caseId: string; depositId: string }> {
  const { caseId, voucherId } = await givenPayable(api, as)
  const paid = { caseVoucherId: voucherId, amount: payment.amount }
  const { caseVoucherId } = await made(api.post('/direct-payments', paid, { as }))
  return { caseId, depositId: caseVoucherId }
}

const home = { address: 'Havnegade 1', zipcode: '5000', city: 'Odense C', country: 'DK' }

/** A creditor that owes a fee for a case, with the invoice for it. */
export async function givenInvoice(
  api: TestApp,
  as: PopulatedTenant,
): Promise<{ creditorId: string; invoiceId: string; outstanding: number }> {
  const creditor = { name: 'Odde A/S', bankAccount, address: home }
  const { creditorId } = await made(api.post('/creditors', creditor, { as }))
  await givenCase(api, { as, creditorId })
  const billingId = await givenDraft(api, as, creditorId)
  await made(api.patch(`/billings/${billingId}`, { state: 'APPROVED' }, { as }))
  const { invoiceId, outstanding } = await made(api.post('/invoices', { billingId }, { as }))
  return { creditorId, invoiceId, outstanding }
}

/** A draft settlement of today. */
export async function givenDraft(api: TestApp, as: PopulatedTenant, creditorId: string): Promise<string> {
  const today = api.clock.now().toISOString().slice(0, 10)
  const billing = { creditorId, from: today, to: today, billingModelId: as.ids['billingModelId'] }
  const { billingId } = await made(api.post('/billings', billing, { as }))
  return billingId
}

/** A bank line of the same amount that waits for a person. */
export async function givenBankLine(api: TestApp, as: PopulatedTenant, entry: Partial<GivenEntry>): Promise<string> {
  const text = statementOf([{ amount: payment.amount, ...entry }])
  const body = { fileName: 'a.xml', content: Buffer.from(text).toString('base64') }
  const { files } = await made(api.post('/bank-files', body, { as }))
  await matchQueuedFiles(api.services)
  const { items } = await made(api.get(`/bank-lines?bankFileId=${files[0].bankFileId}`, { as }))
  return items[0].bankLineId
}

/** A bank line that paid off a case, which therefore ended. */
export async function givenBookedLine(api: TestApp, as: PopulatedTenant): Promise<string> {
  const { caseId } = await givenPayable(api, as)
  const bankLineId = await givenBankLine(api, as, {})
  await made(api.post(`/bank-lines/${bankLineId}/book`, { payments: [{ caseId }] }, { as }))
  return bankLineId
}

export async function givenDeposit(api: TestApp, as: PopulatedTenant): Promise<{ creditVoucherId: string }> {
  const { caseId } = await givenCase(api, { as })
  const deposit = { ...payment, voucherTypeId: standardType.deposit }
  const { caseVoucherId } = await made(api.post(`/case-vouchers/${caseId}`, deposit, { as }))
  return { creditVoucherId: caseVoucherId }
}

export async function made(sent: Promise<Answer>): Promise<Answer['body']> {
  const { status, text, body } = await sent
  expect(status, text).toBeLessThan(300)
  return body
}
