import { afterAll, beforeAll, expect, it } from 'vitest'
import { matchQueuedFiles } from '../../src/features/money/bank-statements/match-bank-lines.ts'
import { statementOf } from '../bank-statements.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, screens, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCreditor, givenCustomer } from '../given.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

it('a caseworker uploads a statement and works off its lines with the keyboard', async () => {
  const { api } = console
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await api.post('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK' })
  await api.patch('/settings', { fiCreditorNumber: '81234567' })
  const { creditorId } = await givenCreditor(api, { name: 'Nordkyst Energi A/S' })
  const { customerId } = await givenCustomer(api, { creditorId, users: [{ details: { name: 'Mette Sørensen' } }] })
  const vouchers = [{ amount: 120_000, referenceId: 'B-2026-17' }]
  const { caseId, caseSeqId } = await givenCase(api, { customerId, vouchers, status: 'VERIFIED' })
  const { references } = (await api.get(`/cases/${caseId}/payment-references`)).body
  const { page } = window

  await window.goTo('/bank')
  await page.getByText('Nothing to review').waitFor()
  await window.expectAccessible()
  await page.getByRole('button', { name: 'Upload statements' }).click()
  const upload = (name: string, text: string): Promise<void> =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'text/xml', buffer: Buffer.from(text) })
  await upload('broken.xml', statementOf([{ amount: 100 }]).replace('1.00', 'x'))
  await page.getByText('broken.xml, line 3: “x” is not an amount.').first().waitFor()
  await window.expectAccessible()
  await window.shoot('bank-refused')
  const entries = [
    { amount: 10_000, reference: references[0].reference, payer: 'Jonas Bech', payerAccount: '1' },
    { amount: 120_000 - 10_000, text: 'Faktura B-2026-17', payer: 'Mette Sørensen', payerAccount: '2' },
    { amount: 8_995, text: 'Kontingent', payer: 'Per Lund', payerAccount: '3' },
  ]
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await dropOn(page, 'header h1', 'stray.xml', 'A file beside the place for it.')).toBe(false)
  const statement = statementOf(entries)
  expect(await dropOn(page, '[data-drop-zone]', 'good.xml', statement)).toBe(false)
  await page.getByText('3 lines, 3 of them new').waitFor()
  await page.getByText('Matching: 0 of 3').first().waitFor()
  await matchQueuedFiles(api.services)
  await page.getByText('1 booked, 2 to review').waitFor()
  await upload('good.xml', statement)
  await page.getByText(/^Imported before, on .* Nothing was added\.$/).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()

  await window.goTo('/bank')
  await page.getByText('received on Klientkonto and not booked').waitFor()
  await page.getByRole('gridcell', { name: 'Mette Sørensen' }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('radio', { name: /Mette Sørensen/ }).waitFor()
  await page.getByText('invoice number in the text · 60 of 99').waitFor()
  const after = page.locator('section', { hasText: 'The case afterwards' }).last()
  await after.getByText('Ended').waitFor()
  await window.expectAccessible()
  await window.shoot('bank-line')
  await page.keyboard.press('Enter')
  await page.getByText(`1,100.00 DKK booked on case ${caseSeqId}`).waitFor()
  expect((await api.get(`/cases/${caseId}`)).body).toMatchObject({ outstanding: 0, status: 'ENDED' })
  await page.getByRole('heading', { name: 'Per Lund' }).waitFor()
  await page.keyboard.press('u')
  await page.getByText('Undone. The line is open again.').waitFor()
  await expect.poll(async () => (await api.get(`/cases/${caseId}`)).body.outstanding).toBe(110_000)
  await page.getByRole('heading', { name: 'Mette Sørensen' }).waitFor()

  await page.getByRole('gridcell', { name: 'Per Lund' }).click()
  await page.getByText('No case matches.').waitFor()
  await page.keyboard.press('m')
  await page.getByRole('textbox', { name: 'Assign to case' }).waitFor()
  await page.keyboard.type('Mette')
  await page.getByRole('option', { name: /Mette Sørensen/ }).waitFor()
  // Enter follows the last letters at once, before there are results for them.
  await page.keyboard.type(' Sør')
  await page.keyboard.press('Enter')
  await page.getByText('The case afterwards').waitFor()
  await page.getByRole('button', { name: 'Set aside' }).waitFor()
  // In one go, as a caseworker types who knows the menu.
  await Promise.all(['a', 'ArrowDown', 'Enter'].map((key) => page.keyboard.press(key)))
  await page.getByText('Set aside: Not ours').waitFor()
  await window.goTo('/bank?view=booked')
  await page.getByRole('gridcell', { name: 'Jonas Bech' }).click()
  await page.getByText('Automatic').waitFor()
  await window.goTo(`/cases/${caseSeqId}`)
  await page.getByRole('button', { name: `Copy ${references[0].printed}` }).waitFor()
  expect(window.complaints).toEqual([])
})

/** Drops a file, as from the desktop. Returns whether the browser would open it instead of the console. */
async function dropOn(page: ConsoleWindow['page'], selector: string, name: string, text: string): Promise<boolean> {
  return page.locator(selector).evaluate(
    (element, [fileName, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], fileName, { type: 'text/xml' }))
      const fire = (type: string): boolean =>
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      fire('dragover')
      return fire('drop')
    },
    [name, text] as const,
  )
}

it('an administrator sets up references and a CSV mapping, with which a statement is read', async () => {
  const { api } = console
  const admin = await openWindow(console)
  await signInAs(console, admin, { role: 'admin' })
  const { page } = admin
  await admin.goTo('/settings/tenant')
  await page.getByLabel('FI creditor number').fill('1234')
  await page.getByText('11', { exact: true }).click()
  await page.getByLabel('Swedish OCR references contain a length digit').check()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await page
    .getByText(/^must be 8 digits/)
    .first()
    .waitFor()
  await admin.expectAccessible()
  await admin.shoot('bank-references')
  await page.getByLabel('FI creditor number').fill('87654321')
  await save.click()
  const settings = async (): Promise<unknown> => (await api.get('/settings')).body
  await expect.poll(settings).toMatchObject({ fiCreditorNumber: '87654321', kidModulus: 11, ocrLengthDigit: true })
  const { caseId } = await givenCase(api, { currency: 'NOK' })
  const [{ reference }] = (await api.get(`/cases/${caseId}/payment-references`)).body.references
  expect(reference).toMatch(/^\d+$/)

  await admin.goTo('/settings/csv-mappings?open=new')
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Sparekassen')
  await form.getByRole('combobox', { name: 'Bank account' }).click()
  await page.getByRole('option', { name: 'Klientkonto (DKK)' }).click()
  await form.getByRole('textbox', { name: 'Booking date' }).fill('Dato')
  await form.getByRole('textbox', { name: 'Amount' }).fill('Beløb')
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Tekst')
  await form.getByRole('textbox', { name: 'Name of the payer' }).fill('Navn')
  await admin.expectAccessible()
  await admin.shoot('bank-csv-mapping')
  await form.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('gridcell', { name: 'Sparekassen' }).waitFor()

  await admin.goTo('/bank')
  await page.getByRole('button', { name: 'Upload statements' }).click()
  await page.getByRole('combobox', { name: 'CSV mapping' }).click()
  await page.getByRole('option', { name: 'Sparekassen' }).click()
  const send = (name: string, text: string): Promise<void> =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await send('broken.csv', 'Dato;Beløb;Tekst;Navn\n31-02-2026;100,00;Kontingent;Lis Holm\n')
  await page
    .getByText(/^broken\.csv, line 2: /)
    .first()
    .waitFor()
  await send(
    'good.csv',
    'Dato;Beløb;Tekst;Navn\n27-02-2026;1.250,50;Kontingent;Lis Holm\n27-02-2026;10,00;Gebyr;Ib Skov\n',
  )
  await page.getByText('2 lines, 2 of them new').waitFor()
  const { items } = (await api.get('/bank-lines?q=Lis%20Holm')).body
  expect(items).toMatchObject([{ amount: 125_050, bookingDate: '2026-02-27', text: 'Kontingent' }])
  expect(admin.complaints).toEqual([])
})

it.runIf(process.env['SCREENSHOTS'] === 'true')('looks right on a phone, in the dark and in Danish', async () => {
  const [line] = (await console.api.get('/bank-lines?state=OPEN')).body.items
  const danish = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, danish, { role: 'caseworker' })
  await danish.goTo('/bank')
  await danish.page.getByText('og ikke bogført').waitFor()
  await danish.shoot('bank-list')
  await danish.goTo(`/bank?selected=${line.bankLineId}`)
  await danish.page.getByText('Sagen bagefter').waitFor()
  await danish.expectAccessible()
  await danish.shoot('bank-line')
  await danish.page.setViewportSize(screens.desktop)
  await danish.page.getByText('Foreslåede sager').waitFor()
  await danish.shoot('bank-wide')
})
