import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCreditor, givenCustomer } from '../given.ts'
import { testStart } from '../test-app.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let caseId: string
let number: number

beforeAll(async () => {
  console = await startConsole()
  const { creditorId } = await givenCreditor(console.api, { name: 'Nordkyst Energi A/S' })
  const phone = { locale: '45', number: '20 30 40 50' }
  const address = { address: 'Havnegade 12', zipcode: '8000', city: 'Aarhus C', country: 'DK' }
  const users = [
    { details: { name: 'Mette Sørensen', email: 'mette@example.dk', phone, address } },
    { relation: 'lawyer', details: { name: 'Advokat Holm', email: 'holm@law.example', address } },
  ]
  const { customerId } = await givenCustomer(console.api, { creditorId, users })
  const made = await givenCase(console.api, { customerId, status: 'VERIFIED' })
  caseId = made.caseId
  number = made.caseSeqId
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(() => console.close())

async function choose(window: ConsoleWindow, label: string, option: string | RegExp): Promise<void> {
  const { page } = window
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('a person who is not to be contacted', () => {
  it('is restricted from the case page, and shown so in the header with phone and relation', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    const reach = page.getByRole('list', { name: 'How people on the case may be reached' })
    await reach.getByText('Mette Sørensen').waitFor()
    await reach.getByText('Debtor').waitFor()
    await expect.poll(() => reach.getByRole('link').getAttribute('href')).toBe('tel:+4520304050')
    await page.getByRole('button', { name: 'Contact restrictions' }).click()
    await page.getByText('Nobody on the case is restricted.').waitFor()
    await page.getByLabel('How do you know?').fill('Brev fra skyldner af 1. marts')
    await window.expectAccessible()
    await window.shoot('case-restrictions')
    await page.getByRole('button', { name: 'Add restriction' }).click()
    await reach.getByText('Not to be contacted').waitFor()
    await window.expectAccessible()
  })

  it('gets no letter, e-mail, text message or call without a warning that says why', async () => {
    const { page } = window
    for (const [panel, button] of [
      ['letter', 'Create letter'],
      ['email', 'Send'],
      ['sms', 'Queue message'],
    ] as const) {
      await window.goTo(`/cases/${number}?panel=${panel}`)
      await page.getByText('Mette Sørensen may not be contacted this way: not to be contacted.').waitFor()
      await page.getByText('An administrator can send it with a reason.').waitFor()
      await page.getByText('Source: House rule').waitFor()
      await window.expectAccessible()
      await window.shoot(`case-gate-${panel}`)
      await expect.poll(() => page.getByRole('button', { name: button, exact: true }).isDisabled()).toBe(true)
    }
    await window.goTo(`/cases/${number}?panel=call`)
    await page.getByText('A call that took place can be logged.').waitFor()
    expect((await console.api.get(`/interactions?caseId=${caseId}`)).body.items).toEqual([])
  })

  it('gets a letter from an administrator with a reason, which stays in the contact log', async () => {
    const admin = await openWindow(console)
    await signInAs(console, admin, { role: 'admin' })
    const { page } = admin
    await admin.goTo(`/cases/${number}?panel=letter`)
    await choose(admin, 'Template', /Reminder letter/)
    const create = page.getByRole('button', { name: 'Create letter' })
    await expect.poll(() => create.isDisabled()).toBe(true)
    await page.getByLabel('Reason for sending anyway').fill('Retten har bestemt det')
    await create.click()
    await page.getByText('The letter has been created').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.locator('ol > li').getByText('to Mette Sørensen (debtor)').waitFor()
    await page.getByRole('button', { name: 'Contact log' }).click()
    await page.getByRole('dialog').getByText('Overridden').waitFor()
    await page.getByRole('dialog').getByText('Retten har bestemt det').waitFor()
    await admin.expectAccessible()
    await admin.shoot('case-contact-log')
    expect(admin.complaints).toEqual([])
    await admin.close()
  })

  it('can be contacted again when the restriction is ended with a reason', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}?panel=restrictions`)
    await page.getByRole('button', { name: 'End restriction: Mette Sørensen, Not to be contacted' }).click()
    await page.getByLabel('Why does it no longer apply?').fill('Ringede og trak det tilbage')
    await page.getByRole('button', { name: 'End restriction', exact: true }).click()
    await page.getByText('Nobody on the case is restricted.').waitFor()
  })
})

describe('outside contact hours', () => {
  it('warns before a call and a text message, and says from when they are allowed', async () => {
    console.api.clock.set(new Date('2026-03-08T09:00:00.000Z'))
    const sunday = await openWindow(console)
    await signInAs(console, sunday, { role: 'caseworker' })
    const { page } = sunday
    await sunday.goTo(`/cases/${number}?panel=call`)
    await page.getByText(/Calls are allowed from .*: outside contact hours\./).waitFor()
    await page.getByRole('region', { name: 'Log call' }).getByText('not reviewed by a lawyer').waitFor()
    await sunday.expectAccessible()
    await sunday.goTo(`/cases/${number}?panel=sms`)
    await page.getByText(/Too early: outside contact hours\. The message waits until/).waitFor()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Ring til os')
    await page.getByRole('button', { name: 'Queue message' }).click()
    await page
      .locator('ol > li')
      .getByText(/Sent from/)
      .waitFor()
    await sunday.shoot('case-too-early')
    expect(sunday.complaints).toEqual([])
    await sunday.close()
    console.api.clock.set(testStart)
  })
})

describe('on a phone, in Danish and in the dark', () => {
  it('names the restriction and the rule', async () => {
    const { customerId } = (await console.api.get(`/cases/${caseId}`)).body
    const { users } = (await console.api.get(`/customers/${customerId}`)).body
    const restriction = { userId: users[0].userId, kind: 'lawyer', reason: 'Brev fra Advokat Holm' }
    expect((await console.api.post('/contact-restrictions', restriction)).status).toBe(201)
    const phone = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
    await signInAs(console, phone, { role: 'caseworker' })
    const { page } = phone
    await phone.goTo(`/cases/${number}`)
    const reach = page.getByRole('list', { name: 'Hvordan personer på sagen må kontaktes' })
    await reach.getByText('Repræsenteret af advokat').waitFor()
    await phone.expectAccessible()
    await phone.shoot('case-restricted')
    await phone.goTo(`/cases/${number}?panel=letter`)
    await page.getByText('Skriv til advokaten i stedet.').waitFor()
    await phone.expectAccessible()
    await phone.shoot('case-gate-letter')
    expect(phone.complaints).toEqual([])
    await phone.close()
  })
})
