import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { principal } from './harness/records.ts'
import { runPsql } from './harness/psql.ts'
import { reportGoal, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { cpuRatio, type Measured, rounds, type Subject, withSubject } from './harness/subject.ts'

/**
 * Importing cases with 3 vouchers each and a customer of its own, with events and audit entries, compared with COPY of the
 * same rows into the same tables, by psql, as rows of another tenant. For comparison, they are also copied inside the
 * server into tables with the same columns and indexes, without foreign keys, row-level security and text to parse. There
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

/** The columns that are written; the others are generated. */
async function columnsOf({ owner }: Subject, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ column: string }>(
    `select quote_ident(column_name) as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ column }) => column)
}

/** Copies all rows so far into tables of the same form, on the server. */
async function copyInside(subject: Subject): Promise<number> {
  const { owner, tenant } = subject
  await owner.query('create schema copied')
  let seconds = 0
  for (const table of tables) {
    const columns = (await columnsOf(subject, table)).join(', ')
    await owner.query(`create table copied.${table} (like ${table} including all)`)
    const copy = `insert into copied.${table} (${columns}) select ${columns} from ${table} where tenant_id = $1::uuid`
    seconds += await timed(() => owner.query(copy, [tenant.tenantId]))
  }
  await owner.query('drop schema copied cascade')
  return seconds
}

/** Rows as the files of COPY. */
interface CopyFiles {
  readonly url: string
  readonly commands: readonly string[]
}

/** Writes all rows so far to files, as rows of a new tenant that has the same creditor. */
async function writeCopyFiles(subject: Subject, folder: string): Promise<CopyFiles> {
  const { tenantId } = await subject.installation.createTenant()
  const url = await subject.installation.superuserUrl('fordring')
  const selected = async (table: string): Promise<{ columns: string; rows: string }> => {
    const columns = await columnsOf(subject, table)
    const values = columns.map((column) => (column === 'tenant_id' ? `'${tenantId}'::uuid` : column)).join(', ')
    return {
      columns: columns.join(', '),
      rows: `select ${values} from ${table} where tenant_id = '${subject.tenant.tenantId}'`,
    }
  }
  const creditors = await selected('creditors')
  await runPsql(url, [`insert into creditors (${creditors.columns}) ${creditors.rows}`])
  const commands: string[] = []
  for (const table of tables) {
    const { columns, rows } = await selected(table)
    const file = join(folder, table)
    await runPsql(url, [`\\copy (${rows}) to '${file}'`])
    commands.push(`\\copy ${table} (${columns}) from '${file}'`)
  }
  return { url, commands }
}

async function copyInto(subject: Subject, cases: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'fordring-copy-'))
  try {
    const { url, commands } = await writeCopyFiles(subject, folder)
    return await measured(subject, cases, () => timed(() => runPsql(url, commands)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await withSubject({}, async (subject) => {
  const { creditorId } = await subject.make('/creditors', { name: 'Import A/S' })
  const runs: { readonly imported: Run; readonly copied: Run; readonly inside: Run }[] = []
  for (let round = 1; round <= rounds; round++) {
    const imported = await importRound(subject, creditorId, round)
    // The rate counts: later rounds copy more rows.
    const copied = await copyInto(subject, caseCount * round)
    const inside = await measured(subject, caseCount * round, () => copyInside(subject))
    runs.push({ imported, copied, inside })
  }
  const ratios = runs.map(({ imported, copied }) => ratioOf(imported, copied))
  reportTable({
    title: `Import of ${caseCount} cases with 3 vouchers each`,
    columns: [
      ...['round', 'imported, cases/s', 'COPY into the same tables, cases/s', 'ratio'],
      ...['copied inside the server, without foreign keys, cases/s', 'ratio to that'],
      ...['CPU ms per imported case, Node.js + PostgreSQL', 'PostgreSQL per case of COPY', 'inside the server'],
    ],
    rows: runs.map(({ imported, copied, inside }, index) => [
      ...[String(index + 1), rateOf(imported), rateOf(copied), ratioOf(imported, copied).toFixed(2)],
      ...[rateOf(inside), ratioOf(imported, inside).toFixed(2), cpuOf(imported)],
      ...[copied, inside].map(({ postgresCpuMs, count }) => (postgresCpuMs / count).toFixed(2)),
    ]),
  })
  reportGoal({
    what: 'import of cases with 3 vouchers: against COPY into the same tables',
    figure: median(ratios),
    goal,
    isMet: 'at least',
    detail: runs
      .map(({ imported, copied }) => `${ratioOf(imported, copied).toFixed(2)} (${cpuRatio(imported, copied)})`)
      .join(', '),
  })
})
