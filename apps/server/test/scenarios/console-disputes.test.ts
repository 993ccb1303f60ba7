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

it('a caseworker takes a claim to court, and follows it until it is endorsed', async () => {
  const { page } = window
  const { api } = console
  const address = { address: 'Havnegade 12', zipcode: '8000', city: 'Aarhus C', country: 'DK' }
  const users = [{ details: { name: 'Jonas Kjær', address } }]
  const { customerId } = await givenCustomer(api, { users })
  const claim = await givenCase(api, { customerId, rulePack: 'dk-consumer', status: 'VERIFIED' })
  await window.goTo('/court-claims')
  await page.getByText('No court claims').waitFor()
  await window.expectAccessible()
  await window.goTo(`/cases/${claim.caseSeqId}?panel=court`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Prepare claim' }).click()
  await dialog.getByText('No demand was sent.').waitFor()
  const demand = { kind: 'demand', date: '2026-01-05', deadline: '2026-01-19', channel: 'LETTER', note: 'Sendt' }
  expect((await api.post('/limitation-facts', { caseId: claim.caseId, ...demand })).status).toBe(201)
  await dialog.getByRole('button', { name: 'Prepare claim' }).click()
  await dialog.getByText('To be filed').waitFor()
  await dialog.getByRole('button', { name: 'Create application' }).click()
  await dialog.getByRole('button', { name: 'Create application again' }).waitFor()
  await dialog.getByLabel('Date').fill('01/02/2026')
  await dialog.getByRole('textbox', { name: 'Court', exact: true }).fill('Retten i Aarhus')
  await dialog.getByLabel('Reference of the court').fill('BS-77')
  await dialog.getByLabel('Court fee').fill('750')
  await window.expectAccessible()
  await window.shoot('case-court-filing')
  await dialog.getByRole('button', { name: 'Update claim' }).click()
  await page.locator('ol > li').getByText('Court claim: filed').waitFor()
  const [{ courtClaimId }] = (await api.get(`/court-claims?caseId=${claim.caseId}`)).body.items
  const served = { state: 'SERVED', date: '2026-02-10' }
  expect((await api.post(`/court-claims/${courtClaimId}/change`, served)).status).toBe(200)
  await window.load('/court-claims')
  await page.getByRole('link', { name: 'Jonas Kjær' }).waitFor()
  await window.expectAccessible()
  await window.shoot('court-claims')
  await page.getByRole('link', { name: 'Jonas Kjær' }).click()
  await dialog.getByText('Objection deadline passed').waitFor()
  await page.getByText(/Court claim: objection deadline passed/).waitFor()
  await window.shoot('case-court-served')
  await dialog.getByRole('button', { name: 'Correct details' }).click()
  await dialog.getByLabel('Reference of the court').fill('BS-78')
  await dialog.getByLabel('Day of service').fill('11/02/2026')
  await window.expectAccessible()
  await window.shoot('case-court-correction')
  // Somebody else corrects the same claim in the meantime.
  expect((await api.patch(`/court-claims/${courtClaimId}`, { courtReference: 'BS-79' })).status).toBe(200)
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this' })
  await conflict.getByText('BS-79').waitFor()
  await conflict.getByRole('button', { name: 'Save my version' }).click()
  await page.getByText('Court claim updated').first().waitFor()
  await expect
    .poll(async () => (await api.get(`/court-claims/${courtClaimId}`)).body)
    .toMatchObject({ courtReference: 'BS-78', objectionDeadline: '2026-02-25', court: 'Retten i Aarhus' })
  const phone = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
  await signInAs(console, phone, { role: 'caseworker' })
  await phone.load('/court-claims')
  await phone.page.getByText('Jonas Kjær').waitFor()
  await phone.expectAccessible()
  await phone.shoot('court-claims')
  await phone.load(`/cases/${claim.caseSeqId}?panel=court`)
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Ret oplysninger' }).click()
  await phone.page.getByRole('dialog').getByLabel('Forkyndt den').waitFor()
  await phone.expectAccessible()
  await phone.shoot('case-court-correction')
  expect(phone.complaints).toEqual([])
  await phone.close()
  await dialog.getByRole('button', { name: 'Update claim' }).click()
  await page.locator('ol > li').getByText('Court claim: endorsed').waitFor()
  expect((await api.get(`/court-claims/${courtClaimId}`)).body).toMatchObject({
    ...{ state: 'ENDORSED', court: 'Retten i Aarhus', courtReference: 'BS-78', courtFee: 75_000 },
  })
  expect(window.complaints).toEqual([])
})
