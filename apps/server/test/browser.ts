import { existsSync } from 'node:fs'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'

/** How long to wait for a page. Generous, since a busy machine is slow. */
const waitMsMax = 60_000

/** The same engine without windows comes first: it takes a sixth less processor time. */
const candidates = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

let shared: Promise<Browser> | undefined

/**
 * A real browser that connects to this machine only. All test files of a worker use the same one, which ends with the
 * worker: a start takes seconds.
 */
export function openBrowser(): Promise<Browser> {
  return (shared ??= launchBrowser())
}

/** Closes what a test file has opened in the browser. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? candidates.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('Chromium is missing: install it, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    // Without a locale of UTF-8, Chromium saves downloads under names without letters such as ø.
    env: { ...process.env, LANG: 'C.UTF-8' },
    args: [
      // As root, Chromium does not start inside its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  browser.once('disconnected', () => (shared = undefined))
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(waitMsMax)
    return context
  }
  return browser
}

/**
 * Accessibility violations found by axe, each with its elements. Axe is loaded once per document, and computes details
 * of violations only. It skips frames, which contain only PDF letters here.
 */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source)
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, selectors: false }
  const scope = within === undefined ? 'document' : JSON.stringify(within)
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${scope}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html).join(' | ')}`)
}
