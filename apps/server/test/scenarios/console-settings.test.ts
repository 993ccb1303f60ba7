import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCaseGroup, givenCreditor, givenCustomer } from '../given.ts'
import { standardTemplateId } from '../../src/features/messaging/templates/index.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { createPerson, goodPassword } from '../people.ts'
import { testEngine } from '../test-engine.ts'
import type { Answer } from '../test-app.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow

beforeAll(async () => {
  console = await startConsole()
  window = await openWindow(console)
  await signInAs(console, window)
})
afterAll(() => console.close())

/** The path of the link in the latest e-mail to an address. */
async function linkMailedTo(email: string): Promise<string> {
  const { tenantId } = console.api.tenant
  const [mail] = await console.api.database.read(
    tenantId,
    sql<{ text: string }>`
      select content ->> 'text' as text from outgoing_mails
      where tenant_id = ${tenantId}::uuid and recipients -> 0 ->> 'address' = ${email}::text
      order by mail_id desc limit 1`,
  )
  return /\/set-password#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Follows the link of an invitation as who got it would, and signs in. */
async function acceptInvitation(path: string): Promise<void> {
  const invited = await openWindow(console)
  await invited.goTo(path)
  await invited.page.locator('input[type=password]').first().waitFor()
  for (const field of await invited.page.locator('input[type=password]').all()) await field.fill(goodPassword)
  await invited.page.locator('button[type=submit]').click()
  await invited.page.getByRole('status').waitFor()
  await invited.page.getByRole('link').click()
  await invited.page.locator('input[type=email]').fill('astrid@holm.example')
  await invited.page.locator('input[type=password]').fill(goodPassword)
  await invited.page.locator('button[type=submit]').click()
  await invited.page.locator('main#content').waitFor()
  await invited.close()
}

describe('an administrator', () => {
  it('creates, edits and deletes a contact, and sees each change in the audit trail', async () => {
    const { page } = window
    await window.goTo('/settings/contacts')
    await page.getByRole('button', { name: 'New contact' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await page.getByText('Required').waitFor()
    await page.getByLabel('Name').fill('Låsesmed Hansen ApS')
    await page.getByLabel('E-mail').fill('no address')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.locator('input[type=email][aria-invalid=true]').waitFor()
    await window.expectAccessible()
    await page.getByLabel('E-mail').fill('post@hansen.example')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('gridcell', { name: 'Låsesmed Hansen ApS' }).click()
    await page.getByLabel('Name').fill('Låsesmed Hansen & Søn ApS')
    await window.shoot('settings-contact')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('gridcell', { name: 'Låsesmed Hansen & Søn ApS' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Delete “Låsesmed Hansen & Søn ApS” permanently?').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('None yet').waitFor()
    await window.goTo('/settings/audit?subjectType=contact')
    await page.getByRole('gridcell', { name: 'Changed: contact' }).click()
    const name = page.getByRole('row', { name: /^name / })
    await name.waitFor()
    await expect
      .poll(() => name.getByRole('cell').allInnerTexts())
      .toEqual(['name', 'Låsesmed Hansen ApS', 'Låsesmed Hansen & Søn ApS'])
    await window.expectAccessible()
    await window.shoot('settings-audit')
  })

  it('sees why an entry in use cannot be deleted', async () => {
    const { page } = window
    const { creditorId } = await givenCreditor(console.api, { name: 'Nordkyst Energi A/S' })
    const { customerId } = await givenCustomer(console.api, { creditorId })
    const { caseGroupId } = await givenCaseGroup(console.api, { label: 'Sene betalere' })
    await givenCase(console.api, { customerId, groupId: caseGroupId })
    await window.goTo('/settings/case-groups')
    await page.getByRole('gridcell', { name: 'Sene betalere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Sene betalere” is in use by cases and cannot be deleted.').waitFor()
    await window.expectAccessible()
    await window.shoot('settings-in-use')
  })

  it('shows both versions when somebody else changed the record', async () => {
    const { page } = window
    const { caseGroupId } = await givenCaseGroup(console.api, { label: 'Nye' })
    await window.goTo(`/settings/case-groups?open=${caseGroupId}`)
    await page.getByLabel('Label').fill('Mine')
    await console.api.patch(`/case-groups/${caseGroupId}`, { label: 'Theirs' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Theirs' }).waitFor()
    await page.getByRole('button', { name: 'Save my version' }).click()
    await page.getByRole('gridcell', { name: 'Mine' }).waitFor()
    expect((await console.api.get(`/case-groups/${caseGroupId}`)).body.label).toBe('Mine')
  })

  it('invites and deactivates a user', async () => {
    const { page } = window
    await window.goTo('/settings/users')
    await page.getByRole('button', { name: 'Invite user' }).waitFor()
    await page.keyboard.press('c')
    await page.getByLabel('Name').fill('Astrid Holm')
    await page.getByLabel('E-mail').fill('astrid@holm.example')
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await page.getByRole('gridcell', { name: 'Astrid Holm' }).click()
    await page.getByRole('button', { name: 'Resend invitation' }).click()
    await page.getByText('An invitation is on its way to astrid@holm.example.').waitFor()
    await acceptInvitation(await linkMailedTo('astrid@holm.example'))
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Reactivate' }).waitFor()
    await window.shoot('settings-user')
    const { items } = (await console.api.get('/users')).body
    expect(items.find(({ name }: { name: string }) => name === 'Astrid Holm')).toMatchObject({
      email: 'astrid@holm.example',
      role: 'caseworker',
      active: false,
    })
  })

  it('cannot change standard entries', async () => {
    const { page } = window
    await window.goTo('/settings/end-reasons')
    await page.getByRole('gridcell', { name: 'Standard' }).first().click()
    await page.getByText('Standard entries cannot be changed.').waitFor()
    await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await window.expectAccessible()
  })

  it('changes the company and the allocation order', async () => {
    const { page } = window
    await window.goTo('/settings/tenant')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nordisk Inkasso')
    await page.getByLabel('Payment reference').fill('Sag')
    await page.getByLabel('Days to pay').fill('10')
    await page.getByLabel('Street and number').fill('Havnegade 17')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await page.getByText('must contain {{caseNumber}}', { exact: true }).waitFor()
    await page.getByLabel('Payment reference').fill('Sag {{caseNumber}}')
    await save.click()
    const contactDetails = {
      name: 'Nordisk Inkasso',
      paymentReference: 'Sag {{caseNumber}}',
      address: { address: 'Havnegade 17' },
    }
    const settings = async (): Promise<unknown> => (await console.api.get('/settings')).body
    await expect.poll(settings).toMatchObject({ ...contactDetails, paymentDeadlineDays: 10 })
    await page.getByLabel('Days to pay').fill('')
    await save.click()
    await expect.poll(async () => (await console.api.get('/settings')).body.paymentDeadlineDays).toBeNull()
    await page.getByRole('button', { name: 'Move Principal up' }).click()
    await page.getByRole('button', { name: 'Save order' }).click()
    await page.getByRole('button', { name: 'Use default order' }).waitFor()
    await window.expectAccessible()
    await window.shoot('settings-tenant')
  })

  it('replaces rules of a pack in forms, and reads them in words', async () => {
    const { page } = window
    const dialog = page.getByRole('dialog')
    const choose = async (label: string, option: string): Promise<void> => {
      await dialog.getByRole('combobox', { name: label, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await window.goTo('/settings/rule-rows?open=new')
    await choose('Rule pack', 'Denmark, consumers')
    await choose('Rule', 'Days to answer a dispute')
    await dialog.getByLabel('Value').fill('30')
    await choose('Rule', 'Contact hours')
    await choose('Kinds of message', 'SMS')
    await page.keyboard.press('Escape')
    const weekdays = dialog.getByRole('group', { name: 'Monday to Friday' })
    await weekdays.getByLabel('Opens').fill('09:30')
    await weekdays.getByLabel('Closes').fill('17:00')
    await dialog.getByLabel('Also closed on').fill('24/12, julen')
    await dialog.getByRole('textbox', { name: 'From', exact: true }).fill('01/04/2026')
    await dialog.getByRole('textbox', { name: 'Until', exact: true }).fill('01/04/2027')
    await dialog.getByLabel('Source').fill('Aftale med kreditor')
    await dialog.getByLabel('Reason').fill('Vi ringer og skriver kun i kontortiden.')
    await window.expectAccessible()
    await window.shoot('settings-rule-row')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('must have channels, weekdays and saturdays').waitFor()
    await dialog.getByLabel('Also closed on').fill('24/12, 5/6')
    await dialog.getByRole('button', { name: 'Create' }).click()
    const rows = async (): Promise<unknown> => (await console.api.get('/rule-rows')).body.items
    const value = { channels: ['SMS'], weekdays: ['09:30', '17:00'], saturdays: null, closedOn: ['12-24', '06-05'] }
    await expect.poll(rows).toMatchObject([{ pack: 'dk-consumer', rule: 'contact-hours', value }])
    await window.goTo('/settings/rule-packs')
    await page.getByText('Monday to Friday 09:30–17:00, closed on Saturdays, also closed 24/12, 5/6').first().waitFor()
  })

  it('replaces a rule from its row: Enter, the value, Tab, the reason, Ctrl+Enter', async () => {
    const { page } = window
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Replace: Days to answer a dispute' }).press('Enter')
    const isValueFocused = "document.activeElement.closest('[role=dialog]') !== null && document.activeElement.value"
    await expect.poll(() => page.evaluate(isValueFocused)).toMatch(/^\d+$/)
    await window.expectAccessible()
    await window.shoot('settings-replace-rule')
    await page.keyboard.type('9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Vi svarer hurtigere.')
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'detached' })
    const today = console.api.clock.now().toISOString().slice(0, 10)
    const rows = async (): Promise<Answer['body']> => (await console.api.get('/rule-rows')).body.items
    await expect
      .poll(rows)
      .toContainEqual(expect.objectContaining({ pack: 'dk-consumer', rule: 'dispute-answer-days', value: 9 }))
    const row = (await rows()).find(({ rule }: { rule: string }) => rule === 'dispute-answer-days')
    expect(row).toMatchObject({ from: expect.stringContaining(today), reason: 'Vi svarer hurtigere.' })
    await page.getByText('9 days').first().waitFor()
  })
})

describe('templates', () => {
  it('are written with placeholders and previewed; unsaved changes survive a reload', async () => {
    const { page } = window
    const body = page.getByRole('textbox', { name: 'Text' })
    const preview = page.getByRole('region', { name: 'Preview' })
    await window.goTo('/settings/templates')
    await page.getByRole('gridcell', { name: 'Rykkerbrev' }).waitFor()
    await window.expectAccessible()
    await window.shoot('templates')
    await page.keyboard.press('c')
    await page.getByLabel('Name').fill('Tilbud om afdrag')
    await page.getByRole('textbox', { name: 'Subject' }).fill('Sag {{ case.journalNumber }}')
    await body.fill('Kære ')
    await body.pressSequentially('{{ debtor.na')
    await page.getByRole('option', { name: 'debtor.name', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(', du skylder ')
    await page.getByRole('option', { name: 'balance.outstanding' }).click()
    await preview.getByText('Kære Mette Sørensen, du skylder 800,00 kr.').waitFor()
    await expect
      .poll(() => body.inputValue())
      .toBe('Kære {{ debtor.name }}, du skylder {{ balance.outstanding | money }}')
    await body.fill('Kære\n{{ debtor.cpr }}')
    await page.getByText('Line 2, column 4: unknown placeholder “debtor.cpr”.').waitFor()
    await window.expectAccessible()
    await window.shoot('template-error')
    await page.reload()
    await page.getByText('Line 2, column 4').waitFor()
    await body.fill('Kære {{ debtor.name }}')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Tilbud om afdrag' }).waitFor()
    await preview.getByText('PDF', { exact: true }).click()
    await page.getByRole('link', { name: 'Open PDF' }).waitFor()
    await window.shoot('template-pdf')
    const { items } = (await console.api.get('/templates?handle=tilbud-om-afdrag')).body
    expect(items).toMatchObject([{ name: 'Tilbud om afdrag', kind: 'letter', language: 'da' }])
  })

  it('show both versions on a conflict, ask before leaving, and can be deleted', async () => {
    const { page } = window
    const { items } = (await console.api.get('/templates?handle=tilbud-om-afdrag')).body
    const { templateId } = items[0]
    const { caseId } = await givenCase(console.api)
    await window.load(`/settings/templates/${templateId}?case=${caseId}`)
    const subject = page.getByRole('textbox', { name: 'Subject' })
    await subject.fill('Mine: {{ case.number }}')
    await console.api.patch(`/templates/${templateId}`, { subject: 'Theirs' })
    await page.keyboard.press('Control+s')
    await page.getByRole('cell', { name: 'Theirs' }).waitFor()
    await page.getByRole('button', { name: 'Save my version' }).click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    expect((await console.api.get(`/templates/${templateId}`)).body.subject).toBe('Mine: {{ case.number }}')
    await subject.fill('Later')
    await page.getByRole('link', { name: 'Contacts' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await window.expectAccessible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('gridcell', { name: 'Rykkerbrev' }).waitFor()
    expect((await console.api.get(`/templates/${templateId}`)).status).toBe(404)
  })
})

describe('a developer', () => {
  it('opens the requests of an object and sees bodies, responses and replays', async () => {
    const { page } = window
    const headers = { 'idempotency-key': 'erp-2026-0042' }
    const { id } = (await console.api.post('/contacts', { name: 'Vagt 010203-1234' }, { headers })).body
    await console.api.post('/contacts', { name: 'Vagt 010203-1234' }, { headers })
    await console.api.patch(`/contacts/${id}`, { name: 7 })
    await console.requests.flush()
    await window.goTo(`/settings/contacts?open=${id}`)
    await page.getByRole('link', { name: 'Requests for this object' }).click()
    await page.getByRole('gridcell', { name: 'Replay' }).waitFor()
    await page.getByRole('button', { name: 'Remove filter: One object' }).waitFor()
    await window.expectAccessible()
    await window.shoot('developers-requests')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Failed', exact: true }).click()
    await page.getByRole('gridcell', { name: 'PATCH patch-contact' }).click()
    const panel = page.getByRole('dialog', { name: 'Request' })
    await expect
      .poll(() => panel.getByRole('link', { name: 'What this means' }).getAttribute('href'))
      .toBe('/problems/validation-failed')
    expect(new URL(page.url()).searchParams.get('objectId')).toBe(id)
    await window.expectAccessible()
    await window.goTo('/developers/requests?q=erp-2026-0042&isReplay=true')
    await page.getByRole('gridcell', { name: 'POST create-contact' }).click()
    await panel.getByText('"name": "Vagt [redacted]"').first().waitFor()
    await window.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByRole('button', { name: 'Copy as curl' }).click()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain('Idempotency-Key: erp-2026-0042')
    await window.shoot('developers-request')
  })

  it('creates a token that is shown once, and changes its scopes later', async () => {
    const { page } = window
    await window.goTo('/developers/tokens')
    await page.getByRole('button', { name: 'New token' }).first().waitFor()
    await page.keyboard.press('c')
    await page.getByLabel('Name').fill('Webshop')
    await page.getByLabel('Find a scope').fill('contacts')
    await page.getByRole('checkbox', { name: 'read:contacts' }).check()
    await window.expectAccessible()
    await window.shoot('developers-token')
    await page.getByRole('button', { name: 'Create' }).click()
    const token = await page.getByTestId('secret').innerText()
    await window.shoot('developers-token-once')
    const send = async (method: 'GET' | 'POST'): Promise<number | string> => {
      const response = await fetch(`${console.url}/v1/${console.api.tenant.tenantId}/contacts`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify({ name: 'Vagt A/S' }) } : {}),
      })
      return response.ok ? response.status : ((await response.json()) as { code: string }).code
    }
    expect([await send('GET'), await send('POST')]).toEqual([200, 'insufficient-scope'])
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('gridcell', { name: 'Webshop' }).click()
    await page.getByRole('checkbox', { name: 'write:contacts' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('gridcell', { name: '2 scopes', exact: true }).waitFor()
    expect(await send('POST')).toBe(201)
    await page.getByRole('gridcell', { name: 'Webshop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('gridcell', { name: 'Revoked' }).waitFor()
    expect(await send('GET')).toBe('unauthorized')
  })

  it('sees events with their data', async () => {
    const { page } = window
    await console.api.post('/contacts', { name: 'Vagt B ApS' })
    await testEngine(console.api).drain()
    await window.goTo('/developers/events?event=contacts.create')
    await page.getByRole('gridcell', { name: 'contacts.create' }).first().click()
    await page.getByRole('group', { name: 'Data' }).waitFor()
    await window.expectAccessible()
    await window.shoot('developers-event')
  })

  it('creates a webhook whose secret is shown once, and sends it a test event', async () => {
    const { page } = window
    await window.goTo('/developers/webhooks?open=new')
    await page.getByLabel('URL').fill('https://hooks.shop.example/fordring')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect.poll(() => page.getByTestId('secret').innerText()).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('gridcell', { name: 'https://hooks.shop.example/fordring' }).click()
    await page.getByRole('button', { name: 'Send test event' }).click()
    await page.getByText('Sending…').waitFor()
    await window.expectAccessible()
    await window.shoot('developers-webhook')
    await page.getByRole('link', { name: 'View deliveries' }).click()
    await page.getByRole('gridcell', { name: 'Waiting' }).first().click()
    await page.getByText('Payload').waitFor()
    await window.expectAccessible()
    await window.shoot('developers-delivery')
  })
})

describe('any user', () => {
  it('can read contacts, and edit them only with the right scope', async () => {
    const other = await openWindow(console)
    await signInAs(console, other, { role: 'caseworker' })
    const { id } = (await console.api.post('/contacts', { name: 'Advokat Lund' })).body
    await other.goTo(`/settings/contacts?open=${id}`)
    await other.page.getByText('Only administrators can edit this.').waitFor()
    await expect.poll(() => other.page.getByRole('button', { name: 'New contact' }).count()).toBe(0)
    await expect.poll(() => other.page.getByRole('link', { name: 'Audit trail' }).count()).toBe(0)
    await other.close()
  })
})

describe('one’s own account', () => {
  it('adds, uses and removes a passkey; a stale session confirms the password first', async () => {
    const own = await openWindow(console)
    const { page } = own
    const devices = await own.context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
    })
    const { email } = await createPerson(console.api, 'caseworker')
    const signIn = async (): Promise<void> => {
      await own.load('/sign-in')
      await page.locator('input[type=email]').fill(email)
      await page.locator('input[type=password]').fill(goodPassword)
      await page.locator('button[type=submit]').click()
    }
    await signIn()
    await page.locator('main#content').waitFor()
    await own.goTo('/settings')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await page.getByLabel('Passkey name').fill('Bærbar')
    await own.expectAccessible()
    await page.getByRole('button', { name: 'Create passkey' }).click()
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByText('never used').waitFor()
    await page.getByRole('button', { name: 'Rename Bærbar' }).click()
    await page.getByLabel('Passkey name').fill('Telefon')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove Telefon' }).waitFor()
    await own.expectAccessible()
    await own.shoot('settings-passkeys')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL((url) => url.pathname === '/sign-in')
    await signIn()
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await page.locator('main#content').waitFor()
    await own.goTo('/settings')
    await page.getByText(/last used/).waitFor()
    console.api.clock.advance({ ms: 16 * 60_000 })
    await page.getByRole('button', { name: 'Remove Telefon' }).click()
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await page.getByText('Confirm your password').waitFor()
    const password = page.getByRole('listitem').getByLabel('Current password')
    await password.fill('not this one at all')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Incorrect password').waitFor()
    await own.expectAccessible()
    await own.shoot('settings-password-again')
    await password.fill(goodPassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Only your password protects your account').waitFor()
    expect(own.complaints).toEqual([])
    await devices.detach()
    await own.close()
  })
})

describe('the settings', () => {
  it.each([
    { screen: 'phone', scheme: 'dark', language: 'da' },
    { screen: 'tablet', scheme: 'light', language: 'da' },
  ] as const)(
    'are accessible and show problems in the language of the console ($screen, $scheme, $language)',
    async (look) => {
      const other = await openWindow(console, look)
      await signInAs(console, other)
      for (const [path, words] of [
        ['/settings', 'Log ud overalt'],
        ['/settings/voucher-types', 'Standard'],
        ['/settings/billing-models?open=new', 'Tilføj gebyr'],
        ['/settings/audit?subjectType=contact', 'Ændret: kontakt'],
        [`/settings/templates/${standardTemplateId('reminder', 'letter', 'da')}`, 'Kære Mette Sørensen'],
        ['/developers/tokens?open=new', 'read:cases'],
        ['/developers/requests?status=failed&callerType=ALL', 'validation-failed'],
      ] as const) {
        await other.goTo(path)
        await other.page.getByText(words).or(other.page.getByLabel(words)).first().waitFor()
        await other.expectAccessible()
        await other.shoot(path.split('?')[0]?.slice(1).replaceAll('/', '-') ?? '')
      }
      await other.goTo('/settings/contacts?open=new')
      await other.page.getByLabel('Navn').fill('Låsesmed Hansen ApS')
      await other.page.getByLabel('E-mail').fill('ingen adresse')
      await other.page.getByRole('button', { name: 'Opret' }).click()
      await other.page.getByText('skal være en e-mailadresse').waitFor()
      expect(other.complaints).toEqual([])
      await other.close()
    },
    300_000,
  )

  it('log no browser errors', () => {
    expect(window.complaints).toEqual([])
  })
})
