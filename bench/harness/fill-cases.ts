import { standardType } from '../../apps/server/test/standard-values.ts'
import type { Subject } from './subject.ts'
import { withoutIndexes } from './without-indexes.ts'

/**
 * Cases as a real tenant has them after years: each with a customer, a debtor, search words, a principal, a fee and a
 * deposit that pays part of the principal, and with the events and the audit entry of their creation. They are written
 * by `insert … select` as the service's role, under row-level security and all constraints.
 */
const actor = `'{"id":"00000000-0000-0000-0000-000000000000","name":"bench","type":"SYSTEM"}'::jsonb`
/** How many cases one transaction writes. */
const chunkSize = 20_000
/** More than this are faster without indexes, which are then created again. */
const indexedCountMax = 50_000
const filledTables = [
  ...['customers', 'customer_users', 'customer_search_words', 'cases', 'case_vouchers', 'case_voucher_allocations'],
  ...['journal', 'journal_case_heads'],
]

/** $1 is the tenant, $2 and $3 the first and last number of the cases, $4 the last number of all. */
const numbers = `generate_series($2::bigint, $3::bigint) n`
const created = `now() - interval '1095 days' * (($4::bigint - n)::float8 / $4::bigint)`
const name = `'Fornavn' || ascii(md5('f' || n)) % 10 || chr(97 + (n * 7919 % 10)::int) || ' Efternavn' || (n * 104729 % 100)`
const hasEnded = `n < $4::bigint * 0.7`

/** Ids that increase with the number, as real ones increase with time. */
function id(number: string, kind: string): string {
  return `(lpad(to_hex(1700000000000 + (${number})), 12, '0') || '7${kind}8' || substr(md5($1::uuid::text || '${kind}' || (${number})), 1, 16))::uuid`
}

const creditorId = id('n % 20', '0c')
const customerId = id('n', '0a')
const caseId = id('n', '0d')

interface VoucherKind {
  readonly id: string
  readonly type: string
  readonly category: string
  readonly direction: 'debit' | 'credit'
  readonly amount: string
  readonly outstanding: string
  readonly reference: string
}

const vouchers: readonly VoucherKind[] = [
  {
    id: id('n', '0e'),
    type: standardType.principal,
    category: 'principal',
    direction: 'debit',
    amount: '100000 + n % 1000',
    outstanding: '90000 + n % 1000',
    reference: `'F-' || n`,
  },
  {
    id: id('n', '1e'),
    type: standardType['collection-cost'],
    category: 'cost',
    direction: 'debit',
    amount: '10000',
    outstanding: '10000',
    reference: 'null::text',
  },
  {
    id: id('n', '2e'),
    type: standardType.deposit,
    category: 'deposit',
    direction: 'credit',
    amount: '10000',
    outstanding: '0',
    reference: 'null::text',
  },
]

function insertVouchers(kind: VoucherKind): string {
  return `
    insert into case_vouchers (tenant_id, case_voucher_id, case_id, creditor_id, voucher_type_id, category, direction, amount,
      outstanding, currency, source, date, reference_id, created_at, created_by)
    select $1::uuid, ${kind.id}, ${caseId}, ${creditorId}, '${kind.type}', '${kind.category}', '${kind.direction}',
      ${kind.amount}, ${kind.outstanding}, 'DKK', 'CREDITOR', ${created}, ${kind.reference}, ${created}, ${actor}
    from ${numbers}`
}

/** The entries of the journal that one command writes for a kind of resource. */
function entries(type: string, turn: number, subjectId: string, data: string): string {
  // The audit trail shows the case only.
  const audited = (value: string): string => (turn === 1 ? value : 'null')
  return `
    select n, ${turn} as turn, ${id(`n * 4 + ${turn}`, '3e')} as entry_id, ${created} as at, ${subjectId} as subject_id,
      ${data} as after, '${type}' as event, ${caseId} as case_id, ${audited("'create-case'")} as operation,
      ${audited("'fill-' || n")} as request_id, ${audited(`${actor}::json`)} as actor, ${audited("'case'")} as subject_type
    from ${numbers}`
}

function voucherData(kind: VoucherKind): string {
  return `json_build_object('caseVoucherId', ${kind.id}, 'caseId', ${caseId}, 'creditorId', ${creditorId},
    'voucherTypeId', '${kind.type}', 'direction', '${kind.direction}', 'amount', ${kind.amount}, 'outstanding', ${kind.amount},
    'currency', 'DKK', 'source', 'CREDITOR', 'referenceId', ${kind.reference}, 'date', ${created}, 'dueDate', null,
    'text', null, 'interest', null, 'properties', '{}'::jsonb, 'createdAt', ${created}, 'createdBy', ${actor})`
}

const caseData = `json_build_object('id', ${caseId}, 'caseSeqId', n, 'creditorId', ${creditorId}, 'customerId', ${customerId},
  'currency', 'DKK', 'status', 'PENDING', 'journalNumber', null, 'tags', '[]'::jsonb, 'properties', '{}'::jsonb,
  'createdAt', ${created}, 'createdBy', ${actor})`

const entriesOfCase = [
  entries('cases.create', 1, caseId, caseData),
  ...vouchers.map((kind, index) => entries('case-vouchers.create', 2 + index, kind.id, voucherData(kind))),
].join(' union all ')

/** Written as the service writes them, so that `verify` finds their chain whole. */
function writeEntries(writeJournal: string): string {
  const inOrder = (column: string): string => `array_agg(e.${column} order by e.n, e.turn)`
  return `
    select ${writeJournal}($1::uuid, ${['entry_id', 'at', 'subject_id'].map(inOrder).join(', ')}, null, ${inOrder('after')},
      ${['event', 'case_id'].map(inOrder).join(', ')}, null, null,
      ${['operation', 'request_id', 'actor', 'subject_type'].map(inOrder).join(', ')}, null)
    from (${entriesOfCase}) e`
}

const chunkStatements: readonly string[] = [
  `insert into customers (tenant_id, customer_id, creditor_id, reference_id, is_company, sort_name, created_at, created_by)
   select $1::uuid, ${customerId}, ${creditorId}, 'K-' || n, false, sort_name(${name}), ${created}, ${actor} from ${numbers}`,
  `insert into customer_users (tenant_id, user_id, user_seq_id, customer_id, relation, is_contact, language, details, created_at, created_by)
   select $1::uuid, ${id('n', '0b')}, 1000000 + n, ${customerId}, 'debtor', true, 'da',
     jsonb_build_object('name', ${name}, 'cpr', null, 'cvr', null, 'email', null, 'phone', null, 'address', null, 'geocode', null),
     ${created}, ${actor} from ${numbers}`,
  `insert into customer_search_words (tenant_id, word, customer_id)
   select distinct $1::uuid, w, ${customerId} from ${numbers},
     lateral unnest(string_to_array(lower(${name}), ' ') || array['k-' || n, 'k', n::text]) w`,
  `insert into cases (tenant_id, case_id, case_seq_id, creditor_id, customer_id, currency, status, status_time, end_reason_id,
     created_at, created_by)
   select $1::uuid, ${caseId}, n, ${creditorId}, ${customerId}, 'DKK', case when ${hasEnded} then 'ENDED' else 'VERIFIED' end,
     ${created}, case when ${hasEnded} then
       (select end_reason_id from end_reasons where tenant_id = $1::uuid and handle = 'WITHDRAWN') end,
     ${created}, ${actor} from ${numbers}`,
  ...vouchers.map(insertVouchers),
  `insert into case_voucher_allocations (tenant_id, allocation_id, case_id, credit_voucher_id, debit_voucher_id, amount,
     created_at, created_by)
   select $1::uuid, ${id('n', '4e')}, ${caseId}, ${id('n', '2e')}, ${id('n', '0e')}, 10000, ${created}, ${actor} from ${numbers}`,
]

/** Only the parameters that a statement uses: PostgreSQL refuses others. */
function withParameters(
  text: string,
  values: readonly (string | number)[],
): { text: string; values: (string | number)[] } {
  const used = values.map((_, index) => index + 1).filter((number) => text.includes(`$${number}::`))
  const renumbered = text.replaceAll(/\$(\d)::/g, (_, number: string) => `$${used.indexOf(Number(number)) + 1}::`)
  return { text: renumbered, values: used.map((number) => values[number - 1] ?? '') }
}

interface Filling {
  readonly first: number
  readonly writeJournal: string
  readonly count: number
  readonly onChunk: (done: number) => void
}

async function fillFrom({ owner, tenant }: Subject, { count, onChunk, ...from }: Filling): Promise<void> {
  let { first } = from
  while (first <= count) {
    const last = Math.min(count, first + chunkSize - 1)
    await owner.query('begin')
    for (const text of [...chunkStatements, writeEntries(from.writeJournal)]) {
      await owner.query(withParameters(text, [tenant.tenantId, first, last, count]))
    }
    await owner.query(
      `insert into tenant_counters (tenant_id, counter, value) values ($1, 'cases', $2), ($1, 'users', 1000000 + $2)
       on conflict (tenant_id, counter) do update set value = greatest(tenant_counters.value, excluded.value)`,
      [tenant.tenantId, last],
    )
    await owner.query('commit')
    first = last + 1
    onChunk(last)
  }
}

/** Adds cases to the bench's tenant until it has as many as asked for. */
export async function fillCases(
  subject: Subject,
  count: number,
  onChunk: (done: number) => void = () => undefined,
): Promise<void> {
  const { owner, tenant } = subject
  await subject.actForTenant()
  await owner.query(
    `insert into creditors (tenant_id, creditor_id, name, created_at, created_by)
     select $1::uuid, ${id('n', '0c')}, 'Kreditor ' || n, now(), ${actor} from generate_series(0, 19) n on conflict do nothing`,
    [tenant.tenantId],
  )
  const { rows } = await owner.query<{ first: number; writeJournal: string }>(
    `select (select coalesce(max(case_seq_id), 0)::integer + 1 from cases where tenant_id = $1) as first,
       (select proname from pg_proc where proname like 'write_journal_%') as "writeJournal"`,
    [tenant.tenantId],
  )
  const { first = 1, writeJournal = '' } = rows[0] ?? {}
  const fill = (): Promise<void> => fillFrom(subject, { first, writeJournal, count, onChunk })
  await (count - first < indexedCountMax ? fill() : withoutIndexes(subject, filledTables, fill))
  await owner.query('reset role')
  await owner.query('vacuum analyze')
}
