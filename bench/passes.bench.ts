import pg from 'pg'
import { findServiceLogin } from '../apps/server/src/platform/database/service-login.ts'
import { Installation } from '../apps/server/test/server-process.ts'

/**
 * The cost of row-level security with a signed pass, compared with a plain setting: the same rows, read alternately as
 * the service reads them, one row by its key and 10,000 in one statement.
 */
const turns = Number(process.env['BENCH_TURNS'] ?? 300)
const rowCount = 10_000

const installation = await Installation.create()
await installation.start()
const { tenantId } = await installation.createTenant()
const { url } = (await installation.ask('database-url')) as { url: string }
const owner = new pg.Client({ connectionString: url })
await owner.connect()

try {
  await owner.query(`
    create function plain_tenant() returns uuid language sql stable parallel safe
    as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$`)
  for (const kind of ['plain', 'current']) {
    await owner.query(`
      create table ${kind}_rows (tenant_id uuid, id int, name text, primary key (tenant_id, id));
      insert into ${kind}_rows select '${tenantId}', n, 'row ' || n from generate_series(1, ${rowCount}) n;
      alter table ${kind}_rows enable row level security;
      create policy own on ${kind}_rows to fordring_app using (tenant_id = (select ${kind}_tenant()));
      grant select on ${kind}_rows to fordring_app`)
  }
  await owner.query('vacuum analyze plain_rows, current_rows')
  const service = new pg.Client({ connectionString: await findServiceLogin(owner, url) })
  await service.connect()
  const pass = (await installation.passes()).issue('tenant', tenantId)

  const read = async (kind: string, condition: string): Promise<number> => {
    const begin = process.hrtime.bigint()
    await service.query('begin read only')
    await service.query({
      name: 'show',
      text: `select set_config('app.pass', $1, true), set_config('app.tenant', $2, true)`,
      values: [pass, tenantId],
    })
    const { rows } = await service.query({
      name: `${kind} ${condition}`,
      text: `select count(name) as n from ${kind}_rows where tenant_id = $1::uuid and ${condition}`,
      values: [tenantId],
    })
    await service.query('commit')
    if (rows.length !== 1) throw new Error('A row is missing.')
    return Number(process.hrtime.bigint() - begin) / 1_000
  }
  for (const [name, condition] of [
    ['1 row', 'id = 77'],
    [`${rowCount} rows`, 'id > 0'],
  ] as const) {
    const times: Record<string, number[]> = { plain: [], current: [] }
    for (let turn = 0; turn < turns + 20; turn++) {
      for (const kind of ['plain', 'current']) {
        const time = await read(kind, condition)
        if (turn >= 20) times[kind]?.push(time)
      }
    }
    const [plain, signed] = [median(times['plain']), median(times['current'])]
    process.stdout.write(
      `${name}: plain setting ${plain.toFixed(0)} µs, signed pass ${signed.toFixed(0)} µs, ratio ${(signed / plain).toFixed(2)}\n`,
    )
  }
  await service.end()
} finally {
  await owner.end()
  await installation.remove()
}

function median(values: number[] = []): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
