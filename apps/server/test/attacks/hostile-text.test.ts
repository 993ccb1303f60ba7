import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerDebtorWeb } from '../../src/features/messaging/debtor-web/index.ts'
import { type ConsoleUnderTest, type ConsoleWindow, openWindow, signInAs, startConsole } from '../console.ts'
import { createPopulatedTenant, type PopulatedTenant } from '../populated-tenant.ts'
import type { TestApp } from '../test-app.ts'

/**
 * Everything that people can name or write contains hostile text. Every page that shows it is opened in a browser: the
 * text must be shown as written, create no element, run nothing and load nothing.
 */
const payload = `"'><img src=x onerror=top.hurt=1><svg onload=top.hurt=1></svg><script>top.hurt=1</script>`
/** The members that hold what people write; all other texts have a form of their own. */
const freeTexts = ['name', 'label', 'update', 'subject', 'description', 'text', 'city']
/** Kept as HTML: what runs is taken out of it, and the rest is shown as markup. */
const markup = ['notes', 'debtorFAQ']
const hostileMarkup = `<p>Hej<img src=x onerror=top.hurt=1><script>top.hurt=1</script><a href="javascript:top.hurt=1">her</a></p>`

let console: ConsoleUnderTest
let window: ConsoleWindow
let untilQuiet: () => Promise<void>
let tenant: PopulatedTenant

/** The same value with everything hostile in it that its members take. */
function poisoned(value: unknown, member = ''): unknown {
  // The headings of an imported file have to match it.
  if (member === 'columns') return value
  if (typeof value === 'string' && freeTexts.includes(member)) return `${value} ${payload}`
  if (typeof value === 'string' && markup.includes(member)) return value + hostileMarkup
  if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name)]))
}

beforeAll(async () => {
  console = await startConsole({ extend: (app, services) => registerDebtorWeb(app, services) })
  const { api } = console
  const hostile: TestApp = { ...api, post: (path, body, options) => api.post(path, poisoned(body), options) }
  tenant = await createPopulatedTenant(hostile)
  window = await openWindow(console)
  untilQuiet = followRequests(window.page)
  await signInAs(console, window, { as: tenant })
})
afterAll(() => console.close())

/** How long a page sends no request once it has all of its data; the same as Playwright's `networkidle`. */
const quietMs = 500

/**
 * Follows the requests of a page, and returns a function that waits until it has all of its data. Playwright's
 * `networkidle` is only for pages that are loaded, not for navigation inside the console.
 */
function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let changedAt = Date.now()
  const end = (request: Request): void => {
    pending.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    // The stream of changes stays open for as long as the page.
    if (request.resourceType() === 'eventsource') return
    pending.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => expect.poll(() => pending.size === 0 && Date.now() - changedAt >= quietMs).toBe(true)
}

/** Waits until a page shows what it has to show, and looks for anything that the text has become. */
async function expectHarmless({ page, complaints }: ConsoleWindow, untilQuiet: () => Promise<void>): Promise<void> {
  await untilQuiet()
  expect(await page.evaluate('top.hurt')).toBeUndefined()
  expect(await page.locator('[onerror], [onload], img[src=x], a[href^="javascript:"]').count()).toBe(0)
  // What was stopped by the content policy was markup all the same.
  expect(complaints).toEqual([])
}

describe('the console shows hostile text as text on', () => {
  /** By whether something hostile is to be seen there. */
  const pages: readonly (readonly [path: string, isSeen: boolean])[] = [
    ['/dashboard', false],
    ['/cases', true],
    ['/cases/{caseId}', true],
    ['/customers', true],
    ['/customers/{customerId}', true],
    ['/creditors', true],
    ['/creditors/{creditorId}', true],
    ['/inbox', false],
    ['/reports/settlements', true],
    ['/reports/settlements/{billingId}', true],
    ['/reports/payouts', true],
    ['/reports/collected', true],
    ['/reports/ageing', true],
    ['/settings/tenant', false],
    ['/settings/users', true],
    ['/settings/contacts', true],
    ['/settings/collectors', true],
    ['/settings/workflows', true],
    ['/settings/billing-models', true],
    ['/settings/case-groups', true],
    ['/settings/end-reasons', true],
    ['/settings/voucher-types', true],
    ['/settings/update-types', true],
    ['/settings/property-types', true],
    ['/settings/transaction-accounts', true],
    ['/settings/templates', true],
    ['/settings/templates/{templateId}', true],
    ['/settings/audit', true],
    ['/developers/tokens', true],
    ['/developers/webhooks', false],
    ['/developers/events', false],
    ['/developers/requests', false],
    ['/developers/outbox', true],
  ]
  it.each(pages)('%s', async (path, isSeen) => {
    await window.goTo(path.replace(/\{(\w+)\}/, (_, name: string) => tenant.ids[name] ?? ''))
    if (isSeen) await window.page.getByText('onerror=top.hurt=1').filter({ visible: true }).first().waitFor()
    await expectHarmless(window, untilQuiet)
  })
})

describe('the debtor web shows hostile text as text on', () => {
  it('the case page, and after the debtor sent it', async () => {
    const link = { caseId: tenant.ids['caseId'] }
    const { body } = await console.api.post('/links', link, { as: tenant })
    const debtor = await openWindow(console)
    const { page } = debtor
    const untilDebtorIsQuiet = followRequests(page)
    await page.goto(`${console.url}${new URL(body.url as string).pathname}?lang=en`)
    await page.getByText('onerror=top.hurt=1').filter({ visible: true }).first().waitFor()
    await expectHarmless(debtor, untilDebtorIsQuiet)
    await page.getByLabel('Your message').fill(payload)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expectHarmless(debtor, untilDebtorIsQuiet)
  })

  it('the case in the console, after the debtor sent it', async () => {
    await window.goTo(`/cases/${tenant.ids['caseId']}`)
    await window.page.getByText('top.hurt=1').filter({ visible: true }).first().waitFor()
    await expectHarmless(window, untilQuiet)
  })
})
