import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, standardType } from '../../../../test/given.ts'
import { type Answer, startTestApp, type TestApp, testStart } from '../../../../test/test-app.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { registerDebtorWeb } from './index.ts'

let api: TestApp
let visitors = 0
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(testStart)
  await ok(api.patch('/payment-plan-settings', { debtorMayPropose: true, acceptsWithinLimits: false, monthsMax: 12 }))
})

async function ok(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

interface Visit {
  readonly status: number
  readonly location: string
  readonly text: string
}

async function visit(path: string, form?: Record<string, string>): Promise<Visit> {
  visitors += 1
  const answer = await api.app.inject({
    ...{ method: form === undefined ? 'GET' : 'POST', url: path, remoteAddress: `10.1.0.${visitors}` },
    ...(form === undefined
      ? {}
      : {
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
  })
  return { status: answer.statusCode, location: answer.headers['location'] ?? '', text: answer.payload }
}

async function linkTo(caseId: string, more: object = {}): Promise<string> {
  const { url } = await ok(api.post('/links', { caseId, language: 'en', ...more }))
  return new URL(url as string).pathname
}

const choice = { amount: '500', interval: 'MONTHLY', firstDueDate: '2026-04-01' }
const valueOf = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
const plansOf = async (caseId: string): Promise<Answer['body'][]> =>
  (await ok(api.get(`/payment-plans?caseId=${caseId}`))).items

async function givenOffer(): Promise<{ caseId: string; planId: string; path: string }> {
  const { caseId } = await givenCase(api, { status: 'VERIFIED' })
  const terms = { instalmentAmount: 50_000, interval: 'MONTHLY', firstDueDate: '2026-04-01' }
  const { paymentPlanId } = await ok(api.post(`/cases/${caseId}/payment-plans`, terms))
  return { caseId, planId: paymentPlanId, path: await linkTo(caseId) }
}

describe('a proposal of the debtor', () => {
  it('is previewed, signed, and waits for a caseworker to accept it', async () => {
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const path = await linkTo(caseId)
    expect((await visit(path)).text).toContain('Pay in instalments')
    const preview = await visit(`${path}/plan/preview?lang=en`, choice)
    expect(preview.status).toBe(200)
    expect(preview.text).toContain('I acknowledge that on 2 March 2026 I owe Nordkyst El A/S')
    expect(preview.text).toContain('1 June 2026')
    expect(await plansOf(caseId)).toEqual([])
    const seen = valueOf(preview.text, 'seen')
    const signed = { ...choice, seen, name: 'Mette Sørensen' }
    const [one, two] = await Promise.all([1, 2].map(() => visit(`${path}/plan/propose?lang=en`, signed)))
    expect([one?.status, two?.status].sort()).toEqual([303, 303])
    expect(one?.location).toContain('/plan/proposed')
    const [plan] = await plansOf(caseId)
    expect(plan).toMatchObject({
      ...{ status: 'PROPOSED', proposedBy: 'DEBTOR', amount: 120_000 },
      signature: { method: 'DEBTOR_WEB', name: 'Mette Sørensen', signedAt: testStart.toISOString() },
    })
    expect(plan.signature.ipAddress).toMatch(/^10\.1\.0\.\d+$/)
    expect(plan.signature.text).toContain('starts a new limitation period')
    expect((await visit(path)).text).toContain('We have received your proposal')
    const accepted = await ok(api.post(`/payment-plans/${plan.paymentPlanId}/accept`, {}))
    expect(accepted).toMatchObject({ status: 'ACTIVE', fileId: plan.fileId })
    expect((await visit(path)).text).toContain('Next instalment: 500.00')
  })

  it('stores a document that names the debt, its amount, the instalments and the signature', async () => {
    await ok(api.patch('/payment-plan-settings', { acceptsWithinLimits: true }))
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const path = await linkTo(caseId)
    const { text } = await visit(`${path}/plan/preview?lang=da`, choice)
    const signed = { ...choice, seen: valueOf(text, 'seen'), name: '{{ debtor.name }} # **Mette**' }
    const answer = await visit(`${path}/plan/propose?lang=da`, signed)
    expect(answer.location).toContain('/plan/signed')
    const [plan] = await plansOf(caseId)
    expect(plan.status).toBe('ACTIVE')
    const download = await visit(`${path}/files/${plan.fileId}`)
    expect(download.status).toBe(200)
    const file = await api.app.inject({ url: `${path}/files/${plan.fileId}`, remoteAddress: '10.2.0.1' })
    const pdf = readPdf(file.rawPayload)
    const words = JSON.stringify(pdf).replaceAll(/\s+|\\n/g, ' ')
    for (const part of ['1.200,00', '500,00', '1. april 2026', 'debtor.name', 'Underskrevet elektronisk']) {
      expect(words).toContain(part)
    }
  })

  it('is shown again if the amounts have changed since the debtor saw them', async () => {
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const path = await linkTo(caseId)
    const { text } = await visit(`${path}/plan/preview?lang=en`, choice)
    await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.principal, amount: 1_000 })
    const signed = { ...choice, seen: valueOf(text, 'seen'), name: 'Mette Sørensen' }
    const again = await visit(`${path}/plan/propose?lang=en`, signed)
    expect(again.status).toBe(422)
    expect(again.text).toContain('The amounts have changed')
    expect(await plansOf(caseId)).toEqual([])
  })

  it.each([
    ['no amount', { amount: '' }, 'Enter an amount'],
    ['a negative amount', { amount: '-500' }, 'Enter an amount'],
    ['an instalment below the limit', { amount: '99,99' }, 'The smallest instalment is 100'],
    ['a plan beyond the limit', { firstDueDate: '2027-02-01' }, 'The longest plan is 12 months'],
    ['a date that has passed', { firstDueDate: '1900-01-01' }, 'Choose a date'],
    ['a date that does not exist', { firstDueDate: '2026-02-30' }, 'Choose a date'],
    ['another interval', { interval: 'DAILY' }, 'Choose how often'],
  ])('422: rejects %s', async (_name, fields, expected) => {
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const path = await linkTo(caseId)
    const refused = await visit(`${path}/plan/preview?lang=en`, { ...choice, ...fields })
    expect([refused.status, refused.text.includes(expected)]).toEqual([422, true])
  })

  it('is not offered, and not accepted, if the tenant does not want it or the link is not for a debtor', async () => {
    await ok(api.patch('/payment-plan-settings', { debtorMayPropose: false }))
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const path = await linkTo(caseId)
    expect((await visit(path)).text).not.toContain('Pay in instalments')
    expect((await visit(`${path}/plan/preview`, choice)).status).toBe(409)
    await ok(api.patch('/payment-plan-settings', { debtorMayPropose: true }))
    const { customerId } = await ok(api.get(`/cases/${caseId}`))
    const contact = { relation: 'alternative-contact', details: { name: 'Per' } }
    const { userId } = await ok(api.post(`/customers/${customerId}/users`, contact))
    const other = await linkTo(caseId, { userId })
    expect((await visit(other)).text).not.toContain('Pay in instalments')
    expect((await visit(`${other}/plan/preview`, choice)).status).toBe(409)
  })
})

describe('an offer of a caseworker', () => {
  it('is signed on the page of the case, once, and is then in force', async () => {
    const { caseId, planId, path } = await givenOffer()
    expect((await visit(path)).text).toContain('An offer to pay in instalments')
    const form = { planId, name: 'Mette Sørensen' }
    const answers = await Promise.all([1, 2, 3].map(() => visit(`${path}/plan/accept?lang=en`, form)))
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => [303, 409].includes(status))).toBe(true)
    const [plan] = await plansOf(caseId)
    expect(plan).toMatchObject({ status: 'ACTIVE', signature: { method: 'DEBTOR_WEB', name: 'Mette Sørensen' } })
    const { items } = await ok(api.get(`/interactions?referenceId=${caseId}`))
    expect(items).toHaveLength(1)
    expect((await ok(api.get(`/cases/${caseId}`))).pausedAt).not.toBeNull()
  })

  it('cannot be signed through the link of another case, or without a name', async () => {
    const { planId, path } = await givenOffer()
    const other = await givenOffer()
    expect((await visit(`${other.path}/plan/accept`, { planId, name: 'Mette Sørensen' })).status).toBe(409)
    await visit(`${path}/plan/accept`, { planId, name: ' ' })
    await visit(`${path}/plan/accept`, { planId, name: '<b>' })
    expect(await ok(api.get(`/payment-plans/${planId}`))).toMatchObject({ status: 'PROPOSED', signature: null })
    await ok(api.post(`/payment-plans/${planId}/end`, { status: 'WITHDRAWN' }))
    expect((await visit(`${path}/plan/accept`, { planId, name: 'Mette Sørensen' })).status).toBe(409)
  })
})
