import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import {
  danishAccount,
  givenCase,
  givenCaseVoucher,
  givenContact,
  givenCreditor,
  givenCustomer,
  standardType,
} from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let caseId: string
let messageId: string
let customerId: string
let creditorId: string

beforeAll(async () => {
  console = await startConsole()
  const { api } = console
  creditorId = (await givenCreditor(api, { name: 'Nordkyst Energi A/S', referenceId: 'NK-1' })).creditorId
  const erpLink = 'https://erp.example.com/customers/{{customerReferenceId}}'
  const commission = { basis: 'size', bands: [{ from: 0, rateBasisPoints: 1_000 }] }
  const model = await api.post('/billing-models', { name: 'Salær 10 %', commission, vatRateBasisPoints: 2_500 })
  const { billingModelId: defaultBillingModelId } = model.body
  await api.patch(`/creditors/${creditorId}`, { erpLink, defaultBillingModelId, bankAccount: danishAccount })
  const { creditorId: otherId } = await givenCreditor(api, {
    name: 'Sydhavns Vandforsyning og Varmeværk a.m.b.a. af 1921',
  })
  const mette = { name: 'Mette Sørensen', email: 'mette@example.com', phone: { locale: '45', number: '20304050' } }
  customerId = (await givenCustomer(api, { creditorId, referenceId: 'K-4711', users: [{ details: mette }] })).customerId
  const vouchers = [
    { amount: 120_000, referenceId: 'F-2026-1', dueDate: '2026-01-20' },
    { amount: 1_234_567_890, date: '2024-01-01' },
  ]
  const made = await givenCase(api, { customerId, vouchers, status: 'VERIFIED' })
  caseId = made.caseId
  const other = await givenCase(api, { creditorId: otherId })
  const deposit = { voucherTypeId: standardType.deposit, source: 'COLLECTOR' } as const
  const now = api.clock.now()
  const day = (daysAgo: number): string => new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
  for (const [daysAgo, amount] of [
    [0, 40_000],
    [20, 15_000],
    [40, 70_000],
    [75, 22_050],
    [110, 90_000],
    [180, 64_000],
  ] as const) {
    const paid = { ...deposit, amount, date: day(daysAgo), referenceCaseVoucherId: made.voucherIds[1] }
    await givenCaseVoucher(api, caseId, paid)
  }
  await givenCaseVoucher(api, other.caseId, { ...deposit, amount: 12_500, date: day(0) })
  const details = { name: 'Mette Sørensen', email: 'mette@example.com', subject: 'Min regning' }
  const notes = '<p>Hej, jeg <b>har betalt</b> regningen i sidste uge. Kan I se pengene?</p><p>Hilsen Mette</p>'
  const content = Buffer.from('Kvittering').toString('base64')
  const files = [{ fileName: 'kvittering.txt', content }]
  messageId = (await api.post('/interactions', { type: 'DEBTOR NOTE', notes, details, files })).body.id
  await api.post('/interactions', {
    type: 'EMAIL',
    notes: '<p>Spam &amp; mere spam</p>',
    details: { from: 'x@spam.example' },
  })
  await api.post('/interactions', { type: 'SMS', notes: 'Ring til mig', referenceId: other.caseId })
  window = await openWindow(console)
  await signInAs(console, window)
})
afterAll(() => console.close())

async function stateOf(id: string): Promise<string> {
  return (await console.api.get(`/interactions/${id}`)).body.state
}

describe('the inbox', () => {
  it('works by keyboard: j selects, m assigns a case, h marks as handled and selects the next', async () => {
    const { page } = window
    await window.goTo('/inbox')
    await page.getByText('Mette Sørensen').first().waitFor()
    await page.getByText('Open (3)').waitFor()
    await page.keyboard.press('j')
    await page.getByText('Kan I se pengene?').last().waitFor()
    await page.getByText('Min regning').waitFor()
    await window.expectAccessible()
    await window.shoot('inbox')
    await page.keyboard.press('m')
    await page.getByRole('option').getByText('Nordkyst Energi A/S').waitFor()
    await window.shoot('inbox-map')
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await page.keyboard.press('m')
    await page.getByRole('option').filter({ hasText: 'Nordkyst Energi A/S' }).click()
    await page.getByRole('link', { name: /On case/ }).waitFor()
    expect((await console.api.get(`/interactions/${messageId}`)).body).toMatchObject({
      state: 'MAPPED',
      referenceId: caseId,
      referenceType: 'case',
    })
    await page.keyboard.press('h')
    await page.getByRole('heading', { name: 'x@spam.example' }).waitFor()
    expect(await stateOf(messageId)).toBe('HANDLED')
  })

  it('saves a file under its name', async () => {
    const { page } = window
    await window.goTo(`/inbox?selected=${messageId}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download kvittering.txt' }).click()
    expect((await download).suggestedFilename()).toBe('kvittering.txt')
  })

  it('deletes a message and undoes it', async () => {
    const { page } = window
    await window.load('/inbox?view=unmapped')
    await page.getByText('Spam & mere spam').click()
    await page.getByRole('heading', { name: 'x@spam.example' }).waitFor()
    const selected = new URL(page.url()).searchParams.get('selected') ?? ''
    await page.keyboard.press('#')
    await page.getByText('No matching messages').waitFor()
    expect(await stateOf(selected)).toBe('DELETED')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'x@spam.example' }).waitFor()
    await expect.poll(() => stateOf(selected)).toBe('UNMAPPED')
  })

  it('shows outgoing messages that wait to be sent, and sends one', async () => {
    const { page } = window
    const form = await console.api.createToken(console.api.tenant.tenantId, ['write:interactions.create'])
    const email = { subject: 'Din henvendelse', to: [{ address: 'eva@debtor.example' }] }
    const held = { type: 'EMAIL', direction: 'OUTGOING', notes: '<p>Tak for din besked</p>', email }
    const as = { tenantId: console.api.tenant.tenantId, ...form }
    const { body } = await console.api.post('/interactions', held, { as })
    await window.goTo('/inbox')
    await page.getByText('To be sent').click()
    await page.getByText('eva@debtor.example').click()
    await page.getByText('Waiting to be sent').waitFor()
    await window.expectAccessible()
    await window.shoot('inbox-to-send')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Nothing to send').waitFor()
    expect(await stateOf(body.id)).toBe('QUEUED')
  })

  it('shows an empty state with a way to clear the filters', async () => {
    const { page } = window
    await window.goTo('/inbox?q=nowhere')
    await page.getByText('No matching messages').waitFor()
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('Ring til mig').waitFor()
  })
})

describe('customers', () => {
  it('are found by name and opened by keyboard', async () => {
    const { page } = window
    await window.goTo('/customers')
    await page.getByRole('searchbox').fill('mette K-47')
    await page.waitForURL((url) => url.searchParams.get('q') === 'mette K-47')
    await page.getByText('K-4711').waitFor()
    await window.expectAccessible()
    await window.shoot('customers')
    await page.getByRole('grid').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/customers/${customerId}`)
    await page.getByRole('link', { name: 'Open in the creditor’s ERP' }).waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Open in the creditor’s ERP' }).getAttribute('href'))
      .toBe('https://erp.example.com/customers/K-4711')
    await page.getByRole('link', { name: 'Case 1' }).waitFor()
    await window.expectAccessible()
    await window.shoot('customer')
  })

  it('accept a guarantor with an unusual number and ask to check it', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'Add person' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Lars Holm')
    await page.getByRole('combobox', { name: 'Relation' }).click()
    await page.getByRole('option', { name: 'Guarantor' }).click()
    await page.getByLabel('CVR number').fill('12345678')
    await page.getByRole('combobox', { name: 'Country' }).fill('swe')
    await page.getByRole('option', { name: 'Sweden' }).click()
    await window.expectAccessible()
    await window.shoot('person')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await page.getByText('please check').waitFor()
    await page.getByText('Lars Holm').waitFor()
    const { users } = (await console.api.get(`/customers/${customerId}`)).body
    expect(users).toMatchObject([
      { relation: 'debtor' },
      { relation: 'guarantor', details: { name: 'Lars Holm', address: { country: 'SE' } } },
    ])
    await page.getByRole('button', { name: 'Edit Lars Holm' }).click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('no address')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.getByRole('textbox', { name: 'E-mail' }).fill('lars@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'lars@example.com' }).waitFor()
  })

  it('get a claim on the open case exactly once', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'Add claim' }).click()
    await page.getByText('The claim is added to case 1.').waitFor()
    await page.getByRole('dialog').getByLabel('Amount').fill('99.50')
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).dblclick()
    await page.waitForURL((url) => url.pathname === '/cases/1')
    const { items } = (await console.api.get(`/case-vouchers/${caseId}?pageSize=500`)).body
    expect(items.filter((voucher: { amount: number }) => voucher.amount === 9_950)).toHaveLength(1)
  })

  it('are created with a claim once: errors show at their fields, and a reload keeps the draft', async () => {
    const { page } = window
    await window.load('/customers')
    await page.getByText('K-4711').waitFor()
    await page.keyboard.press('c')
    await page.getByRole('combobox', { name: 'Creditor' }).click()
    await page.getByRole('option', { name: 'Nordkyst Energi A/S' }).click()
    await page.getByRole('textbox', { name: 'Reference' }).fill('K-9001')
    await page.getByText('Company', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Holm & Søn ApS')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('no address')
    await page.getByText('Open a case with a claim').click()
    await page.getByLabel('Amount').fill('1,500.00')
    await page.getByText('A new case is opened with 1,500.00 DKK outstanding.').waitFor()
    const save = page.getByRole('button', { name: 'Create customer and case' })
    await save.click()
    await page.getByRole('alert').waitFor()
    await page.locator('[aria-invalid=true]').waitFor()
    await window.expectAccessible()
    await page.reload()
    await page.getByText('Draft restored.').waitFor()
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1,500.00')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('holm@example.com')
    const refusal = { code: 'unavailable', title: 'Busy', status: 422 }
    const cases = (url: URL): boolean => url.pathname.endsWith('/cases')
    await page.route(cases, (route) => route.fulfill({ status: 422, json: refusal }))
    await save.click()
    await page.getByText('The customer was created, but the claim was not').waitFor()
    await page.unroute(cases)
    await page.reload()
    await save.dblclick()
    await page.getByText('Holm & Søn ApS owes Nordkyst Energi A/S').waitFor()
    const { items } = (await console.api.get('/customers?referenceId=K-9001')).body
    expect(items).toMatchObject([
      {
        creditorId,
        isCompany: true,
        users: [{ details: { email: 'holm@example.com' } }],
        cases: [{ status: 'PENDING' }],
      },
    ])
  })

  it('can be chosen for a new case beside an open one', async () => {
    const { page } = window
    await window.goTo('/cases')
    await page.getByText('Holm & Søn ApS').waitFor()
    await page.keyboard.press('c')
    await page.getByRole('combobox', { name: 'Find a customer' }).fill('holm')
    const option = page.getByRole('option', { name: 'Holm & Søn ApS · K-9001' })
    await option.waitFor()
    // A list that is drawn again at this moment swallows the click.
    const choose = async (): Promise<boolean> => {
      await option.click({ timeout: 2_000 }).catch(() => undefined)
      return new URL(page.url()).searchParams.has('customerId')
    }
    await expect.poll(choose).toBe(true)
    await page.getByText('A new case is opened for the claim.').waitFor()
    await page.getByLabel('Amount').fill('250')
    await page.getByText('New claim').waitFor()
    await window.expectAccessible()
    await window.shoot('new-case')
    await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
    await page.getByText('Holm & Søn ApS owes Nordkyst Energi A/S').waitFor()
    const { items } = (await console.api.get('/customers?referenceId=K-9001')).body
    expect(items).toMatchObject([{ cases: [{ status: 'PENDING' }, { status: 'PENDING' }] }])
  })
})

describe('creditors', () => {
  it('are found, opened and edited; an invalid field says why', async () => {
    const { page } = window
    await window.goTo('/creditors?q=nordkyst')
    await page.getByRole('link', { name: 'Nordkyst Energi A/S' }).waitFor()
    await window.expectAccessible()
    await window.shoot('creditors')
    await page.getByRole('link', { name: 'Nordkyst Energi A/S' }).click()
    await page.waitForURL((url) => url.pathname === `/creditors/${creditorId}`)
    await page.getByText('Salær 10 %').waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Link to the ERP system').fill('ftp://nowhere')
    await form.getByLabel('FAQ for debtors').fill('<p>Hvordan <b>betaler</b> jeg?</p>')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('must be an http or https URL').first().waitFor()
    await window.expectAccessible()
    await window.shoot('creditor-edit')
    await form.getByLabel('Link to the ERP system').fill('https://erp.example.com/{{customerReferenceId}}')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Hvordan betaler jeg?').waitFor()
    expect((await console.api.get(`/creditors/${creditorId}`)).body).toMatchObject({
      erpLink: 'https://erp.example.com/{{customerReferenceId}}',
      debtorFAQ: '<p>Hvordan <b>betaler</b> jeg?</p>',
      name: 'Nordkyst Energi A/S',
    })
  })

  it('gain and lose an ultimate creditor', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'Add ultimate creditor' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Vestkraft ApS')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await page.getByRole('button', { name: 'Edit Vestkraft ApS' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('button', { name: 'Remove permanently' }).click()
    await page.getByText('None: the creditor collects its own claims.').waitFor()
  })

  it('are settled after a preview that books nothing', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'New settlement' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('From').fill('2026-02-01')
    await form.getByLabel('To', { exact: true }).fill('2026-03-02')
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByText('Settlement preview').waitFor()
    const listed = async (): Promise<{ totals: { payout: number } }[]> =>
      (await console.api.get(`/billings?creditorId=${creditorId}`)).body.items
    expect(await listed()).toEqual([])
    await form.getByRole('button', { name: 'Create draft' }).dblclick()
    await form.getByRole('button', { name: 'Approve' }).waitFor()
    const made = await listed()
    expect(made).toHaveLength(1)
    await form.getByText(amount(made[0]?.totals.payout ?? 0)).waitFor()
    for (const [kind, type] of [
      ['PDF', 'application/pdf'],
      ['CSV', 'text/csv; charset=utf-8'],
    ] as const) {
      const address = await form.getByRole('link', { name: `Download ${kind}` }).getAttribute('href')
      const file = await page.request.get(console.url + (address ?? ''))
      expect([file.status(), file.headers()['content-type']]).toEqual([200, type])
    }
    await window.expectAccessible()
    await window.shoot('settlement')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await window.shoot('creditor')
  })
})

const amount = (minor: number): string =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(minor / 100)

describe('the dashboard', () => {
  it('shows the figures of the API, each chart with its table', async () => {
    const { page } = window
    await window.goTo('/')
    await page.waitForURL((url) => url.pathname === '/today')
    await window.goTo('/dashboard')
    await page.getByRole('heading', { name: 'Collected this month' }).waitFor()
    const { body } = await console.api.get('/reports/overview')
    const [collected] = body.collected
    const text = async (name: string): Promise<string> =>
      (await page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).innerText()).replaceAll(
        '\u00a0',
        ' ',
      )
    const shown = await text('Collected this month')
    for (const minor of [collected.thisMonth, collected.lastMonthToDate, collected.lastMonth]) {
      expect(shown).toContain(amount(minor))
    }
    const owed = await text('Outstanding by age')
    for (const { outstanding } of body.ageing) expect(owed).toContain(amount(outstanding))
    const byCreditor = await text('Collected by creditor')
    for (const { name, thisMonth, lastMonth } of body.collectedByCreditor) {
      expect(byCreditor).toContain(name)
      expect(byCreditor).toContain(amount(thisMonth))
      expect(byCreditor).toContain(amount(lastMonth))
    }
    const waiting = await text('To do')
    for (const count of Object.values(body.work)) expect(waiting).toContain(String(count))
    await page.getByText('Show as a table').click()
    const months = await page.getByRole('table').first().innerText()
    for (const month of collected.months) expect(months).toContain(amount(month.amount))
    await window.expectAccessible()
    await page.getByText('Show as a table').click()
    await window.shoot('dashboard')
  })

  it('links to the work to do, for everyone or for oneself', async () => {
    const { page } = window
    await page.getByText('Mine', { exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('caseworkerId') === 'me')
    await page.getByRole('link', { name: /^0 ?Cases with a reminder due/ }).click()
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/cases' &&
        searchParams.get('reminderDue') === 'true' &&
        searchParams.get('caseworkerId') === 'me',
    )
    await page.goBack()
    await page.getByRole('link', { name: /Messages without a case/ }).click()
    await page.waitForURL((url) => url.pathname === '/inbox' && url.searchParams.get('view') === 'unmapped')
  })
})

/** On paper there is what belongs to the page, whole and dark on white, and nothing that is clicked. */
async function expectPrintable(page: ConsoleWindow['page'], lastHeading: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const heading = page.getByRole('heading', { name: lastHeading })
  await expect.poll(() => heading.isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  const clipped = await page.evaluate<string[]>(`
    [...document.querySelectorAll('main, main *')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll|hidden/.test(getComputedStyle(one).overflowY))
      .filter((one) => !one.classList.contains('visually-hidden'))
      .map((one) => one.outerHTML.slice(0, 100))`)
  expect(clipped).toEqual([])
  expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(26, 35, 35)')
  await page.emulateMedia({ media: null, colorScheme: 'light' })
}

describe('reports', () => {
  it('list settlements by the filters in the address, with totals', async () => {
    const { page } = window
    await window.goTo('/dashboard')
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.waitForURL((url) => url.pathname === '/reports/settlements')
    const { body: sums } = await console.api.get('/billings/sum')
    const strip = page.getByRole('region', { name: 'Totals' })
    // Drafts are not counted, and there may be nothing else yet.
    for (const sum of sums.currencies) {
      for (const field of ['collected', 'commission', 'vat', 'payout']) {
        await strip.getByText(amount(sum[field]), { exact: true }).first().waitFor()
      }
    }
    const row = page.getByRole('row').filter({ hasText: 'Nordkyst Energi A/S' })
    const csv = await row.getByRole('link', { name: /as CSV$/ }).getAttribute('href')
    expect((await page.request.get(console.url + (csv ?? ''))).headers()['content-type']).toContain('text/csv')
    await window.expectAccessible()
    await window.shoot('reports-settlements')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Approved' }).click()
    await page.waitForURL((url) => url.searchParams.get('state') === 'APPROVED')
    await page.getByText('No matches').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await row.waitFor()
  })

  it('approve a settlement opened by keyboard, and show and print it in full', async () => {
    const { page } = window
    await page.getByRole('grid').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Approve' }).click()
    await panel.getByText(/Approve the settlement with .* Collected .* DKK, commission/).waitFor()
    await panel.getByRole('button', { name: 'Approve settlement' }).click()
    await panel.getByRole('link', { name: 'View payout' }).waitFor()
    await window.shoot('reports-settlement-panel')
    await panel.getByRole('link', { name: 'Open full settlement' }).click()
    await page.getByRole('heading', { name: 'Settlement 1', exact: true }).waitFor()
    await page.getByRole('region', { name: 'Entries' }).getByText('Mette Sørensen').first().waitFor()
    await window.expectAccessible()
    await window.shoot('reports-settlement')
    await expectPrintable(page, 'Entries')
  })

  it('show on the case which contact a voucher pays, on screen and on paper', async () => {
    const { page } = window
    await givenContact(console.api, { name: 'Låsesmed Hansen ApS' })
    await window.goTo(`/cases/${caseId}?panel=voucher`)
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Payout', exact: true }).click()
    await form.getByRole('combobox', { name: 'Pay to' }).click()
    await page.getByRole('option', { name: 'Låsesmed Hansen ApS' }).click()
    await form.getByLabel('Amount').fill('12345678.90')
    await form.getByRole('button', { name: 'Book', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    const stream = page.getByRole('list', { name: 'Timeline' })
    await stream.getByText('not paid yet').waitFor()
    await expectPrintable(page, 'Details')
  })

  it('mark a payout as paid from its case, and list pending and paid payouts', async () => {
    const { page } = window
    await page.getByRole('list', { name: 'Timeline' }).getByRole('link', { name: 'to Låsesmed Hansen ApS' }).click()
    await page.getByRole('dialog').getByText('Mette Sørensen').waitFor()
    await window.expectAccessible()
    await window.shoot('reports-payout')
    await page.getByLabel('Bank reference').fill('OVF-17')
    await page.getByRole('button', { name: 'Mark as paid' }).dblclick()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const { body } = await console.api.get(`/payouts?caseId=${caseId}`)
    expect(body.items).toMatchObject([{ amount: 1_234_567_890, state: 'PAID', reference: 'OVF-17' }])
    await window.goTo('/reports/payouts')
    await page.getByRole('row').filter({ hasText: 'Settlement 1' }).waitFor()
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Låsesmed Hansen ApS' }).count()).toBe(0)
    await page.getByText('All', { exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'Låsesmed Hansen ApS' }).getByText('12,345,678.90').waitFor()
    const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
    expect(await (await page.request.get(console.url + (csv ?? ''))).text()).toContain('OVF-17')
    await window.expectAccessible()
    await window.shoot('reports-payouts')
  })

  it('show collected and outstanding amounts of the API, each number linking to its cases', async () => {
    const { page } = window
    await window.goTo('/reports/collected')
    await page.getByRole('heading', { name: 'By month' }).waitFor()
    const { body: collected } = await console.api.get('/reports/collected')
    const [inKroner] = collected.currencies
    const tables = (await page.getByRole('table').allInnerTexts()).join(' ')
    for (const { amount: minor } of [...inKroner.months, ...inKroner.creditors]) expect(tables).toContain(amount(minor))
    await window.expectAccessible()
    await window.shoot('reports-collected')
    await page.getByRole('combobox', { name: 'Period' }).click()
    await page.getByRole('option', { name: 'Last year' }).click()
    await page.waitForURL((url) => url.searchParams.get('from') === '2025-01-01')
    await page.getByRole('rowheader', { name: 'January 2025' }).waitFor()
    await window.goTo('/reports/cohorts')
    const cohorts = page.getByRole('region', { name: 'Collected share by age of case' })
    const [month] = (await console.api.get('/reports/cohorts')).body.currencies[0].months
    await cohorts.getByText(amount(month.claimed)).waitFor()
    await window.expectAccessible()
    await window.shoot('reports-cohorts')
    await cohorts.getByRole('link', { name: String(month.cases) }).click()
    await page.getByRole('button', { name: 'Remove Created from: 1 Mar 2026' }).waitFor()
    const { items: anyCase } = (await console.api.get('/cases?status=VERIFIED')).body
    const promise = { caseId: anyCase[0].id as string, amount: 12_345, dueAt: '2026-03-02' }
    expect((await console.api.post('/promises', promise)).status).toBe(201)
    await window.goTo('/reports/promises')
    const promises = page.getByRole('region', { name: 'By month' })
    await promises.getByText('123.45').first().waitFor()
    await window.expectAccessible()
    await window.shoot('reports-promises')
    await promises.getByRole('row').filter({ hasText: 'March 2026' }).getByRole('link').first().click()
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/promises' && searchParams.has('dueTo'))
    await page
      .getByRole('gridcell', { name: /123\.45/ })
      .first()
      .waitFor()
    await window.expectAccessible()
    await window.shoot('promises')
    await window.goTo('/promises?status=CANCELLED')
    await page.getByText('No matching promises').waitFor()
    await window.goTo('/reports/ageing')
    await page.getByRole('heading', { name: 'By age' }).waitFor()
    const { body: ageing } = await console.api.get('/reports/ageing')
    const owed = await page.getByRole('region', { name: 'By creditor' }).innerText()
    for (const { outstanding } of ageing.currencies[0].creditors) expect(owed).toContain(amount(outstanding))
    await window.expectAccessible()
    await window.shoot('reports-ageing')
    await page.getByRole('row').filter({ hasText: 'Nordkyst' }).getByRole('link').last().click()
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/cases' && searchParams.has('ageing'))
    await page.getByRole('row').filter({ hasText: 'Mette Sørensen' }).waitFor()
    await page.getByRole('button', { name: /^Remove Overdue:/ }).click()
    await page.waitForURL((url) => !url.searchParams.has('ageing'))
  })

  it('link to the audit trail', async () => {
    const { page } = window
    await window.goTo('/reports/ageing')
    await page.getByRole('link', { name: 'Audit trail' }).click()
    await page.waitForURL((url) => url.pathname === '/settings/audit')
    await page.getByRole('row').nth(1).waitFor()
  })
})

describe('at other sizes and in Danish', () => {
  const looks = [{ screen: 'phone', scheme: 'dark', language: 'da' }] as const
  const looksToSee = [{ screen: 'tablet', scheme: 'light', language: 'da' }] as const
  it.each([...looks, ...(process.env['SCREENSHOTS'] === 'true' ? looksToSee : [])])(
    'is accessible ($screen, $scheme, $language)',
    async (look) => {
      const other = await openWindow(console, look)
      await signInAs(console, other, { role: 'caseworker' })
      await other.goTo(`/inbox?selected=${messageId}`)
      await other.page.getByText('Kan I se pengene?').last().waitFor()
      await other.expectAccessible()
      await other.shoot('inbox')
      await other.goTo('/inbox')
      await other.page.getByText('Ring til mig').waitFor()
      await other.shoot('inbox-list')
      await other.goTo(`/customers/${customerId}`)
      await other.page.getByText('mette@example.com').waitFor()
      await other.expectAccessible()
      await other.shoot('customer')
      await other.goTo('/customers/new?claim=true')
      await other.page.getByRole('button', { name: 'Opret kunde og sag' }).waitFor()
      await other.expectAccessible()
      await other.shoot('new-customer')
      await other.goTo(`/creditors/${creditorId}`)
      await other.page.getByText('Salær 10 %').waitFor()
      await other.expectAccessible()
      await other.shoot('creditor')
      await other.goTo('/dashboard')
      await other.page.getByRole('heading', { name: 'Inddrevet i denne måned' }).waitFor()
      await other.expectAccessible()
      await other.shoot('dashboard')
      expect(other.complaints).toEqual([])
      await other.close()
    },
  )

  it.each([...looks, ...(process.env['SCREENSHOTS'] === 'true' ? looksToSee : [])])(
    'reports are accessible ($screen, $scheme, $language)',
    async (look) => {
      const other = await openWindow(console, look)
      await signInAs(console, other, { role: 'caseworker' })
      for (const [path, name] of [
        ['settlements', 'Afregninger'],
        ['payouts?state=ALL', 'Udbetalinger'],
        ['collected', 'Inddrevet'],
        ['ageing', 'Aldersfordeling'],
      ] as const) {
        await other.goTo(`/reports/${path}`)
        await other.page.getByRole('heading', { level: 1, name }).waitFor()
        await other.page.getByText('Nordkyst Energi A/S').first().waitFor()
        if (path === 'settlements' || path === 'ageing') await other.expectAccessible()
        await other.shoot(`reports-${path.replace(/\?.*/, '')}`)
      }
      expect(other.complaints).toEqual([])
      await other.close()
    },
  )

  it('logs no browser errors', () => {
    expect(window.complaints).toEqual([])
  })
})
