import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementOf } from '../../../../test/bank-statements.ts'
import { danishAccount, givenCase, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { matchQueuedFiles } from '../bank-statements/match-bank-lines.ts'
import { verifyLedger } from '../ledger/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(async () => {
  const { checks } = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  await api.close()
})

const currencies: Readonly<Record<string, string>> = { no: 'NOK', se: 'SEK', dk: 'DKK' }

/** A claim, a fee and a second claim, in this order. */
function givenDebt(rulePack: string | null) {
  const currency = currencies[rulePack?.slice(0, 2) ?? 'dk'] ?? 'DKK'
  const claim = { date: '2025-01-01', dueDate: '2025-01-15' }
  const fee = { voucherTypeId: standardType['reminder-fee'], amount: 3_500, date: '2025-02-15' }
  const vouchers = [{ ...claim, amount: 100_000 }, fee, { ...claim, amount: 50_000 }]
  return givenCase(api, { rulePack, currency, vouchers })
}

function pay(caseId: string, currency: string, more: object) {
  const payment = { amount: 60_000, currency, source: 'COLLECTOR', date: '2026-02-01' }
  return api.post(`/cases/${caseId}/payments`, { ...payment, ...more })
}

const paidBy = ({ body }: { body: any }): [string, number][] =>
  body.allocations.map(({ debitVoucherId, amount }: any) => [debitVoucherId, amount])

/** An open credit of 100.00 kr. on a Norwegian account. */
async function givenBankLine(): Promise<string> {
  const account = {
    name: 'Klientkonto',
    currency: 'NOK',
    bankAccount: danishAccount,
    statementAccount: 'NO9386011117947',
  }
  const added = await api.post('/transaction-accounts', account)
  expect(added.status, added.text).toBe(201)
  const entry = { amount: 10_000, text: 'uden reference' }
  const statement = statementOf([entry], { account: 'NO9386011117947', currency: 'NOK' })
  const content = Buffer.from(statement).toString('base64')
  const imported = await api.post('/bank-files', { fileName: 'a.xml', content })
  expect(imported.status, imported.text).toBe(200)
  await matchQueuedFiles(api.services)
  const { items } = (await api.get('/bank-lines?pageSize=500')).body
  return items.find((line: any) => line.currency === 'NOK').bankLineId
}

describe('a payment that the debtor earmarked', () => {
  it.each(['no-consumer', 'se-consumer'])(
    '%s: pays the chosen debits first, and the rest by the order',
    async (pack) => {
      const { caseId, voucherIds } = await givenDebt(pack)
      const [first, fee, second] = voucherIds
      const earmark = { debitVoucherIds: [second] }
      const paid = await pay(caseId, currencies[pack.slice(0, 2)]!, { earmark })
      expect(paid.status, paid.text).toBe(201)
      expect(paidBy(paid)).toEqual([
        [second, 50_000],
        [fee, 3_500],
        [first, 6_500],
      ])
      const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
      expect(items.find((each: any) => each.caseVoucherId === paid.body.caseVoucherId).earmark).toEqual(earmark)
    },
  )

  it('pays a category first, and a dry run shows it', async () => {
    const { caseId, voucherIds } = await givenDebt('no-business')
    const earmark = { categories: ['principal'] }
    const shown = await api.post(
      `/cases/${caseId}/payments`,
      { amount: 60_000, currency: 'NOK', source: 'COLLECTOR', date: '2026-02-01', earmark },
      { headers: { prefer: 'dry-run' } },
    )
    expect(paidBy(shown)).toEqual([[voucherIds[0], 60_000]])
    expect(paidBy(await pay(caseId, 'NOK', {}))[0]).toEqual([voucherIds[1], 3_500])
  })

  it('counts again if the deposit is allocated anew', async () => {
    const { caseId, voucherIds } = await givenDebt('no-consumer')
    const paid = await pay(caseId, 'NOK', { amount: 10_000, earmark: { debitVoucherIds: [voucherIds[2]] } })
    const [{ allocationId }] = paid.body.allocations
    await api.post(`/case-voucher-allocations/${allocationId}/undo`, {})
    const again = await api.post('/case-voucher-allocations', { creditVoucherId: paid.body.caseVoucherId })
    expect(paidBy(again)).toEqual([[voucherIds[2], 10_000]])
  })

  it('422 where nothing gives the debtor the choice, until a rule of the tenant does', async () => {
    const { caseId, voucherIds } = await givenDebt('dk-business')
    const earmark = { debitVoucherIds: [voucherIds[2]] }
    const refused = await pay(caseId, 'DKK', { earmark })
    expect([refused.status, refused.body.code]).toEqual([422, 'earmark-not-given'])
    const without = await givenDebt(null)
    expect((await pay(without.caseId, 'DKK', { earmark: { categories: ['fee'] } })).body.code).toBe('earmark-not-given')
    const rule = {
      pack: 'dk-business',
      rule: 'debtor-earmarks',
      from: '2020-01-01',
      value: true,
      source: 'House policy',
    }
    const added = await api.post('/rule-rows', rule)
    expect(added.status, added.text).toBe(201)
    expect(paidBy(await pay(caseId, 'DKK', { earmark }))[0]).toEqual([voucherIds[2], 50_000])
  })

  it('422: names nothing, both, something twice, a credit, or a voucher of another case', async () => {
    const { caseId, voucherIds } = await givenDebt('no-consumer')
    const other = await givenDebt('no-consumer')
    const { body } = await pay(caseId, 'NOK', { amount: 100 })
    const [debit] = voucherIds
    const wrong: [object, string][] = [
      [{ earmark: {} }, '/earmark'],
      [{ earmark: { debitVoucherIds: [debit], categories: ['fee'] } }, '/earmark'],
      [{ earmark: { debitVoucherIds: [debit, debit?.toUpperCase()] } }, '/earmark'],
      [{ earmark: { categories: ['fee'] }, allocations: [{ debitVoucherId: debit, amount: 1 }] }, '/earmark'],
      [{ earmark: { debitVoucherIds: [debit, body.caseVoucherId] } }, '/earmark/debitVoucherIds/1'],
      [{ earmark: { debitVoucherIds: [other.voucherId] } }, '/earmark/debitVoucherIds/0'],
      [{ earmark: { debitVoucherIds: [newId()] } }, '/earmark/debitVoucherIds/0'],
      [{ earmark: { categories: ['deposit'] } }, '/earmark/categories/0'],
      [{ earmark: { debitVoucherIds: { id: debit } } }, '/earmark/debitVoucherIds'],
    ]
    for (const [more, path] of wrong) {
      const answer = await pay(caseId, 'NOK', more)
      expect([answer.status, answer.body.errors?.[0]?.path], JSON.stringify(more)).toEqual([422, path])
    }
  })

  it('works for a bank line, too', async () => {
    const { caseId, voucherIds } = await givenDebt('no-consumer')
    const bankLineId = await givenBankLine()
    const wrong = [{ caseId, amount: 10_000, earmark: { debitVoucherIds: [newId()] } }]
    const refused = await api.post(`/bank-lines/${bankLineId}/book`, { payments: wrong })
    expect(refused.body.errors[0].path).toBe('/payments/0/earmark/debitVoucherIds/0')
    const payments = [{ caseId, amount: 10_000, earmark: { debitVoucherIds: [voucherIds[2]] } }]
    const booked = await api.post(`/bank-lines/${bankLineId}/book`, { payments })
    expect(booked.status, booked.text).toBe(200)
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items.find((each: any) => each.caseVoucherId === voucherIds[2]).outstanding).toBe(40_000)
  })
})
