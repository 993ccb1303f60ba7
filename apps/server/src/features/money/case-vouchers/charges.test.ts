import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, standardType } from '../../../../test/given.ts'
import { startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { serverFolder } from '../../../platform/server-folder.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const table = readFileSync(join(serverFolder, '../../docs/law/charges.md'), 'utf8')
const rows = [...table.matchAll(/^\| \d+ \|.*$/gm)].map(([line]) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1),
)

async function givenClaim(
  pack: string | null,
  { amount = 500_000, date = '2024-01-01', dueDate = '2024-01-15', currency = 'DKK' } = {},
): Promise<{ caseId: string; claimId: string; customerId: string }> {
  const { caseId: known } = await givenCase(api, { vouchers: [] })
  const { customerId } = (await api.get(`/cases/${known}`)).body
  const claim = { voucherTypeId: standardType.principal, amount, source: 'CREDITOR', date, dueDate }
  const created = await api.post('/cases', { customerId, currency, rulePack: pack, caseVouchers: [claim] })
  expect(created.status, created.text).toBe(201)
  const { items } = (await api.get(`/case-vouchers/${created.body.id}`)).body
  return { caseId: created.body.id, claimId: items[0].caseVoucherId, customerId }
}

/** A demand of the creditor, written as in the table. */
async function givenDemand(caseId: string, demand = '2024-02-01 until 2024-02-11', more: object = {}): Promise<void> {
  const [date, deadline] = demand.split(' until ')
  if (deadline === undefined) return
  const fact = { caseId, kind: 'demand', date, deadline, channel: 'LETTER', note: 'Sent by the creditor', ...more }
  const { status, text } = await api.post('/limitation-facts', fact)
  expect(status, text).toBe(201)
}

async function bearVat(caseId: string): Promise<void> {
  const { creditorId } = (await api.get(`/cases/${caseId}`)).body
  const { status, text } = await api.patch(`/creditors/${creditorId}`, { vatRegistered: false })
  expect(status, text).toBe(204)
}

const typeOf = {
  'reminder-fee': standardType['reminder-fee'],
  'collection-cost': standardType['collection-cost'],
  compensation: standardType.compensation,
} as const

function charge(
  caseId: string,
  type: keyof typeof typeOf,
  amount: number,
  { headers = {}, ...more }: { headers?: Record<string, string>; [member: string]: unknown } = {},
) {
  const voucher = { voucherTypeId: typeOf[type], amount, currency: 'DKK', source: 'COLLECTOR', date: '2024-03-01' }
  return api.post(`/case-vouchers/${caseId}`, { ...voucher, ...more }, { headers })
}

describe('the table of docs/law/charges.md', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20)
  })

  it.each(rows)('%s: %s, %s of %s on a claim of %s', async (...cells) => {
    const [, pack, type, amount, claim, arose, due, demand, vat, earlier, date, verdict, earliest] = cells
    const currency = pack!.startsWith('no') ? 'NOK' : pack!.startsWith('se') ? 'SEK' : 'DKK'
    const { caseId } = await givenClaim(pack!, { amount: Number(claim), date: arose!, dueDate: due!, currency })
    if (vat === 'borne') await bearVat(caseId)
    await givenDemand(caseId, demand)
    for (const [, day, part] of earlier!.matchAll(/(\d{4}-\d\d-\d\d): (\d+)/g)) {
      const before = await charge(caseId, type as keyof typeof typeOf, Number(part), { date: day, currency })
      expect(before.status, before.text).toBe(201)
    }
    const { status, body } = await charge(caseId, type as keyof typeof typeOf, Number(amount), { date, currency })
    expect([status, body.code ?? 'allowed', body.earliestDate ?? 'none']).toEqual([
      verdict === 'allowed' ? 201 : 422,
      verdict === 'allowed' ? 'allowed' : 'charge-not-allowed',
      earliest,
    ])
    if (verdict !== 'allowed') expect(body).toMatchObject({ pack, rule: expect.any(String) })
  })
})

describe('a charge that the rule pack does not allow', () => {
  it('422: five reminder fees in one day', async () => {
    const { caseId } = await givenClaim('dk-consumer')
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push(await charge(caseId, 'reminder-fee', 10_000))
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 422, 422, 422])
    expect(answers[1]!.body).toMatchObject({
      ...{ code: 'charge-not-allowed', pack: 'dk-consumer', rule: 'reminder-fee', earliestDate: '2024-03-11' },
      source: expect.stringContaining('§ 9 b'),
      errors: [{ path: '/amount' }],
    })
  })

  it('422: names the rule in Danish as well', async () => {
    const { caseId } = await givenClaim('dk-consumer')
    const inDanish = { headers: { 'accept-language': 'da' } }
    const waiting = (await charge(caseId, 'collection-cost', 10_000_000, inDanish)).body
    expect(waiting.detail).toBe('Omkostninger afventer et påkrav og dets frist på mindst 10 dage.')
    await givenDemand(caseId)
    const { body } = await charge(caseId, 'collection-cost', 10_000_000, inDanish)
    expect(body.detail).toBe(
      'Omkostningerne for kravet må højst være 1.000,00 i alt, uden moms, som kreditor kan trække fra.',
    )
    await bearVat(caseId)
    const withVat = (await charge(caseId, 'collection-cost', 10_000_000, inDanish)).body
    expect(withVat.detail).toBe(
      'Omkostningerne for kravet må højst være 1.250,00 i alt: 1.000,00 og 250,00 i moms, som kreditor ikke kan trække fra.',
    )
  })

  it('concurrent fees never exceed the limit', async () => {
    const { caseId } = await givenClaim('dk-consumer')
    const answers = await Promise.all(Array.from({ length: 8 }, () => charge(caseId, 'reminder-fee', 10_000)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('422: in create case and add case vouchers, at the date of each charge', async () => {
    const { customerId } = await givenClaim('dk-consumer')
    const claim = { voucherTypeId: standardType.principal, amount: 500_000, source: 'CREDITOR', date: '2024-01-01' }
    const fee = (date: string) => ({ voucherTypeId: typeOf['reminder-fee'], amount: 10_000, source: 'CREDITOR', date })
    const open = (dates: readonly string[]) =>
      api.post('/cases', {
        ...{ customerId, currency: 'DKK', rulePack: 'dk-consumer' },
        caseVouchers: [{ ...claim, dueDate: '2024-01-15', referenceVouchers: dates.map(fee) }],
      })
    expect((await open(['2024-02-01', '2024-02-11', '2024-02-21'])).status).toBe(201)
    const close = await open(['2024-02-01', '2024-02-10'])
    expect([close.status, close.body.errors[0].path]).toEqual([422, '/caseVouchers/0/referenceVouchers/1/amount'])
    const added = await api.post(`/customers/${customerId}/add-case-vouchers`, {
      ...{ currency: 'EUR', caseVouchers: [{ ...claim, voucherTypeId: typeOf.compensation }] },
    })
    expect([201, 200]).toContain(added.status)
  })

  it('counts a fee for life: a reversed one is free again, one on another claim is not counted', async () => {
    const { caseId, claimId } = await givenClaim('dk-consumer')
    const first = await charge(caseId, 'reminder-fee', 10_000, { referenceCaseVoucherId: claimId })
    expect((await charge(caseId, 'reminder-fee', 10_000, { referenceCaseVoucherId: claimId })).status).toBe(422)
    await api.post(`/case-vouchers/${caseId}/${first.body.caseVoucherId}/reverse`, {})
    expect((await charge(caseId, 'reminder-fee', 10_000, { referenceCaseVoucherId: claimId })).status).toBe(201)
    const other = { voucherTypeId: standardType.principal, amount: 1_000, currency: 'DKK', source: 'CREDITOR' }
    const claimed = await api.post(`/case-vouchers/${caseId}`, { ...other, date: '2024-01-01', dueDate: '2024-01-15' })
    const onOther = { referenceCaseVoucherId: claimed.body.caseVoucherId }
    expect((await charge(caseId, 'reminder-fee', 10_000, onOther)).status).toBe(201)
  })

  it('without a rule pack nothing is judged', async () => {
    const { caseId } = await givenClaim(null)
    expect((await charge(caseId, 'compensation', 99_999_900)).status).toBe(201)
  })
})

describe('an override', () => {
  it('201: lets the charge pass with a reason, and is shown for ever', async () => {
    const { caseId } = await givenClaim('dk-consumer')
    const { status, text, body } = await charge(caseId, 'compensation', 31_000, { override: { reason: 'Court order' } })
    expect(status, text).toBe(201)
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    const found = items.find((voucher: any) => voucher.caseVoucherId === body.caseVoucherId)
    expect(found.ruleOverride).toMatchObject({
      ...{ rule: 'compensation', source: null, reason: 'Court order', at: testStart.toISOString() },
      by: { type: 'KEY' },
    })
  })

  it('403: needs the right to change rules', async () => {
    const { caseId } = await givenClaim('dk-consumer')
    const scopes = ['read:case-vouchers', 'write:case-vouchers']
    const { body: token } = await api.post('/tokens', { name: 'ERP', scopes })
    const headers = { authorization: `Bearer ${token.token}` }
    const refused = await charge(caseId, 'compensation', 31_000, { override: { reason: 'Because' }, headers })
    expect([refused.status, refused.body.code]).toEqual([403, 'override-not-permitted'])
  })

  it('is not stored on a lawful charge', async () => {
    const { caseId } = await givenClaim('dk-consumer')
    const { body } = await charge(caseId, 'reminder-fee', 10_000, { override: { reason: 'To be safe' } })
    const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
    expect(items.find((voucher: any) => voucher.caseVoucherId === body.caseVoucherId)).not.toHaveProperty(
      'ruleOverride',
    )
  })
})
