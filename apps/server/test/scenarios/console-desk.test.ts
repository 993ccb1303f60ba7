import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailOwners } from '../../src/app.ts'
import { smtpTransport } from '../../src/platform/mail/mail-transport.ts'
import { sendDueMails } from '../../src/platform/mail/send-due-mails.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { givenCase, givenCreditor, givenCustomer } from '../given.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'

let console: ConsoleUnderTest
let window: ConsoleWindow
let mailServer: MailServer
let creditorId: string
let caseId: string
let number: number

beforeAll(async () => {
  console = await startConsole()
  mailServer = await startMailServer()
  creditorId = (await givenCreditor(console.api, { name: 'Nordkyst Energi A/S' })).creditorId
  const phone = { locale: '45', number: '20304050' }
  const users = [{ details: { name: 'Viggo Larsen', email: 'viggo@example.dk', phone } }]
  const { customerId } = await givenCustomer(console.api, { creditorId, users })
  const made = await givenCase(console.api, { customerId, vouchers: [120_000], status: 'VERIFIED' })
  caseId = made.caseId
  number = made.caseSeqId
  window = await openWindow(console)
  await signInAs(console, window, { role: 'caseworker' })
})
afterAll(async () => {
  await console.close()
  await mailServer.close()
})

/** Sends the e-mails that are due, over SMTP. */
async function sendMails(): Promise<void> {
  const { services } = console.api
  const transport = smtpTransport({ url: mailServer.url, from: 'inkasso@bureau.example' }, services.files)
  await sendDueMails({ ...services, transport, domain: 'bureau.example', owners: mailOwners })
  transport.close()
}

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** Drops a text file onto an element, as a file manager does. */
const drop = `(zone) => {
  const data = new DataTransfer()
  data.items.add(new File(['Betalt den 3. marts'], 'Kvittering.txt', { type: 'text/plain' }))
  zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }))
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
}`

describe('files', () => {
  it('are dropped onto the case, saved with a note, and open in a preview', async () => {
    const { page } = window
    await window.goTo(`/cases/${number}`)
    await page.getByText('Viggo Larsen owes').waitFor()
    // The header is painted before the form that takes files.
    await page.getByRole('button', { name: 'Attach files' }).waitFor()
    await page.evaluate(`(${drop})(document.querySelector('[data-drop-zone]'))`)
    await page.getByRole('list', { name: 'Attached files' }).getByText('Kvittering.txt').waitFor()
    await page
      .getByLabel('Attach files')
      .setInputFiles({ name: 'program.exe', mimeType: 'x', buffer: Buffer.from('MZ') })
    await page.getByText('program.exe was not attached').waitFor()
    await page
      .getByLabel('Attach files')
      .setInputFiles({ name: 'Aftale.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('list', { name: 'Attached files' }).getByText('Aftale.pdf').waitFor()
    await window.expectAccessible()
    await window.shoot('note-with-files')
    await page.getByLabel('Add note').fill('The debtor sent a receipt')
    await page.getByRole('button', { name: 'Save note' }).click()
    const entry = page
      .getByRole('list', { name: 'Timeline' })
      .getByRole('listitem')
      .filter({ hasText: 'The debtor sent a receipt' })
    await entry.getByRole('button', { name: 'Open Kvittering.txt' }).click()
    await page.getByRole('dialog').getByText('Betalt den 3. marts').waitFor()
    await window.expectAccessible()
    await window.shoot('file-preview')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const shown = page.waitForResponse((response) => response.url().endsWith('/show'))
    await entry.getByRole('button', { name: 'Open Aftale.pdf' }).click()
    expect((await shown).headers()['content-disposition']).toMatch(/^inline/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const download = page.waitForEvent('download')
    await entry.getByRole('button', { name: 'Download Kvittering.txt' }).click()
    expect((await download).suggestedFilename()).toBe('Kvittering.txt')
  })

  it('go out with an e-mail, whose subject and recipient are on the timeline', async () => {
    const { page } = window
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Subject').fill('Your payment plan')
    await dialog.getByLabel('Text').fill('Please sign the attached plan.')
    await dialog
      .getByLabel('Attach files')
      .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdf })
    await dialog.getByText('Plan.pdf').waitFor()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await sendMails()
    const [mail] = mailServer.mails
    expect(mail?.envelopeTo).toEqual(['viggo@example.dk'])
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Plan.pdf'])
    const entry = page
      .getByRole('list', { name: 'Timeline' })
      .getByRole('listitem')
      .filter({ hasText: 'Please sign the attached plan.' })
    await entry.getByText('Your payment plan').waitFor()
    await entry.getByText('to Viggo Larsen (debtor)').waitFor()
    await entry.getByText('viggo@example.dk').waitFor()
    await entry.getByRole('img', { name: 'Outgoing' }).waitFor()
    await entry.getByRole('button', { name: 'Open Plan.pdf' }).waitFor()
    expect(window.complaints).toEqual([])
    await window.shoot('email-on-timeline')
  })
})

describe('the inbox', () => {
  it('suggests the case, shows its card, and answers on the same channel with files and closes', async () => {
    const { page } = window
    const details = { from: 'Viggo Larsen <viggo@example.dk>', subject: 'Kan jeg få rater?' }
    const incoming = { type: 'EMAIL', notes: '<p>Jeg kan betale 200 kr. om måneden.</p>', details }
    const { body: message } = await console.api.post('/interactions', incoming)
    await window.goTo(`/inbox?selected=${message.id}`)
    await page
      .getByRole('region', { name: 'Suggested cases' })
      .getByRole('button', { name: /Viggo Larsen/ })
      .click()
    const card = page.getByRole('region', { name: 'Case', exact: true })
    await card.getByText('Viggo Larsen').first().waitFor()
    await card.getByText('1,200.00').waitFor()
    await card.getByText('In collection').waitFor()
    await page.getByRole('list', { name: 'Earlier on the case' }).getByText('Your payment plan').waitFor()
    await page.getByRole('button', { name: 'Assign', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Take it' }).click()
    await page.getByRole('button', { name: 'Assigned to you' }).waitFor()
    const answer = page.getByRole('form', { name: 'Answer' })
    await expect.poll(() => answer.getByLabel('Subject').inputValue()).toBe('Re: Kan jeg få rater?')
    await page.getByText('Answer Viggo Larsen').click()
    // Asked for before the text is typed: the browser must know that the test chooses the file.
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('r')
    await page.keyboard.type('That is fine.')
    await expect.poll(() => answer.getByLabel('Text').inputValue()).toBe('That is fine.')
    await page.keyboard.press('Control+u')
    await (await chooser).setFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdf })
    await answer.getByText('Plan.pdf').waitFor()
    await window.expectAccessible()
    await window.shoot('inbox-answer')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Answered and closed').waitFor()
    expect((await console.api.get(`/interactions/${message.id}`)).body).toMatchObject({
      ...{ state: 'HANDLED', referenceId: caseId },
    })
    await sendMails()
    const mail = mailServer.mails.at(-1)
    expect([mail?.subject, mail?.envelopeTo]).toEqual(['Re: Kan jeg få rater?', ['viggo@example.dk']])
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Plan.pdf'])
  })

  it('does not answer a person who must not be contacted', async () => {
    const { page } = window
    const { body: record } = await console.api.get(`/cases/${caseId}`)
    const { body: customer } = await console.api.get(`/customers/${record.customerId}`)
    const { userId } = customer.users[0]
    const restriction = { customerId: record.customerId, userId, kind: 'not-to-be-contacted', reason: 'Asked for it' }
    const restricted = await console.api.post('/contact-restrictions', restriction)
    expect(restricted.status, restricted.text).toBe(201)
    const details = { email: 'viggo@example.dk' }
    const { body: message } = await console.api.post('/interactions', {
      ...{ type: 'EMAIL', notes: 'Hej', details, referenceId: caseId },
    })
    await window.goTo(`/inbox?selected=${message.id}`)
    const answer = page.getByRole('form', { name: 'Answer' })
    await answer.getByLabel('Subject').fill('Hello')
    await answer.getByLabel('Text').fill('Hello')
    await answer.getByRole('status').waitFor()
    await expect.poll(() => answer.getByRole('button', { name: 'Send and close' }).isDisabled()).toBe(true)
    expect(window.complaints).toEqual([])
  })
})

describe('the work list', () => {
  it('has the saved lists on screen, sorts by number, and keeps the columns in its address', async () => {
    const { page } = window
    for (const name of ['Anna Holm', 'Bo Lund', 'Carl Juul']) {
      const { customerId } = await givenCustomer(console.api, { creditorId, users: [{ details: { name } }] })
      await givenCase(console.api, { customerId, vouchers: [5_000] })
    }
    await window.goTo('/cases')
    const lists = page.getByRole('navigation', { name: 'Work lists' })
    const box = await lists.boundingBox()
    expect(box === null ? 0 : box.x + box.width).toBeLessThan(1_440)
    const debtors = page
      .getByRole('row')
      .getByRole('gridcell')
      .filter({ hasText: /^(Anna|Bo|Carl|Viggo)/ })
    await debtors.first().waitFor()
    await page.getByRole('columnheader', { name: 'No.' }).getByRole('button').click()
    await page.waitForURL((url) => url.searchParams.get('sort') === '-caseSeqId')
    await expect.poll(() => debtors.allInnerTexts()).toEqual(['Carl Juul', 'Bo Lund', 'Anna Holm', 'Viggo Larsen'])
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByLabel('Created').check()
    await page.getByRole('button', { name: 'Move Created to the left' }).click()
    await page.waitForURL((url) => (url.searchParams.get('columns') ?? '').endsWith('created,outstanding'))
    await window.expectAccessible()
    await window.shoot('cases-columns')
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Created' }).waitFor()
  })

  it('selects rows with x and shift, shows filters as chips, and downloads what it shows', async () => {
    const { page } = window
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('1 selected').waitFor()
    await page.keyboard.press('j')
    await page.locator('[role=row][aria-rowindex="3"][aria-selected=true]').waitFor()
    await page.keyboard.press('Shift+X')
    await page.getByText('2 selected').waitFor()
    await page
      .getByRole('checkbox', { name: /^Select Case/ })
      .nth(2)
      .click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
    await page.getByRole('button', { name: 'Select all 4 that match' }).click()
    await page.getByText('4 selected').waitFor()
    await window.expectAccessible()
    await window.shoot('cases-selection')
    await page.getByRole('button', { name: 'Cancel' }).click()
    // The bar is one row, also on a small screen; the filters that are not on it open with f.
    const bar = page.getByRole('button', { name: 'Add filter' })
    for (const width of [1_024, 1_440]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = ['Status', 'Sort by'].map((name) => page.getByRole('combobox', { name }))
      const places = await Promise.all([...tops, bar].map((control) => control.boundingBox()))
      expect(new Set(places.map((place) => place?.y)).size).toBe(1)
    }
    await page.keyboard.press('f')
    const filters = page.getByRole('dialog', { name: 'Add filter' })
    await filters.getByRole('combobox', { name: 'Creditor' }).click()
    await page.getByRole('option', { name: 'Nordkyst Energi A/S' }).click()
    await page.getByRole('button', { name: 'Remove Creditor: Nordkyst Energi A/S' }).waitFor()
    await filters.waitFor()
    await window.expectAccessible()
    await window.shoot('cases-add-filter')
    await page.keyboard.press('Escape')
    await filters.waitFor({ state: 'hidden' })
    await window.goTo('/cases?status=PENDING&sort=caseSeqId')
    await page.getByRole('button', { name: 'Remove Status: New' }).waitFor()
    const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
    const text = await (await page.request.get(console.url + (csv ?? ''))).text()
    expect(text).toContain('Anna Holm')
    expect(text).not.toContain('Viggo Larsen')
  })

  it('keeps widths of columns that keys and the mouse change, and shows alternatives in words', async () => {
    const { page } = window
    const handle = page.getByRole('separator', { name: 'Width of Debtor' })
    const width = async (): Promise<number> => Number(await handle.getAttribute('aria-valuenow'))
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL((url) => (url.searchParams.get('widths') ?? '').startsWith('debtor:'))
    const before = await width()
    const grip = await handle.boundingBox()
    if (grip === null) throw new Error('The handle is not shown.')
    await page.mouse.move(grip.x + 5, grip.y + 8)
    await page.mouse.down()
    await page.mouse.move(grip.x - 55, grip.y + 8, { steps: 3 })
    await page.mouse.up()
    await expect.poll(width).toBe(before - 60)
    await handle.focus()
    await page.keyboard.press('Home')
    await page.waitForURL((url) => !url.searchParams.has('widths'))

    await page.getByRole('button', { name: 'Or …' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Tag' }).fill('vip')
    await window.expectAccessible()
    await window.shoot('cases-alternative')
    await form.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('button', { name: 'Edit Tag: vip' }).waitFor()
    await page.getByRole('button', { name: 'Edit Status: New' }).waitFor()
    expect(new URL(page.url()).searchParams.get('any')).toBe('["status=PENDING","tag=vip"]')
    await page.getByRole('gridcell', { name: 'Anna Holm' }).waitFor()
    await window.expectAccessible()
    await window.shoot('cases-alternatives')
    await page.getByRole('button', { name: 'Remove Status: New' }).click()
    await page.getByText('No matching cases').waitFor()
    await window.goTo('/cases?status=PENDING&sort=caseSeqId')
  })

  it('leads from case to case in both directions, with the position', async () => {
    const { page } = window
    await page.getByRole('gridcell', { name: 'Bo Lund' }).click()
    await page.getByText('2 of 3').waitFor()
    await page.keyboard.press('k')
    await page.getByText('Anna Holm owes').waitFor()
    await page.getByText('1 of 3').waitFor()
    await page.keyboard.press('j')
    await page.getByText('Bo Lund owes').waitFor()
  })

  it('opens a case with at most three requests, and shows the next one before it is asked for', async () => {
    const { page } = window
    await window.load('/cases?status=PENDING&sort=-caseSeqId')
    const first = page.getByRole('gridcell', { name: 'Carl Juul' })
    await first.waitFor()
    const isApi = (url: URL): boolean => /^\/(?:v1|iam)\//.test(url.pathname)
    const asked: string[] = []
    const answered: string[] = []
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
    page.on('response', (response) => answered.push(decodeURIComponent(response.url())))
    await first.click()
    await page.getByText('Carl Juul owes').waitFor()
    // The last two cases of the list are read ahead.
    const number = (await console.api.get('/cases?sort=-caseSeqId')).body.items[0].caseSeqId as number
    const isAhead = (url: string): boolean => url.includes(`/cases/${number - 1}&path=/cases/${number - 2}`)
    await expect.poll(() => asked.filter((url) => isAhead(url))).toHaveLength(1)
    const opening = asked.slice(0, asked.findIndex(isAhead)).filter((url) => isApi(new URL(url)))
    expect(opening.length).toBeGreaterThan(0)
    expect(opening.length).toBeLessThanOrEqual(3)
    const isContentAhead = (url: string): boolean => url.split('/interactions?').length === 3
    await expect.poll(() => answered.filter((url) => isContentAhead(url))).toHaveLength(1)
    await page.route(isApi, () => undefined)
    await page.keyboard.press('j')
    await page.getByText('Bo Lund owes').waitFor()
    await page.getByRole('heading', { name: 'People' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await window.load('/cases')
  })

  it('leaves ended cases out of "Mine"', async () => {
    const { page } = window
    await window.goTo('/cases')
    await page.getByRole('link', { name: /^Mine/ }).click()
    await page.waitForURL((url) => url.searchParams.get('open') === 'true')
    await page.getByRole('button', { name: 'Remove Not ended' }).waitFor()
  })
})

describe('Today', () => {
  it('is the start page: a queue by urgency with position, keys, and a count in the navigation', async () => {
    const { page } = window
    await window.load('/')
    await page.waitForURL((url) => url.pathname === '/today')
    const queue = page.getByRole('list', { name: 'Work queue' })
    await queue.getByRole('button').first().waitFor()
    const kinds = (await queue.getByRole('button').allInnerTexts()).map((row) => row.split('\n')[0])
    expect(kinds).toEqual(['Incoming message', 'New case to verify', 'New case to verify', 'New case to verify'])
    await page.getByText('1 of 4').waitFor()
    await page.getByRole('link', { name: 'Today 4' }).waitFor()
    await page.keyboard.press('j')
    await page.getByText('2 of 4').waitFor()
    await expect.poll(() => page.evaluate("document.activeElement.getAttribute('aria-current')")).toBe('true')
    await page.getByRole('region', { name: 'Case', exact: true }).getByText('Anna Holm').first().waitFor()
    await window.expectAccessible()
    await window.shoot('today')
  })

  it('takes, hands back and snoozes an item, and opens it with Enter', async () => {
    const { page } = window
    await page.keyboard.press('t')
    // Enter presses the button that has the focus rather than opening the item.
    await page.getByRole('button', { name: 'Assigned to you' }).focus()
    await Promise.all(['Enter', 'ArrowDown'].map((key) => page.keyboard.press(key)))
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent')
    await expect.poll(focused).toBe('Give back to everyone')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Assign', exact: true }).waitFor()
    await expect.poll(focused).toBe('Assign')
    const colleague = { name: 'Nyansat Nielsen', email: 'nyansat@example.dk', role: 'caseworker' }
    expect((await console.api.post('/users', colleague)).status).toBe(201)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Nyansat Nielsen' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.keyboard.press('a')
    await page.getByRole('menuitem', { name: 'Take it' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe('Take it')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.keyboard.press('s')
    await page.getByText('2 of 3').waitFor()
    await page.getByText('Snoozed until 3 Mar 2026').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('3 of 4').waitFor()
    await page.keyboard.press('k')
    await page.getByText('2 of 4').waitFor()
    await page.keyboard.press('s')
    await page.getByText('2 of 3').waitFor()
    const { body } = await console.api.get('/work-queue')
    expect(body.items).toHaveLength(3)
    await page.keyboard.press('Enter')
    await page.getByText('Bo Lund owes').waitFor()
  })

  it('shows what was collected against the target of the person who has one, as the report does', async () => {
    const { page } = window
    const target = page.getByRole('region', { name: 'My target this month' })
    const { user } = await (await page.request.get(`${console.url}/iam/session`)).json()
    await console.api.patch(`/creditors/${creditorId}`, { caseworkerContactId: user.userId })
    const months = [{ month: '2026-03', amount: 100_000 }]
    const set = await console.api.post('/targets', { caseworkerId: user.userId, currency: 'DKK', months })
    expect(set.status, set.text).toBe(200)
    const payment = { amount: 25_000, currency: 'DKK', source: 'COLLECTOR', date: '2026-03-02' }
    const paid = await console.api.post(`/cases/${caseId}/payments`, payment)
    expect(paid.status, paid.text).toBe(201)
    const query = 'from=2026-03-01&to=2026-03-31'
    const report = (await console.api.get(`/reports/collected?${query}`)).body.currencies[0]
    const mine = report.people.find(({ caseworkerId }: { caseworkerId: string }) => caseworkerId === user.userId)
    expect([mine.amount, mine.target]).toEqual([25_000, 100_000])
    await window.load('/today')
    await target.getByText('25% of target').waitFor()
    await target.getByRole('link', { name: '250.00' }).waitFor()
    await window.expectAccessible()
    await window.shoot('today-target')
    const payments = page.waitForURL((url) => url.pathname === '/reports/collected/payments')
    await target.getByRole('link').click()
    await payments
    await page.getByText('250.00').first().waitFor()
  })

  it('says what else is useful once the queue is empty', async () => {
    const { page } = window
    await window.goTo('/today?whose=me')
    await page.getByText('Nothing is assigned to you').waitFor()
    await page.getByRole('link', { name: 'My open cases' }).waitFor()
    await window.expectAccessible()
    await window.goTo('/today?kind=dispute')
    await page.getByText('Nothing of this type is waiting').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('list', { name: 'Work queue' }).waitFor()
    expect(window.complaints).toEqual([])
  })

  it('looks right on a phone in Danish', async () => {
    const phone = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
    await signInAs(console, phone, { role: 'caseworker' })
    await phone.goTo('/today')
    await phone.page.getByText('Ny sag til kontrol').first().waitFor()
    await phone.expectAccessible()
    await phone.shoot('today')
    await phone.goTo('/cases')
    await phone.page.getByRole('row').nth(1).waitFor()
    await phone.expectAccessible()
    await phone.shoot('cases')
    await phone.close()
  })
})

describe('messages in and out', () => {
  let admin: ConsoleWindow
  let onCase: { readonly caseId: string; readonly number: number }

  beforeAll(async () => {
    const details = { name: 'Rosa Lind', email: 'rosa@example.dk', phone: { locale: '45', number: '20405060' } }
    const { customerId } = await givenCustomer(console.api, { creditorId, users: [{ details }] })
    const made = await givenCase(console.api, { customerId, vouchers: [50_000], status: 'VERIFIED' })
    onCase = { caseId: made.caseId, number: made.caseSeqId }
  })

  it('a mailbox is connected by an administrator, and says how it is read', async () => {
    admin = await openWindow(console)
    await signInAs(console, admin)
    const { page } = admin
    await admin.goTo('/settings/mailboxes')
    await page.getByRole('button', { name: 'Connect mailbox' }).first().click()
    await page.getByLabel('E-mail', { exact: false }).first().fill('svar@bureau.example')
    await page.getByLabel('Server').fill('10.0.0.1')
    await page.getByLabel('User name').fill('svar')
    await page.getByLabel('Password').first().fill('hemmelig')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('resolves to an address that is not on the public internet').waitFor()
    await admin.expectAccessible()
    await admin.shoot('mailbox-panel')
    await page.getByLabel('Server').fill('')
    await page.getByLabel('User name').fill('')
    await page.getByLabel('Password').first().fill('')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect.poll(async () => (await console.api.get('/mailboxes')).body.items.length).toBe(1)
    await admin.load('/settings/mailboxes')
    await page.getByRole('row').getByText('svar@bureau.example').waitFor()
    await admin.expectAccessible()
    await admin.shoot('mailboxes')
  })

  it('an e-mail arrives on its case, and the inbox says how it was placed', async () => {
    const raw =
      'From: Rosa Lind <rosa@example.dk>\r\nSubject: Rater\r\nMessage-ID: <desk@x>\r\n\r\nKan jeg betale i rater?'
    const content = Buffer.from(raw).toString('base64')
    const { body } = await console.api.post('/incoming-mails', { content })
    const { page } = window
    await window.goTo(`/inbox?selected=${body.interactionId}`)
    const message = page.getByRole('region', { name: 'Message' })
    await message.getByText('Placed by').waitFor()
    await message.getByText('its sender').waitFor()
    await message.getByText(`On case ${onCase.number}`).waitFor()
    await window.expectAccessible()
    await window.shoot('inbox-mail')
  })

  it('a message that failed is found and sent again from the dispatch list', async () => {
    const { api } = console
    const sms = {
      type: 'SMS',
      direction: 'OUTGOING',
      state: 'SENT',
      referenceId: onCase.caseId,
      notes: '<p>Ring til os</p>',
    }
    const { body } = await api.post('/interactions', { ...sms, details: { phone: '20405060' } })
    await api.post(`/deliveries/${body.id}/report`, { state: 'FAILED', reason: 'Unknown number' })
    const { page } = window
    // Loaded again, since the service reports the failure to nobody here.
    await window.load('/dispatch?state=FAILED&q=rosa')
    await page.getByRole('row').getByText('Unknown number').waitFor()
    const alerted = page.getByRole('link', { name: 'Dispatch Some messages failed' })
    await alerted.waitFor()
    await window.expectAccessible()
    await window.shoot('dispatch')
    await window.goTo(`/dispatch?open=${body.id}`)
    const panel = page.getByRole('dialog')
    await panel.getByText('Ring til os').waitFor()
    await window.expectAccessible()
    await window.shoot('dispatch-panel')
    await panel.getByRole('button', { name: 'Send again' }).click()
    await panel.getByText('Send this message again?').waitFor()
    await panel.getByRole('button', { name: 'Send again' }).click()
    await panel.getByText('In the queue').waitFor()
    const { body: failed } = await api.get(`/deliveries/${body.id}`)
    expect(failed.retriedAs).not.toBeNull()
    await alerted.waitFor({ state: 'detached' })
    expect(window.complaints).toEqual([])
  })

  it('looks right on a phone in Danish', async () => {
    const phone = await openWindow(console, { screen: 'phone', scheme: 'dark', language: 'da' })
    await signInAs(console, phone)
    await phone.goTo('/dispatch')
    await phone.page.getByText('Mislykkedes').first().waitFor()
    await phone.expectAccessible()
    await phone.shoot('dispatch')
    await phone.goTo('/settings/mailboxes')
    await phone.page.getByText('svar@bureau.example').waitFor()
    await phone.expectAccessible()
    await phone.shoot('mailboxes')
    await phone.close()
  })
})
