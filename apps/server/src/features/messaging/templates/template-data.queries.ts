import { lookupByKey, plannedOnce, sql, type Statement } from '../../../platform/database/sql.ts'
import { isDisputed, isDisputedDebit, lastDemandOn } from '../../money/case-vouchers/index.ts'
import { accruedByCase } from '../../money/interest/index.ts'
import {
  type ReceivingAccount,
  receivingAccount,
  type ReferenceSettings,
  referenceSettings,
} from '../../money/payment-references/index.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { liableRelations, type Relation } from '../contact-gate/index.ts'
import type { Address, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

export interface PartyFacts {
  readonly name: string
  readonly address: Address | null
  /** That of a creditor is plain text. */
  readonly identifier: RegistryIdentifier | string | null
}

export interface VoucherFacts {
  readonly label: string
  readonly category: string
  readonly direction: 'debit' | 'credit'
  readonly referenceId: string | null
  readonly date: string
  readonly dueDate: string | null
  readonly amount: number
  readonly outstanding: number
}

export interface PersonDetails {
  readonly name?: string
  readonly cvr?: string
  readonly email?: string
  readonly address?: Address
}

export interface CaseFacts {
  readonly caseId: string
  readonly caseSeqId: number
  readonly journalNumber: string
  readonly referenceId: string
  readonly currency: Currency
  readonly createdAt: string
  readonly isCompany: boolean
  /** The day on which the last demand was sent, as a letter of the service or outside it. */
  readonly demandSentAt: string | null
  readonly creditor: PartyFacts
  readonly ultimateCreditor: PartyFacts | null
  readonly collector: { readonly name: string; readonly identifier: RegistryIdentifier | null } | null
  readonly debtor: { readonly details: PersonDetails }
  /** The person whom a letter is for, who need not be the debtor. */
  readonly addressee: {
    readonly userId: string
    readonly language: string
    readonly relation: Relation
    readonly details: PersonDetails
  }
  readonly vouchers: readonly VoucherFacts[]
  /** The interest that has accrued by now on undisputed debits and is not booked. */
  readonly accruedInterest: number
  /** Where debtors pay to: the default account of the currency, or that of the settings. */
  readonly account: ReceivingAccount | null
  /** The tenant's pattern of payment references. */
  readonly paymentReference: string | null
  /** How its machine-readable references are written. */
  readonly referenceSettings: ReferenceSettings
}

/**
 * The vouchers of the cases in `a.case_ids`: a case, and those merged into it. A voucher and its reversal are both left
 * out, and so are disputed debits: nobody may demand them.
 */
const vouchers = sql`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'label', t.label, 'category', v.category, 'direction', v.direction, 'referenceId', v.reference_id,
      'date', v.date, 'dueDate', v.due_date, 'amount', v.amount, 'outstanding', v.outstanding)
      order by v.case_voucher_id)
    from published.case_vouchers v
    join published.voucher_types t on t.tenant_id = v.tenant_id and t.voucher_type_id = v.voucher_type_id
    where v.tenant_id = c.tenant_id and v.case_id = any (a.case_ids)
      and v.reverses_case_voucher_id is null and not ${isDisputed()}
      and not exists (
        select from published.case_vouchers w
        where w.tenant_id = v.tenant_id and w.case_id = v.case_id
          and w.reverses_case_voucher_id = v.case_voucher_id)), '[]')`

/**
 * Reads all placeholder values of a case in one statement, or those of several in the same one. The addressee is the given user of the customer, or else the
 * contact among its debtors. The debtor is the addressee if that one owes the debt, else the contact among the debtors.
 */
export function findCaseFacts(
  tenantId: string,
  { caseId, ...at }: { readonly caseId: string; readonly userId: string | null; readonly now: Date },
): Statement<CaseFacts> {
  return lookupByKey<CaseFacts>(caseId, 'caseId', (caseIds) => findFactsOfCases(tenantId, caseIds, at))
}

function findFactsOfCases(
  tenantId: string,
  caseIds: readonly string[],
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): Statement<CaseFacts> {
  const around = sql`array(select unnest(a.case_ids) from asked a)`
  const notDisputed = sql`not ${isDisputedDebit(sql`${tenantId}::uuid`, sql`i.case_voucher_id`)}`
  return plannedOnce(sql<CaseFacts>`
    with asked as materialized (
      select k.case_id, array(select x from cases_within(${tenantId}::uuid, k.case_id) x) as case_ids
      from unnest(${caseIds}::uuid[]) as k (case_id)
    ),
    interest as materialized (
      select i.case_id, i.accrued from ${accruedByCase(tenantId, around, now, notDisputed)} i
    )
    select c.case_id as "caseId", c.case_seq_id as "caseSeqId",
      coalesce(c.journal_number, c.case_seq_id::text) as "journalNumber",
      k.reference_id as "referenceId", c.currency, c.created_at::text as "createdAt", k.is_company as "isCompany",
      ${lastDemandOn(sql`c.tenant_id`, sql`a.case_ids`)} as "demandSentAt",
      jsonb_build_object('name', r.name, 'address', r.address, 'identifier', r.central_register_id) as creditor,
      case when u.ultimate_creditor_id is not null then
        jsonb_build_object('name', u.name, 'address', u.address, 'identifier', u.registry_identifier) end as "ultimateCreditor",
      case when o.collector_id is not null then
        jsonb_build_object('name', o.name, 'identifier', o.registry_identifier) end as collector,
      jsonb_build_object('details', e.details) as debtor,
      jsonb_build_object(
        'userId', d.user_id, 'language', d.language, 'relation', d.relation, 'details', d.details) as addressee,
      ${vouchers} as vouchers,
      countable(coalesce((select sum(i.accrued) from interest i where i.case_id = any (a.case_ids)), 0)) as "accruedInterest",
      ${receivingAccount} as account,
      s.payment_reference as "paymentReference", ${referenceSettings} as "referenceSettings"
    from asked a
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = a.case_id
    left join published.tenant_settings s on s.tenant_id = c.tenant_id
    join published.customers k on k.tenant_id = c.tenant_id and k.customer_id = c.customer_id
    join published.creditors r on r.tenant_id = c.tenant_id and r.creditor_id = c.creditor_id
    left join published.ultimate_creditors u
      on u.tenant_id = c.tenant_id and u.creditor_id = c.creditor_id and u.ultimate_creditor_id = c.ultimate_creditor_id
    left join published.collectors o on o.tenant_id = r.tenant_id and o.collector_id = r.default_collector_id
    left join lateral (
      select p.user_id, p.language, p.relation, p.details from published.customer_users p
      where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id
        and (${userId}::uuid is null or p.user_id = ${userId}::uuid)
      order by p.relation = 'debtor' desc, p.is_contact desc, p.user_seq_id
      limit 1) d on true
    left join lateral (
      select p.details from published.customer_users p
      where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id
      order by p.user_id = d.user_id and p.relation = any (${liableRelations}::text[]) desc, p.relation = 'debtor' desc,
        p.is_contact desc, p.user_seq_id
      limit 1) e on true`)
}
