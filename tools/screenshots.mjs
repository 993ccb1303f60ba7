// Takes the screenshots of the README: the demo on its own server, in a temporary folder.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'docs/screenshots')
const bytesMax = 200_000
/** Larger ones would make larger files than a page should load. */
const desktop = { width: 1280, height: 800 }
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The pages, and a text that appears once each is complete. */
const pictures = [
  { name: 'dashboard', path: '/dashboard', until: 'main#content svg', size: wide },
  { name: 'cases', path: '/cases', until: '[role=row][aria-rowindex]' },
  { name: 'case', path: '/cases/1', until: 'main#content ol li' },
  { name: 'case-dark', path: '/cases/1', until: 'main#content ol li', scheme: 'dark' },
  { name: 'cases-danish', path: '/cases?status=VERIFIED', until: '[role=row][aria-rowindex]', language: 'da' },
  {
    ...{ name: 'inbox', path: '/inbox', until: '[role=row][aria-rowindex]', size: { width: 1280, height: 720 } },
    then: (page) => page.keyboard.press('j'),
  },
  {
    ...{ name: 'creditor', path: '/creditors', until: '[role=row][aria-rowindex]' },
    then: async (page) => {
      await page.getByRole('link', { name: 'Nordkyst Energi A/S' }).click()
      await page.getByText('Settlement 1').waitFor()
      await page.getByText('Kystens Vandværk').waitFor()
    },
  },
  {
    ...{ name: 'templates', path: '/settings/templates', until: '[role=row][aria-rowindex]' },
    then: async (page) => {
      await page.locator('[role=row][aria-rowindex]').filter({ hasText: 'Demand letter' }).click()
      await page.getByText('Dear Mette').first().waitFor()
    },
  },
  { name: 'reports', path: '/reports/ageing', until: 'main#content table' },
  { name: 'developers', path: '/developers/requests', until: '[role=row][aria-rowindex]' },
  { name: 'debtor-phone', until: 'main', size: phone },
]

/** Starts the service with the demo, and returns how to reach and stop it. */
async function startDemo(folder) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const program = join(root, 'apps/server/bin/fordring.mjs')
  const child = spawn(process.execPath, [program, 'start', '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = () => (child.kill('SIGTERM'), ended)
  for await (const line of createInterface({ input: child.stdout })) {
    const service = line.startsWith('{"url"') ? JSON.parse(line) : undefined
    if (service !== undefined) return { ...service, stop }
  }
  throw new Error('The server ended before it was up.')
}

async function openBrowser() {
  const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const executablePath = process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path))
  // As root, Chromium does not start in its sandbox.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}

async function signIn(page, { url, demo }) {
  await page.goto(`${url}/sign-in`)
  await page.locator('input[type=email]').fill(demo.logins.admin)
  await page.locator('input[type=password]').fill(demo.logins.password)
  await page.locator('button[type=submit]').click()
  await page.locator('main#content').waitFor()
}

/** Waits until nothing was loaded for a while. Playwright's own wait would not end: a stream of changes stays open. */
function follow(page) {
  let running = 0
  let changedAt = Date.now()
  const count = (by) => (request) => {
    if (request.url().endsWith('/iam/changes')) return
    running += by
    changedAt = Date.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return {
    settle: async () => {
      while (running > 0 || Date.now() - changedAt < 1_000) await page.waitForTimeout(100)
    },
  }
}

async function take(browser, service, { name, path, until, then, scheme = 'light', language = 'en', size = desktop }) {
  const locale = language === 'da' ? 'da-DK' : 'en-GB'
  const look = { viewport: size, colorScheme: scheme, locale, timezoneId: 'Europe/Copenhagen', reducedMotion: 'reduce' }
  const context = await browser.newContext(look)
  await context.addInitScript(`localStorage.setItem('language', '${language}')`)
  const page = await context.newPage()
  const requests = follow(page)
  if (path === undefined) await page.goto(`${service.url}${service.demo.debtorPath}?lang=${language}`)
  else {
    await signIn(page, service)
    await page.goto(service.url + path)
  }
  await page.locator(until).first().waitFor()
  await then?.(page)
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'hidden' })
  await requests.settle()
  const file = join(target, `${name}.png`)
  await page.screenshot({ path: file })
  await context.close()
  const { size: bytes } = statSync(file)
  if (bytes > bytesMax) throw new Error(`${name}.png has ${bytes} bytes; more than ${bytesMax} is too much for a page.`)
  process.stdout.write(`${name}.png ${Math.round(bytes / 1000)} kB\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'fordring-screenshots-'))
// The database server may run as another user, who must be able to enter.
chmodSync(folder, 0o755)
mkdirSync(target, { recursive: true })
const browser = await openBrowser()
const service = await startDemo(folder)
try {
  const wanted = process.argv.slice(2)
  for (const picture of pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    await take(browser, service, picture)
} finally {
  await browser.close()
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}
