import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../src/platform/database/sql.ts'
import { writeJournal } from '../../src/platform/journal/journal.queries.ts'
import { newId } from '../../src/platform/ids.ts'
import { danishAccount, givenCase, givenCaseVoucher, givenContact, givenCreditor, standardType } from '../given.ts'
import { type Browser, createPerson, type Person, signIn } from '../people.ts'
import { auditOf, eventsAbout } from '../recorded.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'

/** Somebody inside wants money to go to an account of their own. */
let api: TestApp
let first: Person
let second: Person
let asFirst: Browser
let asSecond: Browser
let asCaseworker: Browser
beforeAll(async () => {
  api = await startTestApp()
  first = await createPerson(api, 'admin')
  second = await createPerson(api, 'admin')
  asFirst = await signIn(api, first)
  asSecond = await signIn(api, second)
  asCaseworker = await signIn(api, await createPerson(api, 'caseworker'))
})
afterAll(() => api.close())

const own = { type: 'DANISH', registrationNumber: '9999', accountNumber: '0066666666' } as const
const path = (rest: string): string => `/v1/${api.tenant.tenantId}${rest}`
const outcome = ({ status, body }: Answer): unknown[] => [status, body?.code]

/** A contact with an account that is as old as it is. */
async function givenPaidContact(): Promise<string> {
  return (await givenContact(api)).contactId
}

async function givenPayout(contactId: string, amount = 700): Promise<string> {
  const { caseId } = await givenCase(api)
  await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.payout, amount, payoutContactId: contactId })
  const { items } = (await api.get(`/payouts?contactId=${contactId}&sort=-createdAt`)).body
  return items[0].payoutId as string
}

/** A payout to the account that somebody has just put in the place of another. */
async function givenRedirectedPayout(by: Browser = asFirst): Promise<{ contactId: string; payoutId: string }> {
  const contactId = await givenPaidContact()
  expect((await by.patch(path(`/contacts/${contactId}`), { bankAccount: own })).status).toBe(200)
  return { contactId, payoutId: await givenPayout(contactId) }
}

const approve = (by: Browser, payoutId: string): Promise<Answer> => by.post(path(`/payouts/${payoutId}/approve`))
const pay = (by: Browser, payoutId: string): Promise<Answer> =>
  by.patch(path(`/payouts/${payoutId}`), { state: 'PAID' })

describe('a caseworker', () => {
  it('cannot set or change the account of a creditor by any member, and the whole request is rejected', async () => {
    const { creditorId } = await givenCreditor(api)
    const iban = { iban: 'DK5000400440116243', bic: 'NDEADKKK' }
    for (const account of [{ bankAccount: own }, { bankAccount: null }, { ibanAccount: iban }, { ibanAccount: null }]) {
      const refused = await asCaseworker.patch(path(`/creditors/${creditorId}`), { name: 'Kapret', ...account })
      expect(outcome(refused)).toEqual([403, 'role-too-low'])
    }
    expect((await api.get(`/creditors/${creditorId}`)).body).toMatchObject({ bankAccount: null, ibanAccount: null })
    expect((await api.get(`/creditors/${creditorId}`)).body.name).not.toBe('Kapret')
    const made = await asCaseworker.post(path('/creditors'), { name: 'Skuffeselskab', bankAccount: own })
    expect(outcome(made)).toEqual([403, 'role-too-low'])
  })

  it('can change everything else', async () => {
    const { creditorId } = await givenCreditor(api)
    expect((await asCaseworker.patch(path(`/creditors/${creditorId}`), { notes: 'Ring' })).status).toBe(204)
    expect((await asCaseworker.post(path('/creditors'), { name: 'Ny', bankAccount: null })).status).toBe(201)
  })

  it('cannot change contacts, payouts or the review days', async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    const refused = [
      await asCaseworker.patch(path(`/contacts/${contactId}`), { bankAccount: own }),
      await approve(asCaseworker, payoutId),
      await pay(asCaseworker, payoutId),
      await asCaseworker.patch(path('/settings'), { payoutReviewDays: 0 }),
    ]
    expect(refused.map(outcome)).toEqual(refused.map(() => [403, 'role-too-low']))
  })
})

describe('a payout to a recently changed account', () => {
  it('is neither paid nor exported, and shows who changed the account and when', async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    const { body } = await api.get(`/payouts/${payoutId}`)
    const changedBy = { type: 'USER', id: first.userId, name: 'En admin' }
    expect(body).toMatchObject({
      approvalState: 'REQUIRED',
      accountChange: { changedAt: '2026-03-02T09:00:00.000Z', changedBy, first: false },
    })
    for (const by of [asFirst, asSecond])
      expect(outcome(await pay(by, payoutId))).toEqual([422, 'payout-approval-required'])
    expect(outcome(await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }))).toEqual([
      422,
      'payout-approval-required',
    ])
    expect(outcome(await api.get(`/payouts/export.csv?contactId=${contactId}`))).toEqual([
      422,
      'payout-approval-required',
    ])
    const ordinary = await givenPayout(await givenPaidContact())
    const all = await api.get('/payouts/export.csv')
    expect(all.text).toContain(ordinary)
    expect(Number(all.headers['payouts-left-out'])).toBeGreaterThan(0)
    expect(all.text).not.toContain(payoutId)
    expect((await api.get(`/payouts/sum?contactId=${contactId}`)).body.currencies).toMatchObject([
      { amount: 700, pending: 700, awaitingApproval: 700 },
    ])
  })

  it('is paid and exported once a second person has approved it', async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    const approved = await approve(asSecond, payoutId)
    expect(approved.status, approved.text).toBe(200)
    expect(approved.body).toMatchObject({ approvalState: 'APPROVED', approvedBy: { id: second.userId } })
    expect((await eventsAbout(api, payoutId)).at(-1)).toMatchObject({ type: 'payouts.approve', data: approved.body })
    expect((await auditOf(api, payoutId)).at(-1)).toMatchObject({
      operation: 'approve-payout',
      actor: { id: second.userId },
    })
    expect((await api.get(`/payouts/export.csv?contactId=${contactId}`)).text).toContain(payoutId)
    expect((await approve(asSecond, payoutId)).body).toEqual(approved.body)
    expect((await pay(asFirst, payoutId)).status).toBe(200)
    expect((await eventsAbout(api, payoutId)).at(-1)?.type).toBe('payouts.pay')
  })

  it('notifies the other administrators by e-mail, and integrations by an event', async () => {
    const { contactId } = await givenRedirectedPayout()
    const { tenantId } = api.tenant
    const mails = await api.database.read(
      tenantId,
      sql<{ to: string; subject: string; text: string }>`
        select recipients -> 0 ->> 'address' as "to", subject, content ->> 'text' as text from outgoing_mails
        where tenant_id = ${tenantId}::uuid and reference_id = ${contactId}::uuid and purpose = 'account-change'`,
    )
    expect(mails.map(({ to }) => to)).toContain(second.email)
    expect(mails.map(({ to }) => to)).not.toContain(first.email)
    // Enough to recognise the account, and too little to pay to it.
    expect(mails[0]?.text).toContain('6666')
    expect(mails[0]?.text).not.toContain('66666666')
    const [event] = (await eventsAbout(api, contactId)).filter(({ type }) => type === 'bank-accounts.change')
    expect(event?.data).toMatchObject({ ownerType: 'contact', bankAccount: own, changedBy: { id: first.userId } })
    const listed = (await api.get(`/bank-account-changes?ownerId=${contactId}`)).body.items
    expect(listed.map((change: { first: boolean }) => change.first)).toEqual([true, false])
    expect(listed[1]).toEqual(event?.data)
  })
})

describe('the second person cannot be', () => {
  const cannot = [403, 'second-person-needed']

  it('the person who changed the account', async () => {
    const { payoutId } = await givenRedirectedPayout()
    expect(outcome(await approve(asFirst, payoutId))).toEqual(cannot)
  })

  it('a token, whatever its scopes, nor the person who issued the token that changed the account', async () => {
    const { payoutId } = await givenRedirectedPayout()
    expect(outcome(await api.post(`/payouts/${payoutId}/approve`))).toEqual(cannot)
    const issued = await asFirst.post(path('/tokens'), { name: 'Skygge', scopes: ['write:contacts'] })
    expect(issued.status, issued.text).toBe(201)
    const contactId = await givenPaidContact()
    const as = { ...api.tenant, token: issued.body.token as string, tokenId: issued.body.tokenId as string }
    expect((await api.patch(`/contacts/${contactId}`, { bankAccount: own }, { as })).status).toBe(200)
    const redirected = await givenPayout(contactId)
    expect(outcome(await approve(asFirst, redirected))).toEqual(cannot)
    expect((await approve(asSecond, redirected)).status).toBe(200)
  })

  it('anybody invited by the first within seven days', async () => {
    const { payoutId } = await givenRedirectedPayout()
    const accomplice = await createPerson(api, 'admin')
    const actor = { type: 'USER', id: first.userId, name: 'x' } as const
    const invitation = {
      entryId: newId(),
      at: api.clock.now(),
      subjectType: 'user',
      subjectId: accomplice.userId,
      attribution: { operation: 'create-invitation', requestId: 'x', actor },
    }
    await api.database.inTenant(api.tenant.tenantId, (transaction) =>
      transaction.run(writeJournal(api.tenant.tenantId, [invitation])),
    )
    expect(outcome(await approve(await signIn(api, accomplice), payoutId))).toEqual(cannot)
  })

  it('one of two who both changed the account', async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    const other = { ...own, accountNumber: '0055555555' }
    expect((await asSecond.patch(path(`/contacts/${contactId}`), { bankAccount: other })).status).toBe(200)
    expect(outcome(await approve(asFirst, payoutId))).toEqual(cannot)
    expect(outcome(await approve(asSecond, payoutId))).toEqual(cannot)
    expect((await approve(await signIn(api, await createPerson(api, 'admin')), payoutId)).status).toBe(200)
  })
})

describe('an approval', () => {
  it('is void once the account is changed again, even if it is changed back', async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    expect((await approve(asSecond, payoutId)).status).toBe(200)
    for (const bankAccount of [danishAccount, own]) {
      await asFirst.patch(path(`/contacts/${contactId}`), { bankAccount })
      expect((await api.get(`/payouts/${payoutId}`)).body).toMatchObject({
        approvalState: 'REQUIRED',
        approvedBy: null,
      })
      expect(outcome(await pay(asFirst, payoutId))).toEqual([422, 'payout-approval-required'])
    }
  })

  it('does not survive concurrent changes', async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    const accounts = Array.from({ length: 6 }, (_, turn) => ({ ...own, accountNumber: `004444444${turn}` }))
    await Promise.all([
      ...accounts.map((bankAccount) => asFirst.patch(path(`/contacts/${contactId}`), { bankAccount })),
      ...accounts.map(() => approve(asSecond, payoutId)),
    ])
    const { body: payout } = await api.get(`/payouts/${payoutId}`)
    const [last] = await api.database.read(
      api.tenant.tenantId,
      sql<{ change: number; approved: number | null }>`
        select max(c.change_number) as change,
               (select max(a.change_number) from payout_approvals a
                where a.tenant_id = ${api.tenant.tenantId}::uuid and a.payout_id = ${payoutId}::uuid) as approved
        from bank_account_changes c
        where c.tenant_id = ${api.tenant.tenantId}::uuid and c.owner_id = ${contactId}::uuid`,
    )
    // The first account, the attack, and one for each of the six.
    expect(last?.change).toBe(8)
    expect(payout.approvalState).toBe(last?.approved === last?.change ? 'APPROVED' : 'REQUIRED')
  })

  it('replayed with its key for another payout approves nothing else', async () => {
    const one = await givenRedirectedPayout()
    const two = await givenPayout(one.contactId, 900)
    const headers = { 'idempotency-key': newId() }
    const send = (payoutId: string): Promise<Answer> =>
      asSecond.send({ method: 'POST', path: path(`/payouts/${payoutId}/approve`), headers })
    expect((await send(one.payoutId)).status).toBe(200)
    expect((await send(one.payoutId)).headers['idempotency-cached']).toBe('true')
    expect(outcome(await send(two))).toEqual([400, 'idempotency-key-reused'])
    expect((await api.get(`/payouts/${two}`)).body.approvalState).toBe('REQUIRED')
  })
})

describe('waiting', () => {
  it("ends the review after the tenant's review days, and lowering them does not end it at once", async () => {
    const now = api.clock.now()
    const { payoutId } = await givenRedirectedPayout()
    expect((await api.patch('/settings', { payoutReviewDays: 0 })).status).toBe(200)
    expect(outcome(await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }))).toEqual([
      422,
      'payout-approval-required',
    ])
    api.clock.set(new Date(now.getTime() + 8 * 86_400_000))
    const { payoutId: later } = await givenLater()
    expect((await api.patch(`/payouts/${later}`, { state: 'PAID' })).status).toBe(200)
    expect((await api.patch(`/payouts/${payoutId}`, { state: 'PAID' })).status).toBe(200)
    api.clock.set(now)
    expect((await api.patch('/settings', { payoutReviewDays: 7 })).status).toBe(200)
  })

  it('does not release a payout whose recipient has another account since', async () => {
    const now = api.clock.now()
    const { contactId, payoutId } = await givenRedirectedPayout()
    await asSecond.patch(path(`/contacts/${contactId}`), { bankAccount: danishAccount })
    api.clock.set(new Date(now.getTime() + 30 * 86_400_000))
    expect(outcome(await api.patch(`/payouts/${payoutId}`, { state: 'PAID' }))).toEqual([
      422,
      'payout-approval-required',
    ])
    const next = await givenPayout(contactId)
    expect((await api.get(`/payouts/${next}`)).body).toMatchObject({
      approvalState: 'NOT_REQUIRED',
      accountChange: null,
    })
    api.clock.set(now)
  })
})

/** With no review at all, an account that was changed just now. */
async function givenLater(): Promise<{ payoutId: string }> {
  const contactId = await givenPaidContact()
  await api.patch(`/contacts/${contactId}`, { bankAccount: own })
  return { payoutId: await givenPayout(contactId) }
}

describe('a token with one scope', () => {
  it("changes no account unless it has the scope of the account's owner, and pays nothing", async () => {
    const { contactId, payoutId } = await givenRedirectedPayout()
    const { creditorId } = await givenCreditor(api)
    for (const scope of ['write:cases', 'write:creditors', 'write:contacts', 'write:billing', 'read:billing']) {
      const as = { ...api.tenant, ...(await api.createToken(api.tenant.tenantId, [scope])) }
      const answers = {
        'write:creditors': await api.patch(`/creditors/${creditorId}`, { bankAccount: danishAccount }, { as }),
        'write:contacts': await api.patch(`/contacts/${contactId}`, { name: 'X' }, { as }),
        'write:billing': await api.post(`/payouts/${payoutId}/approve`, undefined, { as }),
      }
      for (const [needed, answer] of Object.entries(answers)) {
        if (needed !== scope) expect(answer.status, `${scope} on ${needed}`).toBe(401)
        else if (needed === 'write:billing') expect(outcome(answer)).toEqual([403, 'second-person-needed'])
      }
    }
  })

  it("cannot tell another tenant's payout from a missing one", async () => {
    const { payoutId } = await givenRedirectedPayout()
    const as = await api.createTenant('Fremmed')
    expect((await api.post(`/payouts/${payoutId}/approve`, undefined, { as })).status).toBe(404)
    expect((await api.get('/bank-account-changes', { as })).body.items).toEqual([])
  })
})

describe('an invalid account', () => {
  it.each([
    [{ bankAccount: { ...own, registrationNumber: '340' } }, '/bankAccount/registrationNumber'],
    [{ bankAccount: { ...own, registrationNumber: '34o9' } }, '/bankAccount/registrationNumber'],
    [{ bankAccount: { ...own, accountNumber: '00123456789' } }, '/bankAccount/accountNumber'],
    [{ bankAccount: { ...own, accountNumber: '0000000000' } }, '/bankAccount/accountNumber'],
    [{ bankAccount: { ...own, accountNumber: '=1+1' } }, '/bankAccount/accountNumber'],
    [{ bankAccount: { ...own, accountNumber: '١٢٣٤٥٦' } }, '/bankAccount/accountNumber'],
    [{ ibanAccount: { iban: 'DK5000400440116244', bic: 'NDEADKKK' } }, '/ibanAccount/iban'],
    [{ ibanAccount: { iban: 'XX5000400440116243', bic: 'NDEADKKK' } }, '/ibanAccount/iban'],
    [{ ibanAccount: { iban: 'DK5000400440116243', bic: 'NDEA' } }, '/ibanAccount/bic'],
    [{ ibanAccount: { iban: 'DK5000400440116243' } }, '/ibanAccount/bic'],
  ])('%j is rejected at %s', async (account, at) => {
    const { creditorId } = await givenCreditor(api)
    const { status, body } = await api.patch(`/creditors/${creditorId}`, account)
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([422, [at]])
  })

  it('accepts spaces and lower case, and ignores leading zeros', async () => {
    const { creditorId } = await givenCreditor(api)
    const typed = { ...own, registrationNumber: '99 99', accountNumber: '66 666 666' }
    const iban = { iban: 'dk50 0040 0440 1162 43', bic: 'ndeadkkk' }
    expect((await api.patch(`/creditors/${creditorId}`, { bankAccount: typed, ibanAccount: iban })).status).toBe(204)
    expect((await api.get(`/creditors/${creditorId}`)).body).toMatchObject({
      bankAccount: { registrationNumber: '9999', accountNumber: '66666666' },
      ibanAccount: { iban: 'DK5000400440116243', bic: 'NDEADKKK' },
    })
    expect((await api.patch(`/creditors/${creditorId}`, { bankAccount: own })).status).toBe(204)
    expect((await api.get(`/bank-account-changes?ownerId=${creditorId}`)).body.items).toHaveLength(1)
  })
})
