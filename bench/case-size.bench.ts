import { readFileSync } from 'node:fs'
import pg from 'pg'
import { Installation } from '../apps/server/test/server-process.ts'

/**
 * What a case costs: bytes on disk by group of tables, with indexes, WAL, and CPU time of the service and of PostgreSQL. Each
 * case is created through the API, with a customer, three vouchers, two direct payments, a note and an e-mail from the
 * debtor that is handled. docs/guides/scale-out.md computes its sizes from these figures.
 */
const caseCount = Number(process.env['BENCH_CASES'] ?? 400)
const principal = 'eb41e58e-fccf-419d-a771-cd5027fe6e87'

const groups: Readonly<Record<string, RegExp>> = {
  'cases, customers and vouchers': /^(case|customer|property_values)/,
  'journal (events and audit trail)': /^journal/,
  messages: /^interaction/,
  'idempotency keys (48 hours)': /^idempotency_keys$/,
  'request log (30 days)': /^api_request/,
}

const installation = await Installation.create()
try {
  const server = await installation.start()
  const tenant = await installation.createTenant()
  const { url } = (await installation.ask('database-url')) as { url: string }
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()

  const make = async (path: string, body: unknown): Promise<Record<string, string>> => {
    const response = await fetch(`${server.url}/v1/${tenant.tenantId}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${text}`)
    return JSON.parse(text) as Record<string, string>
  }
  const { creditorId = '' } = await make('/creditors', { name: 'Bench A/S' })

  const makeCase = async (number: number): Promise<void> => {
    const { customerId } = await make(`/customers?creditorId=${creditorId}`, {
      referenceId: `K-${String(number)}`,
      users: [{ details: { name: `Mette Sørensen ${String(number)}`, email: `mette${String(number)}@post.example` } }],
    })
    const { id = '' } = await make('/cases', {
      customerId,
      currency: 'DKK',
      caseVouchers: [1, 2, 3].map((voucher) => ({
        referenceId: `F-${String(number)}-${String(voucher)}`,
        voucherTypeId: principal,
        amount: 120_000,
        source: 'CREDITOR',
        date: '2024-05-01T00:00:00.000Z',
        dueDate: '2024-05-15T00:00:00.000Z',
        text: 'Faktura for leje af båd i uge 18',
      })),
    })
    for (const voucher of [1, 2])
      await make(`/direct-payments?creditorId=${creditorId}`, {
        caseVoucherReferenceId: `F-${String(number)}-${String(voucher)}`,
        amount: 50_000,
      })
    await make('/interactions', {
      type: 'NOTE',
      referenceId: id,
      notes: '<p>Ringet til debitor, som lover at betale resten ved månedens udgang.</p>',
      details: {},
    })
    await make('/interactions', {
      type: 'DEBTOR NOTE',
      referenceId: id,
      notes: '<p>Kan jeg betale resten i tre rater over de næste måneder?</p>',
      details: { phone: '20123456' },
    })
  }

  const bytes = async (): Promise<Map<string, number>> => {
    await new Promise((resolve) => setTimeout(resolve, 3_000)) // the request log is written a moment later
    await owner.query('vacuum analyze')
    const { rows } = await owner.query<{ name: string; bytes: string }>(
      `select r.relname as name, sum(pg_total_relation_size(c.oid)) as bytes
       from pg_class c join pg_class r on r.oid = coalesce(pg_partition_root(c.oid), c.oid)
       where r.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       group by r.relname`,
    )
    return new Map(rows.map(({ name, bytes: size }) => [name, Number(size)]))
  }

  /** CPU time since the start of the processes, from /proc: there are 100 ticks in a second. */
  const cpuOf = (pid: number): number => {
    const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  }
  const cpuMs = async (): Promise<readonly [number, number]> => {
    const pids = await installation.databaseProcesses()
    return [cpuOf(server.pid), pids.map(cpuOf).reduce((sum, used) => sum + used, 0)]
  }

  // A first hundred fills the pages that every table begins with.
  for (let number = 0; number < 100; number++) await makeCase(number)
  const before = await bytes()
  const [serviceBefore, databaseBefore] = await cpuMs()
  const { rows: lsn } = await owner.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  for (let number = 100; number < 100 + caseCount; number++) await makeCase(number)
  const { rows: wal } = await owner.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), $1::pg_lsn) as bytes',
    [lsn[0]?.lsn],
  )
  const [serviceAfter, databaseAfter] = await cpuMs()
  const after = await bytes()
  const grown = [...after].map(([name, size]) => [name, size - (before.get(name) ?? 0)] as const)
  const perCase = (matches: (name: string) => boolean): number =>
    grown.filter(([name]) => matches(name)).reduce((sum, [, size]) => sum + size, 0) / caseCount
  const print = (label: string, size: number): void =>
    void process.stdout.write(`${label}: ${(size / 1024).toFixed(1)} KiB per case\n`)
  for (const [label, pattern] of Object.entries(groups))
    print(
      label,
      perCase((name) => pattern.test(name)),
    )
  print(
    'other tables',
    perCase((name) => !Object.values(groups).some((pattern) => pattern.test(name))),
  )
  print(
    'in all',
    perCase(() => true),
  )
  print('WAL', Number(wal[0]?.bytes) / caseCount)
  const ms = (used: number): string => (used / caseCount).toFixed(1)
  process.stdout.write(
    `CPU: service ${ms(serviceAfter - serviceBefore)} ms, PostgreSQL ${ms(databaseAfter - databaseBefore)} ms per case\n`,
  )
  await owner.end()
} finally {
  await installation.remove()
}
