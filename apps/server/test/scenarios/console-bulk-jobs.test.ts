import { afterAll, beforeAll, expect, it } from 'vitest'
import { runQueuedBulkJobs } from '../../src/features/casework/bulk-jobs/run-bulk-jobs.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { givenCase } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

it('a caseworker changes all cases of a list, sees which cannot be changed, and undoes it', async () => {
  const { api } = console
  for (let index = 0; index < 3; index++) await givenCase(api, { status: 'VERIFIED' })
  await givenCase(api, { endReason: 'PAID' })
  const { page } = window
  const order = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Change all cases in the list' }).click()
    await page.getByRole('combobox', { name: 'Action' }).click()
    await page.getByRole('option', { name: action }).click()
  }

  await window.goTo('/jobs')
  await page.getByText('No jobs yet').waitFor()
  await window.goTo('/cases?status=VERIFIED')
  await page.getByRole('gridcell', { name: 'Mette Sørensen' }).first().waitFor()
  await order('Add tag')
  await page.getByRole('textbox', { name: 'Name of the tag' }).fill('forår')
  await window.expectAccessible()
  await window.shoot('bulk-actions')
  await page.getByRole('button', { name: 'Check the cases' }).click()
  await page.getByText('Checked 0 of 3 cases').first().waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByText('3 of 3 cases can be changed.').waitFor()
  await page.getByRole('button', { name: 'Change 3 cases' }).click()
  await page.getByText('Running').waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByText('3 of 3 cases were changed.').waitFor()
  expect((await api.get('/cases?tag=forår')).body.items).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo on 3 cases' }).click()
  await page.getByText('Undoes an earlier job').waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByRole('button', { name: 'Change 3 cases' }).click()
  await page.getByText('Running').waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByText('3 of 3 cases were changed.').waitFor()
  expect((await api.get('/cases?tag=forår')).body.items).toEqual([])

  await window.goTo('/cases?status=VERIFIED')
  await page.getByRole('gridcell', { name: 'Mette Sørensen' }).first().waitFor()
  await order('Start a workflow')
  await page.getByRole('combobox', { name: 'Workflow' }).click()
  await page.getByRole('option', { name: 'Danmark, privat' }).click()
  await page.getByRole('button', { name: 'Check the cases' }).click()
  await page.getByText('Checked 0 of 3 cases').first().waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByText('3 of 3 cases can be changed.').waitFor()
  await page.getByLabel('What was chosen').getByText('Danmark, privat').waitFor()
  await window.shoot('bulk-workflow')
  await page.getByRole('button', { name: 'Change 3 cases' }).click()
  await page.getByText('Running').waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByText('3 of 3 cases were changed.').waitFor()
  expect(await page.getByRole('button', { name: /Undo/ }).count()).toBe(0)

  await window.goTo('/cases')
  await page.getByRole('gridcell', { name: 'Mette Sørensen' }).first().waitFor()
  await order('End cases')
  await page.getByRole('combobox', { name: 'Why the cases end' }).click()
  await page.getByRole('option', { name: 'Paid in full' }).click()
  await page.getByRole('button', { name: 'Check the cases' }).click()
  await page.getByText('Checked 0 of 4 cases').first().waitFor()
  await runQueuedBulkJobs(api.services)
  await page.getByText('1 of 4 cases can be changed.').waitFor()
  await page.getByLabel('What was chosen').getByText('Paid in full').waitFor()
  await page.getByText('The case has 1,200.00 outstanding.').first().waitFor()
  await window.expectAccessible()
  await window.shoot('bulk-preview')
  expect(window.complaints).toEqual([])
})

it.runIf(process.env['SCREENSHOTS'] === 'true')('looks right on a phone, in the dark and in Danish', async () => {
  const danish = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, danish, { role: 'caseworker' })
  await danish.goTo('/jobs')
  await danish.page.getByText('Klar til at køre').waitFor()
  await danish.shoot('bulk-list')
  await danish.page.getByRole('gridcell', { name: 'Afslut sager' }).click()
  await danish.page.getByText('Kan ikke lade sig gøre').waitFor()
  await danish.expectAccessible()
  await danish.shoot('bulk-preview')
  await danish.page.setViewportSize(screens.desktop)
  await danish.shoot('bulk-preview-wide')
})
