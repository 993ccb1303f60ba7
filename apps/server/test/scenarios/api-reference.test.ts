import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api as apiDescription, operations } from '../../src/app.ts'
import { answerDocumentation } from '../../src/platform/http/reference/documentation.ts'
import { closeWindows, openBrowser } from '../browser.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let api: TestApp
let browser: Browser
let page: Page
let url: string
/** What the browser complained of, and every request that left for elsewhere. */
const complaints: string[] = []

beforeAll(async () => {
  api = await startTestApp({
    extend: (app) => {
      answerDocumentation(app, { api: apiDescription, publicUrl: () => url })
    },
  })
  url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { protocol } = new URL(request.url())
    if (!request.url().startsWith(url) && protocol !== 'data:' && protocol !== 'blob:')
      complaints.push(`asked for ${request.url()}`)
  })
})
afterAll(async () => {
  await closeWindows(browser)
  await api.close()
})

/**
 * Those of the texts that are not the whole text of a visible element. It looks at all of them at once: the page has
 * thousands of elements, and a locator per text would visit each of them again.
 */
const missingTexts = `(texts) => {
  const missing = new Set(texts)
  for (const element of document.querySelectorAll('body *')) {
    const text = element.textContent.length < 200 ? element.textContent.trim() : ''
    if (missing.has(text) && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
      missing.delete(text)
  }
  return [...missing]
}`

describe('the API reference in a browser', () => {
  it('shows every area, with our content policy and without requests to other servers', async () => {
    await page.goto(`${url}/reference`)
    const tags = Object.keys(apiDescription.tags)
    expect(tags.length).toBeGreaterThan(20)
    await expect.poll(() => page.evaluate<string[]>(`(${missingTexts})(${JSON.stringify(tags)})`)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('sends a request with a token and shows the response', async () => {
    await page.goto(`${url}/reference#tag/identity/GET/iam/auth/permissions`)
    await page
      .getByRole('button', { name: /Test Request/ })
      .first()
      .click()
    // The page has another one, which may not be there yet or scrolled away.
    await page.getByRole('dialog').getByPlaceholder('Token').fill(api.tenant.token)
    const answered = page.waitForResponse((response) => response.url().endsWith('/iam/auth/permissions'))
    await page.getByRole('button', { name: /^Send/ }).last().click()
    expect((await answered).status()).toBe(200)
    await page.getByText(api.tenant.tenantId).first().waitFor()
    expect(complaints).toEqual([])
  })

  it('problem pages are readable and linked', async () => {
    await page.goto(`${url}/api`)
    await page.getByRole('link', { name: 'Problems' }).click()
    await page.getByRole('link', { name: 'amount-exceeds-outstanding' }).click()
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('The amount exceeds the outstanding amount')
    await page.getByText('How to fix the request').waitFor()
    expect(complaints).toEqual([])
  })

  it('the served document has every operation', async () => {
    const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
    expect(ids.sort()).toEqual(operations.map((operation) => operation.id).sort())
  })
})
