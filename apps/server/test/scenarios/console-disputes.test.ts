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
  const { customerId } = await givenCustomer(console.api, { creditorId })
  const vouchers = [
    { amount: 120_000, referenceId: 'F-1', dueDate: '2026-02-01' },
    { amount: 50_000, referenceId: 'F-2', dueDate: '2026-02-01' },
  ]
  const made = await givenCase(console.api, { customerId, status: 'VERIFIED', vouchers })
  caseId = made.caseId
  number = made.caseSeqId
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

it('a caseworker disputes a voucher, finds it in the list, and decides it', async () => {
  const { page } = window
  await window.goTo('/disputes')
  await page.getByText('No disputes').waitFor()
  await window.expectAccessible()
  await window.goTo(`/cases/${number}`)
  await page.getByRole('button', { name: 'More actions: F-1' }).click()
  await page.getByRole('menuitem', { name: 'Dispute voucher' }).click()
  await page.getByLabel('What the debtor disagrees with').fill('Varen er aldrig leveret.')
  await window.expectAccessible()
  await window.shoot('case-dispute')
  await page.getByRole('dialog').getByRole('button', { name: 'Dispute voucher' }).click()
  await page.getByText(/1,200\.00 DKK disputed, answer by/).waitFor()
  await page.getByText(/^disputed, answer by/).waitFor()
  await window.shoot('case-disputed')
  await window.goTo('/disputes?state=OPEN')
  await page.getByRole('link', { name: 'Mette Sørensen' }).waitFor()
  await window.expectAccessible()
  await window.shoot('disputes')
  await page.getByRole('link', { name: 'Mette Sørensen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Varen er aldrig leveret.').waitFor()
  await dialog.getByRole('combobox', { name: 'Decision' }).click()
  await page.getByRole('option', { name: 'Partly upheld' }).click()
  await dialog.getByLabel('Amount to credit').fill('200')
  await dialog.getByLabel('Answer to the debtor').fill('Du får et afslag i prisen.')
  await window.expectAccessible()
  await window.shoot('case-decide-dispute')
  await dialog.getByRole('button', { name: 'Decide dispute' }).click()
  await page.locator('ol > li').getByText('Dispute: partly upheld').waitFor()
  await page.locator('ol > li').getByText('200.00 DKK credited').waitFor()
  await expect.poll(() => page.getByText(/disputed, answer by/).count()).toBe(0)
  const [decided] = (await console.api.get(`/disputes?caseId=${caseId}`)).body.items
  expect(decided).toMatchObject({ state: 'PARTLY_UPHELD', creditedAmount: 20_000, raisedBy: 'CASEWORKER' })
  expect(window.complaints).toEqual([])
})

it('a caseworker sees when a claim lapses and why, and records what interrupts the period', async () => {
  const { page } = window
  const voucher = { amount: 80_000, referenceId: 'F-3', date: '2023-06-01', dueDate: '2023-06-15' }
  const { caseSeqId } = await givenCase(console.api, {
    rulePack: 'dk-consumer',
    status: 'VERIFIED',
    vouchers: [voucher],
  })
  await window.goTo(`/cases/${caseSeqId}?panel=limitation`)
  await page.getByText(/F-3 lapses 15 Jun/).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('How the date came about').click()
  await dialog.getByRole('cell', { name: 'Due date' }).waitFor()
  await dialog.getByLabel('What happened, and how do you know?').fill('Skyldner har i telefonen erkendt gælden')
  await window.expectAccessible()
  await window.shoot('case-limitation')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await page.getByText('Recorded').waitFor()
  await page.getByText(/F-3 lapses/).waitFor({ state: 'detached' })
  expect(window.complaints).toEqual([])
})
