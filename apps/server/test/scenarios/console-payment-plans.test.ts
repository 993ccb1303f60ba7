import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCreditor, givenCustomer } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let caseId: string
let number: number

beforeAll(async () => {
  console = await startConsole()
  const { creditorId } = await givenCreditor(console.api, { name: 'Nordkyst Energi A/S' })
  const users = [{ details: { name: 'Mette Sørensen', email: 'mette@example.dk' } }]
  const { customerId } = await givenCustomer(console.api, { creditorId, users })
  const made = await givenCase(console.api, { customerId, status: 'VERIFIED' })
  caseId = made.caseId
  number = made.caseSeqId
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

it('a plan is previewed, proposed, accepted with a paper, shown in the header and the list, and cancelled', async () => {
  const { page } = window
  await window.goTo('/payment-plans')
  await page.getByText('No payment plans yet').waitFor()
  await window.expectAccessible()
  await window.goTo(`/cases/${number}?panel=plan`)
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Number' }).fill('5')
  await panel.getByText('240.00').first().waitFor()
  await window.expectAccessible()
  await window.shoot('plan-preview')
  await panel.getByRole('textbox', { name: 'Number' }).fill('900')
  await panel.getByText('must be at most 260').first().waitFor()
  await panel.getByRole('textbox', { name: 'Number' }).fill('6')
  await panel.getByText('200.00').first().waitFor()
  await panel.getByRole('button', { name: 'Propose', exact: true }).click()
  await page.getByRole('button', { name: 'A payment plan is proposed' }).click()
  await panel.getByLabel('Choose signed paper').setInputFiles({
    ...{ name: 'aftale.txt', mimeType: 'text/plain', buffer: Buffer.from('Enig. Mette Sørensen') },
  })
  await panel.getByText('Paper uploaded').waitFor()
  await window.expectAccessible()
  await panel.getByRole('button', { name: 'Accept plan' }).click()
  const next = page.getByRole('button', { name: /Plan: next 200\.00 DKK on/ })
  await next.waitFor()
  await window.shoot('plan-header')
  const [plan] = (await console.api.get(`/payment-plans?caseId=${caseId}`)).body.items
  expect(plan).toMatchObject({ status: 'ACTIVE', signature: { method: 'PAPER', name: 'Mette Sørensen' } })
  await window.goTo('/payment-plans?status=ACTIVE')
  await page.getByRole('link', { name: 'Mette Sørensen' }).waitFor()
  await window.expectAccessible()
  await window.shoot('plan-list')
  await window.goTo('/payment-plans?status=BROKEN')
  await page.getByText('No matching payment plans').waitFor()
  await window.goTo(`/cases/${number}?panel=plan`)
  await panel.getByText('In force').waitFor()
  await window.expectAccessible()
  await window.shoot('plan-details')
  await panel.getByRole('button', { name: 'Cancel plan' }).click()
  await panel.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText('The plan has ended').waitFor()
  expect((await console.api.get(`/payment-plans/${plan.paymentPlanId}`)).body.status).toBe('CANCELLED')
})

it('a call is taken down beside the balance, and saved with its promise, reminder and confirmation at once', async () => {
  const { page } = window
  await window.load(`/cases/${number}`)
  await page.getByRole('heading', { name: /^Case / }).waitFor()
  await page.keyboard.press('c')
  const call = page.getByRole('region', { name: 'Log call' })
  const summary = call.getByLabel('Summary')
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Betaler efter løn')
  // Nothing covers the balance and the people.
  await page.getByRole('heading', { name: 'People' }).click()
  await expect.poll(() => call.getByText('Agreed').count()).toBe(0)
  await call.getByRole('combobox', { name: 'Identity confirmed by' }).click()
  await page.getByRole('option', { name: 'CPR number' }).click()
  await call.getByText('Promise to pay').click()
  await call.getByLabel('Promised amount').fill('500')
  await call.getByLabel('Follow up on').fill('2026-03-12')
  await call.getByLabel(/^Confirm by e-mail/).check()
  await expect
    .poll(() => call.getByLabel('Text of the e-mail').inputValue())
    .toContain('You will pay 500.00 DKK by 9 Mar 2026.')
  await window.expectAccessible()
  await window.shoot('call-promise')
  await call.getByRole('button', { name: 'Save call' }).click()
  await page.getByText('Call saved to the timeline').waitFor()
  await expect.poll(() => call.count()).toBe(0)
  await page.locator('ol > li').getByText('Outgoing call · Reached · identity confirmed').waitFor()
  const { items } = (await console.api.get(`/promises?caseId=${caseId}`)).body
  expect(items).toMatchObject([{ amount: 50_000, status: 'OPEN' }])
  const updates = (await console.api.get(`/updates?caseId=${caseId}`)).body.items
  expect(updates.filter(({ label }: { label: string }) => label === 'Call back')).toHaveLength(1)
  const messages = (await console.api.get(`/interactions?caseId=${caseId}`)).body.items
  expect(messages.map(({ type }: { type: string }) => type).sort()).toEqual(['EMAIL', 'PHONE CALL'])
})

it('the rules of payment plans are shown in the settings', async () => {
  const { page } = window
  await window.goTo('/settings/payment-plans')
  await page.getByRole('heading', { name: 'Payment plan rules' }).waitFor()
  await page.getByText('Debtors can propose a payment plan').waitFor()
  await window.expectAccessible()
  await window.shoot('plan-rules')
})
