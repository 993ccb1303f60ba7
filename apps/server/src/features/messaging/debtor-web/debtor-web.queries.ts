import { sql, type Statement } from '../../../platform/database/sql.ts'
import { isDisputed, isDisputedDebit } from '../../money/case-vouchers/index.ts'
import { accruedOnCases } from '../../money/interest/index.ts'
import type { PaymentPlan, SettingsRow } from '../../money/payment-plans/index.ts'
import {
  type ReceivingAccount,
  receivingAccount,
  type ReferenceSettings,
  referenceSettings,
} from '../../money/payment-references/index.ts'
import type { Address, Phone, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import type { Currency } from '../../../platform/money/money.ts'

export interface ShownVoucher {
  readonly caseVoucherId: string
  readonly category: string
  readonly label: string
  readonly isStandard: boolean
  readonly direction: 'debit' | 'credit'
  readonly amount: number
  /** The unpaid part of a debit, or the unallocated part of a credit. */
  readonly outstanding: number
  readonly date: string
  readonly dueDate: string | null
  readonly referenceId: string | null
  readonly text: string | null
  /** A yearly rate as a fraction. */
  readonly interest: number | null
  readonly payments: readonly { readonly date: string; readonly amount: number; readonly category: string }[]
  /** Whether it is disputed, or is interest or a charge on a disputed debit. */
  readonly isDisputed: boolean
  /** The latest dispute of the debit. */
  readonly dispute: ShownDispute | null
}

export interface ShownDispute {
  readonly disputeId: string
  readonly state: 'OPEN' | 'UPHELD' | 'PARTLY_UPHELD' | 'REJECTED' | 'WITHDRAWN'
  readonly createdAt: string
  readonly dueAt: string
  readonly answer: string | null
  readonly closedAt: string | null
}

export interface ShownInteraction {
  readonly interactionId: string
  readonly type: string
  readonly direction: 'INCOMING' | 'OUTGOING'
  readonly notes: string
  readonly createdAt: string
  readonly files: readonly { readonly fileId: string; readonly fileName: string; readonly size: number }[]
}

/** A letter or a file that is shared with the debtor. */
export interface ShownDocument {
  /** The file, or the letter itself if it has none yet. */
  readonly fileId: string
  readonly name: string
  /** Null for a letter that is rendered when it is opened. */
  readonly size: number | null
  readonly sharedAt: string
}

export interface ContactDetails {
  readonly phone: Phone | null
  readonly email: string | null
  readonly address: Address | null
  readonly openingHours: string | null
}

/** The tenant's settings that are shown to debtors. */
export interface TenantInfo extends ContactDetails {
  readonly instructions: string | null
  /** The pattern of payment references. */
  readonly reference: string | null
  /** How machine-readable references are written. */
  readonly referenceSettings: ReferenceSettings
  readonly deadlineDays: number | null
}

export interface ShownParty {
  readonly name: string
  readonly address: Address | null
}

/** Everything that the page of a case shows. */
export interface CasePage {
  readonly tenantName: string
  readonly timeZone: string
  readonly tenantLanguage: string
  readonly journalNumber: string
  readonly caseSeqId: number
  readonly currency: Currency
  readonly status: string
  readonly endReason: string | null
  readonly creditor: ShownParty & { readonly centralRegisterId: string | null; readonly faq: string | null }
  readonly ultimateCreditor: (ShownParty & { readonly registryIdentifier: RegistryIdentifier | null }) | null
  /** The user that the link is for, else the contact of the customer. */
  readonly user: { readonly name: string; readonly language: string; readonly relation: string } | null
  /** Where debtors pay to: the default account of the currency, or that of the settings. */
  readonly account: ReceivingAccount | null
  readonly tenantInfo: TenantInfo
  readonly hasLogo: boolean
  /** The deadline of the newest shared letter that has one. */
  readonly letterDeadline: string | null
  readonly documents: readonly ShownDocument[]
  readonly vouchers: readonly ShownVoucher[]
  /** The interest that has accrued by now and is not booked. */
  readonly accruedInterest: number
  /** The part of it that accrued on disputed debits. */
  readonly disputedInterest: number
  readonly interactions: readonly ShownInteraction[]
}

/** The page of a case with its payment plan or proposal, and what the debtor may propose. */
export interface CasePageWithPlan extends CasePage {
  readonly plan: PaymentPlan | null
  readonly planSettings: SettingsRow
  /** Whether the holder of the link may act for the debtor. */
  readonly maySign: boolean
}

export interface PageRequest {
  readonly tenantId: string
  readonly caseId: string
  readonly userId: string | null
  /** The roles that the page is shown to. */
  readonly roles: readonly Role[]
}

/** The vouchers of the case and of the cases merged into it. Reversed vouchers and their reversals are left out, so that debtors do not see mistakes as debts. */
const vouchersOfCase = sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
            'caseVoucherId', v.case_voucher_id, 'category', v.category, 'label', t.label, 'isStandard', t.is_standard,
            'direction', v.direction, 'amount', v.amount, 'outstanding', v.outstanding, 'date', v.date,
            'dueDate', v.due_date, 'referenceId', v.reference_id, 'text', v.text, 'interest', v.interest,
            'isDisputed', ${isDisputed()},
            'dispute', (
              select jsonb_build_object('disputeId', o.dispute_id, 'state', o.state, 'createdAt', o.created_at,
                                        'dueAt', o.due_at, 'answer', o.answer, 'closedAt', o.closed_at)
              from published.disputes o
              where o.tenant_id = v.tenant_id and o.case_id = v.case_id and o.case_voucher_id = v.case_voucher_id
              order by o.dispute_id desc limit 1),
            'payments', coalesce((
              select jsonb_agg(jsonb_build_object('date', paid.date, 'amount', paid.amount, 'category', paid.category)
                               order by paid.date, paid.case_voucher_id)
              from (
                select k.case_voucher_id, k.date, k.category,
                       sum(case when a.undoes_allocation_id is null then a.amount else -a.amount end) as amount
                from published.case_voucher_allocations a
                join published.case_vouchers k on k.tenant_id = a.tenant_id and k.case_voucher_id = a.credit_voucher_id
                where a.tenant_id = v.tenant_id and a.debit_voucher_id = v.case_voucher_id
                group by k.case_voucher_id, k.date, k.category
              ) paid where paid.amount > 0), '[]'))
          order by v.date, v.created_at, v.case_voucher_id), '[]')
   from published.case_vouchers v
   join published.voucher_types t on t.tenant_id = v.tenant_id and t.voucher_type_id = v.voucher_type_id
   where v.tenant_id = c.tenant_id and v.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
     and v.reverses_case_voucher_id is null
     and not exists (
       select from published.case_vouchers r
       where r.tenant_id = v.tenant_id and r.case_id = v.case_id and r.reverses_case_voucher_id = v.case_voucher_id))`

/** Whether debtors may download the file `n` of a message: not files for staff, and not letters that are no longer shared. */
const isForDebtors = sql`
  not n.is_staff_only and not exists (
    select from published.documents d
    where d.tenant_id = n.tenant_id and d.file_id = n.file_id and d.interaction_id = n.interaction_id
      and not d.is_shared_with_debtor)`

/** The newest messages that the roles may see: those received, and those actually sent. */
function interactionsOfCase(roles: readonly Role[]): Statement {
  return sql`
    (select coalesce(jsonb_agg(to_jsonb(seen) order by seen."createdAt", seen."interactionId"), '[]')
     from (
       select i.interaction_id as "interactionId", i.type, i.direction, i.notes, i.created_at as "createdAt",
              coalesce((
                select jsonb_agg(jsonb_build_object('fileId', f.file_id, 'fileName', f.file_name, 'size', f.size)
                                 order by n.position)
                from published.interaction_files n join published.files f on f.tenant_id = n.tenant_id and f.file_id = n.file_id
                where n.tenant_id = i.tenant_id and n.interaction_id = i.interaction_id and ${isForDebtors}), '[]') as files
       from published.interactions i
       where i.tenant_id = c.tenant_id and i.reference_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w)) and ${visibleTo(roles)}
       order by i.created_at desc, i.interaction_id desc
       limit 50
     ) seen)`
}

/** Shared letters under their subject, and files of visible messages under their name; each file once. */
function documentsOfCase(roles: readonly Role[]): Statement {
  return sql`
    (select coalesce(jsonb_agg(to_jsonb(shared) order by shared."sharedAt" desc, shared."fileId" desc), '[]')
     from (
       select o.file_id as "fileId", coalesce(min(o.subject), f.file_name) as name, f.size, min(o.at) as "sharedAt"
       from (
         select coalesce(d.file_id, d.document_id) as file_id, d.subject, d.created_at as at
         from published.documents d
         where d.tenant_id = c.tenant_id and d.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w)) and ${isShared(roles)}
         union all
         select n.file_id, null, i.created_at
         from published.interactions i
         join published.interaction_files n on n.tenant_id = i.tenant_id and n.interaction_id = i.interaction_id
         where i.tenant_id = c.tenant_id and i.reference_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w)) and ${visibleTo(roles)} and ${isForDebtors}
       ) o
       left join published.files f on f.tenant_id = c.tenant_id and f.file_id = o.file_id
       group by o.file_id, f.file_name, f.size
       order by min(o.at) desc, o.file_id desc
       limit 100
     ) shared)`
}

/** Whether a letter `d` is shared with one of the roles. */
function isShared(roles: readonly Role[]): Statement {
  return sql`d.is_shared_with_debtor and ${roles.includes('debtor')}::boolean`
}

/** Whether an interaction `i` may be seen by one of the roles. */
function visibleTo(roles: readonly Role[]): Statement {
  return sql`
    i.reference_type = 'case' and i.min_visibility_role = any(${roles}::text[]) and i.state <> 'DELETED'
      and (i.direction = 'INCOMING' or i.state in ('SENT', 'HANDLED'))`
}

const onDisputed = isDisputedDebit(sql`c.tenant_id`, sql`i.case_voucher_id`)

export function findCasePage({ tenantId, caseId, userId, roles }: PageRequest, now: Date): Statement<CasePage> {
  return sql<CasePage>`
    select
      t.name as "tenantName", t.time_zone as "timeZone", t.language as "tenantLanguage",
      coalesce(c.journal_number, c.case_seq_id::text) as "journalNumber", c.case_seq_id as "caseSeqId", c.currency, c.status,
      (select e.handle from published.end_reasons e where e.tenant_id = c.tenant_id and e.end_reason_id = c.end_reason_id) as "endReason",
      jsonb_build_object('name', k.name, 'address', k.address, 'centralRegisterId', k.central_register_id,
                         'faq', k.debtor_faq) as creditor,
      (select jsonb_build_object('name', u.name, 'address', u.address, 'registryIdentifier', u.registry_identifier)
       from published.ultimate_creditors u
       where u.tenant_id = c.tenant_id and u.ultimate_creditor_id = c.ultimate_creditor_id) as "ultimateCreditor",
      (select jsonb_build_object('name', p.details ->> 'name', 'language', p.language, 'relation', p.relation)
       from published.customer_users p
       where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id
         and (${userId}::uuid is null or p.user_id = ${userId}::uuid)
       order by p.is_contact desc, p.user_seq_id limit 1) as "user",
      ${receivingAccount} as account,
      jsonb_build_object(
        'phone', s.phone, 'email', s.email, 'address', s.address, 'openingHours', s.opening_hours,
        'instructions', s.payment_instructions, 'reference', s.payment_reference, 'referenceSettings', ${referenceSettings},
        'deadlineDays', s.payment_deadline_days) as "tenantInfo",
      s.logo_file_id is not null as "hasLogo",
      (select to_jsonb(d.deadline::timestamp at time zone t.time_zone) from published.documents d
       where d.tenant_id = c.tenant_id and d.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w)) and d.deadline is not null and ${isShared(roles)}
       order by d.document_id desc limit 1) as "letterDeadline",
      ${documentsOfCase(roles)} as documents,
      ${vouchersOfCase} as vouchers,
      ${accruedOnCases(sql`c.tenant_id`, sql`array(select w from cases_within(c.tenant_id, c.case_id) w)`, now)} as "accruedInterest",
      case when exists (
          select from published.disputes o
          where o.tenant_id = c.tenant_id and o.case_id = any (array(select w from cases_within(c.tenant_id, c.case_id) w))
            and o.state = 'OPEN')
        then ${accruedOnCases(sql`c.tenant_id`, sql`array(select w from cases_within(c.tenant_id, c.case_id) w)`, now, onDisputed)}
        else 0 end as "disputedInterest",
      ${interactionsOfCase(roles)} as interactions
    from published.cases c
    join published.tenants t on t.tenant_id = c.tenant_id
    left join published.tenant_settings s on s.tenant_id = c.tenant_id
    join published.creditors k on k.tenant_id = c.tenant_id and k.creditor_id = c.creditor_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}

/** The relation of the user that a link is for, which decides what it shows. */
export function findRelation(tenantId: string, userId: string | null): Statement<{ relation: string }> {
  return sql<{ relation: string }>`
    select relation from published.customer_users where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}

export interface SharedFileRow {
  readonly fileId: string
  readonly fileName: string
  readonly contentType: string
  readonly size: number
}

/** Finds a file that is a shared letter or on a visible message of the case or of the cases merged into it. */
export function findSharedFile(request: PageRequest, fileId: string): Statement<SharedFileRow> {
  return sql<SharedFileRow>`
    select f.file_id as "fileId", f.file_name as "fileName", f.content_type as "contentType", f.size
    from published.files f
    where f.tenant_id = ${request.tenantId}::uuid and f.file_id = ${fileId}::uuid and (exists (
      select from published.documents d
      where d.tenant_id = f.tenant_id and d.file_id = f.file_id and d.case_id = any (array(select w from cases_within(${request.tenantId}::uuid, ${request.caseId}::uuid) w))
        and ${isShared(request.roles)})
    or exists (
      select from published.interaction_files n
      join published.interactions i on i.tenant_id = n.tenant_id and i.interaction_id = n.interaction_id
      where n.tenant_id = f.tenant_id and n.file_id = f.file_id and i.reference_id = any (array(select w from cases_within(${request.tenantId}::uuid, ${request.caseId}::uuid) w))
        and ${visibleTo(request.roles)} and ${isForDebtors}))`
}

/** Finds a dispute on a case or on the cases merged into it. */
export function findDisputeOfCase(
  { tenantId, caseId }: { readonly tenantId: string; readonly caseId: string },
  disputeId: string,
): Statement<{ disputeId: string }> {
  return sql<{ disputeId: string }>`
    select o.dispute_id as "disputeId" from published.disputes o
    where o.tenant_id = ${tenantId}::uuid and o.dispute_id = ${disputeId}::uuid
      and o.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId}::uuid) w))`
}

export interface TenantRow extends ContactDetails {
  readonly name: string
  readonly language: string
}

/** The tenant to ask for a new link, for the page of a link that no longer works. */
export function findTenant(tenantId: string): Statement<TenantRow> {
  return sql<TenantRow>`
    select t.name, t.language, s.phone, s.email, s.address, s.opening_hours as "openingHours"
    from published.tenants t left join published.tenant_settings s on s.tenant_id = t.tenant_id
    where t.tenant_id = ${tenantId}::uuid`
}

/** Counts the messages written through a link since a moment. */
export function countMessages(
  { tenantId, caseId }: { tenantId: string; caseId: string },
  linkId: string,
  since: Date,
): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::integer as count from published.interactions
    where tenant_id = ${tenantId}::uuid and reference_id = ${caseId}::uuid and type = 'DEBTOR NOTE'
      and registered_at > ${since}::timestamptz and details ->> 'linkId' = ${linkId}::text`
}

/** Finds a shared letter that has no file, because it is rendered when it is opened. */
export function findSharedLetter(request: PageRequest, documentId: string): Statement<{ documentId: string }> {
  return sql<{ documentId: string }>`
    select d.document_id as "documentId" from published.documents d
    where d.tenant_id = ${request.tenantId}::uuid and d.document_id = ${documentId}::uuid and d.file_id is null
      and d.case_id = any (array(select w from cases_within(${request.tenantId}::uuid, ${request.caseId}::uuid) w))
      and ${isShared(request.roles)}`
}
