import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProcesses } from '../../src/platform/database/embedded/process-table.ts'
import { eventually, freePort, Installation } from '../server-process.ts'

const processTest = 900_000

describe('processes that share a database', () => {
  let installation: Installation
  beforeAll(async () => {
    installation = await Installation.create()
  })
  afterAll(() => installation.remove())

  test(
    'a worker serves health checks and metrics, stops being ready first, and reports when it has stopped',
    async () => {
      const worker = await installation.startWorker({ SHUTDOWN_DELAY_SECONDS: '300', LOG_LEVEL: 'info' })
      const { workerUrl } = await worker.announced()
      const get = async (path: string): Promise<{ status: number; text: string }> => {
        const answer = await fetch(`${String(workerUrl)}${path}`)
        return { status: answer.status, text: await answer.text() }
      }
      expect(await get('/healthz')).toMatchObject({ status: 200 })
      await eventually('the worker is ready', async () => (await get('/readyz')).status === 200)
      expect((await get('/metrics')).text).toContain('fordring_webhook_deliveries_pending')
      expect(await get('/v1/any/cases')).toMatchObject({ status: 404 })

      worker.signal('SIGTERM')
      await eventually('it is not ready any more', async () => (await get('/readyz')).status === 503)
      expect(JSON.parse((await get('/readyz')).text)).toEqual({ status: 'stopping', checks: {} })
      expect(await get('/healthz')).toMatchObject({ status: 200 })
      // A second signal waits for load balancers no longer.
      worker.signal('SIGTERM')
      expect(await worker.exit()).toBe(0)
      expect(worker.output).toContain('stopped: all running requests and jobs are finished')
    },
    processTest,
  )

  test(
    'one with another secret key or other files does not start, and reports why',
    async () => {
      const first = await installation.start({ ...installation.sharedSettings, ROLE: 'api' })
      const shared = { ...installation.sharedSettings, ROLE: 'worker', WORKER_PORT: '0' }

      const otherKey = await installation.run(['start'], { ...shared, SECRET_KEY: 'another-key-than-the-others-have' })
      expect(otherKey).toMatchObject({ code: 1 })
      expect(otherKey.stderr).toContain('SECRET_KEY is not the key of this database')

      const otherFolder = mkdtempSync(join(tmpdir(), 'fordring-other-files-'))
      const otherFiles = await installation.run(['start'], { ...shared, FILES_URL: `file:${otherFolder}` })
      expect(otherFiles).toMatchObject({ code: 1 })
      expect(otherFiles.stderr).toContain('FILES_URL names a store that has none of the files of this database')

      // Files that were moved are declared to be the right ones.
      const moved = { ...shared, FILES_URL: `file:${otherFolder}` }
      expect(await installation.run(['files', 'adopt'], moved)).toMatchObject({ code: 0 })
      const worker = await installation.startWorker({ FILES_URL: moved.FILES_URL })
      expect(await worker.stop()).toBe(0)
      expect(await first.stop()).toBe(0)
      rmSync(otherFolder, { recursive: true })
    },
    processTest,
  )

  test(
    'a replaced key decrypts until everything is encrypted again, and is not needed after that',
    async () => {
      const old = installation.sharedSettings
      const renewed = {
        ...old,
        SECRET_KEY: 'the-key-that-replaces-the-shared-one',
        SECRET_KEY_PREVIOUS: old['SECRET_KEY'] ?? '',
      }
      expect(await installation.run(['secret-key', 'reseal', '--json'], renewed)).toMatchObject({
        code: 0,
        json: { webhooks: 0, codeGenerators: 0, peopleWithOlderRecoveryCodes: 0 },
      })
      const server = await installation.start({ ...renewed, SECRET_KEY_PREVIOUS: '', ROLE: 'api' })
      expect(await server.stop()).toBe(0)
      expect(await installation.run(['tenant', 'list'], old)).toMatchObject({ code: 1 })
    },
    processTest,
  )

  test(
    'npm start leaves no process after it is stopped',
    async () => {
      const { PATH = '' } = process.env
      const port = await freePort()
      const folder = mkdtempSync(join(tmpdir(), 'fordring-npm-start-'))
      const npm = spawn('npm', ['start'], {
        cwd: join(import.meta.dirname, '../../../..'),
        env: { PATH, HOME: folder, DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO: 'off' },
        stdio: 'ignore',
      })
      const isUp = (): Promise<boolean> =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      await eventually('the server answers', isUp, { withinMs: 120_000 })
      npm.kill('SIGTERM')
      await once(npm, 'exit')
      await eventually('no process works in the folder', async () => {
        const left = (await listProcesses()).filter(({ command }) => command.includes(folder))
        return left.length === 0 && !(await isUp())
      })
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
    processTest,
  )
})
