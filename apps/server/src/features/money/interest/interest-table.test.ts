import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/database/sql.ts'
import { serverFolder } from '../../../platform/server-folder.ts'
import { interestOfVouchers, type InterestRules, type InterestVoucher, findInterestRules } from './index.ts'

const timeZone = 'Europe/Copenhagen'
const table = readFileSync(join(serverFolder, '../../docs/law/interest.md'), 'utf8')
const rows = [...table.matchAll(/^\| \d+ \|.*$/gm)].map(([line]) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1),
)

let api: TestApp
const rules = new Map<string, InterestRules>()
beforeAll(async () => {
  api = await startTestApp()
  const { tenantId } = api.tenant
  const { body: packs } = await api.get('/rule-packs')
  const creditor = (await api.post('/creditors', { name: 'Nordkyst A/S' })).body
  const query = `creditorId=${creditor.creditorId}`
  const customer = (
    await api.post(`/customers?${query}`, { referenceId: 'K-1', users: [{ details: { name: 'Mette' } }] })
  ).body
  for (const rulePack of [null, ...packs.items.map(({ pack }: { pack: string }) => pack)]) {
    const input = { customerId: customer.customerId, currency: 'DKK', rulePack }
    const { body } = await api.post('/cases', input)
    const [found] = await api.database.read(tenantId, findInterestRules(tenantId, sql`select ${body.id}::uuid`))
    rules.set(rulePack ?? 'none', found!)
  }
})
afterAll(() => api.close())

describe('the table of docs/law/interest.md', () => {
  it('has at least 60 rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })

  it.each(rows)('%s: %s, %s, %s from %s until %s', (...cells) => {
    const [, pack, rule, amount, from, until, paid, interest, unpriced] = cells
    const known = rules.get(pack!)!
    const day = (text: string): Date => new Date(`${text}T12:00:00Z`)
    const payments = [...paid!.matchAll(/(\d{4}-\d\d-\d\d): (\d+)/g)].map(([, date, part]) => ({
      date: day(date!).toISOString(),
      amount: Number(part),
    }))
    const claim: InterestVoucher = {
      ...{ caseVoucherId: 'claim', caseId: known.caseId, category: 'principal', direction: 'debit' },
      ...{ amount: Number(amount), date: day(from!), dueDate: day(from!), demandedOn: null, payments },
      ...(rule === 'statutory'
        ? { interest: null, interestRule: rule }
        : { interest: rule!, interestRule: 'contractual' }),
      ...{
        interestStartDate: null,
        interestEndDate: null,
        referenceCaseVoucherId: null,
        reversesCaseVoucherId: null,
      },
      ...{ isInterestCorrection: false, lapsedInterest: null, facts: [] },
    }
    const [found] = interestOfVouchers([claim], [known], { pointInTime: day(until!), timeZone })
    expect([found?.total, found?.unpricedDays]).toEqual([BigInt(interest!), Number(unpriced)])
  })
})
