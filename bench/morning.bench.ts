import { setTimeout as wait } from 'node:timers/promises'
import { standardWorkflowId } from '../apps/server/src/features/casework/workflows/index.ts'
import { fillCases } from './harness/fill-cases.ts'
import type { LoadRequest } from './harness/load.ts'
import { caseBody, makeCustomer, noteBody } from './harness/records.ts'
import { reportNote, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { type Measured, rounds, type Subject, withSubject } from './harness/subject.ts'

/**
 * Cases that are all due on one morning in the Danish workflow for consumers, worked off by one worker process: a reminder
 * fee and a reminder letter as a PDF for each. In turns, some are worked off while nothing else happens, and some while a
 * client reads a case and writes notes at a steady rate through an API process of its own.
 *
 * With BENCH_MINUTES, all cases are due at once, and each turn measures that many minutes of working them off: with
 * BENCH_CASES=200000, whether the rate and the requests are the same in the middle of a large morning.
 */
const caseCount = Number(process.env['BENCH_CASES'] ?? 20_000)
const warmUpCount = Math.min(100, Math.floor(caseCount / 10))
/** How long a turn takes if all are due at once. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 0)
const isAllDue = minutes > 0
/** How many are due at a time. */
const dueCount = isAllDue ? caseCount - warmUpCount : Math.floor((caseCount - warmUpCount) / (2 * rounds))
/** Requests per second of the client: as many as an office of some fifty people sends. */
const rate = 20
const connections = 4
const loadSeconds = 5
const workflowId = standardWorkflowId('dk-consumer')
const actor = `'{"id":"00000000-0000-0000-0000-000000000000","name":"bench","type":"SYSTEM"}'::jsonb`

/** $1 is the tenant. Every claim was due twelve days ago, and the first reminder follows ten days after that. */
const prepareStatements: readonly string[] = [
  `update creditors set address = '{"country": "DK"}' where tenant_id = $1`,
  `update customer_users set details = details || '{"address": {"address": "Havnegade 1", "zipcode": "8000", "city": "Aarhus", "country": "DK"}}'
   where tenant_id = $1`,
  `update cases set status = 'VERIFIED', end_reason_id = null where tenant_id = $1`,
  // All of them are young: the warnings of claims that lapse soon would bring up cases that are not due.
  `update case_vouchers set date = now() - interval '40 days',
     due_date = case when category = 'principal' then now() - interval '12 days' end
   where tenant_id = $1`,
  // As in a tenant that has been running: the journal was followed, and the books were posted.
  `insert into workflow_cursors (tenant_id, position) select tenant_id, position from journal_heads where tenant_id = $1
   on conflict (tenant_id) do update set position = excluded.position`,
  `insert into book_states (tenant_id, position, posted_at) select tenant_id, position, now() from journal_heads where tenant_id = $1
   on conflict (tenant_id) do update set position = excluded.position`,
]

/** $1 is the tenant, $2 the workflow. Nothing is due yet. */
const placeCases = `
  insert into workflow_positions (tenant_id, case_id, workflow_id, version, chosen_by, state, step_id, round, since, sent_on,
    next_at, started_at, updated_at, updated_by)
  select c.tenant_id, c.case_id, v.workflow_id, v.version, 'CREDITOR', 'RUNNING', v.definition -> 'steps' -> 0 ->> 'id', 1,
    (now() - interval '12 days')::date, '{}', 'infinity', now(), now(), ${actor}
  from cases c
  join workflows w on w.tenant_id = c.tenant_id and w.workflow_id = $2
  join workflow_versions v on v.tenant_id = w.tenant_id and v.workflow_id = w.workflow_id and v.version = w.published_version
  where c.tenant_id = $1`

/** $1 is the tenant, $2 how many cases are due now. */
const makeDue = `
  update workflow_positions set next_at = now() where tenant_id = $1 and case_id = any (array(
    select case_id from workflow_positions where tenant_id = $1 and next_at = 'infinity' order by case_id limit $2::integer))`

const countDue = `select count(*)::integer as count from workflow_positions where tenant_id = $1 and next_at <= now()`

interface Run {
  readonly seconds: number
  /** How many cases were worked off. */
  readonly count: number
}

async function due({ owner, tenant }: Subject): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(countDue, [tenant.tenantId])
  return rows[0]?.count ?? 0
}

async function makeSomeDue({ owner, tenant }: Subject, count: number): Promise<void> {
  await owner.query(makeDue, [tenant.tenantId, count])
}

/** Makes cases due, and waits until a worker has done everything on them. */
async function workOff(subject: Subject, count: number): Promise<Run> {
  const start = performance.now()
  await makeSomeDue(subject, count)
  while ((await due(subject)) > 0) await wait(250)
  return { seconds: (performance.now() - start) / 1000, count }
}

/** Watches a worker for some minutes. There must be enough to do. */
async function watch(subject: Subject): Promise<Run> {
  const before = await due(subject)
  const start = performance.now()
  await wait(minutes * 60_000)
  const left = await due(subject)
  if (left === 0) throw new Error('Nothing was left to do: there were too few cases for BENCH_MINUTES.')
  return { seconds: (performance.now() - start) / 1000, count: before - left }
}

interface Latency {
  readonly p50: number
  readonly p99: number
}

/** The latencies of requests, a list for each kind, which take turns until it is over. */
async function latenciesOf(
  subject: Subject,
  kinds: readonly LoadRequest[],
  isOver: () => boolean,
): Promise<Latency[][]> {
  const found: Latency[][] = kinds.map(() => [])
  do {
    for (const [index, request] of kinds.entries()) {
      const options = { ports: subject.ports, connections, seconds: loadSeconds, requests: [request], rate }
      found[index]?.push(await subject.load.run(options))
    }
  } while (!isOver())
  return found
}

function latencyRow(what: string, idle: readonly Latency[], busy: readonly Latency[]): string[] {
  const middle = (rounds: readonly Latency[], key: keyof Latency): string =>
    median(rounds.map((round) => round[key])).toFixed(1)
  return [what, middle(idle, 'p50'), middle(busy, 'p50'), middle(idle, 'p99'), middle(busy, 'p99')]
}

function workRow(what: string, run: Measured<Run>): string[] {
  const each = (total: number): string => (total / run.count).toFixed(1)
  return [
    what,
    run.seconds.toFixed(0),
    Math.round((run.count / run.seconds) * 60).toLocaleString('en'),
    each(run.nodeCpuMs),
    each(run.postgresCpuMs),
    Math.round(run.walBytes / run.count).toLocaleString('en'),
  ]
}

async function reportSteps({ owner, tenant }: Subject): Promise<void> {
  const { rows } = await owner.query<{ step: string; count: number }>(
    `select step_id || ' ' || lower(state) as step, count(*)::integer as count from workflow_steps
     where tenant_id = $1 group by 1 order by 1`,
    [tenant.tenantId],
  )
  reportNote(`Steps: ${rows.map(({ step, count }) => `${step} ${count.toLocaleString('en')}`).join(', ')}.`)
}

await withSubject({ ROLE: 'api' }, async (subject) => {
  const { owner, tenant } = subject
  await fillCases(subject, caseCount)
  await subject.actForTenant()
  await owner.query('reset role')
  for (const text of prepareStatements) await owner.query(text, [tenant.tenantId])
  await owner.query(placeCases, [tenant.tenantId, workflowId])
  await owner.query('vacuum analyze')
  const { customerId } = await makeCustomer(subject, 'apart')
  const { id: caseId } = await subject.make('/cases', caseBody(customerId))
  const kinds = [
    subject.request('GET', `/cases/${caseId}`),
    subject.request('POST', '/updates', await noteBody(subject, caseId)),
  ]
  await subject.addWorker()
  // The worker has followed the journal and planned its statements, and has nothing to do.
  await workOff(subject, warmUpCount)
  const idle: Latency[][] = []
  const busy: Latency[][] = []
  const rows: string[][] = []
  if (isAllDue) {
    for (let round = 1; round <= rounds; round++) idle.push(...(await latenciesOf(subject, kinds, () => true)))
    await makeSomeDue(subject, dueCount)
  }
  const work = (): Promise<Run> => (isAllDue ? watch(subject) : workOff(subject, dueCount))
  for (let round = 1; round <= rounds; round++) {
    if (!isAllDue) idle.push(...(await latenciesOf(subject, kinds, () => true)))
    rows.push(workRow(`${round}, nothing else`, await subject.measure(work)))
    let isOver = false
    const shared = subject.measure(work).finally(() => (isOver = true))
    busy.push(...(await latenciesOf(subject, kinds, () => isOver)))
    rows.push(workRow(`${round}, ${rate} requests a second`, await shared))
  }
  reportTable({
    title: `A morning with ${caseCount.toLocaleString('en')} cases due, ${isAllDue ? 'all' : dueCount.toLocaleString('en')} at a time: a fee and a letter each, one worker`,
    columns: [
      'round',
      'seconds',
      'cases a minute',
      'Node CPU ms a case',
      'PostgreSQL CPU ms a case',
      'WAL bytes a case',
    ],
    rows,
  })
  const of = (found: readonly Latency[][], kind: number): Latency[] =>
    found.filter((_, index) => index % kinds.length === kind).flat()
  reportTable({
    title: `Requests meanwhile, ${rate} a second with ${connections} connections`,
    columns: ['', 'p50 ms idle', 'p50 ms meanwhile', 'p99 ms idle', 'p99 ms meanwhile'],
    rows: ['get case', 'create note'].map((what, kind) => latencyRow(what, of(idle, kind), of(busy, kind))),
  })
  await reportSteps(subject)
})
