import { json, lookup, sql, type Statement } from '../../../platform/database/sql.ts'
import { settingsLock } from '../../../platform/database/tenants.queries.ts'
import type { PayoutReview, TwoPeopleRule } from './tenant-settings.rules.ts'
import type { TenantSettings } from './tenant-settings.schemas.ts'

const columns = sql`
  t.tenant_id as "tenantId", t.name, t.time_zone as "timeZone", t.language, s.default_currency as currency,
  s.logo_file_id as "logoFileId", s.phone, s.email, s.payment_instructions as "paymentInstructions",
  s.bank_account as "bankAccount", s.address, s.opening_hours as "openingHours",
  s.payment_reference as "paymentReference", s.payment_deadline_days as "paymentDeadlineDays",
  s.payment_days_back as "paymentDaysBack", s.personal_data_days as "personalDataDays",
  s.message_days as "messageDays", s.note_days as "noteDays", s.contact_history_days as "contactHistoryDays",
  s.request_log_days as "requestLogDays", coalesce(s.ends_paid_cases, true) as "endPaidCases",
  coalesce(s.second_factor_required, false) as "secondFactorRequired",
  coalesce(s.payout_review_days, 7) as "payoutReviewDays", s.former_payout_review_until as "formerPayoutReviewUntil",
  coalesce(s.former_payout_review_days, 0) as "formerPayoutReviewDays",
  case when s.tenant_id is null then 1000000 else s.two_people_from_amount end as "twoPeopleFromAmount",
  s.former_two_people_from_amount as "formerTwoPeopleFromAmount", s.former_two_people_until as "formerTwoPeopleUntil",
  s.fi_creditor_number as "fiCreditorNumber", coalesce(s.kid_modulus, 10) as "kidModulus",
  coalesce(s.ocr_length_digit, false) as "ocrLengthDigit", s.registration_number as "registrationNumber",
  s.vat_number as "vatNumber", coalesce(s.email_without_tls, 'hold') as "emailWithoutTls"`

/** The settings, with the previous values of rules that are loosened late. */
export type TenantSettingsRow = Omit<TenantSettings, 'formerPayoutReviewUntil' | 'formerTwoPeopleUntil'> &
  PayoutReview &
  TwoPeopleRule

export function findTenantSettings(tenantId: string): Statement<TenantSettingsRow> {
  return sql<TenantSettingsRow>`
    select ${columns} from tenants t left join tenant_settings s on s.tenant_id = t.tenant_id
    where t.tenant_id = ${tenantId}::uuid`
}

/** Locks the settings of the tenant, so that the second of two concurrent changes sees the first. */
export function lockTenant(tenantId: string): Statement {
  return sql`select pg_advisory_xact_lock(${settingsLock(tenantId)})`
}

export function updateTenant({ tenantId, name, timeZone, language }: TenantSettingsRow): Statement {
  return sql`
    update tenants set name = ${name}::text, time_zone = ${timeZone}::text, language = ${language}::text
    where tenant_id = ${tenantId}::uuid`
}

/** Leaves other columns of the row, such as the allocation policy, unchanged. */
export function putTenantSettings(settings: TenantSettingsRow): Statement {
  return sql`
    insert into tenant_settings (tenant_id, default_currency, logo_file_id, phone, email, payment_instructions, bank_account,
                                 address, opening_hours, payment_reference, payment_deadline_days, payment_days_back, personal_data_days,
                                 message_days, note_days, contact_history_days, request_log_days, ends_paid_cases,
                                 second_factor_required,
                                 payout_review_days, former_payout_review_days, former_payout_review_until,
                                 two_people_from_amount, former_two_people_from_amount, former_two_people_until,
                                 fi_creditor_number, kid_modulus, ocr_length_digit, registration_number, vat_number,
                                 email_without_tls)
    values (${settings.tenantId}::uuid, ${settings.currency}::text, ${settings.logoFileId}::uuid, ${json(settings.phone)}::jsonb,
            ${settings.email}::text, ${settings.paymentInstructions}::text, ${json(settings.bankAccount)}::jsonb,
            ${json(settings.address)}::jsonb, ${settings.openingHours}::text, ${settings.paymentReference}::text,
            ${settings.paymentDeadlineDays}::integer, ${settings.paymentDaysBack}::integer, ${settings.personalDataDays}::integer,
            ${settings.messageDays}::integer, ${settings.noteDays}::integer, ${settings.contactHistoryDays}::integer,
            ${settings.requestLogDays}::integer, ${settings.endPaidCases}::boolean,
            ${settings.secondFactorRequired}::boolean,
            ${settings.payoutReviewDays}::integer, ${settings.formerPayoutReviewDays}::integer,
            ${settings.formerPayoutReviewUntil}::timestamptz, ${settings.twoPeopleFromAmount}::bigint,
            ${settings.formerTwoPeopleFromAmount}::bigint, ${settings.formerTwoPeopleUntil}::timestamptz,
            ${settings.fiCreditorNumber}::text,
            ${settings.kidModulus}::integer, ${settings.ocrLengthDigit}::boolean,
            ${settings.registrationNumber}::text, ${settings.vatNumber}::text, ${settings.emailWithoutTls}::text)
    on conflict (tenant_id) do update
      set default_currency = excluded.default_currency, logo_file_id = excluded.logo_file_id, phone = excluded.phone,
          email = excluded.email, payment_instructions = excluded.payment_instructions,
          bank_account = excluded.bank_account, address = excluded.address, opening_hours = excluded.opening_hours,
          payment_reference = excluded.payment_reference, payment_deadline_days = excluded.payment_deadline_days,
          payment_days_back = excluded.payment_days_back, personal_data_days = excluded.personal_data_days,
          message_days = excluded.message_days, note_days = excluded.note_days,
          contact_history_days = excluded.contact_history_days, request_log_days = excluded.request_log_days,
          ends_paid_cases = excluded.ends_paid_cases,
          second_factor_required = excluded.second_factor_required,
          payout_review_days = excluded.payout_review_days,
          former_payout_review_days = excluded.former_payout_review_days,
          former_payout_review_until = excluded.former_payout_review_until,
          two_people_from_amount = excluded.two_people_from_amount,
          former_two_people_from_amount = excluded.former_two_people_from_amount,
          former_two_people_until = excluded.former_two_people_until,
          fi_creditor_number = excluded.fi_creditor_number, kid_modulus = excluded.kid_modulus,
          ocr_length_digit = excluded.ocr_length_digit, registration_number = excluded.registration_number,
          vat_number = excluded.vat_number, email_without_tls = excluded.email_without_tls`
}

export interface PictureRow {
  readonly fileId: string
  readonly fileName: string
  readonly contentType: string
  readonly size: number
}

const pictureColumns = sql`f.file_id as "fileId", f.file_name as "fileName", f.content_type as "contentType", f.size`

/** The image that is the logo of the tenant. */
export function findLogo(tenantId: string): Statement<PictureRow> {
  return lookup(sql<PictureRow>`
    select ${pictureColumns}
    from tenant_settings s join published.files f on f.tenant_id = s.tenant_id and f.file_id = s.logo_file_id
    where s.tenant_id = ${tenantId}::uuid`)
}

/** A file that may become the logo. */
export function findPicture(tenantId: string, fileId: string): Statement<PictureRow> {
  return sql<PictureRow>`
    select ${pictureColumns} from published.files f
    where f.tenant_id = ${tenantId}::uuid and f.file_id = ${fileId}::uuid
      and f.content_type in ('image/png', 'image/jpeg')`
}

export function findLogoType(tenantId: string, fileId: string): Statement<{ contentType: string }> {
  return sql<{ contentType: string }>`
    select content_type as "contentType" from published.files
    where tenant_id = ${tenantId}::uuid and file_id = ${fileId}::uuid
    for key share`
}
