import { afterAll, beforeAll, expect, it } from 'vitest'
import { postBooks } from '../../src/features/money/books/post-entries.ts'
import { matchQueuedFiles } from '../../src/features/money/bank-statements/match-bank-lines.ts'
import { statementOf } from '../bank-statements.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCaseVoucher, givenContact, givenCreditor, standardType } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'admin' })
})
afterAll(() => console.close())

it('an administrator reads the books, reconciles the bank and closes a month', async () => {
  const { api } = console
  const { page } = window
  await window.goTo('/reports/books')
  await page.getByText('No entries yet').waitFor()

  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await api.post('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK' })
  const { creditorId } = await givenCreditor(api, { name: 'Nordkyst Energi A/S' })
  const { caseId } = await givenCase(api, { creditorId, vouchers: [120_000] })
  const { contactId } = await givenContact(api)
  const payout = { voucherTypeId: standardType.payout, amount: 70_000, payoutContactId: contactId }
  await givenCaseVoucher(api, caseId, payout)
  const month = lastMonth()
  const entries = [
    { amount: 30_000, text: 'Ukendt', payer: 'Per Lund', bookingDate: `${month}-21` },
    { amount: 70_000, isDebit: true, text: 'Overførsel', payer: 'Låsesmed Hansen ApS', bookingDate: `${month}-21` },
  ]
  const balances = { day: `${month}-21`, opening: 100_000, closing: 60_000 }
  const content = Buffer.from(statementOf(entries, { balances })).toString('base64')
  expect((await api.post('/bank-files', { fileName: 'a.xml', content })).status).toBe(200)
  await matchQueuedFiles(api.services)
  await postBooks(api.services)

  await window.load('/reports/books')
  const debtors = page.getByRole('link', { name: '5600 Tilgodehavender hos skyldnere' })
  await debtors.waitFor()
  await window.expectAccessible()
  await window.shoot('books-balance')
  await debtors.click()
  await page
    .getByRole('gridcell', { name: /Claim registered ?Case/ })
    .first()
    .waitFor()
  await page.getByRole('columnheader', { name: 'Running balance' }).waitFor()
  await window.expectAccessible()
  await window.shoot('books-entries')

  await window.goTo('/reports/books?view=accounts')
  await page.getByRole('button', { name: 'Edit Uafklarede indbetalinger' }).click()
  await page.getByRole('textbox', { name: 'Number' }).fill('6900')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Another account has this number.').first().waitFor()
  await page.getByRole('textbox', { name: 'Number' }).fill('6831')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit Uafklarede indbetalinger' }).getByText('6831').waitFor()

  await window.goTo('/reports/reconciliation')
  await page.getByText('Bank and books differ by −700.00 DKK').waitFor()
  await window.expectAccessible()
  await window.shoot('reconciliation')
  await page.getByRole('button', { name: 'Assign payout: Låsesmed Hansen ApS' }).click()
  await page.getByRole('button', { name: 'Assign payout: Låsesmed Hansen ApS' }).click()
  await page.getByText('The bank line is assigned to the payout').waitFor()
  await postBooks(api.services)
  await window.load('/reports/reconciliation')
  await page.getByText('Bank and books agree').waitFor()
  await page.getByText('Every payment has a bank line, and every bank line is assigned.').waitFor()

  await window.goTo('/reports/books?view=months')
  const named = monthNamed(`${month}-01`)
  const row = page.getByRole('row', { name: named })
  await row.getByRole('button', { name: 'Close month' }).click()
  await window.expectAccessible()
  await row.getByRole('button', { name: 'Close month' }).click()
  await page.getByText(`${named} is closed`).waitFor()
  await row.getByText('Closed', { exact: true }).waitFor()
  await window.shoot('books-months')
  expect(window.complaints).toEqual([])
})

it('an administrator sets targets, compares them with what was collected, and opens its payments', async () => {
  const { api } = console
  const { page } = window
  const { creditorId } = await givenCreditor(api, { name: 'Fjordbredbånd ApS' })
  const { caseId } = await givenCase(api, { creditorId, vouchers: [90_000] })
  const today = api.clock.now().toISOString().slice(0, 10)
  const deposit = { voucherTypeId: standardType.deposit, source: 'COLLECTOR', amount: 12_345, date: today } as const
  await givenCaseVoucher(api, caseId, deposit)

  await window.goTo('/reports/collected')
  await page.getByRole('button', { name: 'Set targets' }).click()
  const panel = page.getByRole('dialog')
  const field = panel.getByRole('textbox', { name: monthNamed(today) })
  await field.fill('lots')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Enter an amount such as 1,234.50').waitFor()
  await field.fill('200')
  await window.expectAccessible()
  await window.shoot('targets-form')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Targets saved').waitFor()
  await page
    .getByRole('row', { name: monthNamed(today) })
    .getByRole('cell', { name: '61.7%' })
    .waitFor()
  await window.expectAccessible()
  await window.shoot('collected-targets')
  await page.getByRole('row', { name: 'Fjordbredbånd ApS' }).getByRole('link', { name: '123.45' }).click()
  await page.getByRole('gridcell', { name: '123.45' }).waitFor()
  await window.expectAccessible()
  await window.shoot('collected-payments')

  await window.goTo('/dashboard')
  await page.getByText(/61.7% of target/).waitFor()
  await window.shoot('dashboard-target')

  await window.goTo('/reports/workload')
  await page.getByRole('row', { name: /No caseworker/ }).waitFor()
  await window.expectAccessible()
  await window.shoot('workload')
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .last()
    .getByRole('link')
    .last()
    .click()
  await page.getByRole('heading', { name: 'Audit trail' }).waitFor()
  expect(window.complaints).toEqual([])
})

function monthNamed(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

it('reports and lists show every figure on a phone, and what an entry is about on a tablet', async () => {
  const small = await openWindow(console, { screen: 'phone' })
  await signInAs(console, small, { role: 'admin' })
  const { page } = small
  /** The elements of the screen that are wider than the space for them. */
  const cut = (selector: string): Promise<number> =>
    page.evaluate<number>(
      `[...document.querySelectorAll('${selector}')].filter((box) => box.scrollWidth > box.clientWidth + 1).length`,
    )
  await small.goTo('/reports/books')
  const balance = page.getByRole('region', { name: 'Trial balance DKK' })
  await balance.waitFor()
  expect(await cut('main [role=region]')).toBe(0)
  await small.expectAccessible()
  await small.goTo('/reports/ageing')
  await page.getByRole('region', { name: 'By creditor' }).waitFor()
  expect(await cut('main [role=region]')).toBe(0)
  await small.expectAccessible()
  await small.goTo('/inbox')
  await page.getByRole('radiogroup', { name: 'Show' }).waitFor()
  expect(await cut('[role=radiogroup]')).toBe(0)
  await page.setViewportSize(screens.tablet)
  await small.goTo('/reports/books?view=entries')
  await page
    .getByRole('gridcell', { name: /^Claim registered ?Case 1/ })
    .first()
    .waitFor()
  await small.close()
})

it.runIf(process.env['SCREENSHOTS'] === 'true')('looks right on a phone, in the dark and in Danish', async () => {
  const danish = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, danish, { role: 'admin' })
  for (const [address, text, name] of [
    ['/reports/books', 'Bogført til og med', 'books-balance'],
    ['/reports/books?view=entries', 'Krav registreret', 'books-entries'],
    ['/reports/books?view=months', 'Måned', 'books-months'],
    ['/reports/books?view=accounts', 'Numre og navne', 'books-accounts'],
    ['/reports/reconciliation', 'Bank og bogføring', 'reconciliation'],
    ['/reports/collected', 'Pr. sagsbehandler', 'collected-targets'],
    ['/reports/collected?panel=targets', 'Kopiér det første beløb', 'targets-form'],
    ['/reports/collected/payments', '123,45', 'collected-payments'],
    ['/reports/workload', 'Åbent arbejde', 'workload'],
    ['/dashboard', 'af målet', 'dashboard-target'],
  ] as const) {
    await danish.goTo(address)
    await danish.page.getByText(text).first().waitFor()
    await danish.expectAccessible()
    await danish.shoot(name)
  }
  await danish.page.setViewportSize(screens.desktop)
  await danish.shoot('reconciliation-wide')
})

/** The month before this one, which can be closed. */
function lastMonth(): string {
  const now = console.api.clock.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}
