import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCreditor, givenCustomer } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let creditorId: string
let customerId: string
let caseId: string
let number: number

beforeAll(async () => {
  console = await startConsole()
  creditorId = (await givenCreditor(console.api, { name: 'Nordkyst Energi A/S' })).creditorId
  const phone = { locale: '45', number: '20 30 40 50' }
  const users = [{ details: { name: 'Viggo Larsen', email: 'viggo@example.dk', phone, cpr: '010190-0000' } }]
  customerId = (await givenCustomer(console.api, { creditorId, users })).customerId
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

describe('registering a payment', () => {
  it('does not book before the preview is on screen', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    await page.getByText('Viggo Larsen owes Nordkyst Energi A/S').waitFor()
    // The preview is held back until Enter was pressed.
    let showPreview = (): void => undefined
    const wasPressed = new Promise<void>((resolve) => (showPreview = resolve))
    await page.route('**/v1/**', async (route) => {
      if (route.request().headers()['prefer']?.includes('dry-run') === true) await wasPressed
      await route.fallback()
    })
    await page.keyboard.press('$')
    const amount = page.getByLabel('Amount')
    await amount.fill('10')
    await amount.press('Enter')
    showPreview()
    await page.getByText('Outstanding on the case').waitFor()
    await page.getByRole('dialog').locator('dd', { hasText: '1,190.00' }).waitFor()
    expect(await outstanding()).toBe(120_000)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.keyboard.press('Enter')
    await page.getByText('10.00 DKK booked').waitFor()
    expect(await outstanding()).toBe(119_000)
  })

  it('offers to undo it, by a reversal with a preview', async () => {
    const { page } = window
    await page.getByRole('button', { name: 'Undo' }).click()
    const panel = page.getByRole('dialog', { name: 'Reverse' })
    await panel.getByText('1,200.00').first().waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await outstanding()).toBe(119_000)
  })

  it('asks which amount is meant if it can be read in two ways', async () => {
    const { page } = window
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('$')
    const amount = page.getByLabel('Amount')
    await amount.fill('1,500')
    const question = page.getByRole('group', { name: 'Do you mean 1,500.00 or 1.50?' })
    await question.waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Book' }).isDisabled()).toBe(true)
    await window.expectAccessible()
    await window.shoot('amount-question')
    await question.getByRole('button', { name: '1.50', exact: true }).click()
    await page.getByRole('dialog').locator('dd', { hasText: '1,188.50' }).waitFor()
    await expect.poll(() => amount.inputValue()).toBe('1.50')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})

describe('the timeline', () => {
  it('shows a caseworker who ended and reopened the case, and a payment at the time it was booked', async () => {
    const { page } = window
    const timeline = page.getByRole('list', { name: 'Timeline' })
    await page.getByRole('button', { name: 'End case' }).click()
    await page.getByRole('combobox', { name: 'End reason' }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'End case' }).click()
    await timeline.getByText(/^Case ended: /).waitFor()
    await page.getByRole('button', { name: 'Reopen case' }).click()
    const reopened = timeline.getByRole('listitem').filter({ hasText: 'Case reopened' })
    await reopened.getByText('En caseworker').waitFor()
    const payment = timeline.getByRole('listitem').filter({ hasText: 'Payment' })
    const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Copenhagen' } as const
    await payment.getByText(console.api.clock.now().toLocaleTimeString('en-GB', clock)).waitFor()
    expect(await timeline.getByRole('heading').allInnerTexts()).toEqual(['Today'])
    const shown = await timeline.getByRole('listitem').allInnerTexts()
    const order = ['Case created', 'Principal', 'Payment', 'Case ended', 'Case reopened']
    expect(order.map((text) => shown.findIndex((entry) => entry.includes(text)))).toEqual([0, 1, 2, 3, 4])
    await window.expectAccessible()
    await window.shoot('timeline-changes')
  })
})

/** Opens the palette once no dialog is open, and types into it. */
async function searchFor(text: string): Promise<void> {
  const { page } = window
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search or run a command…').fill(text)
}

describe('the palette', () => {
  it('opens the first result with Enter, even before it has arrived', async () => {
    const { page } = window
    await window.goTo('/cases')
    await searchFor('viggo lar')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/cases/${number}`)
    await page.getByText('Viggo Larsen owes').waitFor()
    // The focus follows the eye: to the title of the opened screen.
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent')
    await expect.poll(focused).toBe(`Case ${number}`)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await focused()).toBe(`Case ${number}`)
  })

  it('lists the case with exactly the number before newer ones that begin with it', async () => {
    const { page } = window
    const wanted = await givenCase(console.api, { journalNumber: 'K-77' })
    for (let index = 0; index < 6; index += 1) await givenCase(console.api, { journalNumber: `K-77${index}` })
    await searchFor('k-77')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/cases/${wanted.caseSeqId}`)
    await page.getByRole('heading', { name: 'Case K-77', exact: true }).waitFor()
    await window.goTo(`/cases/${number}`)
    await page.getByText('Viggo Larsen owes').waitFor()
  })

  it('gives the focus back when it is closed, and leaves it to a form that it opened', async () => {
    const { page } = window
    const focused = (): Promise<string> =>
      page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
    const next = page.getByRole('button', { name: 'Next case' })
    await next.focus()
    await searchFor('viggo')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Next case')
    await searchFor('Register payment')
    await page.getByRole('dialog').getByRole('button', { name: 'Register payment' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('panel') === 'payment')
    const isInPanel = "document.activeElement.closest('.mantine-Drawer-content') !== null"
    await expect.poll(() => page.evaluate<boolean>(isInPanel)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(focused).toBe('Next case')
  })

  it('says that it searches, then what it found', async () => {
    const { page } = window
    const isSearch = (url: URL): boolean => url.searchParams.has('q')
    let answer = (): void => undefined
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(isSearch, async (route) => {
      await isAsked
      await route.continue()
    })
    await searchFor('qqqqq')
    await page.getByText('Searching…').waitFor()
    await expect.poll(() => page.getByText('No results for “qqqqq”').count()).toBe(0)
    answer()
    await page.getByText('No results for “qqqqq”').waitFor()
    await page.unroute(isSearch)
    await page.keyboard.press('Escape')
  })

  it('offers what was opened last, sections of the settings, and what can be done on the found case', async () => {
    const { page } = window
    const dialog = page.getByRole('dialog')
    await searchFor('')
    await dialog.getByRole('button', { name: /^Case \d+ · Viggo Larsen$/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await searchFor('settings account')
    await dialog.getByRole('button', { name: 'Settings: My account' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await searchFor('viggo lar')
    await dialog.getByRole('button', { name: 'Log call' }).last().click()
    await page.waitForURL((url) => url.pathname === `/cases/${number}` && url.searchParams.get('panel') === 'call')
    await page.getByLabel('Summary').waitFor()
    await page.keyboard.press('Escape')
  })

  it('finds a CPR number without putting it into an address', async () => {
    const { page } = window
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await window.goTo('/customers')
    await page.getByRole('searchbox').first().fill('010190-0000')
    await page.getByText('Search for CPR numbers with Ctrl-K').waitFor()
    await page.getByRole('searchbox').first().fill('')
    await searchFor('0101900000')
    await page.getByRole('button', { name: /Case \d+ · Viggo Larsen/ }).waitFor()
    await window.shoot('palette-cpr')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/cases/${number}`)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => /010190/.test(address))).toEqual([])
  })
})

describe('the keyboard', () => {
  it('works after a segmented control was used', async () => {
    const { page } = window
    await page.getByText('Money', { exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('show') === 'money')
    await page.keyboard.press('$')
    await page.getByRole('dialog').getByLabel('Amount').waitFor()
  })

  it('does not open a closed panel again with Back', async () => {
    const { page } = window
    await window.goTo('/cases')
    await page.getByRole('grid').waitFor()
    await window.goTo(`/cases/${number}`)
    await page.getByText('Viggo Larsen owes').waitFor()
    await page.keyboard.press('$')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForURL((url) => url.search === '')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/cases')
  })

  it('keeps a key pressed while the case still loads, and opens its panel then', async () => {
    const { page } = window
    let goOn = (): void => undefined
    const isPressed = new Promise<void>((resolve) => (goOn = resolve))
    const isApi = (url: URL): boolean => url.pathname.startsWith('/v1/')
    await page.route(isApi, async (route) => {
      await isPressed
      await route.continue()
    })
    await window.load(`/cases/${number}`)
    await page.locator('main [aria-busy="true"]').first().waitFor()
    // The rest is typed for the panel, and must not end the case.
    await Promise.all(['$', 'e'].map((key) => page.keyboard.press(key)))
    goOn()
    await page.getByRole('dialog').getByLabel('Amount').waitFor()
    await page.unroute(isApi)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await window.goTo('/cases')
    await page.getByRole('grid').waitFor()
  })

  it('moves the focus to the list with j', async () => {
    const { page } = window
    await page.locator('[role=row][aria-selected=false]').first().waitFor()
    await page.evaluate('document.activeElement.blur()')
    await page.keyboard.press('j')
    await page.locator('[role=row][aria-selected=true]').waitFor()
    const isFocusedSelected =
      "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.getAttribute('aria-selected')"
    await expect.poll(() => page.evaluate<string>(isFocusedSelected)).toBe('true')
  })
})

describe('while a case is open', () => {
  it('shows what somebody else does to it without a reload', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    const isReport = (url: URL): boolean => url.pathname === '/iam/presence'
    await page.waitForResponse((response) => isReport(new URL(response.url())))
    await console.api.post('/interactions', { type: 'NOTE', referenceId: caseId, notes: 'SEEN-BY-OTHERS' })
    await page.getByRole('list', { name: 'Timeline' }).getByText('SEEN-BY-OTHERS').waitFor()
  })

  it('shows at once what others do, in every window, with one stream and without losing a draft', async () => {
    const { page } = window
    // Without the report every five seconds, which also says that something has changed.
    await window.context.route('**/iam/presence', (route) => route.abort())
    const isStream = (address: string): boolean => new URL(address).pathname === '/iam/changes'
    const streamed = page.waitForResponse((response) => isStream(response.url()))
    await window.load(`/cases/${number}`)
    expect((await streamed).status()).toBe(200)
    const message = { type: 'DEBTOR NOTE', referenceId: caseId }
    await console.api.post('/interactions', { ...message, notes: 'The first' })
    const second = await window.context.newPage()
    const streams: string[] = []
    second.on('request', (request) => isStream(request.url()) && streams.push(request.url()))
    await second.goto(`${console.url}/today`)
    const waiting = (of: typeof page): Locator =>
      of
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: /^Inbox/ })
    await expect.poll(() => waiting(second).textContent()).toMatch(/\d/)
    const before = await waiting(second).textContent()
    await page.bringToFront()
    await page.getByLabel('Add note').fill('Half a sentence')
    await page.getByText('Viggo Larsen owes').waitFor()
    await console.api.post('/interactions', { ...message, notes: 'PUSHED-TO-ALL' })
    console.api.services.streams.wake(console.api.tenant.tenantId)
    await page.getByRole('list', { name: 'Timeline' }).getByText('PUSHED-TO-ALL').waitFor()
    expect(await page.getByLabel('Add note').inputValue()).toBe('Half a sentence')
    // A window that was hidden reads when it is looked at.
    await second.bringToFront()
    await expect.poll(() => waiting(second).textContent()).not.toBe(before)
    expect(streams).toEqual([])
    // The stream passes on to the window that is left.
    const passedOn = second.waitForResponse((response) => isStream(response.url()))
    await window.load('/v1')
    expect((await passedOn).status()).toBe(200)
    await second.close()
    await window.context.unroute('**/iam/presence')
    await window.load(`/cases/${number}`)
    await page.getByText('Viggo Larsen owes').waitFor()
    await page.getByLabel('Add note').fill('')
  })

  it('says that the session has expired, and returns to the case after signing in', async () => {
    const { page } = window
    await window.context.clearCookies()
    await page.getByLabel('Add note').fill('Kept')
    await page.getByRole('button', { name: 'Save note' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Your session has expired. Sign in again.' }).first()
    await notice.waitFor()
    await expect.poll(() => page.getByText(/token|Bearer/i).count()).toBe(0)
    await window.shoot('session-expired')
    await notice.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL((url) => url.searchParams.get('next') === `/cases/${number}`)
    await signInAs(console, window, { role: 'caseworker' })
    await window.load(`/cases/${number}`)
    await page.getByText('Viggo Larsen owes').waitFor()
    await expect.poll(() => page.getByLabel('Add note').inputValue()).toBe('Kept')
  })

  it('reloads once if a part of the console is missing after a deploy', async () => {
    const { page } = window
    let isMissing = true
    const isPart = (url: URL): boolean => /\/assets\/creditors-page-/.test(url.pathname)
    await page.route(isPart, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()))
    const reloaded = page.waitForEvent('load').then(() => {
      isMissing = false
    })
    await page.getByRole('link', { name: 'Creditors' }).click()
    await reloaded
    await page.getByText('Nordkyst Energi A/S').first().waitFor()
    await page.unroute(isPart)
  })
})
