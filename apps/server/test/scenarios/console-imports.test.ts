import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runQueuedExports } from '../../src/features/integration/exports/run-exports.ts'
import { runQueuedImports } from '../../src/features/integration/imports/run-imports.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { givenCreditor } from '../given.ts'
import { entriesOfZip } from '../read-zip.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

const file = [
  'Kundenr;Navn;E-mail;Fakturanr;Beløb;Dato;Forfaldsdato',
  'K-1001;Ida Krogh;ida@post.example;F-2201;1.250,00;12-01-2026;26-01-2026',
  'K-1001;Ida Krogh;ida@post.example;F-2202;349,50;26-01-2026;09-02-2026',
  'K-1002;Bo Lind;;F-2203;12.5O;26-01-2026;09-02-2026',
  'K-1003;Aase Østergård;aase@post.example;F-2204;4.800,00;26-01-2026;09-02-2026',
].join('\r\n')

it('a caseworker imports invoices: columns, check, confirmation, result', async () => {
  const { api } = console
  await givenCreditor(api, { name: 'Nordkyst Energi A/S' })
  const { page } = window

  await window.goTo('/imports')
  await page.getByText('Nothing imported yet').waitFor()
  await page.getByRole('button', { name: 'Import a file' }).first().click()
  await page.getByRole('combobox', { name: 'Creditor of the rows' }).click()
  await page.getByRole('option', { name: 'Nordkyst Energi A/S' }).click()
  await window.expectAccessible()
  await window.shoot('import-upload')
  await page.setInputFiles('input[type=file]', {
    name: 'fakturaer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file, 'latin1'),
  })

  await page.getByRole('heading', { name: 'Which column is which?' }).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'Customer number' }).inputValue()).toBe('Kundenr')
  await page.getByRole('cell', { name: 'Aase Østergård' }).waitFor()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('is required if no column has the currency').first().waitFor()
  await page.getByRole('combobox', { name: 'Currency of rows without one' }).click()
  await page.getByRole('option', { name: 'DKK' }).click()
  await page.getByRole('textbox', { name: 'Save these columns as' }).fill('Nordkyst ERP')
  await window.expectAccessible()
  await window.shoot('import-columns')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('Checking row 0').first().waitFor()
  await runQueuedImports(api.services)

  await page.getByRole('heading', { name: 'Result of the check' }).waitFor()
  await page.getByText('“12.5O” is not an amount.').waitFor()
  expect((await api.get('/cases')).body.items).toEqual([])
  await window.expectAccessible()
  await window.shoot('import-preview')
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await page.getByText('Being imported').waitFor()
  await runQueuedImports(api.services)
  await page.getByRole('heading', { name: 'Result of the import' }).waitFor()
  await page.getByRole('link', { name: 'Download refused rows' }).waitFor()
  const cases = (await api.get('/cases')).body.items as { debtorName: string; outstanding: number }[]
  expect(cases.map(({ debtorName, outstanding }) => [debtorName, outstanding])).toEqual([
    ['Ida Krogh', 159_950],
    ['Aase Østergård', 480_000],
  ])
  await expect
    .poll(async () => (await api.get('/import-mappings')).body.items)
    .toMatchObject([{ name: 'Nordkyst ERP', currency: 'DKK' }])
  await window.goTo('/imports')
  await page.getByRole('gridcell', { name: 'fakturaer.csv' }).waitFor()
  await window.expectAccessible()
  expect(window.complaints).toEqual([])
})

it('an administrator exports everything, follows it, downloads the archive and deletes it', async () => {
  const { api } = console
  const admin = await openWindow(console)
  await signInAs(console, admin)
  const { page } = admin
  await admin.goTo('/settings/exports')
  await page.getByText('Nothing exported yet').waitFor()
  await page.getByRole('button', { name: 'Export everything' }).click()
  await page.getByText('Being written').waitFor()
  await admin.expectAccessible()
  await admin.shoot('export-running')
  await runQueuedExports(api.services)
  await page.getByText('Completed').waitFor()
  await admin.expectAccessible()
  await admin.shoot('export-completed')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const names = [...(await entriesOfZip(await readFile(await (await saved).path()))).keys()]
  expect(names).toContain('import/cases-0001.ndjson')
  expect(names).toContain('manifest.json')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).last().click()
  await page.getByText('Nothing exported yet').waitFor()
  expect((await api.get('/exports')).body.items).toEqual([])
  expect(admin.complaints).toEqual([])
})

it.runIf(process.env['SCREENSHOTS'] === 'true')('looks right on a phone, in the dark and in Danish', async () => {
  const [{ importId }] = (await console.api.get('/imports')).body.items
  const danish = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, danish, { role: 'caseworker' })
  await danish.goTo('/imports')
  await danish.page.getByText('Importeret').waitFor()
  await danish.shoot('import-list')
  await danish.goTo(`/imports/${importId}`)
  await danish.page.getByText('Resultat af importen').waitFor()
  await danish.expectAccessible()
  await danish.shoot('import-result')
  await danish.page.setViewportSize(screens.desktop)
  await danish.page.getByText('Hent afviste rækker').waitFor()
  await danish.shoot('import-result-wide')
  const admin = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, admin)
  await console.api.post('/exports')
  await runQueuedExports(console.api.services)
  await console.api.post('/exports')
  await admin.goTo('/settings/exports')
  await admin.page.getByText('Skrives').waitFor()
  await admin.expectAccessible()
  await admin.shoot('exports-phone-dark')
  await admin.page.setViewportSize(screens.desktop)
  await admin.shoot('exports-wide-dark')
})
