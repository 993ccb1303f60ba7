import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Currency } from '../../../platform/money/money.ts'
import type { ReferenceSettings } from './payment-references.rules.ts'

export interface ReferencedCaseRow {
  readonly caseId: string
  readonly caseSeqId: number
  readonly currency: Currency
  readonly settings: ReferenceSettings
}

/** The settings that decide how references are written, of the settings `s` of a tenant, which may have no row. */
export const referenceSettings = sql`jsonb_build_object(
  'fiCreditorNumber', s.fi_creditor_number, 'kidModulus', coalesce(s.kid_modulus, 10),
  'ocrLengthDigit', coalesce(s.ocr_length_digit, false))`

const referencedCase = sql`
  select c.case_id as "caseId", c.case_seq_id as "caseSeqId", c.currency, ${referenceSettings} as settings
  from published.cases c
  left join published.tenant_settings s on s.tenant_id = c.tenant_id`

export function findCase(tenantId: string, caseId: string): Statement<ReferencedCaseRow> {
  return sql<ReferencedCaseRow>`
    ${referencedCase} where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`
}

/** The cases with these numbers. */
export function findCasesByNumber(tenantId: string, numbers: readonly number[]): Statement<ReferencedCaseRow> {
  return sql<ReferencedCaseRow>`
    ${referencedCase} where c.tenant_id = ${tenantId}::uuid and c.case_seq_id = any (${numbers}::bigint[])`
}

/** The account of the tenant that the debtor of case `c` pays to, with the settings `s`: the default one of the currency. */
export const receivingAccount = sql`coalesce(
  (select jsonb_build_object('bankAccount', a.bank_account, 'statementAccount', a.statement_account, 'bic', a.bic)
   from published.transaction_accounts a
   where a.tenant_id = c.tenant_id and a.currency = c.currency and a.is_default),
  case when c.currency = coalesce(s.default_currency, 'DKK') and s.bank_account is not null then
    jsonb_build_object('bankAccount', s.bank_account, 'statementAccount', null, 'bic', null) end)`
