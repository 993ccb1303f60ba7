import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A real browser that talks to this machine alone. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? candidates.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('Chromium is missing: install it, or set CHROMIUM_PATH.')
  return chromium.launch({
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
}
