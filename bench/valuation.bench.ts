import { fillCases } from './harness/fill-cases.ts'
import { reportGoal, reportTable } from './harness/results.ts'
import { median } from './harness/statistics.ts'
import { rounds, type Subject, withSubject } from './harness/subject.ts'

/**
 * The interest on a whole portfolio at a date, in one statement: `accrued_interest` on the tables of the service, under
 * row-level security, with rule packs, reversals and payments, compared with the plain formula on a table of amounts,
 * first days and payments. Both must give the same sum, to the øre.
 */
const voucherCount = Number(process.env['BENCH_VOUCHERS'] ?? 1_000_000)
const perCase = 20
const goal = 0.1
const date = '2024-06-30'

const day = (value: string): string => `((${value}) at time zone 'Europe/Copenhagen')::date`

/** Debits of the last years, most of them statutory, and a payment on every tenth. */
const fillStatements = [
  `update creditors set address = '{"country": "DK"}' where tenant_id = $1`,
  `insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
     outstanding, currency, source, date, due_date, interest, interest_rule, created_at, created_by)
   select $1, gen_random_uuid(), c.case_id, c.creditor_id, p.voucher_type_id, 'principal', 'debit', 50000 + n * 1111, 50000 + n * 1111, 'DKK',
     'CREDITOR', d.date, d.date + interval '14 days', case when n % 3 = 0 then 0.08 end,
     case when n % 3 = 0 then 'contractual' else 'statutory' end, now(), p.created_by
   from cases c
   join case_vouchers p on p.tenant_id = $1 and p.case_id = c.case_id and p.category = 'principal'
   cross join generate_series(1, ${perCase}) n
   cross join lateral (
     select '2019-01-01'::timestamptz + ((c.case_seq_id * 7 + n * 83) % 1800) * interval '1 day' as date) d
   where c.tenant_id = $1`,
  `insert into case_voucher_allocations (tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount,
     created_at, created_by)
   select $1, gen_random_uuid(), v.case_id, k.case_voucher_id, v.case_voucher_id, 10000, now(), k.created_by
   from case_vouchers v
   join case_vouchers k on k.tenant_id = $1 and k.case_id = v.case_id and k.category = 'deposit'
   where v.tenant_id = $1 and v.interest_rule is not null and v.amount % 10 = 0`,
]

const yardstickStatements = [
  'create schema yard',
  `create table yard.debits as
     select case_voucher_id, amount, interest as rate, ${day('due_date')} as first_day
     from case_vouchers where tenant_id = $1 and interest_rule is not null`,
  `create table yard.payments as
     select a.debit_voucher_id as case_voucher_id, ${day('k.date')} as day, a.amount
     from case_voucher_allocations a
     join case_vouchers k on k.tenant_id = $1 and k.case_voucher_id = a.credit_voucher_id
     join case_vouchers v on v.tenant_id = $1 and v.case_voucher_id = a.debit_voucher_id and v.interest_rule is not null
     where a.tenant_id = $1`,
  'create index on yard.payments (case_voucher_id)',
]

/** The number of a day if every month has 30. */
const number = (value: string): string =>
  `(extract(year from ${value}) * 360 + extract(month from ${value}) * 30 + least(extract(day from ${value}), 30))`

const formula = `
  select sum(total)::text as total from (
    select floor((2 * sum(least(d.rate, r.rate) * (
        d.amount * (${number(`least(r.until, '${date}')`)} - ${number('greatest(r.from, d.first_day)')})
        - coalesce(p.paid_days, 0))) + 360) / 720) as total
    from yard.debits d
    join yard.rates r on r.until > d.first_day and r.from < '${date}'
    left join lateral (
      select sum(p.amount * (${number(`least(r.until, '${date}')`)} - ${number('greatest(r.from, d.first_day, p.day)')})) as paid_days
      from yard.payments p where p.case_voucher_id = d.case_voucher_id and p.day < least(r.until, '${date}')) p on true
    group by d.case_voucher_id) x`

async function timed(work: () => Promise<{ rows: { total: string }[] }>): Promise<{ total: string; seconds: number }> {
  const start = performance.now()
  const { rows } = await work()
  return { total: rows[0]?.total ?? '', seconds: (performance.now() - start) / 1000 }
}

async function prepare(subject: Subject): Promise<string> {
  const { owner, tenant } = subject
  await fillCases(subject, voucherCount / perCase)
  await subject.actForTenant()
  for (const text of fillStatements) await owner.query(text, [tenant.tenantId])
  await owner.query('reset role')
  const found = await owner.query<{ valued: string; shipped: string }>(
    `select max(proname) filter (where proname like 'accrued\\_interest\\_%') as valued,
       max(proname) filter (where proname like 'shipped\\_rule\\_rows\\_%') as shipped from pg_proc`,
  )
  const { valued = '', shipped = '' } = found.rows[0] ?? {}
  await owner.query('alter table case_vouchers no force row level security')
  await owner.query('alter table case_voucher_allocations no force row level security')
  for (const text of yardstickStatements) await owner.query(text.replaceAll('$1', `'${tenant.tenantId}'`))
  await owner.query(`create table yard.rates as select valid_from as from, valid_until as until, (value #>> '{}')::numeric as rate
    from ${shipped}() where pack = 'dk-consumer' and rule = 'statutory-rate' and due_until is null`)
  await owner.query('alter table case_vouchers force row level security')
  await owner.query('alter table case_voucher_allocations force row level security')
  await owner.query('vacuum analyze')
  return valued
}

await withSubject({}, async (subject) => {
  const { owner, tenant } = subject
  const valued = await prepare(subject)
  const statement = `
    select sum(total)::text as total
    from ${valued}($1, array(select case_id from cases where tenant_id = $1), '${date}', 'Europe/Copenhagen', null)`
  const measured = []
  for (let round = 1; round <= rounds; round++) {
    await owner.query('reset role')
    const plain = await timed(() => owner.query(formula))
    await subject.actForTenant()
    const product = await timed(() => owner.query(statement, [tenant.tenantId]))
    if (product.total !== plain.total) throw new Error(`The sums differ: ${product.total} and ${plain.total}.`)
    measured.push({ product: product.seconds, plain: plain.seconds })
  }
  await owner.query('reset role')
  const ratios = measured.map(({ product, plain }) => plain / product)
  reportTable({
    title: `The interest on ${voucherCount} vouchers at a date, in one statement`,
    columns: ['round', 'accrued_interest, s', 'plain formula, s', 'ratio'],
    rows: measured.map(({ product, plain }, index) => [
      String(index + 1),
      product.toFixed(1),
      plain.toFixed(1),
      (plain / product).toFixed(2),
    ]),
  })
  reportGoal({
    what: `interest on ${voucherCount} vouchers: against the plain formula`,
    figure: median(ratios),
    goal,
    isMet: 'at least',
    detail: `rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  })
})
