import { setTimeout as wait } from 'node:timers/promises'
import { principal } from './harness/records.ts'
import { reportGoal, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { cpuRatio, type Measured, rounds, type Subject, withSubject } from './harness/subject.ts'

/**
 * Importing cases with 3 vouchers each and a customer of its own, with events and audit entries, compared with copying the
 * same rows into tables with the same columns and indexes, without foreign keys and row-level security. They are copied
 * inside the server, which is faster than COPY: no text is parsed, and the owner may not read files of the server. There
 * are so many cases that the second until the worker finds the import does not count.
 */
const caseCount = Number(process.env['BENCH_CASES'] ?? 20_000)
const goal = 0.4

const tables = [
  'customers',
  'customer_users',
  'customer_search_words',
  'cases',
  'case_vouchers',
  'journal',
  'journal_case_heads',
] as const

function linesOf(round: number): string {
  return Array.from({ length: caseCount }, (_, index) => {
    const number = `${round}-${index}`
    return JSON.stringify({
      currency: 'DKK',
      migratedId: `S-${number}`,
      customer: {
        referenceId: `K-${number}`,
        users: [
          {
            details: {
              name: `Mette Sørensen ${number}`,
              email: `mette-${number}@post.example`,
              address: { address: `Vesterbrogade ${index}`, zipcode: '1620', city: 'København V' },
            },
          },
        ],
      },
      caseVouchers: [1, 2, 3].map((turn) => ({
        voucherTypeId: principal,
        amount: 120_000,
        source: 'CREDITOR',
        date: '2026-01-15',
        dueDate: '2026-02-15',
        referenceId: `F-${number}-${turn}`,
      })),
    })
  }).join('\n')
}

async function untilState(subject: Subject, importId: string, state: string): Promise<void> {
  for (;;) {
    const current = (await subject.get(`/imports/${importId}`)) as { state: string; refusedCount: number }
    if (current.state === state && current.refusedCount === 0) return
    if (current.refusedCount > 0 || current.state === 'FAILED') throw new Error('The import was refused.')
    await wait(50)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

type Run = Measured<{ readonly count: number; readonly seconds: number }>

function measured(subject: Subject, count: number, work: () => Promise<number>): Promise<Run> {
  return subject.measure(async () => ({ count, seconds: await work() }))
}

function rateOf({ count, seconds }: Run): string {
  return (count / seconds).toFixed(0)
}

function ratioOf(imported: Run, copied: Run): number {
  return imported.count / imported.seconds / (copied.count / copied.seconds)
}

function cpuOf({ nodeCpuMs, postgresCpuMs, count }: Run): string {
  return `${(nodeCpuMs / count).toFixed(2)} + ${(postgresCpuMs / count).toFixed(2)}`
}

async function importRound(subject: Subject, creditorId: string, round: number): Promise<Run> {
  const { tenantId, token } = subject.tenant
  const body = new FormData()
  body.append('file', new Blob([linesOf(round)]), 'cases.ndjson')
  const { url } = subject.servers[0] ?? { url: '' }
  const uploaded = await fetch(`${url}/v1/${tenantId}/imports?kind=cases&creditorId=${creditorId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const { importId } = (await uploaded.json()) as { importId: string }
  await untilState(subject, importId, 'CHECKED')
  const confirmAndWait = async (): Promise<void> => {
    await fetch(`${url}/v1/${tenantId}/imports/${importId}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    await untilState(subject, importId, 'COMPLETED')
  }
  return measured(subject, caseCount, () => timed(confirmAndWait))
}

/** Copies all rows so far into tables of the same form, on the server. */
async function copyRows({ owner, tenant }: Subject): Promise<number> {
  await owner.query('create schema copied')
  let seconds = 0
  for (const table of tables) {
    const { rows } = await owner.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const columns = rows[0]?.columns ?? ''
    await owner.query(`create table copied.${table} (like ${table} including all)`)
    const copy = `insert into copied.${table} (${columns}) select ${columns} from ${table} where tenant_id = $1::uuid`
    seconds += await timed(() => owner.query(copy, [tenant.tenantId]))
  }
  await owner.query('drop schema copied cascade')
  return seconds
}

await withSubject({}, async (subject) => {
  const { creditorId } = await subject.make('/creditors', { name: 'Import A/S' })
  const runs: { readonly imported: Run; readonly copied: Run }[] = []
  for (let round = 1; round <= rounds; round++) {
    const imported = await importRound(subject, creditorId, round)
    // The rate counts: later rounds copy more rows.
    const copied = await measured(subject, caseCount * round, () => copyRows(subject))
    runs.push({ imported, copied })
  }
  const ratios = runs.map(({ imported, copied }) => ratioOf(imported, copied))
  reportTable({
    title: `Import of ${caseCount} cases with 3 vouchers each`,
    columns: [
      ...['round', 'imported, cases/s', 'copied, cases/s', 'ratio'],
      ...['CPU ms per imported case, Node.js + PostgreSQL', 'per copied case', 'ratio of PostgreSQL alone'],
    ],
    rows: runs.map(({ imported, copied }, index) => [
      ...[String(index + 1), rateOf(imported), rateOf(copied), ratioOf(imported, copied).toFixed(2)],
      ...[cpuOf(imported), cpuOf(copied)],
      (copied.postgresCpuMs / copied.count / (imported.postgresCpuMs / imported.count)).toFixed(2),
    ]),
  })
  reportGoal({
    what: 'import of cases with 3 vouchers: against a copy into the same tables',
    figure: median(ratios),
    goal,
    isMet: 'at least',
    detail: runs
      .map(({ imported, copied }) => `${ratioOf(imported, copied).toFixed(2)} (${cpuRatio(imported, copied)})`)
      .join(', '),
  })
})
