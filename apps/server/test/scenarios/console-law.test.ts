import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { givenCase, standardType } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

const claim = { amount: 100_000, referenceId: 'F-1', date: '2025-12-01', dueDate: '2025-12-15' }

it('a caseworker records the demand of the creditor with its document, and costs are allowed after it', async () => {
  const { api } = console
  const { page } = window
  const { caseId, caseSeqId } = await givenCase(api, { rulePack: 'dk-consumer', status: 'VERIFIED', vouchers: [claim] })
  await window.goTo(`/cases/${caseSeqId}?panel=limitation`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'What happened' }).click()
  await page.getByRole('option', { name: 'Written demand that reached the debtor' }).click()
  await dialog.getByLabel('Date', { exact: true }).fill('20/01/2026')
  await dialog.getByLabel('Deadline in the demand').fill('31/01/2026')
  await dialog.getByLabel('What happened, and how do you know?').fill('Kopi fra kreditor')
  const file = { name: 'påkrav.txt', mimeType: 'text/plain', buffer: Buffer.from('Påkrav') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText('påkrav.txt').waitFor()
  await window.expectAccessible()
  await window.shoot('case-demand')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await page.getByText('Recorded').waitFor()
  const { items } = (await api.get(`/limitation-facts?caseId=${caseId}`)).body
  expect(items).toMatchObject([{ kind: 'demand', date: '2026-01-20', deadline: '2026-01-31', channel: 'LETTER' }])
  expect(items[0].fileId).not.toBeNull()
  await window.goTo(`/cases/${caseSeqId}?panel=limitation`)
  await dialog.getByText('deadline 31 Jan 2026').waitFor()
  await dialog
    .getByRole('button', { name: /påkrav\.txt/ })
    .first()
    .waitFor()
  await window.expectAccessible()
  await page.setViewportSize(screens.phone)
  await window.shoot('case-demand-recorded')
  await page.setViewportSize(screens.desktop)
  const cost = { voucherTypeId: standardType['collection-cost'], amount: 40_000, currency: 'DKK', source: 'COLLECTOR' }
  expect((await api.post(`/case-vouchers/${caseId}`, { ...cost, date: '2026-02-01' })).status).toBe(201)
})

it('a caseworker registers what a Norwegian debtor chose to pay', async () => {
  const { api } = console
  const { page } = window
  const fee = { voucherTypeId: standardType['reminder-fee'], amount: 3_500, date: '2025-02-15' }
  const vouchers = [{ ...claim, date: '2025-01-01', dueDate: '2025-01-15' }, fee]
  const { caseId, caseSeqId } = await givenCase(api, { rulePack: 'no-consumer', currency: 'NOK', vouchers })
  await window.goTo(`/cases/${caseSeqId}?panel=payment`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('500.00')
  await dialog.getByLabel('The debtor chose this').check()
  await dialog.getByRole('combobox', { name: 'Allocate to' }).click()
  await page.getByRole('option', { name: 'Principal', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Preview' }).waitFor()
  await window.expectAccessible()
  await window.shoot('case-payment-earmarked')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const { items } = (await api.get(`/case-vouchers/${caseId}`)).body
  expect(items.map(({ outstanding }: any) => outstanding)).toEqual([50_000, 3_500, null])
  expect(items[2].earmark).toEqual({ categories: ['principal'] })
})

it('the report of claims that lapse soon lists those that lapse first first', async () => {
  const { api } = console
  const { page } = window
  for (const [referenceId, dueDate] of [
    ['F-late', '2023-08-01'],
    ['F-soon', '2023-04-01'],
  ] as const) {
    await givenCase(api, {
      rulePack: 'dk-consumer',
      status: 'VERIFIED',
      vouchers: [{ ...claim, referenceId, date: dueDate, dueDate }],
    })
  }
  await window.goTo('/reports/limitation')
  const cells = page.getByRole('gridcell', { name: /F-(soon|late)/ })
  await cells.first().waitFor()
  await expect.poll(() => cells.allTextContents()).toEqual(['Principal · F-soon', 'Principal · F-late'])
  await window.expectAccessible()
  await window.shoot('report-limitation')
  await page.setViewportSize(screens.phone)
  await window.shoot('report-limitation-phone')
  await page.setViewportSize(screens.desktop)
  await page.getByText('3 months').click()
  await page.getByRole('gridcell', { name: 'Principal · F-late' }).waitFor({ state: 'detached' })
  expect(window.complaints).toEqual([])
})
