import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'

/** How long to wait for a page. Generous, since a busy machine is slow. */
const waitMsMax = 240_000

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A real browser that connects to this machine only. */
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
 * Accessibility violations found by axe, each with its elements. Limited to violations and without a second page to
 * merge results, it takes a third of the time. It skips frames, which contain only PDF letters here.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ html }) => html).join(' | ')}`)
}
