import { afterAll, beforeAll, expect, it } from 'vitest'
import { matchQueuedFiles } from '../../src/features/money/bank-statements/match-bank-lines.ts'
import { statusReport } from '../../src/features/money/payout-batches/payout-batches.demo.ts'
import { statementOf } from '../bank-statements.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { danishAccount, givenCase, givenCaseVoucher, givenContact, givenCreditor, standardType } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'admin' })
})
afterAll(() => console.close())

it('one administrator refunds a line and prepares a batch, another approves it, and the bank rejects it', async () => {
  const { api } = console
  const { page } = window
  await window.goTo('/reports/payout-batches')
  await page.getByText('No payout batches yet').waitFor()

  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true, bic: 'DABADKKK' }
  await api.post('/transaction-accounts', account)
  const { caseId } = await givenCase(api, { vouchers: [120_000] })
  const { contactId } = await givenContact(api)
  await givenCaseVoucher(api, caseId, {
    voucherTypeId: standardType.payout,
    amount: 1_234_567_890,
    payoutContactId: contactId,
  })
  const { contactId: changedId } = await givenContact(api)
  await givenCaseVoucher(api, caseId, {
    voucherTypeId: standardType.payout,
    amount: 50_000,
    payoutContactId: changedId,
  })
  await api.patch(`/contacts/${changedId}`, { bankAccount: { ...bankAccount, accountNumber: '0000000017' } })
  const statement = statementOf([
    { amount: 30_000, text: 'Betalt to gange', payer: 'Per Lund', payerAccount: '34090012345678' },
  ])
  const content = Buffer.from(statement).toString('base64')
  expect((await api.post('/bank-files', { fileName: 'a.xml', content })).status).toBe(200)
  await matchQueuedFiles(api.services)

  const [line] = (await api.get('/bank-lines?state=OPEN')).body.items
  await window.goTo(`/bank?selected=${String(line.bankLineId)}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByText('The money goes back to the account that it came from.').waitFor()
  await window.expectAccessible()
  await window.shoot('bank-refund')
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByText('The refund waits under Payouts').waitFor()

  await window.goTo('/reports/payout-batches')
  await page.keyboard.press('n')
  await page.getByText('Will be paid · 2 payments').waitFor()
  await page.getByText('Left out · 1 payment').waitFor()
  await page.getByText('Needs approval of the bank account').waitFor()
  await page.getByText('Another administrator must approve it.').waitFor()
  await window.expectAccessible()
  await window.shoot('payout-batch-prepare')
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare batch' }).click()
  await page.getByRole('heading', { name: 'Batch 1' }).waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approve 12,345,978.90 DKK in 2 payments?').waitFor()
  await window.expectAccessible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Another administrator must approve this', { exact: true }).waitFor()
  await window.shoot('payout-batch-own')

  const second = await openWindow(console)
  await signInAs(console, second, { role: 'admin' })
  await second.goTo('/reports/payout-batches')
  await second.page.getByRole('gridcell', { name: 'Batch 1' }).click()
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await second.page.getByText('Batch 1 is approved').waitFor()
  const downloading = second.page.waitForEvent('download')
  await second.page.getByRole('link', { name: 'Download payment file' }).click()
  expect((await downloading).suggestedFilename()).toBe('payments-1.xml')
  await second.expectAccessible()
  await second.shoot('payout-batch-approved')

  const [batch] = (await api.get('/payout-batches')).body.items
  const buffer = Buffer.from(statusReport(batch.messageId, 'RJCT'), 'base64')
  await second.page.keyboard.press('Escape')
  await second.page.locator('input[type="file"]').setInputFiles({ name: 'status.xml', mimeType: 'text/xml', buffer })
  await second.page.getByText('0 accepted, 2 rejected, 0 unchanged').waitFor()
  await second.page.getByText('2 rejected', { exact: true }).first().waitFor()
  await second.shoot('payout-batch-rejected')
  await second.page.keyboard.press('Escape')
  await second.goTo('/reports/payouts')
  await second.page.getByText('Rejected', { exact: true }).first().waitFor()
  await second.shoot('payouts-rejected')

  const [refund] = (await api.get(`/payouts?bankLineId=${String(line.bankLineId)}`)).body.items
  const payout = `/reports/payouts?open=${String(refund.payoutId)}`
  await second.goTo(payout)
  await second.page.getByText('If it is not, correct it below.').waitFor()
  await second.page.getByRole('textbox', { name: 'Reg. no.' }).fill('11')
  await second.page.getByRole('textbox', { name: 'Account number' }).fill('0000000017')
  await second.page.getByRole('button', { name: 'Use this account' }).click()
  await second.page.getByText('must be 4 digits').first().waitFor()
  await second.page.getByRole('textbox', { name: 'Reg. no.' }).fill('1111')
  await second.expectAccessible()
  await second.shoot('payout-correct')
  await second.page.getByRole('button', { name: 'Use this account' }).click()
  await second.page.getByRole('dialog').getByText('1111 0000000017').waitFor()
  await second.page.getByText(/^The account was corrected/).waitFor()
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await second.page.getByText('Another administrator must approve this', { exact: true }).waitFor()
  await window.goTo(payout)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Approved', { exact: true }).first().waitFor()
  await window.expectAccessible()
  await window.shoot('payout-corrected')

  const payoutIds: string[] = []
  for (const amount of [1_000, 2_000, 500]) {
    const { contactId: payeeId } = await givenContact(api)
    const voucher = { voucherTypeId: standardType.payout, amount, payoutContactId: payeeId }
    await givenCaseVoucher(api, caseId, voucher)
    payoutIds.push((await api.get(`/payouts?contactId=${payeeId}`)).body.items[0].payoutId)
  }
  const { transactionAccountId } = (await api.get('/transaction-accounts')).body.items[0]
  const { payoutBatchId } = (await api.post('/payout-batches', { transactionAccountId, payoutIds })).body
  expect((await api.post(`/payout-batches/${String(payoutBatchId)}/approve`)).status).toBe(200)
  // The bank debits the batch without what it has rejected.
  const rejected = `/payout-batches/${String(payoutBatchId)}/payments/${String(payoutIds[2])}/reject`
  expect((await api.post(rejected, { reason: 'Kontoen er lukket' })).status).toBe(200)
  const debit = Buffer.from(statementOf([{ amount: 3_000, isDebit: true, text: 'Samlet', payer: 'Massebetaling' }]))
  await api.post('/bank-files', { fileName: 'b.xml', content: debit.toString('base64') })
  await matchQueuedFiles(api.services)
  const [sum] = (await api.get('/bank-lines?q=Samlet')).body.items
  await window.goTo(`/bank?view=aside&selected=${String(sum.bankLineId)}`)
  await page.getByRole('button', { name: 'Pays a payout batch' }).click()
  await page.getByRole('radio', { name: /^Batch 2 · 2 payments · 30\.00/ }).click()
  await window.expectAccessible()
  await window.shoot('bank-batch')
  await page.getByRole('dialog').getByRole('button', { name: 'Book' }).click()
  await page.getByText('Booked on the payout batch').waitFor()
  expect((await api.get(`/payout-batches/${String(payoutBatchId)}`)).body.paidCount).toBe(2)
  await window.goTo(`/bank?view=booked&selected=${String(sum.bankLineId)}`)
  await page.getByRole('link', { name: 'Show the payout batch' }).click()
  await page.getByRole('heading', { name: 'Batch 2' }).waitFor()
  expect(window.complaints).toEqual([])
  expect(second.complaints).toEqual([])
})

it('an administrator issues an invoice after a preview, sees it paid by the bank, and credits it', async () => {
  const { api } = console
  const { page } = window
  const home = { address: 'Havnegade 1', zipcode: '5000', city: 'Odense C', country: 'DK' }
  const agency = { registrationNumber: '12345674', vatNumber: 'DK12345674', address: home }
  expect((await api.patch('/settings', agency)).status).toBe(200)
  const { creditorId } = await givenCreditor(api, { name: 'Sundby El A/S' })
  const details = { address: home, centralRegisterId: '87654321', bankAccount: danishAccount }
  expect((await api.patch(`/creditors/${creditorId}`, details)).status).toBe(204)
  const fees = [{ trigger: 'case-created', amount: 10_000 }]
  const model = { name: 'Fast pris', currency: 'DKK', fees, vatRateBasisPoints: 2_500 }
  const commission = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
  const { billingModelId } = (await api.post('/billing-models', { ...model, commission })).body
  await givenCase(api, { creditorId })
  const today = api.clock.now().toISOString().slice(0, 10)
  const period = { creditorId, billingModelId, from: today, to: today, currency: 'DKK' }
  const { billingId } = (await api.post('/billings', period)).body
  expect((await api.patch(`/billings/${String(billingId)}`, { state: 'APPROVED' })).status).toBe(200)

  await window.goTo('/reports/invoices')
  await page.getByText('No invoices yet').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('button', { name: /^Sundby El A\/S · Settlement/ }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('The invoice would be').waitFor()
  await window.expectAccessible()
  await window.shoot('invoice-preview')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).click()
  await page.getByRole('heading', { name: 'Invoice 1' }).waitFor()
  await page.getByRole('link', { name: 'Download Peppol XML' }).waitFor()
  await window.expectAccessible()
  await window.shoot('invoice')

  const [{ invoiceId }] = (await api.get('/invoices')).body.items
  const content = Buffer.from(statementOf([{ amount: 12_500, text: 'uden reference', payer: 'Sundby El' }]))
  await api.post('/bank-files', { fileName: 'b.xml', content: content.toString('base64') })
  await matchQueuedFiles(api.services)
  const [line] = (await api.get('/bank-lines?state=OPEN&q=Sundby')).body.items
  await window.goTo(`/bank?selected=${String(line.bankLineId)}`)
  await page.getByRole('button', { name: 'Pays an invoice' }).click()
  await page.getByRole('combobox', { name: 'Unpaid invoice' }).click()
  await page.getByRole('option', { name: /Sundby El A\/S/ }).click()
  await window.expectAccessible()
  await window.shoot('invoice-bank-line')
  await page.getByRole('dialog').getByRole('button', { name: 'Book' }).click()
  await page.getByText('Booked on the invoice').waitFor()
  expect((await api.get(`/invoices/${String(invoiceId)}`)).body.state).toBe('PAID')

  await window.goTo(`/reports/invoices?open=${String(invoiceId)}`)
  await page.getByRole('button', { name: 'Credit invoice' }).click()
  await page.getByRole('textbox', { name: 'Reason, shown on the credit note' }).fill('Forkert pris')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('The credit note would be').waitFor()
  await window.expectAccessible()
  await window.shoot('invoice-credit')
  await page.getByRole('dialog').getByRole('button', { name: 'Credit invoice' }).click()
  await page.getByRole('heading', { name: 'Credit note 2' }).waitFor()
  await window.goTo(`/creditors/${creditorId}`)
  await page.getByRole('button', { name: 'Statement of account' }).click()
  await page.getByText('Closing balance').waitFor()
  await page.getByRole('link', { name: 'Statement as PDF' }).waitFor()
  await window.expectAccessible()
  await window.shoot('creditor-statement')
  expect(window.complaints).toEqual([])
})

it.runIf(process.env['SCREENSHOTS'] === 'true')('looks right on a phone, in the dark and in Danish', async () => {
  const danish = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, danish, { role: 'admin' })
  const [batch] = (await console.api.get('/payout-batches')).body.items
  const payouts = (await console.api.get('/payouts?pageSize=500')).body.items
  const refund = payouts.find(({ bankLineId }: { bankLineId: string | null }) => bankLineId !== null)
  for (const [address, text, name] of [
    ['/reports/payout-batches', 'Kørsel 1', 'payout-batches'],
    ['/reports/payout-batches?panel=prepare', 'Bliver betalt', 'payout-batch-prepare'],
    [`/reports/payouts?open=${String(refund.payoutId)}`, 'Ret kontoen', 'payout-correct'],
    [`/reports/payout-batches?open=${String(batch.payoutBatchId)}`, 'Message-id', 'payout-batch'],
    ['/reports/invoices', 'Kreditnota 2', 'invoices'],
    ['/reports/invoices?panel=issue', 'Alt er faktureret', 'invoice-issue'],
  ] as const) {
    await danish.goTo(address)
    await danish.page.getByText(text).first().waitFor()
    await danish.expectAccessible()
    await danish.shoot(name)
  }
  await danish.page.setViewportSize(screens.desktop)
  await danish.shoot('payout-batch-wide')
})
