import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writeArtefact } from '../../../../tools/artefact.mjs'
import { findNode24 } from '../../../../tools/node-24.mjs'
import { serverFolder } from '../../src/platform/server-folder.ts'
import { eventually, freePort } from '../server-process.ts'

/** Node.js 24 if the tests run on another; otherwise the one that has started the tests, if it is another. */
const otherNode = [findNode24(), process.env['OTHER_NODE']].find((node) => node !== process.execPath)

/** A checkout keeps them for a while, because a process may be about to load them. */
const chunkOfEarlierBuild = join(serverFolder, 'dist/chunk-EARLIER0.js')

/** The artefact of `npm run build`, outside of the checkout, and a data folder that its processes share. */
let folder: string
let artefact: string
let running: ChildProcess | undefined
let output: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fordring-artefact-'))
  artefact = join(folder, 'fordring')
  writeFileSync(chunkOfEarlierBuild, '')
  await writeArtefact(artefact)
})
afterEach(async () => {
  if (running?.exitCode === null) await stop()
})
afterAll(() => {
  rmSync(chunkOfEarlierBuild)
  rmSync(folder, { recursive: true, force: true })
})

interface Announcement {
  readonly url: string
  readonly demo: { tenantId: string; token: string; logins: { admin: string; password: string } }
}

/** Starts the service as on a machine that has Node.js and this folder, and nothing else. */
async function start(node: string): Promise<Announcement> {
  const env = { PATH: '/usr/bin:/bin', HOME: folder, PORT: String(await freePort()), DATA_DIR: join(folder, 'data') }
  const child = spawn(node, [join(artefact, 'bin/fordring.mjs'), 'start', '--json'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  output = ''
  child.stdout.on('data', (bytes) => (output += String(bytes)))
  child.stderr.on('data', (bytes) => (output += String(bytes)))
  const announcement = (): string | undefined => /^\{"url".*\}$/m.exec(output)?.[0]
  await eventually('the service is up', () => {
    if (child.exitCode !== null) throw new Error(`The service ended:\n${output}`)
    return announcement() !== undefined
  })
  return JSON.parse(announcement() ?? '') as Announcement
}

async function expectService({ url, demo }: Announcement): Promise<void> {
  const as = { headers: { authorization: `Bearer ${demo.token}` } }
  const health = await fetch(`${url}/readyz`)
  expect({ status: health.status, body: await health.json() }).toMatchObject({ status: 200, body: { status: 'ok' } })

  const page = await (await fetch(`${url}/cases`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
  for (const path of [script, '/reference/scalar.js']) {
    const answer = await fetch(`${url}${path}`)
    expect(answer.headers.get('content-type')).toContain('javascript')
    // Read to its end: a response that nobody reads keeps the service from stopping.
    expect((await answer.text()).length).toBeGreaterThan(100_000)
  }

  const signIn = await fetch(`${url}/iam/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: demo.logins.admin, password: demo.logins.password }),
  })
  expect(signIn.status).toBe(200)

  const billings: any = await (await fetch(`${url}/v1/${demo.tenantId}/billings`, as)).json()
  const pdf = await fetch(`${url}/v1/${demo.tenantId}/billings/${billings.items[0].billingId}/export.pdf`, as)
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
}

async function stop(): Promise<number | null> {
  running?.kill('SIGTERM')
  const [code] = (await once(running!, 'exit')) as [number | null]
  return code
}

function sizeOf(path: string): number {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

describe('the artefact', () => {
  it('is smaller than 150 MB, including the embedded database', () => {
    expect(sizeOf(artefact)).toBeLessThan(150_000_000)
  })

  it('has the bundle, and nothing of earlier builds', () => {
    expect(existsSync(join(artefact, 'server/dist/fordring.js'))).toBe(true)
    expect(existsSync(join(artefact, 'server/dist', basename(chunkOfEarlierBuild)))).toBe(false)
  })

  it('runs without the checkout, from the first start to a clean stop', async () => {
    await expectService(await start(process.execPath))

    expect(await stop(), output).toBe(0)
  })

  it.skipIf(otherNode === undefined)('runs on the other Node.js', async () => {
    await expectService(await start(otherNode!))

    expect(await stop(), output).toBe(0)
  })
})
