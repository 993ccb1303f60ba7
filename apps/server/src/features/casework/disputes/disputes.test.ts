import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCase, givenCaseVoucher, standardType } from '../../../../test/given.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant, testStart } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { registerDebtorWeb } from '../../messaging/debtor-web/index.ts'
import { verifyLedger } from '../../money/ledger/index.ts'

let api: TestApp
let stranger: TestTenant
beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
  stranger = await api.createTenant('Fremmed')
})
afterAll(async () => {
  await expectSoundLedger()
  await api.close()
})

async function expectSoundLedger(): Promise<void> {
  const { checks } = await verifyLedger(api.database, [{ tenantId: api.tenant.tenantId, name: 'Testbureau' }])
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
}

/** A case with two invoices, of 1,000.00 and 500.00. */
async function givenTwoClaims(): Promise<{ caseId: string; one: string; other: string }> {
  const { caseId, voucherIds } = await givenCase(api, {
    vouchers: [
      { amount: 100_000, referenceId: `F-${newId()}` },
      { amount: 50_000, referenceId: `F-${newId()}` },
    ],
  })
  const [one = '', other = ''] = voucherIds
  return { caseId, one, other }
}

async function dispute(caseVoucherId: string, more: object = {}): Promise<string> {
  const { status, text, body } = await api.post('/disputes', { caseVoucherId, reason: 'Never delivered', ...more })
  expect(status, text).toBe(201)
  return body.disputeId
}

async function balanceOf(caseId: string): Promise<any> {
  return (await api.get(`/cases/${caseId}/balance`)).body
}

/** What a template shows of a case: the amount demanded and the references listed. */
async function demandOn(caseId: string): Promise<{ amount: string; references: string }> {
  const body = '{{ balance.outstanding }}|{% for v in vouchers %}{{ v.reference }} {% endfor %}'
  const preview = { kind: 'letter', language: 'en', subject: 'Demand', body, caseId }
  const answer = await api.post('/templates/preview', preview)
  expect(answer.status, answer.text).toBe(200)
  const [amount = '', references = ''] = (answer.body.body as string).split('|')
  return { amount: amount.replaceAll(/\D/g, ''), references }
}

describe('a dispute', () => {
  it('is due a week later, is listed, audited and announced, and stores its reason as a message', async () => {
    const { caseId, one } = await givenTwoClaims()
    const content = Buffer.from('Kvittering').toString('base64')
    const files = [{ fileName: 'Kvittering.txt', contentType: 'text/plain', content }]
    const disputeId = await dispute(one, { files })
    const { body } = await api.get(`/disputes/${disputeId}`)
    expect(body).toMatchObject({
      ...{
        caseId,
        caseVoucherId: one,
        state: 'OPEN',
        raisedBy: 'API',
        reason: 'Never delivered',
        outstanding: 100_000,
      },
      ...{ dueAt: new Date(testStart.getTime() + 7 * 86_400_000).toISOString(), overdue: false, creditedAmount: 0 },
    })
    const message = (await api.get(`/interactions/${body.interactionId}`)).body
    expect(message).toMatchObject({ type: 'DEBTOR NOTE', state: 'HANDLED', referenceId: caseId })
    expect(message.notes).toContain('Never delivered')
    expect(message.files).toMatchObject([{ fileName: 'Kvittering.txt' }])
    expect(await eventsAbout(api, disputeId)).toMatchObject([{ type: 'disputes.create' }])
    expect(await auditOf(api, disputeId)).toHaveLength(1)
    expect((await api.get(`/disputes?caseId=${caseId}&state=OPEN`)).body.items).toMatchObject([{ disputeId }])
    expect((await api.get(`/disputes?caseId=${caseId}&overdue=true`)).body.items).toEqual([])
    api.clock.set(new Date(testStart.getTime() + 8 * 86_400_000))
    const [overdue] = (await api.get(`/disputes?caseId=${caseId}&overdue=true`)).body.items
    const before = encodeURIComponent(api.clock.now().toISOString())
    const due = (await api.get(`/disputes?caseId=${caseId}&dueBefore=${before}`)).body.items
    api.clock.set(testStart)
    expect([overdue, due[0]]).toMatchObject([{ disputeId, overdue: true }, { disputeId }])
  })

  it('follows the time to answer of the rule pack', async () => {
    const row = { pack: 'no-business', rule: 'dispute-answer-days', from: '2020-01-01', until: '2030-01-01' }
    const added = await api.post('/rule-rows', { ...row, value: 3, source: 'Test', reason: 'Test' })
    expect(added.status, added.text).toBe(201)
    const { voucherId } = await givenCase(api, { rulePack: 'no-business', currency: 'NOK' })
    const { dueAt } = (await api.get(`/disputes/${await dispute(voucherId)}`)).body
    expect(dueAt).toBe(new Date(testStart.getTime() + 3 * 86_400_000).toISOString())
  })

  it('leaves the debit, its charges and its interest out of demands, while the balance stays the same', async () => {
    const date = '2025-03-02'
    const { caseId, voucherIds } = await givenCase(api, {
      vouchers: [
        { amount: 100_000, referenceId: 'F-1', date, dueDate: date, interest: 0.1 },
        { amount: 50_000, referenceId: 'F-2', date, dueDate: date, interest: 0.1 },
      ],
    })
    const [one = '', other = ''] = voucherIds
    const fee = { amount: 1_000, voucherTypeId: standardType['reminder-fee'], referenceId: 'R-1', date: '2025-06-01' }
    await givenCaseVoucher(api, caseId, { ...fee, referenceCaseVoucherId: one })
    const before = await balanceOf(caseId)
    expect(await demandOn(caseId)).toMatchObject({ amount: String(before.amountDue) })
    const disputeId = await dispute(one)
    const during = await balanceOf(caseId)
    const interestOf = (id: string): number => during.interest.find((line: any) => line.caseVoucherId === id).accrued
    expect(during).toMatchObject({ amountDue: before.amountDue, totals: before.totals })
    expect(during.disputedAmount).toBe(101_000 + interestOf(one))
    expect(during.vouchers.map((line: any) => line.disputed)).toEqual([true, false, true])
    expect(await demandOn(caseId)).toMatchObject({ amount: String(50_000 + interestOf(other)) })
    expect((await demandOn(caseId)).references.trim()).toBe('F-2')
    api.clock.set(new Date(testStart.getTime() + 3_600_000))
    await api.post(`/disputes/${disputeId}/withdraw`)
    expect(await demandOn(caseId)).toMatchObject({ amount: String(before.amountDue) })
    const past = await api.get(`/cases/${caseId}/balance?pointInTime=${encodeURIComponent(testStart.toISOString())}`)
    const now = await balanceOf(caseId)
    api.clock.set(testStart)
    expect([past.body.disputedAmount, now.disputedAmount]).toEqual([during.disputedAmount, 0])
  })

  it('refuses charges on the debit by name, and on the case if everything is disputed', async () => {
    const { caseId, one, other } = await givenTwoClaims()
    const charge = (more: object = {}) =>
      api.post(`/case-vouchers/${caseId}`, {
        ...{ voucherTypeId: standardType['reminder-fee'], amount: 1_000, currency: 'DKK', source: 'CREDITOR' },
        ...{ date: '2026-03-01', ...more },
      })
    await dispute(one)
    const refused = await charge({ referenceCaseVoucherId: one, override: { reason: 'Chef' } })
    expect([refused.status, refused.body.code]).toEqual([422, 'voucher-disputed'])
    expect((await charge({ referenceCaseVoucherId: other })).status).toBe(201)
    expect((await charge()).status).toBe(201)
    await dispute(other)
    expect((await charge()).body.code).toBe('voucher-disputed')
  })

  it('is paid last by policy, and does not stop a payment of the debit itself', async () => {
    const { caseId, one, other } = await givenTwoClaims()
    await dispute(one)
    const payment = { amount: 60_000, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-01' }
    const { body } = await api.post(`/cases/${caseId}/payments`, payment)
    expect(body.allocations).toMatchObject([
      { debitVoucherId: other, amount: 50_000 },
      { debitVoucherId: one, amount: 10_000 },
    ])
    const direct = await api.post('/direct-payments', { caseVoucherId: one, amount: 90_000 })
    expect(direct.status, direct.text).toBe(201)
    const [open] = (await api.get(`/disputes?caseId=${caseId}`)).body.items
    expect(open).toMatchObject({ state: 'OPEN', outstanding: 0 })
    const decided = await api.post(`/disputes/${open.disputeId}/decide`, { decision: 'UPHELD' })
    expect(decided.body).toMatchObject({ state: 'UPHELD', creditedAmount: 0 })
  })
})

describe('a decision', () => {
  it('credits the debit with its interest and charges if the dispute is upheld', async () => {
    const date = '2025-03-02'
    const { caseId, voucherIds } = await givenCase(api, {
      vouchers: [
        { amount: 100_000, date, dueDate: date, interest: 0.1 },
        { amount: 50_000, date, dueDate: date },
      ],
    })
    const [one = ''] = voucherIds
    const fee = { amount: 1_000, voucherTypeId: standardType['reminder-fee'], date: '2025-06-01' }
    await givenCaseVoucher(api, caseId, { ...fee, referenceCaseVoucherId: one })
    const accrued: number = (await balanceOf(caseId)).totals.accruedInterest
    const disputeId = await dispute(one)
    const { body, status, text } = await api.post(`/disputes/${disputeId}/decide`, { decision: 'UPHELD' })
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ state: 'UPHELD', creditedAmount: 101_000 + accrued, outstanding: 0 })
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 50_000, disputedAmount: 0 })
    expect((await eventsAbout(api, disputeId)).map(({ type }) => type)).toEqual(['disputes.create', 'disputes.decide'])
  })

  it('credits a part, less than what is outstanding', async () => {
    const { caseId, one } = await givenTwoClaims()
    const disputeId = await dispute(one)
    const decide = (body: object) => api.post(`/disputes/${disputeId}/decide`, body)
    const partly = { decision: 'PARTLY_UPHELD', answer: 'The price was too high.' }
    expect((await decide({ ...partly, amount: 100_000 })).body).toMatchObject({ code: 'credit-not-partial' })
    expect((await decide(partly)).body.errors).toMatchObject([{ path: '/amount' }])
    expect((await decide({ ...partly, amount: 100_001 })).body.outstanding).toBe(100_000)
    const { body } = await decide({ ...partly, amount: 40_000 })
    expect(body).toMatchObject({ state: 'PARTLY_UPHELD', creditedAmount: 40_000, outstanding: 60_000 })
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 110_000, disputedAmount: 0 })
  })

  it('needs a text if the dispute is rejected, and is final', async () => {
    const { caseId, one } = await givenTwoClaims()
    const disputeId = await dispute(one)
    const decide = (body: object) => api.post(`/disputes/${disputeId}/decide`, body)
    expect((await decide({ decision: 'REJECTED' })).body.errors).toMatchObject([{ path: '/answer' }])
    const { body } = await decide({ decision: 'REJECTED', answer: 'You signed for it.' })
    expect(body).toMatchObject({ state: 'REJECTED', answer: 'You signed for it.', creditedAmount: 0 })
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: 150_000 })
    for (const again of [decide({ decision: 'UPHELD' }), api.post(`/disputes/${disputeId}/withdraw`)]) {
      expect((await again).body.code).toBe('dispute-closed')
    }
    await dispute(one, { reason: 'Something new' })
  })

  it('is made once, whatever happens at the same time', async () => {
    const { caseId, one } = await givenTwoClaims()
    const disputeId = await dispute(one)
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => api.post(`/disputes/${disputeId}/decide`, { decision: 'UPHELD' })),
      api.post(`/disputes/${disputeId}/withdraw`),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [winner] = answers.filter(({ status }) => status === 200)
    const owed = winner?.body.state === 'UPHELD' ? 50_000 : 150_000
    expect(await balanceOf(caseId)).toMatchObject({ amountDue: owed })
  })
})

describe('attacks', () => {
  it('a debit has one open dispute, however many are raised at once', async () => {
    const { one } = await givenTwoClaims()
    const body = { caseVoucherId: one, reason: 'No' }
    const answers = await Promise.all(Array.from({ length: 40 }, () => api.post('/disputes', body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body: { code } }) => code ?? []))).toEqual(new Set(['dispute-open']))
  })

  it('cannot reach another tenant', async () => {
    const { caseId, one } = await givenTwoClaims()
    const disputeId = await dispute(one)
    const as = stranger
    const answers = await Promise.all([
      api.post('/disputes', { caseVoucherId: one, reason: 'Mine' }, { as }),
      api.get(`/disputes/${disputeId}`, { as }),
      api.get(`/disputes?caseId=${caseId}`, { as }),
      api.post(`/disputes/${disputeId}/decide`, { decision: 'UPHELD' }, { as }),
      api.post(`/disputes/${disputeId}/withdraw`, {}, { as }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 422, 404, 404])
    expect((await api.get(`/disputes/${disputeId}`)).body.state).toBe('OPEN')
  })

  it('a token needs the scope of disputes', async () => {
    const { one } = await givenTwoClaims()
    const { tenantId } = api.tenant
    const { token, tokenId } = await api.createToken(tenantId, ['write:case-vouchers', 'read:cases'])
    const as = { tenantId, token, tokenId }
    expect((await api.post('/disputes', { caseVoucherId: one, reason: 'No' }, { as })).status).toBe(401)
    expect((await api.get('/disputes', { as })).status).toBe(401)
  })

  it('only debits with an outstanding amount can be disputed', async () => {
    const { caseId, one } = await givenTwoClaims()
    const paid = await api.post('/direct-payments', { caseVoucherId: one, amount: 100_000 })
    const codes = []
    for (const caseVoucherId of [one, paid.body.caseVoucherId, newId()]) {
      codes.push((await api.post('/disputes', { caseVoucherId, reason: 'No' })).body.code)
    }
    expect(codes).toEqual(['voucher-not-disputable', 'voucher-not-disputable', 'unknown-reference'])
    expect((await balanceOf(caseId)).disputedAmount).toBe(0)
  })

  it.each([
    [{ reason: { text: 'no' } }],
    [{ reason: '' }],
    [{ reason: 'x'.repeat(5_001) }],
    [{ caseVoucherId: {} }],
    [{ files: 'all' }],
  ])('rejects %j', async (wrong) => {
    const { one } = await givenTwoClaims()
    const { status } = await api.post('/disputes', { caseVoucherId: one, reason: 'No', ...wrong })
    expect([400, 422]).toContain(status)
  })
})

describe('on the debtor web', () => {
  let visitors = 0

  async function linkTo(caseId: string, more: object = {}): Promise<string> {
    const { body, status, text } = await api.post('/links', { caseId, language: 'en', ...more })
    expect(status, text).toBe(201)
    return new URL(body.url as string).pathname
  }

  async function visit(url: string, form?: FormData): Promise<{ status: number; text: string; location: string }> {
    visitors += 1
    const request = form === undefined ? undefined : new Request('http://localhost', { method: 'POST', body: form })
    const sent =
      request === undefined
        ? {}
        : {
            method: 'POST' as const,
            headers: { 'content-type': request.headers.get('content-type') ?? '' },
            payload: Buffer.from(await request.arrayBuffer()),
          }
    const answer = await api.app.inject({ url, remoteAddress: `10.2.0.${visitors}`, ...sent })
    const text = answer.payload.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
    return { status: answer.statusCode, text, location: answer.headers.location ?? '' }
  }

  function formOf(vouchers: readonly string[], reason = 'I never ordered it', files: readonly File[] = []): FormData {
    const form = new FormData()
    form.set('token', newId())
    form.set('reason', reason)
    for (const voucher of vouchers) form.append('voucher', voucher)
    for (const file of files) form.append('file', file)
    if (files.length === 0) form.append('file', new File([], ''))
    return form
  }

  const receipt = new File(['Paid on 2 March'], 'receipt.txt', { type: 'text/plain' })
  const program = new File([Buffer.from('MZ\x90\x00 this is a program')], 'receipt.pdf', { type: 'application/pdf' })

  it('a debtor disputes debits, is not asked for them, and reads the answer', async () => {
    const { caseId, one } = await givenTwoClaims()
    const path = await linkTo(caseId)
    expect((await visit(path)).text).toContain('Left to pay 1,500.00 DKK')
    const sent = await visit(`${path}/disputes`, formOf([one], 'I never ordered it', [receipt]))
    expect([sent.status, sent.location]).toEqual([303, `${path}/sent?lang=en&what=dispute`])
    expect((await visit(sent.location)).text).toContain('We have received your objection')
    const { text } = await visit(path)
    expect(text).toContain('Left to pay 500.00 DKK')
    expect(text).toContain('will answer by 9 March 2026')
    expect(text).toContain('1,000.00 DKK is disputed')
    expect(text).toContain('receipt.txt')
    const [found] = (await api.get(`/disputes?caseId=${caseId}`)).body.items
    expect(found).toMatchObject({ raisedBy: 'DEBTOR', reason: 'I never ordered it', state: 'OPEN' })
    expect((await api.get(`/interactions/${found.interactionId}`)).body.state).toBe('MAPPED')
    await api.post(`/disputes/${found.disputeId}/decide`, { decision: 'REJECTED', answer: 'You <b>signed</b> for it.' })
    const after = await visit(path)
    expect(after.text).toContain('We do not agree with your objection. You &lt;b&gt;signed&lt;/b&gt; for it.')
    expect(after.text).toContain('Left to pay 1,500.00 DKK')
  })

  it('a debtor withdraws a dispute, but not one of another case', async () => {
    const { caseId, one, other } = await givenTwoClaims()
    const path = await linkTo(caseId)
    await visit(`${path}/disputes`, formOf([one, other]))
    expect((await visit(path)).text).toContain('Nothing to pay right now')
    const [found] = (await api.get(`/disputes?caseId=${caseId}`)).body.items
    const elsewhere = await linkTo((await givenTwoClaims()).caseId)
    const { disputeId } = found
    expect((await visit(`${elsewhere}/disputes/${disputeId}/withdraw`, formOf([]))).status).toBe(404)
    expect((await visit(`${path}/disputes/${disputeId}/withdraw`, formOf([]))).status).toBe(303)
    expect((await visit(`${path}/disputes/${disputeId}/withdraw`, formOf([]))).status).toBe(303)
    expect((await api.get(`/disputes/${disputeId}`)).body).toMatchObject({ state: 'WITHDRAWN' })
  })

  it('a link cannot dispute a debit of another case, nor one that is disputed', async () => {
    const mine = await givenTwoClaims()
    const theirs = await givenTwoClaims()
    const path = await linkTo(mine.caseId)
    for (const vouchers of [[theirs.one], [mine.one, theirs.one], [], ['x'], [newId()]]) {
      const { status, text } = await visit(`${path}/disputes`, formOf(vouchers))
      expect([status, text]).toEqual([422, expect.stringContaining('Choose at least one')])
    }
    expect((await api.get(`/disputes?caseId=${theirs.caseId}`)).body.items).toEqual([])
    expect((await api.get(`/disputes?caseId=${mine.caseId}`)).body.items).toEqual([])
  })

  it('an alternative contact cannot dispute anything', async () => {
    const { caseId, one } = await givenTwoClaims()
    const { customerId } = (await api.get(`/cases/${caseId}`)).body
    const contact = { relation: 'alternative-contact', details: { name: 'Per' } }
    const { userId } = (await api.post(`/customers/${customerId}/users`, contact)).body
    const path = await linkTo(caseId, { userId })
    expect((await visit(path)).text).not.toContain('I do not agree')
    expect((await visit(`${path}/disputes`, formOf([one]))).status).toBe(422)
  })

  it('hostile files are refused, and nothing is stored', async () => {
    const { caseId, one } = await givenTwoClaims()
    const path = await linkTo(caseId)
    const many = Array.from({ length: 6 }, () => receipt)
    for (const files of [[program], [receipt, program], many]) {
      const { status, text } = await visit(`${path}/disputes`, formOf([one], 'No', files))
      expect([status, text]).toEqual([422, expect.stringContaining('cannot accept one of the files')])
    }
    expect((await api.get(`/disputes?caseId=${caseId}`)).body.items).toEqual([])
    const noForm = await api.app.inject({ method: 'POST', url: `${path}/disputes`, remoteAddress: '10.3.0.1' })
    expect(noForm.statusCode).toBeGreaterThanOrEqual(400)
    expect(noForm.statusCode).toBeLessThan(500)
  })

  it('a broken or endless form is refused without a fault of ours', async () => {
    const { caseId } = await givenTwoClaims()
    const path = await linkTo(caseId)
    const part = '--x\r\nContent-Disposition: form-data; name="voucher"\r\n\r\n1\r\n'
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHi'
    const statuses = []
    for (const [index, payload] of [part, file, '', 'nonsense', part.repeat(500)].entries()) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const remoteAddress = `10.4.0.${index}`
      const sent = await api.app.inject({ method: 'POST', url: `${path}/disputes`, headers, payload, remoteAddress })
      statuses.push(sent.statusCode)
    }
    for (const status of statuses) expect([400, 413, 422]).toContain(status)
    expect((await api.get(`/disputes?caseId=${caseId}`)).body.items).toEqual([])
  })

  it('is limited per link', async () => {
    const { caseId, one } = await givenTwoClaims()
    const path = await linkTo(caseId)
    const statuses = []
    for (let index = 0; index < 6; index++) statuses.push((await visit(`${path}/disputes`, formOf([], ''))).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await visit(`${path}/disputes`, formOf([one]))).status).toBe(429)
  })
})
