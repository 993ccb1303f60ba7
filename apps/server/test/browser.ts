import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'

/** How long a page is waited for: it ends what hangs, and a machine with other work to do is slow. */
const waitMsMax = 240_000

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A real browser that talks to this machine alone. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? candidates.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('Chromium is missing: install it, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
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
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(waitMsMax)
    return context
  }
  return browser
}

/**
 * What axe finds that stands in somebody's way, each with its place. Asked for that alone, and without a second page to
 * put its findings together on, it takes a third of the time. It then looks into no frame; ours hold nothing but letters as PDF.
 */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html).join(' | ')}`)
}
