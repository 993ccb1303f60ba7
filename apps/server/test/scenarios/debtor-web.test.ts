import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerDebtorWeb } from '../../src/features/messaging/debtor-web/index.ts'
import { barriersOn, closeWindows, openBrowser } from '../browser.ts'
import { givenCase, givenCaseVoucher, givenCustomer, standardType } from '../given.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

/** Set it to a folder to look at what the pages look like. */
const screenshots = process.env['SCREENSHOTS']

let api: TestApp
let browser: Browser
let url: string
/** What the browsers complained of, and every request that left for elsewhere. */
const complaints: string[] = []
/** The path of a link to a case of each kind. */
const paths: Record<string, string> = {}

beforeAll(async () => {
  api = await startTestApp({ extend: (app, services) => registerDebtorWeb(app, services) })
  url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await openBrowser()
  await fillCases()
})
afterAll(async () => {
  await closeWindows(browser)
  await api.close()
})

async function pathTo(caseId: string): Promise<string> {
  const { body } = await api.post('/links', { caseId })
  return new URL(body.url as string).pathname
}

async function fillCases(): Promise<void> {
  const bankAccount = { type: 'DANISH', registrationNumber: '3409', accountNumber: '0045678912' }
  await api.post('/transaction-accounts', { name: 'Klientkonto', bankAccount, currency: 'DKK', isDefault: true })
  await api.patch('/settings', {
    phone: { locale: '45', number: '70 12 34 56' },
    email: 'kontakt@testbureau.example',
    openingHours: 'Mandag–torsdag 9–15\nFredag 9–13',
    address: { address: 'Havnegade 17, 2. sal', zipcode: '5000', city: 'Odense C' },
    paymentInstructions: 'Du kan også betale med MobilePay til 12345.',
    paymentReference: 'Sag {{caseNumber}}',
  })
  const { creditorId } = (
    await api.post('/creditors', {
      name: 'Nordkyst Energi A/S',
      centralRegisterId: '12345674',
      address: { address: 'Havnegade 2', zipcode: '5000', city: 'Odense C', country: 'DK' },
      debtorFAQ:
        '<p><b>Kan jeg betale i rater?</b><br>Ja, skriv til os, så finder vi en ordning.</p><p><b>Hvem er I?</b><br>Vi hjælper <a href="https://nordkyst.example">Nordkyst</a> med betalinger.</p>',
    })
  ).body
  paths['owing'] = await owingCase(creditorId)
  paths['disputed'] = await disputedCase(creditorId)
  paths['long'] = await longCase(creditorId)
  paths['empty'] = await pathTo((await givenCase(api, { creditorId, vouchers: [] })).caseId)
  const paid = await givenCase(api, { creditorId, vouchers: [{ amount: 45_000, referenceId: 'F-9' }] })
  await api.post('/direct-payments', { caseVoucherId: paid.voucherId, amount: 45_000 })
  paths['paid'] = await pathTo(paid.caseId)
}

async function owingCase(creditorId: string): Promise<string> {
  const { customerId } = await givenCustomer(api, { creditorId })
  const { caseId, voucherId } = await givenCase(api, {
    customerId,
    demand: { date: '2025-12-20', deadline: '2026-01-05', channel: 'LETTER' },
    vouchers: [
      { amount: 249_950, referenceId: 'F-2026-118', date: '2025-11-15', dueDate: '2025-12-01' },
      { amount: 10_000, voucherTypeId: standardType['reminder-fee'], date: '2025-12-15' },
      { amount: 70_000, voucherTypeId: standardType['collection-cost'], source: 'COLLECTOR', date: '2026-01-15' },
    ],
  })
  await api.post('/direct-payments', { caseVoucherId: voucherId, amount: 100_000, date: '2026-02-01' })
  await givenCaseVoucher(api, caseId, { voucherTypeId: standardType.deposit, amount: 25_000, date: '2026-02-20' })
  const content = Buffer.from('Opgørelse').toString('base64')
  const letter = { type: 'LETTER', direction: 'OUTGOING', state: 'SENT', minVisibilityRole: 'debtor' }
  await api.post('/interactions', {
    ...letter,
    referenceId: caseId,
    notes: '<p>Kære Mette</p><p>Vedlagt finder du en opgørelse af kravet.</p>',
    files: [{ fileName: 'opgørelse.txt', content }],
  })
  await api.post('/documents', { caseId, handle: 'reminder', sharedWithDebtor: true, createInteraction: false })
  return pathTo(caseId)
}

/** Two claims, of which one dispute was answered and one is open. */
async function disputedCase(creditorId: string): Promise<string> {
  const { caseId, voucherIds } = await givenCase(api, {
    creditorId,
    vouchers: [
      { amount: 120_000, referenceId: 'F-2026-200', dueDate: '2026-02-01' },
      { amount: 80_000, referenceId: 'F-2026-201', dueDate: '2026-02-15' },
      { amount: 30_000, referenceId: 'F-2026-202', dueDate: '2026-02-20' },
    ],
  })
  const dispute = async (caseVoucherId: string | undefined): Promise<string> =>
    (await api.post('/disputes', { caseVoucherId, reason: 'Varen er aldrig leveret.' })).body.disputeId
  const answered = await dispute(voucherIds[0])
  const answer = 'Varen blev leveret den 12. januar.\nSe den vedlagte følgeseddel.'
  await api.post(`/disputes/${answered}/decide`, { decision: 'REJECTED', answer })
  await dispute(voucherIds[1])
  return pathTo(caseId)
}

/** Long names without a place to break, and figures that hardly fit. */
async function longCase(creditorId: string): Promise<string> {
  const { ultimateCreditorId } = (
    await api.post('/ultimate-creditors', {
      creditorId,
      name: 'Andelsselskabet Sydvestjyske Fjernvarmeforsyningsværker og Vandbehandling A.m.b.a.',
      address: {
        coAddress: 'Administrationsselskabet Kronborg',
        address: 'Varmevej 117 B, 3. th.',
        zipcode: '6700',
        city: 'Esbjerg',
      },
      registryIdentifier: { scheme: 'DK:CVR', value: '76543218' },
    })
  ).body
  const name = 'Bartholomæus-Alexander Friedrichsen-Wolfeschlegelsteinhausenbergerdorff'
  const { customerId } = await givenCustomer(api, { creditorId, users: [{ lang: 'en', details: { name } }] })
  const { caseId } = await givenCase(api, {
    customerId,
    ultimateCreditorId,
    journalNumber: 'INKASSO-2026-000000000000000000000000123456789',
    vouchers: [
      { amount: 1_234_567_890, referenceId: 'FAKTURA-2025-000000000000000000000000000118', dueDate: '2026-04-01' },
      { amount: 9_999_999_900, dueDate: '2026-05-01' },
    ],
  })
  return pathTo(caseId)
}

async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: phone,
    colorScheme: 'light',
    javaScriptEnabled: true,
    locale: 'da-DK',
  })
  context.on('console', (message) => {
    // A page with status 404, 410 or 422 is intended.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text())
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      complaints.push(`asked for ${request.url()}`)
  })
  return context
}

async function look(page: Page, name: string): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, `${name} is wider than its window`).toBe(0)
  if (screenshots === undefined) return
  mkdirSync(screenshots, { recursive: true })
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true })
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const kinds = ['owing', 'disputed', 'long', 'empty', 'paid']

/**
 * Every kind of page once, and the fullest in every window, light and language; all of each to be looked at. Each page
 * is loaded once and then shown in each window and light.
 */
const looks = kinds.flatMap((kind) =>
  ['en', 'da'].flatMap((language) =>
    [phone, desktop].flatMap((size) =>
      (['light', 'dark'] as const)
        .filter(
          (scheme) =>
            screenshots !== undefined ||
            kind === 'owing' ||
            (scheme === 'light' && size === phone && language === 'en'),
        )
        .map((scheme) => ({ kind, scheme, size, language })),
    ),
  ),
)

describe('the debtor web', () => {
  it('is accessible on a phone and a desktop, in light and dark, in both languages', async () => {
    const context = await openContext()
    const page = await context.newPage()
    for (const { kind, scheme, size, language } of looks) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: scheme })
      const address = `${url}${paths[kind]!}?lang=${language}`
      if (page.url() !== address) expect((await page.goto(address))?.status()).toBe(200)
      await look(page, `${kind}-${size === phone ? 'phone' : 'desktop'}-${scheme}-${language}`)
    }
    await context.close()
    expect(complaints).toEqual([])
  }, 900_000)

  it('explains why a link does not work', async () => {
    const context = await openContext()
    const page = await context.newPage()
    await page.goto(`${url}/d/nothing?lang=da`)
    await page.getByRole('heading', { name: 'Linket virker ikke' }).waitFor()
    await look(page, 'unknown-phone-light-da')
    await context.close()
  })
})

describe('a debtor', () => {
  it('disputes a claim with only the keyboard, is thanked, and sees the claim marked', async () => {
    const context = await openContext()
    const page = await context.newPage()
    await page.goto(`${url}${paths['disputed']!}?lang=da`)
    await page.getByText('Vælg det, du ikke er enig i').focus()
    await page.keyboard.press('Enter')
    const claim = page.getByRole('checkbox', { name: /F-2026-200/ })
    await claim.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.getByLabel('Hvorfor?').focus()
    await page.keyboard.type('Jeg har fået en kreditnota.')
    await look(page, 'dispute-form-phone-light-da')
    await page.getByRole('button', { name: 'Send indsigelse' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tak. Vi har modtaget din indsigelse' }).waitFor()
    await page.getByRole('link', { name: 'Tilbage til sagen' }).click()
    await expect.poll(() => page.getByText('Du er ikke enig i dette').count()).toBe(2)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/300,00\skr\./)
    await context.close()
    expect(complaints).toEqual([])
  })

  it('reads, switches language, downloads a file, writes with only the keyboard and is thanked', async () => {
    const context = await openContext()
    const page = await context.newPage()
    await page.goto(`${url}${paths['owing']!}`)
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toMatch(/Du mangler at betale\s+2\.049,50\skr\./)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'How to pay' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'opgørelse.txt (1 kB)' }).click()
    expect((await download).suggestedFilename()).toBe('opgørelse.txt')
    const letter = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Documents' }).getByRole('link').first().click()
    expect((await letter).suggestedFilename()).toMatch(/\.pdf$/)
    // Empty but for blanks: the browser lets it pass, the server does not.
    await page.getByLabel('Your message').fill('   ')
    await page.getByLabel('Your e-mail address').fill('mette@example.dk')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Write a message.' }).click()
    await expect.poll(() => page.getByLabel('Your e-mail address').inputValue()).toBe('mette@example.dk')
    await look(page, 'error-phone-light-en')
    await page.getByLabel('Your message').focus()
    await page.keyboard.type('I would like to pay 500 a month.')
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Thank you. We have received your message' }).waitFor()
    await look(page, 'sent-phone-light-en')
    await page.reload()
    await page.getByRole('link', { name: 'Back to the case' }).click()
    await page.getByText('I would like to pay 500 a month.').waitFor()
    await context.close()
    expect(complaints).toEqual([])
  })

  it('can do everything without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${url}${paths['paid']!}?lang=da`)
    await page.getByLabel('Din besked').fill('Tak for hjælpen')
    await page.getByRole('button', { name: 'Send besked' }).click()
    await page.getByRole('heading', { name: 'Tak. Vi har modtaget din besked' }).waitFor()
    await context.close()
  })
})
