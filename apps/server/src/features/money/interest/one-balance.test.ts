import { afterAll, beforeAll, expect, it } from 'vitest'
import { standardType } from '../../../../test/given.ts'
import { asOwner } from '../../../../test/template-database.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../ledger/index.ts'
import { registerDebtorWeb } from '../../messaging/debtor-web/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
})
afterAll(() => api.close())

const dayMs = 86_400_000
const start = Date.parse('2023-02-01T09:00:00Z')

/** Numbers between 0 and 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function created(path: string, body: object): Promise<any> {
  const { status, text, body: answer } = await api.post(path, body)
  expect(status, `${path}: ${text}`).toBe(201)
  return answer
}

/** The first amount of money in a text, in the minor unit. */
function amountIn(text: string): number {
  const [, whole = '', cents = ''] = /(\d[\d.,\s\u00a0]*)[.,](\d\d)(?!\d)/.exec(text) ?? []
  return Number(whole.replaceAll(/\D/g, '') + cents)
}

it('shows the same amount everywhere, on 50 random dates', async () => {
  api.clock.set(new Date(start))
  const { creditorId } = await created('/creditors', { name: 'Nordkyst El A/S', address: { country: 'DK' } })
  const users = [{ details: { name: 'Mette Sørensen', email: 'mette@post.example' } }]
  const { customerId } = await created(`/customers?creditorId=${creditorId}`, { referenceId: 'K-1', users })
  const claim = { voucherTypeId: standardType.principal, source: 'CREDITOR', date: '2023-01-01' }
  const { id: caseId } = await created('/cases', {
    ...{ customerId, currency: 'DKK' },
    caseVouchers: [
      { ...claim, amount: 1_234_567, dueDate: '2023-01-15', interestRule: 'statutory' },
      { ...claim, amount: 765_432, dueDate: '2023-03-01', interest: 0.0777 },
      { ...claim, amount: 50_000 },
    ],
  })
  const { billingModelId } = await created('/billing-models', { name: 'Provision' })
  const random = randomNumbers(20_260_302)
  const dates = Array.from({ length: 50 }, () => start + Math.floor(random() * 700) * dayMs).sort((a, b) => a - b)
  const seen = new Set<number>()
  for (const [index, time] of dates.entries()) {
    api.clock.set(new Date(time))
    if (index % 7 === 3) {
      const day = new Date(time - Math.floor(random() * 20) * dayMs).toISOString().slice(0, 10)
      const payment = {
        amount: 20_000 + Math.floor(random() * 30_000),
        currency: 'DKK',
        source: 'COLLECTOR',
        date: day,
      }
      await created(`/cases/${caseId}/payments`, payment)
    }
    const { amountDue, totals, interest } = (await api.get(`/cases/${caseId}/balance`)).body
    const at = encodeURIComponent(new Date(time).toISOString())
    const past = (await api.get(`/cases/${caseId}/balance?pointInTime=${at}`)).body
    const one = (await api.get(`/cases/${caseId}`)).body
    const [listed] = (await api.get(`/cases?customerId=${customerId}`)).body.items
    const [ageing] = (await api.get('/reports/ageing')).body.currencies
    const text = '{{ balance.outstanding | money }}'
    const { body: letter } = await api.post('/templates/preview', {
      ...{ kind: 'letter', language: 'en', subject: 'Demand', body: `Pay ${text}`, caseId },
    })
    const { body: email } = await api.post('/templates/preview', {
      ...{ kind: 'email', language: 'en', subject: 'Demand', body: `<p>Pay ${text}</p>`, caseId },
    })
    // The payment form: what a payment of everything would pay.
    const everything = { amount: amountDue, currency: 'DKK', source: 'COLLECTOR', date: new Date(time).toISOString() }
    const form = await api.post(`/cases/${caseId}/payments`, everything, { headers: { prefer: 'dry-run' } })
    expect(form.status, form.text).toBeLessThan(300)
    // The settlement of everything so far: the claims and the interest booked, less what it says was collected.
    const period = { creditorId, billingModelId, currency: 'DKK', from: '2023-01-01' }
    const to = new Date(time).toISOString().slice(0, 10)
    const settlement = await api.post('/billings', { ...period, to }, { headers: { prefer: 'dry-run' } })
    const { items: vouchers } = (await api.get(`/case-vouchers/${caseId}`)).body
    const isPaid = vouchers.some(({ category }: any) => category === 'deposit')
    expect([settlement.status < 300, settlement.body.code], settlement.text).toEqual(
      isPaid ? [true, undefined] : [false, 'nothing-to-bill'],
    )
    const collected = isPaid ? settlement.body.totals.collected : 0
    const { url } = await created('/links', { caseId, language: 'en' })
    const page = await api.app.inject({ url: new URL(url).pathname, remoteAddress: `10.1.0.${index}` })
    const shown =
      /class="[^"]*amount[^"]*"[^>]*>([^<]+)</.exec(page.payload)?.[1] ?? page.payload.replaceAll(/<[^>]+>/g, ' ')
    expect({
      ...{ balance: dueOn(totals), past: past.amountDue },
      ...{ one: dueOn(one), listed: dueOn(listed) },
      ...{ ageing: ageing.outstanding, letter: amountIn(letter.body), email: amountIn(email.body) },
      settlement: chargedBy(vouchers) - collected + Number(totals.accruedInterest),
      ...{ form: sumOf(form.body.allocations), rest: form.body.unallocated },
      ...{ debtor: amountIn(shown), lines: sumOf(interest.flatMap(({ lines }: any) => lines)) },
    }).toEqual({
      ...{ balance: amountDue, past: amountDue, one: amountDue, listed: amountDue, ageing: amountDue },
      ...{
        settlement: amountDue,
        letter: amountDue,
        email: amountDue,
        debtor: amountDue,
        form: amountDue,
        rest: 0,
        lines: sumOf(interest.map(({ total }: any) => ({ amount: total }))),
      },
    })
    seen.add(amountDue)
  }
  expect(seen.size).toBeGreaterThan(40)
  await expectInterestVerified()
}, 300_000)

/** Interest that is booked without ground is found, and so is a ground without booking. */
async function expectInterestVerified(): Promise<void> {
  const failed = async (): Promise<string[]> => {
    const { checks } = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
    return checks.flatMap(({ name, ok }) => (ok || !/interest/i.test(name) ? [] : [name]))
  }
  const add = (amount: number): Promise<unknown> =>
    asOwner(api.databaseUrl, (client) =>
      client.query(`begin; alter table case_vouchers no force row level security;
        update case_vouchers set amount = amount + (${amount}), outstanding = least(outstanding, amount + (${amount})) where case_voucher_id = (
          select case_voucher_id from case_vouchers where interest_basis is not null order by created_at desc, case_voucher_id desc limit 1);
        alter table case_vouchers force row level security; commit`),
    )
  expect(await failed()).toEqual([])
  await add(1)
  expect(await failed()).toContain('Booked interest is not more than accrued by the day until which it was booked')
  await add(-2)
  expect(await failed()).toEqual(['Interest is booked in full by the day until which it was booked'])
  await add(1)
  expect(await failed()).toEqual([])
}

/** The debits, less the corrections of interest that reduce them. */
function chargedBy(
  vouchers: readonly { category: string; direction: string; amount: number; outstanding: number }[],
): number {
  const debits = vouchers.filter(({ direction }) => direction === 'debit')
  const corrections = vouchers.filter(({ category }) => category === 'credit-note')
  return sumOf(debits) - corrections.reduce((sum, { amount, outstanding }) => sum + amount - outstanding, 0)
}

/** What is booked, and what has accrued. */
function dueOn(figures: { readonly outstanding: number; readonly accruedInterest: number }): number {
  return figures.outstanding + figures.accruedInterest
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}
