import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCase, givenCustomer, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { type Answer, startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyLedger } from '../ledger/index.ts'
import { checkPaymentPlans } from './check-payment-plans.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.set(testStart)
})

const terms = { instalmentAmount: 50_000, interval: 'MONTHLY', firstDueDate: '2026-04-01' }

async function ok(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, text } = await answer
  expect(status, text).toBeLessThan(300)
  return body
}

/** A case of 1,200.00, and a proposal of 500.00 + 500.00 + 200.00. */
async function givenProposal(fields: object = {}, given: object = {}): Promise<{ caseId: string; planId: string }> {
  const { caseId } = await givenCase(api, { status: 'VERIFIED', ...given })
  const { paymentPlanId } = await ok(api.post(`/cases/${caseId}/payment-plans`, { ...terms, ...fields }))
  return { caseId, planId: paymentPlanId }
}

async function givenFile(as?: TestTenant): Promise<string> {
  const file = {
    fileName: 'aftale.pdf',
    contentType: 'application/pdf',
    content: Buffer.from('%PDF-1.7').toString('base64'),
  }
  return (await ok(api.post('/files', file, as === undefined ? {} : { as }))).fileId
}

async function accept(planId: string): Promise<Answer> {
  return api.post(`/payment-plans/${planId}/accept`, { fileId: await givenFile(), signedBy: 'Mette Sørensen' })
}

async function givenPlan(fields: object = {}, given: object = {}): Promise<{ caseId: string; planId: string }> {
  const proposal = await givenProposal(fields, given)
  await ok(accept(proposal.planId))
  return proposal
}

const plan = async (planId: string): Promise<Answer['body']> => ok(api.get(`/payment-plans/${planId}`))

function pay(caseId: string, amount: number, date: string): Promise<Answer['body']> {
  return ok(api.post(`/cases/${caseId}/payments`, { amount, currency: 'DKK', source: 'COLLECTOR', date }))
}

async function checkOn(day: string): Promise<void> {
  api.clock.set(new Date(`${day}T09:00:00Z`))
  await checkPaymentPlans(api.services)
}

async function typesAbout(planId: string): Promise<string[]> {
  return (await eventsAbout(api, planId)).map(({ type, data }) =>
    [type.replace('payment-plans.', ''), data.instalment?.number ?? data.status].join(' '),
  )
}

describe('create a payment plan', () => {
  it('201: stores a proposal with its instalments', async () => {
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const created = await api.post(`/cases/${caseId}/payment-plans`, terms)
    expect(created.status, created.text).toBe(201)
    const { paymentPlanId } = created.body
    expect(created.headers['location']).toContain(`/payment-plans/${paymentPlanId}`)
    expect(created.body).toMatchObject({
      ...{ caseId, status: 'PROPOSED', amount: 120_000, amountDue: 120_000, interest: 0, covers: 'ALL', paid: 0 },
      ...{ proposedBy: 'CASEWORKER', signature: null, acceptedAt: null, nextInstalment: null },
      instalments: [
        { number: 1, dueDate: '2026-04-01', amount: 50_000, paid: 0, state: 'OPEN' },
        { number: 2, dueDate: '2026-05-01', amount: 50_000, paid: 0, state: 'OPEN' },
        { number: 3, dueDate: '2026-06-01', amount: 20_000, paid: 0, state: 'OPEN' },
      ],
    })
    expect(await plan(paymentPlanId)).toEqual(created.body)
    expect((await api.get(`/payment-plans?caseId=${caseId}&status=PROPOSED`)).body.items).toEqual([created.body])
    expect(await typesAbout(paymentPlanId)).toEqual(['create PROPOSED'])
    expect(await auditOf(api, paymentPlanId)).toMatchObject([{ operation: 'create-payment-plan', after: created.body }])
    expect((await ok(api.get(`/cases/${caseId}`))).pausedAt).toBeNull()
  })

  it('200: a dry run previews the plan with interest, and stores nothing', async () => {
    const voucher = { amount: 120_000, dueDate: '2026-01-31', interestRule: 'contractual', interest: 0.12 }
    const { caseId } = await givenCase(api, { status: 'VERIFIED', vouchers: [voucher] })
    const headers = { prefer: 'dry-run' }
    const body = { ...terms, instalmentAmount: undefined, instalmentCount: 4 }
    const preview = await api.post(`/cases/${caseId}/payment-plans`, body, { headers })
    expect(preview.status, preview.text).toBeLessThan(300)
    const { instalments } = preview.body
    const [amount, amountDue, interest] = ['amount', 'amountDue', 'interest'].map((name) =>
      Number(preview.body[name]),
    ) as [number, number, number]
    expect(instalments).toHaveLength(4)
    expect(amountDue).toBe((await ok(api.get(`/cases/${caseId}/balance`))).amountDue)
    expect(interest).toBeGreaterThan(0)
    expect(amount).toBe(amountDue + interest)
    expect((await ok(api.get(`/payment-plans?caseId=${caseId}`))).items).toEqual([])
  })

  it('a plan that is paid on time settles the case to the øre, as its preview said', async () => {
    const voucher = { amount: 120_000, dueDate: '2026-01-31', interestRule: 'contractual', interest: 0.12 }
    const { caseId, planId } = await givenPlan({ instalmentAmount: 45_000 }, { vouchers: [voucher] })
    for (const { dueDate, amount } of (await plan(planId)).instalments) {
      api.clock.set(new Date(`${dueDate}T09:00:00Z`))
      await pay(caseId, amount, dueDate)
    }
    expect((await ok(api.get(`/cases/${caseId}`))).endReason).toBe('PAID')
    await checkPaymentPlans(api.services)
    expect((await plan(planId)).status).toBe('COMPLETED')
  })

  it('422: one proposal and one plan in force for a case', async () => {
    const { caseId, planId } = await givenProposal()
    expect((await api.post(`/cases/${caseId}/payment-plans`, terms)).body.code).toBe('payment-plan-exists')
    await ok(accept(planId))
    const { paymentPlanId } = await ok(api.post(`/cases/${caseId}/payment-plans`, terms))
    expect((await accept(paymentPlanId)).body.code).toBe('payment-plan-exists')
  })

  it.each([
    ['a date that has passed', { firstDueDate: '1900-01-01' }, 'validation-failed'],
    ['a date too far away', { firstDueDate: '2199-12-01' }, 'payment-plan-not-possible'],
    ['the last date of all', { firstDueDate: '9999-12-31' }, 'payment-plan-not-possible'],
    ['a date that does not exist', { firstDueDate: '2999-02-30' }, 'validation-failed'],
    ['no division', { instalmentAmount: undefined }, 'validation-failed'],
    ['two divisions', { instalmentCount: 3 }, 'validation-failed'],
    ['a negative amount', { instalmentAmount: -1 }, 'validation-failed'],
    ['an object as an amount', { instalmentAmount: { toString: 'x' } }, 'validation-failed'],
    ['a list as an interval', { interval: ['MONTHLY'] }, 'validation-failed'],
    [
      '1 øre in 1,000 instalments',
      { amount: 1, instalmentAmount: undefined, instalmentCount: 1_000 },
      'validation-failed',
    ],
    [
      '1 øre in 260 instalments',
      { amount: 1, instalmentAmount: undefined, instalmentCount: 260 },
      'payment-plan-not-possible',
    ],
    ['instalments of 1 øre', { instalmentAmount: 1 }, 'payment-plan-not-possible'],
    ['more than is due', { amount: 120_001 }, 'payment-plan-not-possible'],
    ['a fee without a voucher type', { fee: 17_000 }, 'validation-failed'],
  ])('422: rejects %s', async (_name, fields, code) => {
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const refused = await api.post(`/cases/${caseId}/payment-plans`, { ...terms, ...fields })
    expect([refused.status, refused.body.code], refused.text).toEqual([422, code])
  })

  it('422: rejects a case that has ended or where nothing is due', async () => {
    const ended = await givenCase(api, { endReason: 'WITHDRAWN' })
    const empty = await givenCase(api, { vouchers: [] })
    for (const { caseId } of [ended, empty]) {
      expect((await api.post(`/cases/${caseId}/payment-plans`, terms)).body.code).toBe('payment-plan-not-possible')
    }
  })

  it('books a fee through the charge gate, in Sweden only', async () => {
    await ok(api.post('/voucher-types', { handle: 'plan-fee', label: 'Uppläggning', category: 'fee' }))
    const sek = { currency: 'SEK', rulePack: 'se-consumer' }
    const { caseId, planId } = await givenProposal({ fee: 17_000 }, sek)
    expect(await plan(planId)).toMatchObject({ fee: 17_000, amountDue: 137_000 })
    await ok(accept(planId))
    expect((await ok(api.get(`/cases/${caseId}/balance`))).totals.outstanding).toBe(137_000)
    const { caseId: other } = await givenCase(api, { status: 'VERIFIED', ...sek })
    const tooMuch = await api.post(`/cases/${other}/payment-plans`, { ...terms, fee: 17_001 })
    expect(tooMuch.body).toMatchObject({ code: 'charge-not-allowed', rule: 'plan-fee' })
    const { caseId: danish } = await givenCase(api, { status: 'VERIFIED', rulePack: 'dk-consumer' })
    expect((await api.post(`/cases/${danish}/payment-plans`, { ...terms, fee: 100 })).body.code).toBe(
      'charge-not-allowed',
    )
  })
})

describe('accept a payment plan', () => {
  it('200: needs a signature, pauses the case and books the interest', async () => {
    const voucher = { amount: 120_000, dueDate: '2026-01-31', interestRule: 'contractual', interest: 0.12 }
    const { caseId, planId } = await givenProposal({}, { vouchers: [voucher] })
    expect((await api.post(`/payment-plans/${planId}/accept`, {})).body.code).toBe('payment-plan-unsigned')
    const fileId = await givenFile()
    const noName = await api.post(`/payment-plans/${planId}/accept`, { fileId })
    expect(noName.body.errors).toMatchObject([{ path: '/signedBy' }])
    const signed = { fileId, signedBy: 'Mette Sørensen', signedOn: '2026-03-01' }
    const accepted = await ok(api.post(`/payment-plans/${planId}/accept`, signed))
    expect(accepted).toMatchObject({
      ...{ status: 'ACTIVE', fileId, nextInstalment: { number: 1, dueDate: '2026-04-01', amount: 50_000 } },
      signature: { method: 'PAPER', name: 'Mette Sørensen', signedAt: '2026-02-28T23:00:00.000Z' },
    })
    const shown = await ok(api.get(`/cases/${caseId}`))
    expect(shown.pausedAt).not.toBeNull()
    expect(shown.accruedInterest).toBe(0)
    expect(await ok(api.get(`/updates/${accepted.updateId}`))).toMatchObject({
      ...{ label: 'Payment plan agreed', data: { paymentPlanId: planId } },
    })
    expect(await typesAbout(planId)).toEqual(['create PROPOSED', 'status-change ACTIVE'])
    const [row] = await api.database.read(
      api.tenant.tenantId,
      sql<{ amountDue: number; acceptedAt: Date }>`
        select amount_due as "amountDue", accepted_at as "acceptedAt" from payment_plans
        where tenant_id = ${api.tenant.tenantId}::uuid and payment_plan_id = ${planId}::uuid`,
    )
    expect(row).toEqual({ amountDue: accepted.amountDue, acceptedAt: testStart })
  })

  it('concurrent acceptances put one plan in force, once', async () => {
    const { caseId, planId } = await givenProposal()
    const answers = await Promise.all([accept(planId), accept(planId), accept(planId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await ok(api.get(`/updates?caseId=${caseId}`))).items).toHaveLength(1)
    expect((await typesAbout(planId)).filter((type) => type === 'status-change ACTIVE')).toHaveLength(1)
  })

  it('422: rejects a proposal after a payment, or after its first due date', async () => {
    const paid = await givenProposal()
    await pay(paid.caseId, 100, '2026-03-02')
    expect((await accept(paid.planId)).body.code).toBe('payment-plan-outdated')
    const late = await givenProposal()
    api.clock.set(new Date('2026-04-02T09:00:00Z'))
    expect((await accept(late.planId)).body.code).toBe('payment-plan-outdated')
  })
})

describe('end a payment plan', () => {
  it('200: declines or withdraws a proposal, and cancels a plan in force', async () => {
    const { planId } = await givenProposal()
    const cancelled = await api.post(`/payment-plans/${planId}/end`, { status: 'CANCELLED' })
    expect(cancelled.body).toMatchObject({ code: 'payment-plan-status', planStatus: 'PROPOSED' })
    const declined = await ok(api.post(`/payment-plans/${planId}/end`, { status: 'DECLINED', reason: 'For lidt' }))
    expect(declined).toMatchObject({ status: 'DECLINED', endReason: 'For lidt' })
    expect((await accept(planId)).body.code).toBe('payment-plan-status')
    const active = await givenPlan()
    expect((await api.post(`/payment-plans/${active.planId}/end`, { status: 'WITHDRAWN' })).status).toBe(422)
    await ok(api.post(`/payment-plans/${active.planId}/end`, { status: 'CANCELLED' }))
    expect((await ok(api.get(`/cases/${active.caseId}`))).pausedAt).toBeNull()
    expect(await typesAbout(active.planId)).toEqual([
      'create PROPOSED',
      'status-change ACTIVE',
      'status-change CANCELLED',
    ])
  })

  it('200: ends although the update that paused the case was deleted', async () => {
    const { planId } = await givenPlan()
    await ok(api.delete(`/updates/${(await plan(planId)).updateId}`))
    await ok(api.post(`/payment-plans/${planId}/end`, { status: 'CANCELLED' }))
  })
})

describe('instalments', () => {
  it('are filled by payments on the case in order, and a reversal empties them again', async () => {
    const { caseId, planId } = await givenPlan()
    const { caseVoucherId } = await pay(caseId, 70_000, '2026-03-02')
    const states = async (): Promise<unknown[]> =>
      (await plan(planId)).instalments.map(({ paid, state }: { paid: number; state: string }) => [paid, state])
    expect(await states()).toEqual([
      [50_000, 'PAID'],
      [20_000, 'PARTLY_PAID'],
      [0, 'OPEN'],
    ])
    expect((await plan(planId)).nextInstalment).toEqual({ number: 2, dueDate: '2026-05-01', amount: 30_000 })
    await ok(api.post(`/case-vouchers/${caseId}/${caseVoucherId}/reverse`, {}))
    expect((await states())[0]).toEqual([0, 'OPEN'])
  })

  it('are reminded of, and noticed as paid and missed, once each; the plan is broken and the case goes on', async () => {
    const { caseId, planId } = await givenPlan({}, { rulePack: 'dk-consumer' })
    await checkOn('2026-03-28')
    await checkOn('2026-03-29')
    await checkOn('2026-03-30')
    await pay(caseId, 50_000, '2026-03-30')
    await checkPaymentPlans(api.services)
    await checkOn('2026-05-06')
    await pay(caseId, 10_000, '2026-05-06')
    await checkOn('2026-05-07')
    await checkOn('2026-05-08')
    expect((await plan(planId)).status).toBe('ACTIVE')
    await checkOn('2026-06-07')
    await checkOn('2026-06-08')
    expect(await plan(planId)).toMatchObject({ status: 'BROKEN', endReason: 'Afdrag er ikke betalt.' })
    expect(await typesAbout(planId)).toEqual([
      'create PROPOSED',
      'status-change ACTIVE',
      'instalment-due 1',
      'instalment-paid 1',
      'instalment-missed 2',
      'instalment-missed 3',
      'status-change BROKEN',
    ])
    expect((await ok(api.get(`/cases/${caseId}`))).pausedAt).toBeNull()
  })

  it('allow no new fees in Denmark after the plan was broken', async () => {
    const fee = (caseId: string, date: string): Promise<Answer> => {
      const charge = {
        voucherTypeId: standardType['reminder-fee'],
        amount: 10_000,
        currency: 'DKK',
        source: 'COLLECTOR',
      }
      return api.post(`/case-vouchers/${caseId}`, { ...charge, date })
    }
    const { caseId } = await givenPlan({}, { rulePack: 'dk-consumer' })
    await ok(fee(caseId, '2026-03-02'))
    await checkOn('2026-06-07')
    const refused = await fee(caseId, '2026-06-07')
    expect(refused.body).toMatchObject({ code: 'charge-not-allowed', rule: 'fees-after-breach', earliestDate: null })
    await ok(fee(caseId, '2026-03-20'))
    const { caseId: other } = await givenCase(api, { rulePack: 'dk-consumer' })
    await ok(fee(other, '2026-06-07'))
  })

  it('are caught up in order after a year in which nobody looked', async () => {
    const { planId } = await givenPlan()
    await checkOn('2027-03-02')
    expect((await typesAbout(planId)).slice(2)).toEqual([
      'instalment-missed 1',
      'instalment-missed 2',
      'status-change BROKEN',
    ])
  })

  it('are noticed once by two processes at the same time', async () => {
    const { planId } = await givenPlan()
    api.clock.set(new Date('2026-06-07T09:00:00Z'))
    await Promise.all([1, 2, 3].map(() => checkPaymentPlans(api.services)))
    const types = await typesAbout(planId)
    expect(types).toEqual([...new Set(types)])
    expect(types.at(-1)).toBe('status-change BROKEN')
  })

  it('a payment at the same time as the breach ends the plan once, as paid or as broken', async () => {
    await ok(api.patch('/payment-plan-settings', { breachAfterMissed: 1 }))
    const { caseId, planId } = await givenPlan({ instalmentAmount: 120_000 })
    await ok(api.patch('/payment-plan-settings', { breachAfterMissed: 2 }))
    api.clock.set(new Date('2026-04-07T09:00:00Z'))
    await Promise.all([
      pay(caseId, 120_000, '2026-04-07'),
      checkPaymentPlans(api.services),
      checkPaymentPlans(api.services),
    ])
    await checkPaymentPlans(api.services)
    const { status } = await plan(planId)
    expect(['COMPLETED', 'BROKEN']).toContain(status)
    expect((await typesAbout(planId)).filter((type) => type.startsWith('status-change'))).toEqual([
      'status-change ACTIVE',
      `status-change ${status}`,
    ])
  })

  it('a plan ends with its case', async () => {
    const { caseId, planId } = await givenPlan()
    const { items } = await ok(api.get('/end-reasons?pageSize=100'))
    const { endReasonId } = items.find(({ handle }: { handle: string }) => handle === 'WITHDRAWN')
    await ok(api.patch(`/cases/${caseId}`, { status: 'ENDED', endReasonId }))
    await checkPaymentPlans(api.services)
    expect((await plan(planId)).status).toBe('CANCELLED')
  })
})

describe('settings of payment plans', () => {
  it('200: apply to plans that are proposed later', async () => {
    const as = await api.createTenant('Regler')
    const before = await ok(api.get('/payment-plan-settings', { as }))
    expect(before).toMatchObject({ debtorMayPropose: false, graceDays: 5, breachAfterMissed: 2, updatedAt: null })
    const changed = await ok(api.patch('/payment-plan-settings', { graceDays: 0, breachAfterMissed: 1 }, { as }))
    expect(changed).toMatchObject({ graceDays: 0, breachAfterMissed: 1, reminderDays: 3 })
    const { caseId } = await givenCase(api, { as, status: 'VERIFIED' })
    expect(await ok(api.post(`/cases/${caseId}/payment-plans`, terms, { as }))).toMatchObject({ graceDays: 0 })
  })
})

describe('attacks', () => {
  it('404: another tenant sees no plan and cannot use a file of another tenant', async () => {
    const { planId } = await givenProposal()
    const as = await api.createTenant('Fremmed')
    expect((await api.get(`/payment-plans/${planId}`, { as })).status).toBe(404)
    expect((await api.post(`/payment-plans/${planId}/end`, { status: 'WITHDRAWN' }, { as })).status).toBe(404)
    const fileId = await givenFile(as)
    const foreign = await api.post(`/payment-plans/${planId}/accept`, { fileId, signedBy: 'X' })
    expect(foreign.body).toMatchObject({ code: 'unknown-reference', errors: [{ path: '/fileId' }] })
    expect((await api.get(`/payment-plans?caseId=${newId()}`)).body.code).toBe('unknown-reference')
  })

  it('401: a token needs the scope of the operation, and no other', async () => {
    const { tenantId } = api.tenant
    const { caseId } = await givenCase(api, { status: 'VERIFIED' })
    const as = {
      tenantId,
      ...(await api.createToken(tenantId, ['read:payment-plans', 'write:cases', 'write:updates'])),
    }
    expect((await api.get('/payment-plans', { as })).status).toBe(200)
    expect((await api.post(`/cases/${caseId}/payment-plans`, terms, { as })).status).toBe(401)
  })

  it('the database itself refuses other sums, a second plan in force and a status that goes back', async () => {
    const { caseId, planId } = await givenPlan()
    const { tenantId } = api.tenant
    const run = (statement: Statement): Promise<unknown> =>
      api.database.inTenant(tenantId, (transaction) => transaction.run(statement))
    const copy = (amounts: Statement, dates: Statement): Statement => sql`
      insert into payment_plans (tenant_id, payment_plan_id, case_id, currency, status, amount, covers, amount_due, interest,
        unpriced_days, fee, interval, due_dates, amounts, grace_days, breach_after_missed, reminder_days, proposed_by,
        created_at, created_by)
      select tenant_id, ${newId()}::uuid, case_id, currency, 'PROPOSED', amount, covers, amount_due, interest, unpriced_days, fee,
        interval, ${dates}, ${amounts}, grace_days, breach_after_missed, reminder_days, proposed_by, created_at, created_by
      from payment_plans where tenant_id = ${tenantId}::uuid and payment_plan_id = ${planId}::uuid`
    await expect(run(copy(sql`array[1, 2, 3]::bigint[]`, sql`due_dates`))).rejects.toThrow(
      'payment_plans_instalments_sum',
    )
    await expect(run(copy(sql`array[120000, 50000, -50000]::bigint[]`, sql`due_dates`))).rejects.toThrow(
      'payment_plans_instalments_positive',
    )
    await expect(run(copy(sql`amounts`, sql`array[due_dates[2], due_dates[1], due_dates[3]]`))).rejects.toThrow(
      'payment_plans_days_ascending',
    )
    await expect(run(copy(sql`amounts`, sql`due_dates[1:2]`))).rejects.toThrow('payment_plans_instalments_match')
    const step = (from: string, to: string): Statement => sql`
      insert into payment_plan_steps (tenant_id, payment_plan_id, from_status, status, at, by)
      values (${tenantId}::uuid, ${planId}::uuid, ${from}::text, ${to}::text, now(), '{}')`
    await expect(run(step('ACTIVE', 'PROPOSED'))).rejects.toThrow()
    await expect(run(step('PROPOSED', 'DECLINED'))).rejects.toThrow('payment_plan_steps_left_once')
    await expect(run(step('COMPLETED', 'BROKEN'))).rejects.toThrow()
    await expect(run(sql`delete from payment_plans where case_id = ${caseId}::uuid`)).rejects.toThrow(
      'permission denied',
    )
    await expect(run(sql`update payment_plans set amounts = amounts where case_id = ${caseId}::uuid`)).rejects.toThrow(
      'permission denied',
    )
  })
})

it('verify finds nothing after all of this', async () => {
  const report = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(report.checks.filter(({ ok: isOk }) => !isOk)).toEqual([])
})

describe('the reminder of an instalment', () => {
  async function givenPlanWith(
    lang: string,
    fields: object = {},
  ): Promise<{ caseId: string; planId: string; as: any }> {
    const { customerId } = await givenCustomer(api, {
      users: [{ lang, details: { name: 'Ida <b>Krogh</b>', email: 'ida@post.example' } }],
    })
    const given = await givenPlan(fields, { customerId })
    const { users } = (await api.get(`/customers/${customerId}`)).body
    return { ...given, as: { customerId, userId: users[0].userId } }
  }

  const emailsOn = async (caseId: string): Promise<any[]> =>
    (await ok(api.get(`/interactions?caseId=${caseId}`))).items.filter(({ type }: any) => type === 'EMAIL')

  it('is sent once, some days before, without amounts, and not for a paid instalment', async () => {
    const { caseId } = await givenPlanWith('da')
    await checkOn('2026-03-28')
    expect(await emailsOn(caseId)).toEqual([])
    await checkOn('2026-03-29')
    await checkOn('2026-03-30')
    const [email, ...more] = await emailsOn(caseId)
    expect(more).toEqual([])
    expect(email).toMatchObject({ direction: 'OUTGOING', delivery: { subject: 'Dit næste afdrag' } })
    expect(email.notes).toContain('1. april 2026')
    expect(email.notes).toContain('Ida &lt;b&gt;Krogh&lt;/b&gt;')
    expect(email.notes).not.toContain('500')
    await pay(caseId, 100_000, '2026-03-30')
    await checkOn('2026-04-29')
    expect(await emailsOn(caseId)).toHaveLength(1)
    await checkOn('2026-05-30')
    expect(await emailsOn(caseId)).toHaveLength(2)
  })

  it('is not sent to somebody who is not to be contacted, and the refusal is kept', async () => {
    const { caseId, planId, as } = await givenPlanWith('en')
    const restriction = { kind: 'not-to-be-contacted', reason: 'Asked us to stop' }
    await ok(api.post('/contact-restrictions', { userId: as.userId, ...restriction }))
    await checkOn('2026-03-30')
    expect(await emailsOn(caseId)).toEqual([])
    expect(await typesAbout(planId)).toContain('instalment-due 1')
    const { items } = await ok(api.get(`/contact-verdicts?caseId=${caseId}`))
    expect(items).toMatchObject([{ decision: 'REFUSED', rule: 'not-to-be-contacted', channel: 'EMAIL' }])
  })

  it('is not sent with 0 days', async () => {
    await ok(api.patch('/payment-plan-settings', { reminderDays: 0 }))
    const { caseId, planId } = await givenPlanWith('en')
    await ok(api.patch('/payment-plan-settings', { reminderDays: 3 }))
    await checkOn('2026-04-01')
    expect(await emailsOn(caseId)).toEqual([])
    expect(await typesAbout(planId)).toContain('instalment-due 1')
  })
})
