import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementOf } from '../../../../test/bank-statements.ts'
import { danishAccount, givenCase, givenCaseVoucher, givenCreditor, standardType } from '../../../../test/given.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { matchQueuedFiles } from '../bank-statements/match-bank-lines.ts'
import { postBooks } from '../books/post-entries.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const home = { address: 'Havnegade 1', zipcode: '5000', city: 'Odense C', country: 'DK' }
const agency = { registrationNumber: '12345674', vatNumber: 'DK12345674', address: home, fiCreditorNumber: '81234567' }

const ownAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }

interface Bureau {
  readonly as: TestTenant
  readonly creditorId: string
  readonly billingModelId: string
}

async function givenBureau(settings: object = agency): Promise<Bureau> {
  const as = await api.createTenant('Bureau')
  expect((await api.patch('/settings', settings, { as })).status).toBe(200)
  const account = { name: 'Klientkonto', bankAccount: ownAccount, currency: 'DKK', isDefault: true }
  expect((await api.post('/transaction-accounts', account, { as })).status).toBe(201)
  const model = {
    ...{ name: 'Salær', commission: { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] } },
    ...{ vatRateBasisPoints: 2_500, currency: 'DKK', fees: [{ trigger: 'case-created', amount: 3_333 }] },
  }
  const { billingModelId } = (await api.post('/billing-models', model, { as })).body
  const { creditorId } = await givenCreditor(api, { as })
  const details = {
    centralRegisterId: '87654321',
    address: { ...home, country: 'Danmark' },
    bankAccount: danishAccount,
  }
  expect((await api.patch(`/creditors/${creditorId}`, details, { as })).status).toBe(204)
  return { as, creditorId, billingModelId }
}

async function givenPaid({ as, creditorId }: Bureau, amount: number, source: 'CREDITOR' | 'COLLECTOR'): Promise<void> {
  const { caseId, voucherId } = await givenCase(api, { as, creditorId, vouchers: [amount] })
  const deposit = { voucherTypeId: standardType.deposit, amount, source, referenceCaseVoucherId: voucherId }
  await givenCaseVoucher(api, caseId, { ...deposit, as })
}

async function settle({ as, creditorId, billingModelId }: Bureau): Promise<any> {
  const period = { creditorId, billingModelId, from: '2026-03-01', to: '2026-03-02', currency: 'DKK' }
  const draft = await api.post('/billings', period, { as })
  expect(draft.status, draft.text).toBe(201)
  const approved = await api.patch(`/billings/${draft.body.billingId}`, { state: 'APPROVED' }, { as })
  expect(approved.status, approved.text).toBe(200)
  return approved.body
}

/** The creditor got 100,000 from a debtor and owes commission, a fee and VAT: (10,000 + 3,333) × 1.25. */
async function givenOwing(bureau: Bureau): Promise<any> {
  await givenPaid(bureau, 100_000, 'CREDITOR')
  return settle(bureau)
}

const issue = ({ as }: Bureau, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  api.post('/invoices', body, { as, headers })
const credit = ({ as }: Bureau, invoiceId: string, body: object): Promise<Answer> =>
  api.post(`/invoices/${invoiceId}/credit`, body, { as })
const invoice = async ({ as }: Bureau, invoiceId: string): Promise<any> =>
  (await api.get(`/invoices/${invoiceId}`, { as })).body

async function givenInvoice(bureau: Bureau): Promise<any> {
  const { billingId } = await givenOwing(bureau)
  const issued = await issue(bureau, { billingId })
  expect(issued.status, issued.text).toBe(201)
  return issued.body
}

async function importLine({ as }: Bureau, entry: Parameters<typeof statementOf>[0][number]): Promise<any> {
  const content = Buffer.from(statementOf([entry])).toString('base64')
  const imported = await api.post('/bank-files', { fileName: 'a.xml', content }, { as })
  expect(imported.status, imported.text).toBe(200)
  await matchQueuedFiles(api.services)
  const { items } = (await api.get(`/bank-lines?bankFileId=${imported.body.files[0].bankFileId}`, { as })).body
  return items[0]
}

async function pdfText(as: TestTenant, path: string): Promise<string> {
  const url = `/v1/${as.tenantId}${path}`
  const { rawPayload } = await api.app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })
  return readPdf(rawPayload).join(' ')
}

/** Posts the books and runs `fordring verify`. */
async function expectSound({ as }: Bureau): Promise<void> {
  await postBooks(api.services)
  const { checks } = await verifyLedger(api.database, [{ tenantId: as.tenantId, name: 'Bureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
}

async function balancesOf({ as }: Bureau): Promise<Record<string, number>> {
  await postBooks(api.services)
  const { body } = await api.get('/books/trial-balance', { as })
  const accounts: { handle: string; closing: number }[] = body.currencies.flatMap((each: any) => each.accounts)
  return Object.fromEntries(accounts.map(({ handle, closing }) => [handle.replace(/^bank-.*/, 'bank'), closing]))
}

describe('issuing an invoice', () => {
  it('201: has number, parties, lines, VAT and a payment reference, and is announced and audited', async () => {
    const bureau = await givenBureau()
    const { billingId, billingSeqId } = await givenOwing(bureau)
    const { as, creditorId } = bureau
    const { items: candidates } = (await api.get('/invoices/candidates?owed=true', { as })).body
    expect(candidates).toMatchObject([{ billingId, creditorId, charged: 16_666, outstanding: 16_666 }])
    const preview = await issue(bureau, { billingId }, { prefer: 'dry-run' })
    expect(preview.body).toMatchObject({ invoiceNumber: 1, total: 16_666 })
    const issued = await issue(bureau, { billingId, dueOn: '2026-03-20', buyerReference: 'PO 7' })
    expect(issued.status, issued.text).toBe(201)
    expect(issued.body).toMatchObject({
      ...{ kind: 'INVOICE', invoiceNumber: 1, creditorId, billingId, billingSeqId, issuedOn: '2026-03-02' },
      ...{ dueOn: '2026-03-20', buyerReference: 'PO 7', net: 13_333, vat: 3_333, total: 16_666, prepaid: 0 },
      ...{ payable: 16_666, outstanding: 16_666, credited: 0, state: 'OPEN', overdue: false },
      seller: { name: 'Bureau', registrationNumber: '12345674', vatNumber: 'DK12345674', country: 'DK' },
      buyer: { registrationNumber: '87654321', vatNumber: 'DK87654321', country: 'DK' },
      payment: { fiCreditorNumber: '81234567', reference: { kind: 'FI71' } },
      lines: [
        { number: 1, kind: 'commission', quantity: 1, net: 10_000, vatCategory: 'S', vatRateBasisPoints: 2_500 },
        { number: 2, kind: 'fee', trigger: 'case-created', quantity: 1, unitAmount: 3_333, net: 3_333 },
      ],
    })
    const { invoiceId } = issued.body
    expect(issued.headers['location']).toContain(`/invoices/${invoiceId}`)
    expect(await eventsAbout(api, invoiceId, as)).toMatchObject([{ type: 'invoices.create', data: issued.body }])
    expect(await auditOf(api, invoiceId, as)).toMatchObject([{ operation: 'issue-invoice', after: issued.body }])
    expect((await api.get('/invoices/candidates', { as })).body.items).toEqual([])
    expect((await api.get('/invoices?state=OPEN&q=1', { as })).body.items).toMatchObject([{ invoiceId }])
    expect((await api.get('/invoices?overdue=true', { as })).body.items).toEqual([])
    await expectSound(bureau)
  })

  it('201: what was withheld or set off is prepaid; one that is settled has nothing to pay', async () => {
    const bureau = await givenBureau()
    await givenPaid(bureau, 10_000, 'COLLECTOR')
    await givenPaid(bureau, 100_000, 'CREDITOR')
    const first = await settle(bureau)
    expect(first.totals).toMatchObject({ due: 12_083 })
    await givenPaid(bureau, 10_000, 'COLLECTOR')
    const second = await settle(bureau)
    expect(second.totals).toMatchObject({ offset: 4_584, payout: 0 })
    const owed = (await issue(bureau, { billingId: first.billingId })).body
    expect(owed).toMatchObject({ total: 22_083, prepaid: 22_083 - 12_083 + 4_584, payable: 7_499, outstanding: 7_499 })
    const settled = (await issue(bureau, { billingId: second.billingId })).body
    expect(settled).toMatchObject({ invoiceNumber: 2, total: 5_416, prepaid: 5_416, payable: 0, state: 'PAID' })
    expect(settled).toMatchObject({ dueOn: null, payment: null })
    await expectSound(bureau)
  })

  it('422: a draft, an invoiced or unknown settlement, missing details, a past due date', async () => {
    const bureau = await givenBureau({ fiCreditorNumber: '81234567' })
    const { as, creditorId, billingModelId } = bureau
    const { billingId } = await givenOwing(bureau)
    const missing = await issue(bureau, { billingId })
    expect(missing.body).toMatchObject({ status: 422, code: 'invoice-details-missing' })
    expect(missing.body.missing).toEqual(['registrationNumber', 'vatNumber', 'address'])
    await api.patch('/settings', agency, { as })
    const past = await issue(bureau, { billingId, dueOn: '2026-03-01' })
    expect(past.body.errors).toMatchObject([{ path: '/dueOn' }])
    expect((await issue(bureau, { billingId: newId() })).body.errors).toMatchObject([{ path: '/billingId' }])
    const other = await givenBureau()
    expect((await issue(other, { billingId })).body.code).toBe('unknown-reference')
    expect((await issue(bureau, { billingId })).status).toBe(201)
    expect((await issue(bureau, { billingId })).body.code).toBe('billing-invoiced')
    await givenPaid(bureau, 5_000, 'CREDITOR')
    const period = { creditorId, billingModelId, from: '2026-03-01', to: '2026-03-02', currency: 'DKK' }
    const draft = (await api.post('/billings', period, { as })).body
    expect((await issue(bureau, { billingId: draft.billingId })).body.code).toBe('billing-not-approved')
    expect((await api.get(`/invoices?creditorId=${newId()}`, { as })).body.code).toBe('unknown-reference')
    expect((await api.get(`/invoices/${newId()}`, { as })).status).toBe(404)
  })

  it('two people at once get two numbers without a gap, and one settlement is invoiced once', async () => {
    const bureau = await givenBureau()
    const { billingId: one } = await givenOwing(bureau)
    const { billingId: two } = await givenOwing(bureau)
    const answers = await Promise.all([one, two, one, two].map((billingId) => issue(bureau, { billingId })))
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.invoiceNumber)
    expect(made.toSorted()).toEqual([1, 2])
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.code)).toEqual(['billing-invoiced', 'billing-invoiced'])
    await expectSound(bureau)
  })

  it('never changes: the service has no right to', async () => {
    const bureau = await givenBureau()
    const { invoiceId } = await givenInvoice(bureau)
    const { tenantId } = bureau.as
    for (const statement of [
      sql`update invoices set text = 'x' where tenant_id = ${tenantId}::uuid and invoice_id = ${invoiceId}::uuid`,
      sql`delete from invoices where tenant_id = ${tenantId}::uuid and invoice_id = ${invoiceId}::uuid`,
    ]) {
      await expect(api.database.inTenant(tenantId, (transaction) => transaction.run(statement))).rejects.toThrow(
        /permission denied/,
      )
    }
  })
})

describe('a credit note', () => {
  it('201: credits a line, then the rest, exactly the VAT of the invoice, and never more', async () => {
    const bureau = await givenBureau()
    const { as } = bureau
    const { invoiceId, total, vat } = await givenInvoice(bureau)
    const part = await credit(bureau, invoiceId, { lines: [{ number: 2, net: 1_111 }], text: 'Rabat' })
    expect(part.status, part.text).toBe(201)
    expect(part.body).toMatchObject({
      ...{ kind: 'CREDIT_NOTE', invoiceNumber: 2, creditsInvoiceId: invoiceId, creditsInvoiceNumber: 1 },
      ...{ net: 1_111, vat: 278, total: 1_389, state: null, text: 'Rabat' },
    })
    expect(await eventsAbout(api, part.body.invoiceId, as)).toMatchObject([{ type: 'invoices.credit' }])
    const after = await invoice(bureau, invoiceId)
    expect(after).toMatchObject({ state: 'PART_PAID', credited: 1_389, outstanding: total - 1_389 })
    const tooMuch = await credit(bureau, invoiceId, { lines: [{ number: 2, net: 2_223 }], text: 'x' })
    expect(tooMuch.body.errors).toMatchObject([{ path: '/lines/0/net' }])
    const wrongSign = await credit(bureau, invoiceId, { lines: [{ number: 1, net: -1 }], text: 'x' })
    expect(wrongSign.status).toBe(422)
    const twice = { number: 1, net: 1 }
    expect((await credit(bureau, invoiceId, { lines: [twice, twice], text: 'x' })).status).toBe(422)
    const rest = (await credit(bureau, invoiceId, { text: 'Fejl' })).body
    expect(rest.vat).toBe(vat - 278)
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'CREDITED', credited: total, outstanding: 0 })
    expect((await credit(bureau, invoiceId, { text: 'x' })).body.code).toBe('nothing-to-credit')
    expect((await credit(bureau, rest.invoiceId, { text: 'x' })).body.code).toBe('invoice-is-credit-note')
    expect((await api.get('/payouts', { as })).body.items).toEqual([])
    await expectSound(bureau)
    const balances = await balancesOf(bureau)
    expect([balances['commission'], balances['fees'], balances['vat'], balances['creditor-receivables']]).toEqual([
      ...[0, 0, 0, 0],
    ])
  })

  it('201: pays back what was paid or withheld', async () => {
    const bureau = await givenBureau()
    const { invoiceId, creditorId, total } = await givenInvoice(bureau)
    const payment = { amount: total, currency: 'DKK' }
    expect((await api.post(`/creditors/${creditorId}/account/payments`, payment, { as: bureau.as })).status).toBe(201)
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'PAID', outstanding: 0 })
    const note = (await credit(bureau, invoiceId, { text: 'Fejl' })).body
    const { items } = (await api.get('/payouts', { as: bureau.as })).body
    expect(items).toMatchObject([
      { amount: total, creditorId, invoiceId: note.invoiceId, invoiceNumber: 2, billingId: null, state: 'PENDING' },
    ])
    const path = `/creditors/${creditorId}/account/statement?to=2026-12-31`
    const statement = (await api.get(path, { as: bureau.as })).body
    expect(statement.lines.map(({ kind, amount, balance }: any) => [kind, amount, balance]).slice(1)).toEqual([
      ['PAYMENT', -total, 0],
      ['CREDIT_NOTE', -total, -total],
      ['PAID_BACK', total, 0],
    ])
    expect(statement.lines[2]).toMatchObject({ invoiceNumber: 2, text: 'Fejl', entryId: note.invoiceId })
    expect(statement.closing).toBe(0)
    await expectSound(bureau)
    expect((await balancesOf(bureau))['client-money']).toBe(0)
  })

  it('two at once credit the invoice once', async () => {
    const bureau = await givenBureau()
    const { invoiceId, total } = await givenInvoice(bureau)
    const answers = await Promise.all([1, 2, 3].map(() => credit(bureau, invoiceId, { text: 'Fejl' })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await invoice(bureau, invoiceId)).toMatchObject({ credited: total })
    await expectSound(bureau)
  })

  it('the database refuses credit notes that together exceed the invoice', async () => {
    const bureau = await givenBureau()
    const { invoiceId } = await givenInvoice(bureau)
    const { tenantId } = bureau.as
    const forged = sql`
      insert into invoices (
        tenant_id, invoice_id, kind, invoice_number, creditor_id, billing_id, currency, issued_on, seller, buyer, lines,
        net_amount, vat_amount, total_amount, prepaid_amount, credits_invoice_id, credits_total_amount,
        credited_before_amount, language, created_at, created_by)
      select tenant_id, gen_random_uuid(), 'CREDIT_NOTE', 99, creditor_id, billing_id, currency, issued_on, seller, buyer,
             lines, net_amount, vat_amount + 1, total_amount + 1, 0, invoice_id, total_amount, 0, language, created_at, created_by
      from invoices where tenant_id = ${tenantId}::uuid and invoice_id = ${invoiceId}::uuid
      returning true`
    await expect(api.database.inTenant(tenantId, (transaction) => transaction.run(forged))).rejects.toThrow(
      /invoices_credited_at_most/,
    )
  })
})

describe('paying an invoice', () => {
  it('books a line with its reference by itself; a part leaves a rest, too much stays in suspense', async () => {
    const bureau = await givenBureau()
    const { as } = bureau
    const { invoiceId, payment } = await givenInvoice(bureau)
    const { reference } = payment.reference
    const part = await importLine(bureau, { amount: 6_666, reference, bankReference: 'P1' })
    expect(part).toMatchObject({ state: 'BOOKED', bookedAmount: 6_666 })
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'PART_PAID', outstanding: 10_000 })
    const rest = await importLine(bureau, { amount: 15_000, reference, bankReference: 'P2' })
    expect(rest).toMatchObject({ state: 'OPEN', bookedAmount: 10_000, reason: 'overpayment' })
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'PAID', outstanding: 0 })
    const details = (await api.get(`/bank-lines/${rest.bankLineId}`, { as })).body
    expect(details.invoices).toMatchObject([{ invoiceId, invoiceNumber: 1, amount: 10_000, undone: false }])
    expect(await balancesOf(bureau)).toMatchObject({ 'creditor-receivables': 0, suspense: -5_000, bank: 21_666 })
    await expectSound(bureau)
    const types = (await eventsAbout(api, invoiceId, as)).map(({ type }: any) => type)
    expect(types).toEqual(['invoices.create', 'invoices.pay', 'invoices.pay'])
  })

  it('a returned line reopens it, and undoing a line too', async () => {
    const bureau = await givenBureau()
    const { as } = bureau
    const { invoiceId, payment, total } = await givenInvoice(bureau)
    const paid = await importLine(bureau, {
      amount: total,
      reference: payment.reference.reference,
      bankReference: 'P1',
    })
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'PAID' })
    const entries = (await api.get(`/creditors/${bureau.creditorId}/account/entries`, { as })).body.items
    const { entryId } = entries.find(({ kind }: any) => kind === 'PAYMENT')
    const path = `/creditors/${bureau.creditorId}/account/entries/${entryId}/reverse`
    expect((await api.post(path, {}, { as })).body.code).toBe('creditor-entry-final')
    expect((await api.post(`/bank-lines/${paid.bankLineId}/undo`, undefined, { as })).status).toBe(200)
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'OPEN', outstanding: total })
    const assign = { bankLineId: paid.bankLineId }
    const again = await api.post(`/invoices/${invoiceId}/bank-line`, assign, { as })
    expect(again.body).toMatchObject({ state: 'BOOKED' })
    const debit = await importLine(bureau, { amount: total, isDebit: true, isReturn: true, bankReference: 'R1' })
    const returned = await api.post(
      `/bank-lines/${debit.bankLineId}/return`,
      { returnsBankLineId: paid.bankLineId },
      { as },
    )
    expect(returned.status, returned.text).toBe(200)
    expect(await invoice(bureau, invoiceId)).toMatchObject({ state: 'OPEN', outstanding: total })
    expect(await balancesOf(bureau)).toMatchObject({ 'creditor-receivables': total, suspense: 0, bank: 0 })
    await expectSound(bureau)
  })

  it('422: another tenant’s line or invoice, more than is left, a paid invoice', async () => {
    const bureau = await givenBureau()
    const other = await givenBureau()
    const { invoiceId, total } = await givenInvoice(bureau)
    const line = await importLine(bureau, { amount: 500, text: 'uden reference' })
    const foreign = await importLine(other, { amount: 500, text: 'fremmed' })
    const assign = (as: TestTenant, body: object): Promise<Answer> =>
      api.post(`/invoices/${invoiceId}/bank-line`, body, { as })
    expect((await assign(bureau.as, { bankLineId: foreign.bankLineId })).body.code).toBe('unknown-reference')
    expect((await assign(other.as, { bankLineId: foreign.bankLineId })).status).toBe(404)
    expect((await assign(bureau.as, { bankLineId: line.bankLineId, amount: 501 })).body.code).toBe('bank-line-exceeded')
    await credit(bureau, invoiceId, { text: 'Fejl' })
    expect((await assign(bureau.as, { bankLineId: line.bankLineId })).body.code).toBe('invoice-paid')
    expect(total).toBeGreaterThan(500)
  })

  it('two lines at once never pay more than is owed', async () => {
    const bureau = await givenBureau()
    const { invoiceId, total } = await givenInvoice(bureau)
    const lines = [
      await importLine(bureau, { amount: total, text: 'a', bankReference: 'A' }),
      await importLine(bureau, { amount: total, text: 'b', bankReference: 'B' }),
    ]
    const answers = await Promise.all(
      lines.map(({ bankLineId }) => api.post(`/invoices/${invoiceId}/bank-line`, { bankLineId }, { as: bureau.as })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    await expectSound(bureau)
  })
})

describe('the files of an invoice', () => {
  it('200: a PDF with what the law asks for, and Peppol XML that says the same', async () => {
    const bureau = await givenBureau()
    const { as } = bureau
    const { invoiceId, payment } = await givenInvoice(bureau)
    const note = (await credit(bureau, invoiceId, { lines: [{ number: 1, net: 4_000 }], text: 'Rabat & mere' })).body
    const text = await pdfText(as, `/invoices/${invoiceId}/export.pdf`)
    for (const part of [
      '12345674',
      'DK12345674',
      '87654321',
      'Havnegade 1',
      '25 %',
      '166,66',
      payment.reference.printed,
    ]) {
      expect(text.replaceAll(/\s/g, ' ')).toContain(part)
    }
    const xml = (await api.get(`/invoices/${invoiceId}/export.xml`, { as })).text
    expect(xml).toContain('<cbc:PayableAmount currencyID="DKK">166.66</cbc:PayableAmount>')
    expect(xml).toContain(`<cbc:PaymentID>71#${payment.reference.reference}</cbc:PaymentID>`)
    expect(xml).toContain('<cbc:EndpointID schemeID="0184">DK87654321</cbc:EndpointID>')
    const creditXml = (await api.get(`/invoices/${note.invoiceId}/export.xml`, { as })).text
    expect(creditXml).toContain('<cbc:PayableAmount currencyID="DKK">50.00</cbc:PayableAmount>')
    expect(creditXml).toContain('<cbc:Note>Rabat &amp; mere</cbc:Note>')
    expect((await api.get(`/invoices/${note.invoiceId}/export.pdf`, { as })).status).toBe(200)
  })

  it('422: no XML for a creditor without a number in a register', async () => {
    const bureau = await givenBureau()
    await api.patch(`/creditors/${bureau.creditorId}`, { centralRegisterId: null }, { as: bureau.as })
    const { invoiceId } = await givenInvoice(bureau)
    const refused = await api.get(`/invoices/${invoiceId}/export.xml`, { as: bureau.as })
    expect(refused.body).toMatchObject({ code: 'invoice-details-missing', missing: ['creditor.centralRegisterId'] })
  })
})

describe('the statement of a creditor’s account', () => {
  it('200: opens, moves and closes with the balance of the account, as JSON, CSV and PDF', async () => {
    const bureau = await givenBureau()
    const { as, creditorId } = bureau
    const { invoiceId, total } = await givenInvoice(bureau)
    await credit(bureau, invoiceId, { lines: [{ number: 1, net: 4_000 }], text: 'Rabat' })
    const payment = { amount: 1_000, currency: 'DKK', date: '2026-03-02', text: 'OVF' }
    await api.post(`/creditors/${creditorId}/account/payments`, payment, { as })
    const path = `/creditors/${creditorId}/account/statement`
    const query = '?currency=DKK&from=2026-03-01&to=2026-03-31'
    const { body } = await api.get(`${path}${query}`, { as })
    expect(body).toMatchObject({
      ...{ opening: 0, closing: total - 6_000 },
      lines: [
        { kind: 'RECEIVABLE', invoiceNumber: 1, amount: total, balance: total },
        { kind: 'CREDIT_NOTE', invoiceNumber: 2, amount: -5_000, balance: total - 5_000 },
        { kind: 'PAYMENT', text: 'OVF', amount: -1_000, balance: total - 6_000 },
      ],
    })
    const { balances } = (await api.get(`/creditors/${creditorId}/account`, { as })).body
    expect(balances).toEqual([{ currency: 'DKK', balance: body.closing }])
    const later = (await api.get(`${path}?currency=DKK&from=2026-03-03&to=2026-03-31`, { as })).body
    expect(later).toMatchObject({ opening: body.closing, lines: [], closing: body.closing })
    expect((await api.get(`${path}/export.csv${query}`, { as })).text).toContain(
      `CREDIT_NOTE,,2,Rabat,-5000,${total - 5_000}`,
    )
    expect(await pdfText(as, `${path}/export.pdf${query}`)).toContain('Kontoudtog')
    expect((await api.get(`${path}?currency=DKK&from=2026-03-03&to=2026-03-01`, { as })).status).toBe(422)
    const other = await givenBureau()
    expect((await api.get(`${path}${query}`, { as: other.as })).status).toBe(404)
  })
})

it('billings.create is announced when a settlement is approved, never for a draft', async () => {
  const bureau = await givenBureau()
  const { as, creditorId, billingModelId } = bureau
  await givenPaid(bureau, 10_000, 'CREDITOR')
  const period = { creditorId, billingModelId, from: '2026-03-01', to: '2026-03-02', currency: 'DKK' }
  const { billingId } = (await api.post('/billings', period, { as })).body
  const types = async (): Promise<unknown[]> => (await eventsAbout(api, billingId, as)).map(({ type }: any) => type)
  expect(await types()).toEqual(['billings.draft'])
  await api.patch(`/billings/${billingId}`, { state: 'APPROVED' }, { as })
  expect(await types()).toEqual(['billings.draft', 'billings.create', 'billings.approve'])
})
