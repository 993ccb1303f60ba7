import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GivenEntry, type GivenStatement, statementOf } from '../../../../test/bank-statements.ts'
import {
  danishAccount,
  givenCase,
  type GivenCase,
  givenCaseVoucher,
  givenContact,
  standardType,
} from '../../../../test/given.ts'
import { explain } from '../../../../test/explain.ts'
import { auditOf, eventsAbout } from '../../../../test/recorded.ts'
import { startTestApp, type TestApp, type TestTenant } from '../../../../test/test-app.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { matchQueuedFiles } from '../bank-statements/match-bank-lines.ts'
import { verifyLedger } from '../ledger/index.ts'
import { checks } from './books.checks.ts'
import { listPeriods, sumAccounts } from './books.queries.ts'
import { postBooks, postNextEntries } from './post-entries.ts'
import { listAccountsOn, sumHandlesOn } from './reconciliation.queries.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.close())

const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }

async function givenTenant(): Promise<TestTenant> {
  const as = await api.createTenant('Bureau')
  await api.patch('/settings', { fiCreditorNumber: '81234567' }, { as })
  const account = { name: 'Klientkonto', bankAccount, currency: 'DKK' }
  expect((await api.post('/transaction-accounts', account, { as })).status).toBe(201)
  return as
}

async function importLines(
  as: TestTenant,
  entries: readonly GivenEntry[],
  balances?: GivenStatement['balances'],
): Promise<any[]> {
  const content = Buffer.from(statementOf(entries, balances === undefined ? {} : { balances })).toString('base64')
  const imported = await api.post('/bank-files', { fileName: 'a.xml', content }, { as })
  expect(imported.status, imported.text).toBe(200)
  await matchQueuedFiles(api.services)
  return (await api.get(`/bank-lines?bankFileId=${imported.body.files[0].bankFileId}`, { as })).body.items
}

async function referenceOf(as: TestTenant, { caseId }: GivenCase): Promise<string> {
  return (await api.get(`/cases/${caseId}/payment-references`, { as })).body.references[0].reference
}

/** The closing balance of every account that has one, after everything was posted. */
async function balancesOf(as: TestTenant, query = ''): Promise<Record<string, number>> {
  await postBooks(api.services)
  const { status, text, body } = await api.get(`/books/trial-balance${query}`, { as })
  expect(status, text).toBe(200)
  const accounts: { handle: string; closing: number }[] = body.currencies.flatMap((each: any) => each.accounts)
  expect(accounts.reduce((sum, { closing }) => sum + closing, 0)).toBe(0)
  const changed = accounts.filter(({ closing }) => closing !== 0)
  return Object.fromEntries(changed.map(({ handle, closing }) => [handle.replace(/^bank-.*/, 'bank'), closing]))
}

async function entriesOf(as: TestTenant, query = ''): Promise<any[]> {
  const { status, text, body } = await api.get(`/book-entries?pageSize=500${query}`, { as })
  expect(status, text).toBe(200)
  return body.items
}

async function problemsOf({ tenantId }: TestTenant): Promise<unknown> {
  const { checks } = await verifyLedger(api.database, [{ tenantId, name: 'Bureau' }])
  return checks.filter(({ ok }) => !ok)
}

describe('the books', () => {
  it('follow the money from the bank through a settlement to the payout', async () => {
    const as = await givenTenant()
    const model = {
      name: 'Salær',
      currency: 'DKK',
      commission: { basis: 'age', bands: [{ from: 0, rateBasisPoints: 1000 }] },
    }
    const { billingModelId } = (await api.post('/billing-models', { ...model, vatRateBasisPoints: 2500 }, { as })).body
    const { creditorId } = (await api.post('/creditors', { name: 'Nordkyst', bankAccount: danishAccount }, { as })).body
    const given = await givenCase(api, { as, creditorId, vouchers: [50_000] })
    expect(await balancesOf(as)).toEqual({ debtors: 50_000, claims: -50_000 })

    await importLines(as, [
      { amount: 20_000, reference: await referenceOf(as, given) },
      { amount: 700, text: 'Ukendt' },
    ])
    const collected = { debtors: 30_000, claims: -30_000, bank: 20_700, suspense: -700, 'client-money': -20_000 }
    expect(await balancesOf(as)).toEqual(collected)

    const draft = await api.post(
      '/billings',
      { creditorId, billingModelId, currency: 'DKK', from: '2026-03-01', to: '2026-03-02' },
      { as },
    )
    expect(draft.status, draft.text).toBe(201)
    expect(await balancesOf(as)).toEqual(collected)
    const approved = await api.patch(`/billings/${draft.body.billingId}`, { state: 'APPROVED' }, { as })
    expect(approved.status, approved.text).toBe(200)
    const settled = { debtors: 30_000, claims: -30_000, bank: 20_700, suspense: -700, commission: -2_000, vat: -500 }
    expect(await balancesOf(as)).toEqual({ ...settled, 'payouts-due': -17_500 })

    const [payout] = (await api.get('/payouts', { as })).body.items
    await api.patch(`/payouts/${payout.payoutId}`, { state: 'PAID' }, { as })
    expect(await balancesOf(as)).toEqual({ ...settled, 'payouts-in-transit': -17_500 })
    expect(await balancesOf(as, `?creditorId=${creditorId}`)).toMatchObject({ commission: -2_000, debtors: 30_000 })
    expect(await problemsOf(as)).toEqual([])
  })

  it('take back what is undone, reversed, replaced and returned, and know direct payments and payouts to contacts', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as, vouchers: [50_000] })
    const reference = await referenceOf(as, given)
    const sum = { amount: 5_000, bankReference: 'B1', text: 'Samlet indbetaling' }
    await importLines(as, [sum])
    expect(await balancesOf(as)).toMatchObject({ bank: 5_000, suspense: -5_000 })
    const parts = [
      { amount: 2_000, reference },
      { amount: 3_000, text: 'Ukendt' },
    ]
    const [booked, unknown] = await importLines(as, [{ ...sum, parts }])
    expect(await balancesOf(as)).toMatchObject({ bank: 5_000, suspense: -3_000, 'client-money': -2_000 })
    await api.post(`/bank-lines/${unknown.bankLineId}/set-aside`, { reason: 'OWN_TRANSFER' }, { as })
    expect(await balancesOf(as)).toMatchObject({ bank: 5_000, 'own-money': -3_000, 'client-money': -2_000 })
    await api.post(`/bank-lines/${unknown.bankLineId}/undo`, undefined, { as })
    await api.post(`/bank-lines/${booked.bankLineId}/undo`, undefined, { as })
    expect(await balancesOf(as)).toEqual({ bank: 5_000, suspense: -5_000, debtors: 50_000, claims: -50_000 })

    await api.post('/direct-payments', { caseVoucherId: given.voucherId, amount: 10_000 }, { as })
    const { contactId } = await givenContact(api, { as })
    const payout = { voucherTypeId: standardType.payout, amount: 700, payoutContactId: contactId }
    await givenCaseVoucher(api, given.caseId, { as, ...payout })
    const deposit = { voucherTypeId: standardType.deposit, amount: 400, source: 'COLLECTOR' } as const
    await givenCaseVoucher(api, given.caseId, { as, ...deposit })
    expect(await balancesOf(as)).toEqual({
      ...{ bank: 5_000, suspense: -5_000, debtors: 40_700, claims: -40_700 },
      ...{ outlays: 700, 'payouts-due': -700, 'manual-payments': 400, unallocated: -400 },
    })
    expect(await problemsOf(as)).toEqual([])
  })

  it('post everything once, however often and at once they are posted', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as, vouchers: [1_000, 2_000] })
    await Promise.all([postBooks(api.services), postBooks(api.services), postBooks(api.services)])
    await api.post('/direct-payments', { caseVoucherId: given.voucherId, amount: 100 }, { as })
    await Promise.all([postBooks(api.services), postBooks(api.services)])
    await postBooks(api.services)
    const entries = await entriesOf(as)
    expect(entries.map(({ number, kind, amount }) => `${number} ${kind} ${amount}`)).toEqual([
      '1 CLAIM 1000',
      '2 CLAIM 2000',
      '3 CLAIM_SETTLED 100',
    ])
  })

  it('leave nothing if posting fails in the middle, and catch up afterwards', async () => {
    const as = await givenTenant()
    await givenCase(api, { as, vouchers: [1_000] })
    const tenant = { tenantId: as.tenantId, name: 'Bureau', timeZone: 'Europe/Copenhagen', language: 'da' }
    const failing = runSystemCommand(api.services, tenant, 'post-book-entries', async (command) => {
      await postNextEntries(command)
      throw new Error('planted')
    })
    await expect(failing).rejects.toThrow('planted')
    expect(await entriesOf(as)).toEqual([])
    expect(await balancesOf(as)).toEqual({ debtors: 1_000, claims: -1_000 })
  })

  it('verify notices an entry that is missing from the books', async () => {
    const as = await givenTenant()
    const { voucherId } = await givenCase(api, { as, vouchers: [1_000] })
    await postBooks(api.services)
    // As a bug in posting would have it: the journal is marked as posted without the entries.
    await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 100 }, { as })
    await api.database.inTenant(as.tenantId, (transaction) =>
      transaction.run(sql`
        update book_states s set position = h.position from journal_heads h
        where s.tenant_id = ${as.tenantId}::uuid and h.tenant_id = s.tenant_id`),
    )
    expect(await problemsOf(as)).toMatchObject([{ name: 'The books have the outstanding debits of every case' }])
  })
})

describe('closing a month', () => {
  async function givenFebruary(): Promise<{ as: TestTenant; given: GivenCase; bookPeriodId: string }> {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    await importLines(as, [{ amount: 300, text: 'Ukendt', bookingDate: '2026-02-27' }])
    await postBooks(api.services)
    const { items } = (await api.get('/book-periods', { as })).body
    expect(items.map(({ month, state }: any) => `${month} ${state}`)).toEqual(['2026-03 OPEN', '2026-02 OPEN'])
    return { as, given, bookPeriodId: items[1].bookPeriodId }
  }

  it('200: later entries of the month are posted in the open one, and its report never changes', async () => {
    const { as, bookPeriodId } = await givenFebruary()
    const february = '?from=2026-02-01&to=2026-02-28'
    const before = (await api.get(`/books/trial-balance${february}`, { as })).body.currencies
    const closed = await api.post(`/book-periods/${bookPeriodId}/close`, undefined, { as })
    expect(closed.status, closed.text).toBe(200)
    expect(closed.body).toMatchObject({ month: '2026-02', state: 'CLOSED', entryCount: 1, closedBy: { type: 'KEY' } })
    expect(await eventsAbout(api, bookPeriodId, as)).toMatchObject([{ type: 'book-periods.close', data: closed.body }])
    expect(await auditOf(api, bookPeriodId, as)).toMatchObject([{ operation: 'close-book-period', after: closed.body }])

    await importLines(as, [{ amount: 900, text: 'Sent', bookingDate: '2026-02-26', valueDate: '2026-02-25' }])
    await postBooks(api.services)
    expect((await api.get(`/books/trial-balance${february}`, { as })).body.currencies).toEqual(before)
    const late = (await entriesOf(as)).find(({ amount }) => amount === 900)
    expect(late).toMatchObject({
      ...{ month: '2026-03', postingDate: '2026-03-01', originalDate: '2026-02-26', valueDate: '2026-02-25' },
    })
    const { items } = (await api.get('/book-periods', { as })).body
    expect(items[0]).toMatchObject({ month: '2026-03', correctionCount: 1 })
    expect((await api.post(`/book-periods/${bookPeriodId}/close`, undefined, { as })).body).toEqual(closed.body)
    expect(await problemsOf(as)).toEqual([])
  })

  it('the database refuses an entry in a closed month, and any change of an entry', async () => {
    const { as, bookPeriodId } = await givenFebruary()
    await api.post(`/book-periods/${bookPeriodId}/close`, undefined, { as })
    const inserted = (number: number): Promise<unknown> =>
      api.database.inTenant(as.tenantId, (transaction) =>
        transaction.run(sql`
          insert into book_entries (tenant_id, month, number, entry_id, is_closing, previous_number, kind, source_id, part,
            debit_account, credit_account, amount, currency, posting_date, original_date, value_date, posted_at)
          values (${as.tenantId}::uuid, '2026-02-01', ${number}::bigint, gen_random_uuid(), false, ${number - 1}::bigint, 'CLAIM',
            gen_random_uuid(), 0, 'debtors', 'claims', 1, 'DKK', '2026-02-01', '2026-02-01', '2026-02-01', now())`),
      )
    await expect(inserted(2)).rejects.toThrow(/book_entries_pkey/)
    await expect(inserted(3)).rejects.toThrow(/book_entries_previous/)
    await expect(inserted(4)).rejects.toThrow(/book_entries_previous/)
    const earlier = sql`
      insert into book_periods (tenant_id, book_period_id, month, opened_at)
      values (${as.tenantId}::uuid, gen_random_uuid(), '2026-01-01', now())`
    const opened = api.database.inTenant(as.tenantId, (transaction) => transaction.run(earlier))
    await expect(opened).rejects.toThrow(/book_periods_one_first/)
    for (const change of [sql`update book_entries set amount = 1`, sql`delete from book_closings`]) {
      const changed = api.database.inTenant(as.tenantId, (transaction) => transaction.run(change))
      await expect(changed).rejects.toThrow(/permission denied/)
    }
  })

  it('422 for a month that is not over; 401 without the scope of its own', async () => {
    const { as, bookPeriodId } = await givenFebruary()
    const [march] = (await api.get('/book-periods', { as })).body.items
    const early = await api.post(`/book-periods/${march.bookPeriodId}/close`, undefined, { as })
    expect([early.status, early.body.code]).toEqual([422, 'book-period-not-over'])
    const writer = await api.createToken(as.tenantId, ['read:books', 'write:books'])
    const without = await api.post(`/book-periods/${bookPeriodId}/close`, undefined, { as: { ...as, ...writer } })
    expect(without.status).toBe(401)
  })

  it('is done once if two close at the same time while entries are posted', async () => {
    const { as, bookPeriodId } = await givenFebruary()
    const close = (): Promise<unknown> => api.post(`/book-periods/${bookPeriodId}/close`, undefined, { as })
    await Promise.all([close(), postBooks(api.services), close(), postBooks(api.services), close()])
    expect(await auditOf(api, bookPeriodId, as)).toHaveLength(1)
    expect(await problemsOf(as)).toEqual([])
  })
})

describe('reading the books', () => {
  it('an account card has the balance after each entry, page by page', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as, vouchers: [1_000, 500] })
    await api.post('/direct-payments', { caseVoucherId: given.voucherId, amount: 300 }, { as })
    await postBooks(api.services)
    const accounts = (await api.get('/book-accounts', { as })).body.items
    const { bookAccountId } = accounts.find(({ handle }: any) => handle === 'debtors')
    const card = await entriesOf(as, `&bookAccountId=${bookAccountId}&currency=DKK`)
    expect(card.map(({ balance }) => balance)).toEqual([1_000, 1_500, 1_200])
    const { creditorId } = (await api.get(`/cases/${given.caseId}`, { as })).body
    const ofCreditor = `&bookAccountId=${bookAccountId}&currency=DKK&creditorId=${creditorId}`
    expect((await entriesOf(as, ofCreditor)).map(({ balance }) => balance)).toEqual([1_000, 1_500, 1_200])
    const second = await api.get(
      `/book-entries?bookAccountId=${bookAccountId}&currency=DKK&pageSize=1&after=${card[0].entryId}`,
      { as },
    )
    expect(second.body.items).toEqual([card[1]])
    expect((await entriesOf(as, `&bookAccountId=${bookAccountId}`)).map(({ balance }) => balance)).toEqual([
      null,
      null,
      null,
    ])
    expect(await entriesOf(as, `&caseId=${given.caseId}&kind=CLAIM_SETTLED`)).toHaveLength(1)
    expect(await entriesOf(as, '&from=2026-03-03')).toEqual([])
    const unknown = await api.get(`/book-entries?bookAccountId=${given.caseId}&creditorId=${given.caseId}`, { as })
    expect([unknown.status, unknown.body.errors.map(({ path }: any) => path)]).toEqual([
      422,
      ['/creditorId', '/bookAccountId'],
    ])
  })

  describe('of several months', () => {
    let as: TestTenant
    const lines = [
      ['2026-01-10', 1_000],
      ['2026-02-20', 300],
      ['2026-02-05', 40],
      ['2026-03-01', 7],
      ['2026-03-02', 500],
    ] as const

    beforeAll(async () => {
      as = await givenTenant()
      await importLines(
        as,
        lines.map(([bookingDate, amount]) => ({ bookingDate, amount, text: 'Ukendt' })),
      )
      await postBooks(api.services)
    })

    /** The card of the account that takes money nobody has explained, computed from all of its entries. */
    async function cardOf(query: string, pageSize: number): Promise<any[]> {
      const accounts = (await api.get('/book-accounts', { as })).body.items
      const { bookAccountId } = accounts.find(({ handle }: any) => handle === 'suspense')
      const card: any[] = []
      for (let after = ''; ; after = `&after=${card.at(-1).entryId}`) {
        const path = `/book-entries?bookAccountId=${bookAccountId}&currency=DKK&pageSize=${pageSize}${query}${after}`
        const { items } = (await api.get(path, { as })).body
        card.push(...items)
        if (items.length < pageSize) return card
      }
    }

    it.each([1, 2, 50])('an account card goes on with its balance on pages of %i', async (pageSize) => {
      const card = await cardOf('', pageSize)
      const entries = await entriesOf(as)
      let balance = 0
      const expected = entries
        .filter(({ credit }) => credit.bookAccountId === card[0].credit.bookAccountId)
        .map(({ entryId, amount }) => ({ entryId, balance: (balance -= amount) }))
      expect(card.map(({ entryId, balance: each }) => ({ entryId, balance: each }))).toEqual(expected)
      expect(balance).toBe(-1_847)
    })

    it('an account card from a day on begins with the balance before it, and a last day leaves out what follows', async () => {
      const from = await cardOf('&from=2026-02-06', 1)
      expect(from.map(({ amount, balance }) => [amount, balance])).toEqual([
        [300, -1_340],
        [7, -1_347],
        [500, -1_847],
      ])
      const until = await cardOf('&to=2026-02-06', 2)
      expect(until.map(({ amount, balance }) => [amount, balance])).toEqual([
        [1_000, -1_000],
        [40, -1_040],
      ])
    })

    it('the trial balance of any days is that of their entries', async () => {
      for (const [from, to, opening, credit] of [
        ['2026-02-06', '2026-03-01', 1_040, 307],
        ['2026-02-01', '2026-02-28', 1_000, 340],
        ['2026-01-01', '2026-01-09', undefined, undefined],
        ['2026-01-01', '2026-03-02', 0, 1_847],
      ] as const) {
        const { currencies } = (await api.get(`/books/trial-balance?from=${from}&to=${to}`, { as })).body
        const accounts = currencies.flatMap((each: any) => each.accounts)
        const suspense = accounts.find(({ handle }: any) => handle === 'suspense')
        expect([
          from,
          to,
          suspense?.opening === undefined ? undefined : 0 - suspense.opening,
          suspense?.credit,
        ]).toEqual([from, to, opening, credit])
      }
    })

    it('balances and months are sums of days, and read no entries', async () => {
      for (const statement of [
        sumAccounts(as.tenantId, { from: '2026-02-06' }),
        sumHandlesOn(as.tenantId, '2026-02-28'),
        listPeriods(as.tenantId, { limit: 25, offset: 0, after: null }),
        listAccountsOn(as.tenantId, '2026-02-28'),
      ]) {
        const nodes = await explain(api.database, as.tenantId, statement)
        expect(nodes.map((node) => node['Relation Name'])).toContain('book_day_totals')
        expect(nodes.map((node) => node['Relation Name'])).not.toContain('book_entries')
      }
    })

    it('verify finds a total that is not that of its entries', async () => {
      const check = checks['The totals of every day in the books are those of its entries']
      if (check === undefined) throw new Error('The check has another name.')
      const problems = await api.database.inTenant(as.tenantId, async (transaction) => {
        await transaction.run(sql`update book_day_totals set debit = debit + 1 where tenant_id = ${as.tenantId}::uuid`)
        return transaction.many(check(as.tenantId))
      })
      expect(problems).toMatchObject([{ count: 10 }])
      await api.database.inTenant(as.tenantId, (transaction) =>
        transaction.run(sql`update book_day_totals set debit = debit - 1 where tenant_id = ${as.tenantId}::uuid`),
      )
      expect(await problemsOf(as)).toEqual([])
    })
  })

  it('200: numbers and names are the tenant’s; 422 for a number that is taken or is none', async () => {
    const as = await givenTenant()
    await givenCase(api, { as })
    await postBooks(api.services)
    const accounts = (await api.get('/book-accounts', { as })).body.items
    expect(accounts.map(({ number }: any) => number)).toEqual(accounts.map(({ number }: any) => number).toSorted())
    const [first, second] = accounts
    const patched = await api.patch(
      `/book-accounts/${first.bookAccountId}`,
      { number: '100100', name: '=Salær' },
      { as },
    )
    expect(patched.body).toMatchObject({ number: '100100', name: '=Salær', handle: first.handle })
    expect(await eventsAbout(api, first.bookAccountId, as)).toMatchObject([{ type: 'book-accounts.update' }])
    const taken = await api.patch(`/book-accounts/${second.bookAccountId}`, { number: '100100' }, { as })
    expect([taken.status, taken.body.code]).toEqual([422, 'book-number-taken'])
    expect((await api.patch(`/book-accounts/${second.bookAccountId}`, { number: '07' }, { as })).status).toBe(422)
  })

  it('exports have every entry, in the form of their readers', async () => {
    const as = await givenTenant()
    const { caseSeqId } = await givenCase(api, { as, vouchers: [123_456] })
    await postBooks(api.services)
    const period = 'from=2026-03-01&to=2026-03-31&currency=DKK'
    const danish = await api.get(`/books/bookkeeping.csv?${period}`, { as })
    expect(danish.text).toBe(
      `\uFEFFDato;Bilagsnr;Tekst;Konto;Beløb;Modkonto\r\n02-03-2026;260300001;Krav, sag ${caseSeqId}, Nordkyst El A/S;5600;1234,56;6800\r\n`,
    )
    const sie = await api.get(`/books/books.se?${period}`, { as })
    expect(sie.text).toContain('#SIETYP 4\r\n#FNAMN "Bureau"\r\n')
    expect(sie.text).toContain('#UB 0 5600 1234.56\r\n')
    expect(sie.text).toContain('{\r\n#TRANS 5600 {} 1234.56\r\n#TRANS 6800 {} -1234.56\r\n}\r\n')
    const csv = await api.get('/book-entries/export.csv', { as })
    expect(csv.text.trim().split('\r\n')).toHaveLength(2)
    const reversed = await api.get('/books/books.se?from=2026-03-31&to=2026-03-01&currency=DKK', { as })
    expect([reversed.status, reversed.body.errors[0].path]).toEqual([422, '/from'])
  })
})

describe('the reconciliation', () => {
  async function reconciled(as: TestTenant, query = ''): Promise<any> {
    await postBooks(api.services)
    const { status, text, body } = await api.get(`/books/reconciliation${query}`, { as })
    expect(status, text).toBe(200)
    return body.currencies[0]
  }
  const candidatesOf = async (as: TestTenant): Promise<any[]> =>
    (await api.get('/books/reconciliation/candidates', { as })).body.items
  const daysOf = async (as: TestTenant, query = ''): Promise<string[]> => {
    const { items } = (await api.get(`/books/bank-days${query}`, { as })).body
    return items.map((each: any) => `${each.day} ${each.bankBalance} ${each.bookBalance} ${each.difference}`)
  }

  it('shows whose money is on the account, and what a difference may come from', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as, vouchers: [50_000] })
    const { contactId } = await givenContact(api, { as })
    const voucher = { voucherTypeId: standardType.payout, amount: 700, payoutContactId: contactId }
    await givenCaseVoucher(api, given.caseId, { as, ...voucher })
    const entries = [
      { amount: 20_000, reference: await referenceOf(as, given) },
      { amount: 900, text: 'Ukendt' },
      { amount: 700, isDebit: true, text: 'Overførsel', payer: 'Låsesmed' },
    ]
    const [, , out] = await importLines(as, entries, { day: '2026-02-27', opening: 1_000, closing: 21_200 })
    expect(await reconciled(as)).toMatchObject({
      accounts: [{ reportedOn: '2026-02-27', bankBalance: 21_200, bookBalance: 21_200, difference: 0 }],
      ...{ bank: 21_200, owedToCreditors: 20_700, suspense: 900, own: -700, takenOver: 1_000, difference: -700 },
    })
    expect(await daysOf(as)).toEqual(['2026-02-27 21200 21200 0', '2026-02-26 1000 1000 0'])
    const [candidate, ...others] = await candidatesOf(as)
    expect(others).toEqual([])
    expect(candidate).toMatchObject({
      kind: 'UNASSIGNED_LINE',
      candidateId: out.bankLineId,
      amount: 700,
      text: 'Låsesmed',
    })
    const [{ payoutId }] = candidate.payouts

    const paid = await api.post(`/payouts/${payoutId}/bank-line`, { bankLineId: out.bankLineId }, { as })
    expect(paid.status, paid.text).toBe(200)
    expect(paid.body).toMatchObject({ state: 'BOOKED', payoutId })
    expect((await api.get(`/payouts/${payoutId}`, { as })).body).toMatchObject({ state: 'PAID', paidOn: '2026-02-27' })
    expect(await reconciled(as)).toMatchObject({ owedToCreditors: 20_000, own: -700, difference: 0 })
    expect(await candidatesOf(as)).toEqual([])
    expect(await problemsOf(as)).toEqual([])

    const deposit = { voucherTypeId: standardType.deposit, amount: 400, source: 'COLLECTOR' } as const
    const { caseVoucherId } = await givenCaseVoucher(api, given.caseId, { as, ...deposit })
    expect(await reconciled(as)).toMatchObject({ difference: -400 })
    expect(await candidatesOf(as)).toMatchObject([{ kind: 'PAYMENT_WITHOUT_LINE', candidateId: caseVoucherId }])
    await api.post(`/bank-lines/${out.bankLineId}/undo`, undefined, { as })
    expect(await reconciled(as)).toMatchObject({ difference: -1_100 })
    expect((await candidatesOf(as)).map(({ kind }) => kind).toSorted()).toEqual([
      ...['PAYMENT_WITHOUT_LINE', 'PAYOUT_WITHOUT_LINE', 'UNASSIGNED_LINE'],
    ])
  })

  it('notices a missing statement; the statement closes the gap, in any order', async () => {
    const as = await givenTenant()
    await importLines(as, [{ amount: 500, bookingDate: '2026-02-27' }], {
      day: '2026-02-27',
      opening: -300,
      closing: 200,
    })
    await importLines(as, [{ amount: 50, bookingDate: '2026-03-02' }], {
      day: '2026-03-02',
      opening: 900,
      closing: 950,
    })
    const gap = await reconciled(as)
    expect(gap).toMatchObject({ accounts: [{ bankBalance: 950, bookBalance: 250, difference: 700 }], difference: 700 })
    expect(await daysOf(as, '?differing=true')).toEqual(['2026-03-02 950 250 700', '2026-03-01 900 200 700'])
    await importLines(as, [{ amount: 700, bookingDate: '2026-02-28' }], {
      day: '2026-02-28',
      opening: 200,
      closing: 900,
    })
    expect(await reconciled(as)).toMatchObject({ bank: 950, takenOver: -300, difference: 0 })
    // A statement from before the first one: what was taken over was less.
    await importLines(as, [{ amount: 100, bookingDate: '2026-02-26' }], {
      day: '2026-02-26',
      opening: -400,
      closing: -300,
    })
    expect(await reconciled(as)).toMatchObject({ bank: 950, takenOver: -400, suspense: 1_350, difference: 0 })
    expect(await daysOf(as, '?differing=true')).toEqual([])
    expect(await reconciled(as, '?day=2026-02-26')).toMatchObject({ bank: -300, takenOver: -400, suspense: 100 })
    expect(await problemsOf(as)).toEqual([])
  })

  it('422: a payout is paid by a line of its amount, once', async () => {
    const as = await givenTenant()
    const given = await givenCase(api, { as })
    const { contactId } = await givenContact(api, { as })
    const voucher = { voucherTypeId: standardType.payout, amount: 700, payoutContactId: contactId }
    await givenCaseVoucher(api, given.caseId, { as, ...voucher })
    const [{ payoutId }] = (await api.get('/payouts', { as })).body.items
    const lines = await importLines(as, [
      { amount: 701, isDebit: true },
      { amount: 700 },
      { amount: 700, isDebit: true },
      { amount: 700, isDebit: true },
    ])
    const pay = async (bankLineId: string, tenant = as): Promise<string> => {
      const { status, body, text } = await api.post(`/payouts/${payoutId}/bank-line`, { bankLineId }, { as: tenant })
      return `${status} ${body?.code ?? body?.state ?? text}`
    }
    const [other, incoming, first, second] = lines.map(({ bankLineId }) => bankLineId)
    expect(await pay(other)).toBe('422 payout-differs')
    expect(await pay(incoming)).toBe('422 bank-line-state')
    expect(await pay(given.caseId)).toBe('422 unknown-reference')
    expect((await Promise.all([pay(first), pay(second)])).toSorted()).toEqual(['200 BOOKED', '422 bank-line-state'])
    expect(await pay(first, await api.createTenant())).toMatch(/^422|^404/)
  })
})
