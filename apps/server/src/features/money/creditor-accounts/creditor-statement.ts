import { Readable } from 'node:stream'
import { type Column, csvOfRows } from '../../../platform/csv/csv-reply.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { validationFailed } from '../../../problems/index.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import { fileHeaders } from '../../messaging/files/index.ts'
import { statementDocument } from './creditor-statement-document.ts'
import type { CreditorStatement, StatementLine, StatementQuery } from './creditor-statement.schemas.ts'
import { message, problem } from './creditor-accounts.problems.ts'

const longestMs = 3 * 366 * 24 * 60 * 60 * 1000

type Period = Required<StatementQuery>

/** The period of a request: this year so far, unless it says otherwise. */
function periodOf({ now, principal }: Pick<ReadContext, 'now' | 'principal'>, query: StatementQuery): Period {
  const { currency = 'DKK', to = localDate(now, principal.tenant.timeZone) } = query
  return { currency, to, from: query.from ?? `${to.slice(0, 4)}-01-01` }
}

interface StatementRow {
  readonly creditorName: string
  readonly opening: number
  readonly lines: readonly StatementLine[]
}

/** The entries of an account in a period, by date, each with the balance after it. */
function findStatement(tenantId: string, creditorId: string, { currency, from, to }: Period): Statement<StatementRow> {
  return sql<StatementRow>`
    with known as (
      select e.entry_id, e.entry_id as place, e.date, e.kind, b.billing_seq_id, i.invoice_number, e.text, e.amount
      from creditor_account_entries e
      left join published.billings b on b.tenant_id = e.tenant_id and b.billing_id = e.billing_id
      left join invoices i on i.tenant_id = e.tenant_id and i.entry_id = e.entry_id
      where e.tenant_id = ${tenantId}::uuid and e.creditor_id = ${creditorId}::uuid and e.currency = ${currency}::text
        and e.date <= ${to}::date
      union all
      -- The part of a credit note that was paid already is paid back by a payout, and never was on the account.
      select case l.kind when 'PAID_BACK' then p.payout_id else i.invoice_id end, p.payout_id, i.issued_on, l.kind, null,
             i.invoice_number, i.text, case l.kind when 'PAID_BACK' then p.amount else -p.amount end
      from invoices i
      join published.payouts p on p.tenant_id = i.tenant_id and p.invoice_id = i.invoice_id
      cross join (values ('CREDIT_NOTE'), ('PAID_BACK')) l (kind)
      where i.tenant_id = ${tenantId}::uuid and i.creditor_id = ${creditorId}::uuid and i.currency = ${currency}::text
        and i.kind = 'CREDIT_NOTE' and i.issued_on <= ${to}::date
    ),
    entries as (
      select k.*, sum(k.amount) over (order by k.date, k.place, k.kind)::bigint as balance
      from known k
    )
    select k.name as "creditorName",
           coalesce((select sum(amount) from entries where date < ${from}::date), 0)::bigint as opening,
           coalesce((
             select jsonb_agg(jsonb_build_object(
               'entryId', n.entry_id, 'date', n.date, 'kind', n.kind, 'billingSeqId', n.billing_seq_id,
               'invoiceNumber', n.invoice_number, 'text', n.text, 'amount', n.amount, 'balance', n.balance)
               order by n.date, n.place, n.kind)
             from entries n where n.date >= ${from}::date), '[]') as lines
    from published.creditors k
    where k.tenant_id = ${tenantId}::uuid and k.creditor_id = ${creditorId}::uuid`
}

/** What a creditor owed before a period, what changed it, and what it owed afterwards. */
export async function getCreditorStatement(
  context: Pick<ReadContext, 'tenantId' | 'read' | 'now' | 'principal'>,
  creditorId: string,
  query: StatementQuery,
): Promise<CreditorStatement> {
  const { tenantId, read } = context
  const period = periodOf(context, query)
  const { currency, from, to } = period
  if (from > to) throw validationFailed([{ path: '/to', message: message('must not be before from') }])
  if (Date.parse(to) - Date.parse(from) > longestMs) {
    throw validationFailed([{ path: '/to', message: message('must be at most three years after from') }])
  }
  const [row] = await read(findStatement(tenantId, creditorId, period))
  if (row === undefined) throw problem('not-found', message('There is no such creditor.'))
  const lines = [...row.lines]
  const closing = lines.at(-1)?.balance ?? row.opening
  return { creditorId, creditorName: row.creditorName, currency, from, to, opening: row.opening, lines, closing }
}

const columns: readonly Column<StatementLine>[] = [
  ['date', (row) => row.date],
  ['kind', (row) => row.kind],
  ['billingSeqId', (row) => row.billingSeqId],
  ['invoiceNumber', (row) => row.invoiceNumber],
  ['text', (row) => row.text],
  ['amount', (row) => row.amount],
  ['balance', (row) => row.balance],
  ['entryId', (row) => row.entryId],
]

/** The same as a CSV file. */
export async function exportCreditorStatement(
  context: ReadContext,
  creditorId: string,
  query: StatementQuery,
): Promise<FileReply> {
  const { lines: rows, from, to } = await getCreditorStatement(context, creditorId, query)
  return csvOfRows({ fileName: `statement-${from}-${to}.csv`, columns, rows })
}

/** The same as a PDF, in the language of the tenant. */
export async function printCreditorStatement(
  context: ReadContext,
  creditorId: string,
  query: StatementQuery,
): Promise<FileReply> {
  const [statement, logo] = await Promise.all([
    getCreditorStatement(context, creditorId, query),
    readTenantLogo(context),
  ])
  const { language, name } = context.principal.tenant
  const head = {
    language: language === 'da' ? 'da' : 'en',
    tenantName: name,
    logo,
    printedAt: context.now.toISOString(),
  } as const
  const bytes = await renderPdf(context.tenantId, statementDocument(statement, head))
  const fileName = `statement-${statement.from}-${statement.to}.pdf`
  const headers = fileHeaders({ fileName, contentType: 'application/pdf', size: bytes.length })
  return { content: Readable.from([bytes]), headers }
}
