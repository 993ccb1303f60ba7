import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { eventually } from '../apps/server/test/server-process.ts'
import { fillCases } from './harness/fill-cases.ts'
import type { LoadRequest } from './harness/load.ts'
import { caseBody, interactionBody, makeCustomer, makePayableVouchers, noteBody } from './harness/records.ts'
import { readsOf } from './harness/reads.ts'
import { reportTable } from './harness/results.ts'
import { benchFolder, roundSeconds, type Subject, withSubject } from './harness/subject.ts'
import { voucherCount } from './harness/yardstick.ts'

/**
 * Where the time goes, for the goals that are missed: a CPU profile of the service, and what the connections of
 * PostgreSQL were doing when looked at every few milliseconds. Profiling slows down, so these runs are not measured.
 */
const sampleMs = 10
const shownMax = 12

interface Load {
  readonly name: string
  readonly connections: number
  readonly requests: readonly LoadRequest[]
}

async function loadsOf(subject: Subject): Promise<Load[]> {
  const { customerId } = await makeCustomer(subject, 'profiled')
  const { id: caseId } = await subject.make('/cases', { customerId, currency: 'DKK', caseVouchers: [] })
  const pay = { caseVoucherReferenceId: 'V-{n}', amount: 1 }
  const reads = (await readsOf(subject)).filter(({ name }) => ['get case', 'list of 25 cases'].includes(name))
  return [
    {
      name: 'create note, a lone client',
      connections: 1,
      requests: [subject.request('POST', '/updates', await noteBody(subject, caseId))],
    },
    {
      name: 'direct payments, 64 connections',
      connections: 64,
      requests: [subject.request('POST', '/direct-payments', pay, voucherCount)],
    },
    {
      name: 'create case with 3 vouchers, 32 connections',
      connections: 32,
      requests: [subject.request('POST', '/cases', caseBody(customerId))],
    },
    {
      name: 'create interaction, 32 connections',
      connections: 32,
      requests: [subject.request('POST', '/interactions', interactionBody(caseId))],
    },
    ...reads.map(({ name, requests }) => ({ name: `${name}, 32 connections`, connections: 32, requests })),
  ]
}

interface CpuProfile {
  readonly nodes: readonly { id: number; callFrame: { functionName: string; url: string } }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Names of our own functions, and the packages of all others. */
function nameOf({ functionName, url }: { functionName: string; url: string }): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
  if (library !== undefined) return `library ${library}`
  if (url.startsWith('node:')) return `Node.js ${url.slice(5)}`
  if (functionName.startsWith('(')) return functionName
  return functionName === '' ? 'anonymous functions of the service' : `${functionName}()`
}

/** The shares of busy time by function or library. */
function busyShares(profile: CpuProfile): [string, number][] {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  for (const [index, id] of profile.samples.entries()) {
    const name = names.get(id) ?? ''
    // The last one is the profiler itself.
    if (name !== '(idle)' && name !== 'dispatch()')
      times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].map(([name, time]): [string, number] => [name, time / total]).sort(([, a], [, b]) => b - a)
}

/** Counts what active connections are doing: a statement, and what it waits for. */
async function sampleActivity(client: pg.Client, counts: Map<string, number>, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const { rows } = await client.query<{ activity: string }>(
      `select coalesce(wait_event_type || ' ' || wait_event, 'running') || ': '
         || case when backend_type = 'client backend' then left(regexp_replace(query, '\\s+', ' ', 'g'), 60) else backend_type end as activity
       from pg_stat_activity
       where pid <> pg_backend_pid() and (state = 'active' or (backend_type = 'autovacuum worker'))`,
    )
    for (const { activity } of rows) counts.set(activity, (counts.get(activity) ?? 0) + 1)
    await new Promise((resolve) => setTimeout(resolve, sampleMs))
  }
}

/** Profiles the service and its database under a load. */
async function profile(subject: Subject, file: string, { name, connections, requests }: Load): Promise<void> {
  const counts = new Map<string, number>()
  const superuser = new pg.Client({ connectionString: await subject.installation.superuserUrl() })
  await superuser.connect()
  let isDone = false
  await subject.sendLoad(requests, { connections, seconds: 2 })
  const [server] = subject.servers
  server?.signal('SIGUSR2')
  const sampling = sampleActivity(superuser, counts, () => isDone)
  await subject.sendLoad(requests, { connections, seconds: 2 * roundSeconds })
  isDone = true
  await sampling
  server?.signal('SIGUSR2')
  await eventually('the profile is written', () => existsSync(file) && isComplete(file))
  await superuser.end()
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  reportTable({
    title: `Node.js, busy time: ${name}`,
    columns: ['function or library', 'share'],
    rows: busyShares(JSON.parse(readFileSync(file, 'utf8')) as CpuProfile)
      .slice(0, shownMax)
      .map(([what, share]) => [`\`${what}\``, percent(share)]),
  })
  rmSync(file)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  reportTable({
    title: `PostgreSQL, active connections: ${name}`,
    columns: ['what it was doing', 'share'],
    rows: [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, shownMax)
      .map(([what, count]) => [`\`${what.replaceAll('|', '\\|').replaceAll('`', '')}\``, percent(count / total)]),
  })
}

function isComplete(file: string): boolean {
  return readFileSync(file, 'utf8').endsWith('}')
}

const folder = mkdtempSync(join(tmpdir(), 'fordring-profile-'))
const file = join(folder, 'profile.json')
const hook = pathToFileURL(join(benchFolder, 'harness/profile-on-signal.mjs')).href
try {
  await withSubject({ NODE_OPTIONS: `--import ${hook}`, PROFILE_FILE: file }, async (subject) => {
    await fillCases(subject, 2_000)
    await makePayableVouchers(subject)
    for (const load of await loadsOf(subject)) await profile(subject, file, load)
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
