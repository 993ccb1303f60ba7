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
import { barriersOn, closeWindows, openBrowser } from './browser.ts'
import { createPerson, goodPassword } from './people.ts'
import { startTestApp, type TestApp, type TestTenant } from './test-app.ts'

/** The real service with the real console, and a real browser. */
export interface ConsoleUnderTest {
  readonly api: TestApp
  readonly url: string
  readonly browser: Browser
  /** Closed windows. They are opened again, since a new browser context loads and compiles the console again. */
  readonly closedWindows: ClosedWindow[]
  /** The request log; pending entries are written by a flush. */
  readonly requests: RequestRecorder
  close(): Promise<void>
}

interface ClosedWindow {
  readonly page: Page
  readonly language: 'en' | 'da'
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
    // A stream stays open, and says something only when a test wakes it.
    streamTimes: { longestMs: 3_600_000, heartbeatMs: 3_600_000 },
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
  // Passkeys need a name instead of an address.
  url = (await api.app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost')
  const browser = await openBrowser()
  if (requests === undefined) throw new Error('The log of requests is not kept.')
  const recorder = requests
  return {
    api,
    url,
    browser,
    closedWindows: [],
    requests: recorder,
    close: async () => {
      await closeWindows(browser)
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
}

/** Requests that stay in the browser; its PDF viewer is an extension. */
const browserProtocols = ['data:', 'blob:', 'chrome:', 'chrome-extension:']

/** A modal dialog: nothing below it can be reached until it is closed. */
const openDialog = '[role=dialog][aria-modal=true]'

/** How long the console shows data without reading it again. */
const cachedMs = 10_000

/** Opens a page with the console's router, which makes itself available to developer tools, and waits until it is shown. */
const navigate = `async (href) => {
  const router = window.__TSR_ROUTER__
  const isShown = ({ status, location, resolvedLocation }) => status === 'idle' && resolvedLocation?.href === location.href
  await router.navigate({ href })
  while (!isShown(router.state)) await new Promise(requestAnimationFrame)
}`

/** A browser window. It records console errors and every request to another host. */
export interface ConsoleWindow {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
  /** Loads a page of the console from its address. */
  load(path: string): Promise<void>
  /** Opens a page of the console as a link in it does; loads it if the console is not open yet. */
  goTo(path: string): Promise<void>
  /** Fails if axe finds a violation. A page that it has analysed before is not analysed again below a dialog. */
  expectAccessible(): Promise<void>
  /** Takes a screenshot if SCREENSHOTS is set. */
  shoot(name: string): Promise<void>
  /** Signs out and forgets everything stored in the window. */
  close(): Promise<void>
}

export async function openWindow(console: ConsoleUnderTest, options: WindowOptions = {}): Promise<ConsoleWindow> {
  const { screen = 'desktop', scheme = 'light', language = 'en' } = options
  const { url } = console
  const closed = console.closedWindows.findIndex((one) => one.language === language)
  const [reopened] = closed < 0 ? [] : console.closedWindows.splice(closed, 1)
  const page = reopened?.page ?? (await newPage(console, language))
  const context = page.context()
  await page.setViewportSize(screens[screen])
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  let now = console.api.clock.now()
  await page.clock.setFixedTime(now)
  const complaints: string[] = []
  const analysed = new Set<string>()
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
  const load = async (path: string): Promise<void> => {
    await page.goto(url + path)
  }
  return {
    page,
    context,
    complaints,
    load,
    goTo: async (path) => {
      const isOpen = page.url().startsWith(url) && page.url() !== url + path
      if (!isOpen || !(await page.evaluate<boolean>("'__TSR_ROUTER__' in window"))) return load(path)
      // Cached data is then outdated, so that the console reads it again.
      now = new Date(now.getTime() + cachedMs)
      await page.clock.setFixedTime(now)
      await page.evaluate(`(${navigate})(${JSON.stringify(path)})`)
    },
    expectAccessible: async () => {
      // Outdated rows are dimmed until the new ones arrive.
      await page.locator('[data-stale=true]').first().waitFor({ state: 'detached' })
      const { pathname } = new URL(page.url())
      const isAnalysed = analysed.has(pathname) && (await page.locator(openDialog).count()) > 0
      expect(await barriersOn(page, isAnalysed ? openDialog : undefined)).toEqual([])
      analysed.add(pathname)
    },
    shoot: async (name) => {
      if (process.env['SCREENSHOTS'] !== 'true') return
      const folder = join(serverFolder, '../console/screenshots')
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `${name}-${screen}-${scheme}-${language}.png`) })
    },
    close: async () => {
      if (page.isClosed()) return context.close()
      for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
      // Another page of the service: a page from elsewhere would end the process with the compiled console.
      await page.goto(`${url}/v1`)
      await page.evaluate('localStorage.clear(); sessionStorage.clear()')
      await context.clearCookies()
      await context.clearPermissions()
      console.closedWindows.push({ page, language })
    },
  }
}

async function newPage(console: ConsoleUnderTest, language: 'en' | 'da'): Promise<Page> {
  const context = await console.browser.newContext({
    locale: language === 'da' ? 'da-DK' : 'en-GB',
    timezoneId: 'Europe/Copenhagen',
  })
  // The language chosen in this browser, which takes precedence over that of the account.
  // The browser's own frames, such as its PDF viewer, have no access to our storage.
  await context.addInitScript(`if (window === top) localStorage.setItem('language', '${language}')`)
  return context.newPage()
}

interface SignInOptions {
  readonly role?: Role
  readonly as?: TestTenant
}

/** Signs in a new user of the tenant by a request. The next page of the window is theirs. */
export async function signInAs(
  console: ConsoleUnderTest,
  { context }: ConsoleWindow,
  { role = 'admin', as }: SignInOptions = {},
): Promise<void> {
  const { email, password } = await createPerson(console.api, role, ...(as === undefined ? [] : [as]))
  const answer = await context.request.post(`${console.url}/iam/session`, {
    data: { email, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs in a new user of the tenant through the screen, and waits for the console. */
export async function signInOnScreen(
  console: ConsoleUnderTest,
  window: ConsoleWindow,
  { role = 'admin', as }: SignInOptions = {},
): Promise<void> {
  const { email } = await createPerson(console.api, role, ...(as === undefined ? [] : [as]))
  const { page } = window
  if (!page.url().includes('/sign-in')) await window.goTo('/sign-in')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(goodPassword)
  await page.locator('button[type=submit]').click()
  await page.locator('main#content').waitFor()
}
