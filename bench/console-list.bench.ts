import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { serverFolder } from '../apps/server/src/platform/server-folder.ts'
import { openBrowser } from '../apps/server/test/browser.ts'
import { fillManyCases } from '../apps/server/test/many-cases.ts'
import { scrollCases } from '../apps/server/test/scroll-cases.ts'
import { Installation } from '../apps/server/test/server-process.ts'

/**
 * The case list of a tenant with 100,000 cases in a real browser, scrolled from the first row to the last: no request
 * may fail, no row may be missing or duplicated, and the page renders only what is visible.
 */
const count = Number(process.env['BENCH_CASES'] ?? 100_000)
/** More than a screen, less than what is rendered around it. */
const stepPixels = 1_600
const password = 'korrekt hest batteri hæfteklamme'

execFileSync(process.execPath, [join(serverFolder, '../console/bin/build.mjs')])
const installation = await Installation.create()
const browser = await openBrowser()
try {
  const server = await installation.start()
  const { tenantId } = await installation.createTenant()
  const seconds = stopwatch()
  await fill(tenantId)
  process.stdout.write(`${count} cases filled in ${seconds()} s\n`)

  const email = 'bench@people.example'
  const person = ['--tenant', tenantId, '--name', 'Bench', '--email', email, '--role', 'caseworker']
  const { invitation } = (await installation.ask('user', 'create', ...person)) as { invitation: string }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const failed: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`))
  page.on('requestfailed', (request) => failed.push(`failed ${request.url()}`))
  const { pathname, hash } = new URL(invitation)
  await page.goto(server.url + pathname + hash)
  await page.locator('input[type=password]').first().waitFor()
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('status').waitFor()
  await page.goto(`${server.url}/sign-in?next=${encodeURIComponent('/cases')}`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('[role=row][aria-rowindex]').first().waitFor()
  // The check for a session is rejected before sign-in.
  failed.length = 0

  const scrolling = stopwatch()
  const { numbers, moved, rowsMax, framesMs } = await scrollCases(page, { count, step: stepPixels })
  const wrong = numbers.filter((number, index) => number !== count - index).length
  const sorted = [...framesMs].sort((a, b) => a - b)
  const share = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? NaN).toFixed(1)
  process.stdout.write(`scrolled to the last row in ${scrolling()} s, ${framesMs.length} frames\n`)
  process.stdout.write(
    `frames (ms): median ${share(0.5)}, 95 % ${share(0.95)}, 99 % ${share(0.99)}, worst ${share(1)}\n`,
  )
  process.stdout.write(
    `rows wrong ${wrong}, moved ${moved}, drawn at once at most ${rowsMax}; requests failed ${failed.length}\n`,
  )
  for (const failure of failed.slice(0, 10)) process.stdout.write(`${failure}\n`)
  if (wrong + moved + failed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await installation.remove()
}

async function fill(tenantId: string): Promise<void> {
  const { url } = (await installation.ask('database-url')) as { url: string }
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await owner.query('set role fordring_app')
    const passes = await installation.passes()
    const pass = passes.sign(`tenant:${tenantId}`, new Date(Date.now() + 3_600_000))
    await owner.query("select set_config('app.pass', $1, false)", [pass])
    await fillManyCases((text, values) => owner.query(text, [...values]), tenantId, count)
    await owner.query('reset role')
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}

function stopwatch(): () => string {
  const begin = Date.now()
  return () => ((Date.now() - begin) / 1000).toFixed(1)
}
