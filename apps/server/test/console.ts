import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ensureConsoleBuilt } from '../../console/bin/build.mjs'
import { api as apiDescription } from '../src/app.ts'
import { recordRequests, RequestRecorder } from '../src/features/integration/request-log/index.ts'
import type { Role } from '../src/platform/identity/roles.ts'
import { answerConsole, readConsole } from '../src/platform/http/pages/console.ts'
import { answerDocumentation } from '../src/platform/http/reference/documentation.ts'
import { serverFolder } from '../src/platform/server-folder.ts'
import { barriersOn, openBrowser } from './browser.ts'
import { createPerson, goodPassword } from './people.ts'
import { startTestApp, type TestApp, type TestTenant } from './test-app.ts'

/** The real service with the real console, and a real browser. */
export interface ConsoleUnderTest {
  readonly api: TestApp
  readonly url: string
  readonly browser: Browser
  /** The request log; pending entries are written by a flush. */
  readonly requests: RequestRecorder
  close(): Promise<void>
}

/** Builds the console if needed, and serves it from the service under test. */
export async function startConsole({
  extend,
}: Pick<NonNullable<Parameters<typeof startTestApp>[0]>, 'extend'> = {}): Promise<ConsoleUnderTest> {
  await ensureConsoleBuilt()
  let url = ''
  let requests: RequestRecorder | undefined
  const api = await startTestApp({
    publicUrl: () => url,
    extend: async (app, services) => {
      const { database, clock } = services
      await extend?.(app, services)
      requests = new RequestRecorder({ database, onLoss: () => undefined })
      recordRequests(app, requests, clock)
      const built = readConsole()
      if (built === undefined) throw new Error('The console was not built.')
      answerConsole(app, built)
      answerDocumentation(app, { api: apiDescription, publicUrl: () => url })
    },
  })
  url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await openBrowser()
  if (requests === undefined) throw new Error('The log of requests is not kept.')
  const recorder = requests
  return {
    api,
    url,
    browser,
    requests: recorder,
    close: async () => {
      await browser.close()
      await recorder.flush()
      await api.close()
    },
  }
}

export const screens = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

export interface WindowOptions {
  readonly screen?: keyof typeof screens
  readonly scheme?: 'light' | 'dark'
  readonly language?: 'en' | 'da'
  /** The host name of the service in the browser; passkeys need a name. */
  readonly host?: 'localhost'
}

/** Requests that stay in the browser; its PDF viewer is an extension. */
const browserProtocols = ['data:', 'blob:', 'chrome:', 'chrome-extension:']

/** A browser window. It records console errors and every request to another host. */
export interface ConsoleWindow {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
  /** Opens a page of the console. */
  goTo(path: string): Promise<void>
  /** Fails if axe finds a violation. */
  expectAccessible(): Promise<void>
  /** Takes a screenshot if SCREENSHOTS is set. */
  shoot(name: string): Promise<void>
}

export async function openWindow(console: ConsoleUnderTest, options: WindowOptions = {}): Promise<ConsoleWindow> {
  const { screen = 'desktop', scheme = 'light', language = 'en', host = '127.0.0.1' } = options
  const url = console.url.replace('127.0.0.1', host)
  const context = await console.browser.newContext({
    viewport: screens[screen],
    colorScheme: scheme,
    locale: language === 'da' ? 'da-DK' : 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  })
  // The language chosen in this browser, which takes precedence over that of the account.
  // The browser's own frames, such as its PDF viewer, have no access to our storage.
  await context.addInitScript(`if (window === top) localStorage.setItem('language', '${language}')`)
  const page = await context.newPage()
  await page.clock.setFixedTime(console.api.clock.now())
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser logs error responses to its console, even if the page handles them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { protocol } = new URL(request.url())
    const isOwn = request.url().startsWith(url) || browserProtocols.includes(protocol)
    if (!isOwn) complaints.push(`asked for ${request.url()}`)
  })
  return {
    page,
    context,
    complaints,
    goTo: async (path) => {
      await page.goto(url + path)
    },
    expectAccessible: async () => {
      expect(await barriersOn(page)).toEqual([])
    },
    shoot: async (name) => {
      if (process.env['SCREENSHOTS'] !== 'true') return
      const folder = join(serverFolder, '../console/screenshots')
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `${name}-${screen}-${scheme}-${language}.png`) })
    },
  }
}

/** Signs in a new user of the tenant through the screen, and waits for the console. */
export async function signInAs(
  console: ConsoleUnderTest,
  window: ConsoleWindow,
  { role = 'admin', as }: { role?: Role; as?: TestTenant } = {},
): Promise<void> {
  const { email } = await createPerson(console.api, role, ...(as === undefined ? [] : [as]))
  const { page } = window
  if (!page.url().includes('/sign-in')) await window.goTo('/sign-in')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(goodPassword)
  await page.locator('button[type=submit]').click()
  await page.locator('main#content').waitFor()
}
