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
  const users = [{ details: { name: 'Viggo Larsen', email: 'viggo@example.dk', phone } }]
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
    await page.keyboard.press('$')
    const amount = page.getByLabel('Amount')
    await amount.fill('10')
    await amount.press('Enter')
    await page.getByText('Outstanding on the case').waitFor()
    await page.getByRole('dialog').locator('dd', { hasText: '1,190.00' }).waitFor()
    expect(await outstanding()).toBe(120_000)
    await amount.press('Enter')
    await page.getByText('Booked', { exact: true }).waitFor()
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
    expect(await page.getByRole('button', { name: 'Book' }).isDisabled()).toBe(true)
    await window.expectAccessible()
    await window.shoot('amount-question')
    await question.getByRole('button', { name: '1.50', exact: true }).click()
    await page.getByRole('dialog').locator('dd', { hasText: '1,188.50' }).waitFor()
    expect(await amount.inputValue()).toBe('1.50')
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
    await payment.getByText('just now').waitFor()
    const shown = await timeline.getByRole('listitem').allInnerTexts()
    const order = ['Case created', 'Principal', 'Payment', 'Case ended', 'Case reopened']
    expect(order.map((text) => shown.findIndex((entry) => entry.includes(text)))).toEqual([0, 1, 2, 3, 4])
    await window.expectAccessible()
    await window.shoot('timeline-changes')
  })
})
