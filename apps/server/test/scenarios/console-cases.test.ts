import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { standardUpdateTypeId } from '../../src/features/casework/updates/index.ts'
import { givenCase, givenCreditor, givenCustomer } from '../given.ts'
import { fillManyCases } from '../many-cases.ts'
import { asOwner, testPasses } from '../template-database.ts'
import { scrollCases } from '../scroll-cases.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let caseId: string
let number: number

beforeAll(async () => {
  console = await startConsole()
  const { creditorId } = await givenCreditor(console.api, { name: 'Nordkyst Energi A/S' })
  const phone = { locale: '45', number: '20 30 40 50' }
  const users = [{ details: { name: 'Mette Sørensen', email: 'mette@example.dk', phone } }]
  const { customerId } = await givenCustomer(console.api, { creditorId, users })
  const vouchers = [{ amount: 120_000, referenceId: 'F-2026-1', dueDate: '2026-01-20' }]
  const made = await givenCase(console.api, { customerId, vouchers, status: 'VERIFIED' })
  caseId = made.caseId
  number = made.caseSeqId
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

async function outstanding(): Promise<number> {
  return (await console.api.get(`/cases/${caseId}`)).body.outstanding
}

describe('a caseworker at work', () => {
  it('finds a case by keyboard: search in the address, j selects, Enter opens', async () => {
    const { page } = window
    await window.goTo('/cases?q=mette')
    await page.getByText('Mette Sørensen').waitFor()
    await window.expectAccessible()
    await page.keyboard.press('j')
    await page.locator('[role=row][aria-selected=true]').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/cases/${number}`)
  })

  it('shows who owes what to whom since when in the first line', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    await page.getByText('Mette Sørensen owes Nordkyst Energi A/S').waitFor()
    await page.getByText('since 20 Jan 2026').waitFor()
    await window.expectAccessible()
    await window.shoot('case')
  })

  it('previews what a payment will book, and a double click books it once', async () => {
    const { page } = window
    await page.keyboard.press('$')
    await page.getByLabel('Amount').fill('1,300')
    await page.getByRole('button', { name: '1,300.00' }).click()
    // Nothing is lost of what is paid too much.
    const notAllocated = page.getByRole('dialog').locator('dd', { hasText: '100.00' })
    await notAllocated.waitFor()
    await page.getByRole('combobox', { name: 'Allocate to' }).click()
    await page.getByRole('option', { name: '1,200.00' }).click()
    await page.getByText('Only 1,200.00 is outstanding').waitFor()
    await page.getByLabel('Amount').fill('500')
    await page.getByLabel('Date').fill('31.2.2026')
    await page.getByText('Enter a date such as').waitFor()
    await page.getByLabel('Date').fill('1/3/2026')
    await page.getByText('Outstanding on the case').waitFor()
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Book' }).dblclick()
    await page.getByText('500.00 DKK booked').first().waitFor()
    expect(await outstanding()).toBe(70_000)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('writes a note whose draft survives a reload', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    await page.getByLabel('Add note').fill('Ringer <b>igen</b> på fredag')
    await page.reload()
    const field = page.getByLabel('Add note')
    await field.waitFor()
    await expect.poll(() => field.inputValue()).toBe('Ringer <b>igen</b> på fredag')
    await field.press('Control+Enter')
    await page.locator('ol').getByText('Ringer <b>igen</b> på fredag').waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    // Shortcuts work again at once.
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1')
  })

  it('pauses a case with an update and resumes it', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Payment promised' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
    await page.getByText(/Paused until .*: Payment promised/).waitFor()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('No next step planned').waitFor()
  })

  it('shows both versions when somebody else changed the record', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'End case' }).click()
    await page.getByRole('combobox', { name: 'End reason' }).click()
    await page.getByRole('option').first().click()
    await console.api.patch(`/cases/${caseId}`, { journalNumber: 'J-1' })
    await page.getByRole('dialog').getByRole('button', { name: 'End case' }).click()
    await page.getByText('Someone else changed this').waitFor()
    await page.getByRole('button', { name: 'Save my version' }).click()
    await page.getByText(/^Ended: /).waitFor()
    await page.getByRole('button', { name: 'Reopen case' }).click()
    await page.getByRole('button', { name: 'End case' }).waitFor()
  })

  it('saves filters as a work list with a count', async () => {
    const { page } = window
    await window.goTo('/cases?status=VERIFIED&q=mette')
    await page.getByRole('button', { name: 'Save as list' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Mettes sager')
    await page.getByRole('dialog').getByRole('button', { name: 'Save as list' }).click()
    await page.waitForURL((url) => url.searchParams.has('view'))
    await page.getByRole('navigation', { name: 'Work lists' }).getByRole('link', { name: 'Mettes sager 1' }).waitFor()
    await window.expectAccessible()
  })

  it('counts cases in built-in lists: mine, due, broken promises, by creditor and by group', async () => {
    const { page } = window
    const { userId } = (await console.api.get('/users?pageSize=100')).body.items.find(
      ({ role }: { role: string }) => role === 'caseworker',
    )
    const { creditorId, name } = (await console.api.get('/creditors')).body.items[0]
    await console.api.patch(`/creditors/${creditorId}`, { caseworkerContactId: userId })
    const other = await givenCustomer(console.api, { users: [{ details: { name: 'Ole Kirk' } }] })
    await givenCase(console.api, { customerId: other.customerId })
    const promised = { updateTypeId: standardUpdateTypeId('payment-promised'), referenceId: caseId }
    const { updateId } = (await console.api.post('/updates', { ...promised, remindedAt: '2026-03-01' })).body
    await window.load('/cases')
    const lists = page.getByRole('navigation', { name: 'Work lists' })
    for (const label of ['All cases 2', 'Mine 1', 'Due today 1', 'Paused and due 1', 'Broken promises 1']) {
      await lists.getByRole('link', { name: label, exact: true }).waitFor()
    }
    await lists.getByRole('link', { name: 'Mine 1' }).click()
    await page.waitForURL((url) => url.searchParams.get('caseworkerId') === 'me')
    await page.locator('[role=row]').getByText('Mette Sørensen').waitFor()
    await expect.poll(() => page.locator('[role=row][aria-rowindex]').count()).toBeLessThanOrEqual(2)
    await window.expectAccessible()
    await window.shoot('cases-mine')
    await lists.getByRole('button', { name: 'By creditor' }).click()
    const byCreditor = page.getByRole('dialog', { name: 'By creditor' }).getByRole('link', { name: `${name} 1` })
    await byCreditor.waitFor()
    await window.expectAccessible()
    await window.shoot('cases-by-creditor')
    await byCreditor.click()
    await page.waitForURL((url) => url.searchParams.get('creditorId') === creditorId)
    expect(new URL(page.url()).searchParams.get('caseworkerId')).toBe('me')
    await console.api.patch(`/updates/${updateId}`, { continuedAt: '2026-03-01' })
  })

  it('shows who else has the case open until they leave', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    await page.getByText('Mette Sørensen owes').waitFor()
    const other = await openWindow(console)
    await signInAs(console, other)
    await other.goTo(`/cases/${number}`)
    await other.page.getByText(/^Also viewing: En caseworker \(since /).waitFor()
    await page.getByText(/^Also viewing: En admin \(since /).waitFor()
    await window.expectAccessible()
    await window.shoot('case-presence')
    const countOthers = async (): Promise<number> => {
      // A window that is looked at again asks at once, and not only every five seconds.
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
      return page.getByText(/^Also viewing: En admin/).count()
    }
    const often = { interval: 250, timeout: 240_000 }
    // Another screen in the same window, and then another page of the service. A page from elsewhere would end the
    // process, on a busy machine before the window has said that it leaves, and the clock does not move here.
    await other.page.getByRole('link', { name: 'Customers' }).click()
    await expect.poll(countOthers, often).toBe(0)
    await other.page.goBack()
    await expect.poll(countOthers, often).toBe(1)
    await other.page.goto(`${console.url}/v1`)
    await expect.poll(countOthers, often).toBe(0)
    await other.close()
  })

  it('tags a case, creates a debtor link that is shown once, and writes a letter and an e-mail', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}?panel=tags`)
    await page.getByRole('dialog').getByLabel('Tags').fill('vip')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect((await console.api.get(`/cases/${caseId}`)).body.tags).toEqual(['vip'])
    await window.goTo(`/cases/${number}?panel=link`)
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Debtor link' }).inputValue()).toContain('/d/')
    await window.goTo(`/cases/${number}?panel=letter`)
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option').first().click()
    const frame = page.getByTitle('Preview as PDF')
    await frame.waitFor()
    const { items: documents } = (await console.api.get(`/documents?caseId=${caseId}`)).body
    expect(documents).toEqual([])
    const shown = await page.request.get(console.url + String(await frame.getAttribute('src')))
    expect([shown.headers()['content-type'], (await shown.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    await page.getByText('As text').click()
    await page.getByText('Preview', { exact: true }).waitFor()
    await window.shoot('case-letter')
    await page.getByRole('textbox', { name: 'Deadline' }).fill('2026-03-01')
    await page.getByText('The deadline cannot be in the past').first().waitFor()
    await frame.waitFor({ state: 'hidden' })
    await page.getByRole('textbox', { name: 'Deadline' }).fill('2026-03-30')
    await frame.waitFor()
    await page.getByRole('button', { name: 'Create letter' }).click()
    await page.getByText('The letter has been created').waitFor()
    await window.goTo(`/cases/${number}?panel=email`)
    await page.getByLabel('Subject').fill('Deres sag')
    await page.getByRole('dialog').getByLabel('Text').fill('Ring til os.')
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The e-mail is on its way').waitFor()
    const { items } = (await console.api.get(`/interactions?caseId=${caseId}`)).body
    expect(items.map(({ type }: { type: string }) => type)).toEqual(expect.arrayContaining(['LETTER', 'EMAIL']))
  })

  it('queues a text message with the recipient’s link for a gateway, and logs a call', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    await page.getByText('Mette Sørensen owes').waitFor()
    await page.keyboard.press('s')
    await page.getByText('Fordring does not send text messages itself.').waitFor()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Ring til os, eller se')
    await page.getByText('21 characters · 1 message · 139 left').waitFor()
    await page.getByRole('button', { name: 'Insert debtor link' }).click()
    await page.getByText('The link is for Mette Sørensen').waitFor()
    await window.expectAccessible()
    await window.shoot('case-sms')
    await page.getByRole('button', { name: 'Queue message' }).dblclick()
    const sms = page.locator('ol > li').filter({ hasText: 'SMS' }).filter({ hasText: 'to Mette Sørensen' })
    await sms.getByText('Not sent yet').waitFor()
    const found = async (type: string) =>
      (await console.api.get(`/interactions?caseId=${caseId}&type=${encodeURIComponent(type)}`)).body.items
    const text = expect.stringMatching(/^Ring til os, eller se http.*\/d\//)
    expect(await found('SMS')).toMatchObject([
      {
        ...{ direction: 'OUTGOING', state: 'PENDING', minVisibilityRole: 'caseworker' },
        details: { name: 'Mette Sørensen', phone: '+4520304050', text },
      },
    ])
    await sms.getByRole('button', { name: 'Mark as sent' }).click()
    await sms.getByText('Not sent yet').waitFor({ state: 'hidden' })
    expect(await found('SMS')).toMatchObject([{ state: 'SENT' }])
    await page.keyboard.press('c')
    await page.getByText('Incoming call').click()
    await page.getByLabel('Summary').fill('Betaler på fredag')
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Save call' }).click()
    await page.locator('ol').getByText('with Mette Sørensen').waitFor()
    expect(await found('PHONE CALL')).toMatchObject([
      {
        direction: 'INCOMING',
        state: 'HANDLED',
        details: { name: 'Mette Sørensen' },
        notes: '<p>Betaler på fredag</p>',
      },
    ])
  })

  it('restores the draft of every form after a reload until it is saved or discarded', async () => {
    const { page } = window
    const begun = [
      { panel: 'payment', field: 'Amount', text: '100' },
      { panel: 'voucher', field: 'Reference', text: 'F-77' },
      { panel: 'pause', field: 'Text', text: 'Venter på svar' },
      { panel: 'email', field: 'Subject', text: 'Om Deres sag' },
      { panel: 'sms', field: 'Text', text: 'Ring til os' },
      { panel: 'call', field: 'Summary', text: 'Ingen svarede' },
    ]
    const form = page.getByRole('dialog').or(page.getByRole('region', { name: 'Log call' }))
    const fieldOf = (name: string) => form.getByRole('textbox', { name, exact: true })
    for (const { panel, field, text } of begun) {
      await window.goTo(`/cases/${number}?panel=${panel}`)
      await fieldOf(field).fill(text)
    }
    await page.reload()
    for (const { panel, field, text } of begun) {
      await window.goTo(`/cases/${number}?panel=${panel}`)
      await page.getByText('Draft restored.').waitFor()
      await expect.poll(() => fieldOf(field).inputValue(), { message: panel }).toBe(text)
      if (panel === 'payment') continue
      await page.getByRole('button', { name: 'Start over' }).click()
      await expect.poll(() => fieldOf(field).inputValue(), { message: panel }).toBe('')
    }
  })

  it('books a payment once when its answer was lost and the page reloaded, and previews a reversal', async () => {
    const { page } = window
    const before = await outstanding()
    await window.goTo(`/cases/${number}?panel=payment`)
    await page.getByText('Outstanding on the case').waitFor()
    const booking = (url: URL): boolean => url.pathname.endsWith('/payments')
    await page.route(booking, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      // It reaches the service, and its answer is lost.
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Book' }).click()
    await expect.poll(outstanding).toBe(before - 10_000)
    // Until the page is gone, its client retries and must not succeed either.
    await page.reload()
    await page.unroute(booking)
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await page.getByText('Already completed; not repeated.').waitFor()
    expect(await outstanding()).toBe(before - 10_000)
    const { items } = (await console.api.get(`/case-vouchers/${caseId}?pageSize=500`)).body
    const paid = items.find(({ category, amount }: { category: string; amount: number }) => {
      return category === 'deposit' && amount === 10_000
    })
    await window.goTo(`/cases/${number}?panel=reverse&voucher=${paid.caseVoucherId}`)
    await page.getByText('Payment no longer pays F-2026-1').waitFor()
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Reverse' }).dblclick()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(outstanding).toBe(before)
  })

  it('logs no browser errors', () => {
    expect(window.complaints).toEqual([])
  })

  it.each([
    { screen: 'phone', scheme: 'dark', language: 'da' },
    { screen: 'tablet', scheme: 'light', language: 'da' },
  ] as const)('is accessible ($screen, $scheme, $language)', async (look) => {
    const other = await openWindow(console, look)
    await signInAs(console, other)
    await other.goTo('/cases')
    await other.page.getByText('Mette Sørensen').waitFor()
    await other.expectAccessible()
    await other.shoot('cases')
    await other.goTo(`/cases/${number}`)
    await other.page.getByText('Mette Sørensen skylder Nordkyst Energi A/S').waitFor()
    await other.expectAccessible()
    await other.shoot('case')
    await other.close()
  })
})

describe('a list of thousands of cases', () => {
  const count = 1_300
  let other: ConsoleWindow

  beforeAll(async () => {
    const tenant = await console.api.createTenant('Stort bureau')
    await asOwner(console.api.databaseUrl, async (owner) => {
      await owner.query('set role fordring_app')
      await owner.query("select set_config('app.pass', $1, false)", [testPasses.issue('tenant', tenant.tenantId)])
      await fillManyCases((text, values) => owner.query(text, [...values]), tenant.tenantId, count)
    })
    other = await openWindow(console)
    await signInAs(console, other, { as: tenant })
  })
  afterAll(() => other.close())

  it('scrolls to its end without failed requests, missing or repeated rows, drawing visible rows only', async () => {
    const { page } = other
    await other.goTo('/cases')
    await page.getByRole('link', { name: String(count), exact: true }).waitFor()
    const failed: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
    page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText ?? ''} ${request.url()}`))
    // Less than the height of the list, so that every row is visible once.
    const { numbers, moved, rowsMax } = await scrollCases(page, { count, step: 400 })
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => count - index))
    expect(moved).toBe(0)
    expect(rowsMax).toBeLessThan(60)
    await page.getByText(`${count} rows`).waitFor()
    expect(failed).toEqual([])
  })

  it('keeps its scroll position on the way back', async () => {
    const { page } = other
    await page.evaluate("document.querySelector('[role=grid]').scrollTop = 8000")
    await page.locator('[role=row][aria-rowindex="210"]').getByRole('link').click()
    await page.waitForURL((url) => url.pathname !== '/cases')
    await page.goBack()
    await page.getByText(`${count} rows`).waitFor()
    expect(await page.evaluate<number>("document.querySelector('[role=grid]').scrollTop")).toBe(8_000)
  })

  it('shows why a page failed to load, and loads it on retry', async () => {
    const { page } = other
    const next = (url: URL): boolean => url.pathname.endsWith('/cases') && url.searchParams.has('after')
    const refusal = { code: 'validation-failed', title: 'No', status: 422 }
    await page.route(next, (route) => route.fulfill({ status: 422, json: refusal }))
    await other.goTo('/cases?sort=createdAt')
    await page.getByRole('alert').waitFor()
    await page.unroute(next)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').waitFor({ state: 'hidden' })
    expect(other.complaints).toEqual([])
  })
})
