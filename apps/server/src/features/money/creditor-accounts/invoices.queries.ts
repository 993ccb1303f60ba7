import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { type ListOrder, listOrder } from '../../../platform/http/operations/list-order.ts'
import type { Address } from '../../../platform/http/schemas/wire-parts.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { BillingTerms, FeeTrigger } from '../billing-models/index.ts'
import { type ReferenceSettings, referenceSettings } from '../payment-references/index.ts'
import type { Invoice, InvoiceCandidate, InvoiceFilters } from './invoices.schemas.ts'

export type InvoiceRow = Omit<Invoice, 'payable' | 'state' | 'overdue' | 'createdAt'> & {
  readonly createdAt: Date
}

/** Documents `i` with their settlement `b`, receivable `r` and, on a credit note, the credited invoice `o`. */
const invoices = sql`
  select i.invoice_id as "invoiceId", i.tenant_id as "tenantId", i.kind, i.invoice_number as "invoiceNumber",
         i.creditor_id as "creditorId", i.billing_id as "billingId", b.billing_seq_id as "billingSeqId",
         i.credits_invoice_id as "creditsInvoiceId", o.invoice_number as "creditsInvoiceNumber", i.currency,
         i.issued_on as "issuedOn", i.due_on as "dueOn", b.period_from as "periodFrom", b.period_to as "periodTo", i.seller,
         i.buyer - 'reference' as buyer, i.buyer ->> 'reference' as "buyerReference", i.lines, i.net_amount as net,
         i.vat_amount as vat, i.total_amount as total, i.prepaid_amount as prepaid, i.payment,
         coalesce(r.outstanding_amount, 0) as outstanding, ${creditedOf()} as credited, i.entry_id as "entryId", i.text,
         i.language, i.created_at as "createdAt", i.created_by as "createdBy"
  from invoices i
  join published.billings b on b.tenant_id = i.tenant_id and b.billing_id = i.billing_id
  left join creditor_receivables r on r.tenant_id = i.tenant_id and r.entry_id = i.entry_id
  left join invoices o on o.tenant_id = i.tenant_id and o.invoice_id = i.credits_invoice_id`

/** What credit notes have credited of document `i`. */
function creditedOf(): Statement {
  return sql`coalesce((
    select sum(c.total_amount) from invoices c where c.tenant_id = i.tenant_id and c.credits_invoice_id = i.invoice_id), 0)::bigint`
}

export function findInvoice(tenantId: string, invoiceId: string): Statement<InvoiceRow> {
  return sql<InvoiceRow>`${invoices} where i.tenant_id = ${tenantId}::uuid and i.invoice_id = ${invoiceId}::uuid`
}

/** The invoices for these receivables. */
export function findInvoicesOf(tenantId: string, entryIds: readonly string[]): Statement<InvoiceRow> {
  return sql<InvoiceRow>`
    ${invoices}
    where i.tenant_id = ${tenantId}::uuid and i.entry_id = any (${entryIds}::uuid[]) and i.kind = 'INVOICE'
    order by i.invoice_number`
}

/** The credit notes of an invoice, oldest first. */
export function listCreditNotes(tenantId: string, invoiceId: string): Statement<Pick<Invoice, 'lines' | 'vat'>> {
  return sql<Pick<Invoice, 'lines' | 'vat'>>`
    select lines, vat_amount as vat from invoices
    where tenant_id = ${tenantId}::uuid and credits_invoice_id = ${invoiceId}::uuid
    order by invoice_number`
}

/** As `invoiceView` computes it. */
const stateOf = sql`case
  when i.kind = 'CREDIT_NOTE' then null when ${creditedOf()} = i.total_amount then 'CREDITED'
  when coalesce(r.outstanding_amount, 0) = 0 then 'PAID'
  when r.outstanding_amount < i.total_amount - i.prepaid_amount then 'PART_PAID' else 'OPEN' end`

export function listInvoices(
  tenantId: string,
  filters: InvoiceFilters,
  page: {
    readonly limit: number
    readonly offset: number
    readonly after: string | null
    readonly sort: ListOrder | undefined
    readonly today: string
  },
): Statement<InvoiceRow> {
  const { creditorId = null, billingId = null, kind = null, state = null, overdue = null } = filters
  const pattern = filters.q === undefined ? null : `%${filters.q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { following, by } = listOrder(page.sort, page.after, {
    createdAt: sql`i.created_at`,
    id: sql`i.invoice_id`,
    createdAtOf: (id) => sql`(
      select a.created_at from invoices a where a.tenant_id = ${tenantId}::uuid and a.invoice_id = ${id}::uuid)`,
  })
  return sql<InvoiceRow>`
    ${invoices}
    where i.tenant_id = ${tenantId}::uuid ${following}
      and (${creditorId}::uuid is null or i.creditor_id = ${creditorId}::uuid)
      and (${billingId}::uuid is null or i.billing_id = ${billingId}::uuid)
      and (${kind}::text is null or i.kind = ${kind}::text)
      and (${state}::text is null or ${stateOf} = ${state}::text)
      and (${overdue}::boolean is null
           or coalesce(r.outstanding_amount > 0 and i.due_on < ${page.today}::date, false) = ${overdue}::boolean)
      and (${pattern}::text is null or i.invoice_number::text = ${filters.q ?? null}::text
           or lower(i.buyer ->> 'name') like ${pattern}::text)
    order by ${by}
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether the resources in the filters exist; an absent filter counts as existing. */
export function findNamedByFilters(
  tenantId: string,
  { creditorId = null, billingId = null }: { creditorId?: string | null; billingId?: string | null },
): Statement<{ hasCreditor: boolean; hasBilling: boolean }> {
  return sql<{ hasCreditor: boolean; hasBilling: boolean }>`
    select ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId)} as "hasCreditor",
           ${rowIsThere(tenantId, sql`published.billings where billing_id`, billingId)} as "hasBilling"`
}

/** What an invoice for settlement `b` would be about: charges with VAT, and at least what was due from the creditor. */
const chargedOf = sql`(b.commission_amount + b.fee_amount + b.vat_amount)`

/** Approved settlements that charged something and are not invoiced, oldest first. */
export function listCandidates(
  tenantId: string,
  { creditorId = null, owed = null }: { creditorId?: string | null; owed?: boolean | null },
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<InvoiceCandidate> {
  return sql<InvoiceCandidate>`
    select b.billing_id as "billingId", b.billing_seq_id as "billingSeqId", b.creditor_id as "creditorId",
           k.name as "creditorName", b.currency, b.period_from as "from", b.period_to as "to",
           greatest(${chargedOf}, -b.balance_amount) as charged, coalesce(r.outstanding_amount, 0) as outstanding
    from published.billings b
    join published.creditors k on k.tenant_id = b.tenant_id and k.creditor_id = b.creditor_id
    left join creditor_account_entries e
      on e.tenant_id = b.tenant_id and e.billing_id = b.billing_id and e.kind = 'RECEIVABLE'
    left join creditor_receivables r on r.tenant_id = e.tenant_id and r.entry_id = e.entry_id
    where b.tenant_id = ${tenantId}::uuid and b.state = 'APPROVED' and greatest(${chargedOf}, -b.balance_amount) > 0
      and (${creditorId}::uuid is null or b.creditor_id = ${creditorId}::uuid)
      and (${owed}::boolean is null or (coalesce(r.outstanding_amount, 0) > 0) = ${owed}::boolean)
      and (${page.after}::uuid is null or b.billing_id > ${page.after}::uuid)
      and not exists (
        select from invoices i where i.tenant_id = b.tenant_id and i.billing_id = b.billing_id and i.kind = 'INVOICE')
      and not exists (
        select from creditor_account_entries x where x.tenant_id = e.tenant_id and x.reverses_entry_id = e.entry_id)
    order by b.billing_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** What an invoice for a settlement is made of. */
export interface SettlementFacts {
  readonly billingId: string
  readonly billingSeqId: number | null
  readonly state: 'DRAFT' | 'APPROVED'
  readonly creditorId: string
  readonly currency: Currency
  readonly from: string
  readonly to: string
  readonly commission: number
  readonly fees: readonly { readonly trigger: FeeTrigger; readonly count: number; readonly unitAmount: number }[]
  readonly vat: number
  readonly balance: number
  readonly terms: BillingTerms
  readonly creditor: {
    readonly name: string
    readonly centralRegisterId: string | null
    readonly vatRegistered: boolean
    readonly address: Address | null
  }
  readonly agency: {
    readonly registrationNumber: string | null
    readonly vatNumber: string | null
    readonly address: Address | null
    readonly references: ReferenceSettings
  }
  readonly receivable: { readonly entryId: string; readonly outstanding: number; readonly isReversed: boolean } | null
}

export function findSettlementFacts(tenantId: string, billingId: string): Statement<SettlementFacts> {
  return sql<SettlementFacts>`
    select b.billing_id as "billingId", b.billing_seq_id as "billingSeqId", b.state, b.creditor_id as "creditorId", b.currency,
           b.period_from as "from", b.period_to as "to", b.commission_amount as commission, b.fees, b.vat_amount as vat,
           b.balance_amount as balance, b.terms,
           jsonb_build_object('name', k.name, 'centralRegisterId', k.central_register_id, 'vatRegistered', k.vat_registered,
                              'address', k.address) as creditor,
           jsonb_build_object('registrationNumber', s.registration_number, 'vatNumber', s.vat_number, 'address', s.address,
                              'references', ${referenceSettings}) as agency,
           case when r.entry_id is not null then jsonb_build_object(
             'entryId', r.entry_id, 'outstanding', r.outstanding_amount, 'isReversed', x.entry_id is not null) end as receivable
    from published.billings b
    join published.creditors k on k.tenant_id = b.tenant_id and k.creditor_id = b.creditor_id
    left join published.tenant_settings s on s.tenant_id = b.tenant_id
    left join creditor_account_entries e
      on e.tenant_id = b.tenant_id and e.billing_id = b.billing_id and e.kind = 'RECEIVABLE'
    left join creditor_receivables r on r.tenant_id = e.tenant_id and r.entry_id = e.entry_id
    left join creditor_account_entries x on x.tenant_id = e.tenant_id and x.reverses_entry_id = e.entry_id
    where b.tenant_id = ${tenantId}::uuid and b.billing_id = ${billingId}::uuid`
}

/** Assigns the next number of the tenant. The row stays locked until the transaction ends, so numbers have no gaps. */
export function nextInvoiceNumber(tenantId: string): Statement<{ value: number }> {
  return sql<{ value: number }>`
    insert into tenant_counters (tenant_id, counter, value) values (${tenantId}::uuid, 'invoices', 1)
    on conflict (tenant_id, counter) do update set value = tenant_counters.value + 1
    returning value`
}

export type NewInvoice = Omit<
  InvoiceRow,
  'billingSeqId' | 'creditsInvoiceNumber' | 'periodFrom' | 'periodTo' | 'outstanding' | 'credited'
> & {
  readonly creditsTotal: number | null
  readonly creditedBefore: number | null
}

export function insertInvoice(invoice: NewInvoice): Statement {
  return sql`
    insert into invoices (
      tenant_id, invoice_id, kind, invoice_number, creditor_id, billing_id, currency, issued_on, due_on, seller, buyer, lines,
      net_amount, vat_amount, total_amount, prepaid_amount, payment, credits_invoice_id, credits_total_amount,
      credited_before_amount, entry_id, text, language, created_at, created_by)
    values (${invoice.tenantId}::uuid, ${invoice.invoiceId}::uuid, ${invoice.kind}::text, ${invoice.invoiceNumber}::bigint,
            ${invoice.creditorId}::uuid, ${invoice.billingId}::uuid, ${invoice.currency}::text, ${invoice.issuedOn}::date,
            ${invoice.dueOn}::date, ${json(invoice.seller)}::jsonb,
            ${json({ ...invoice.buyer, reference: invoice.buyerReference })}::jsonb, ${json(invoice.lines)}::jsonb,
            ${invoice.net}::bigint, ${invoice.vat}::bigint, ${invoice.total}::bigint, ${invoice.prepaid}::bigint,
            ${json(invoice.payment)}::jsonb, ${invoice.creditsInvoiceId}::uuid, ${invoice.creditsTotal}::bigint,
            ${invoice.creditedBefore}::bigint, ${invoice.entryId}::uuid, ${invoice.text}::text, ${invoice.language}::text,
            ${invoice.createdAt}::timestamptz, ${json(invoice.createdBy)}::jsonb)`
}
