import { sql, type Statement } from '../../../platform/database/sql.ts'
import { searchTerms } from '../../../platform/text/search-words.ts'
import { customersWithWords } from '../../parties/customers/index.ts'
import type { IncomingMail } from './incoming-mail.schemas.ts'

export interface IncomingMailRow extends Omit<IncomingMail, 'receivedAt'> {
  readonly receivedAt: Date
}

/** Messages with the same content arrive one after the other, so that the second finds the first. */
export function lockFingerprint(tenantId: string, fingerprint: string): Statement {
  return sql`select pg_advisory_xact_lock(hashtextextended('mail ' || ${tenantId}::text || ${fingerprint}::text, 0))`
}

export function findByFingerprint(tenantId: string, fingerprint: string): Statement<{ interactionId: string }> {
  return sql<{ interactionId: string }>`
    select interaction_id as "interactionId" from incoming_mails
    where tenant_id = ${tenantId}::uuid and fingerprint = ${fingerprint}::text`
}

export function insertIncomingMail(row: IncomingMailRow & { readonly fingerprint: string }): Statement {
  return sql`
    insert into incoming_mails (
      tenant_id, incoming_mail_id, fingerprint, kind, matched_by, source, interaction_id, received_at)
    values (
      ${row.tenantId}::uuid, ${row.incomingMailId}::uuid, ${row.fingerprint}::text, ${row.kind}::text,
      ${row.matchedBy}::text, ${row.source}::text, ${row.interactionId}::uuid, ${row.receivedAt}::timestamptz)`
}

/** The newest first. */
export function listIncomingMails(
  tenantId: string,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<IncomingMailRow> {
  return sql<IncomingMailRow>`
    select incoming_mail_id as "incomingMailId", tenant_id as "tenantId", kind, matched_by as "matchedBy", source,
      interaction_id as "interactionId", received_at as "receivedAt"
    from incoming_mails
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or incoming_mail_id < ${page.after}::uuid)
    order by incoming_mail_id desc limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Which of some messages we have sent, and what they belong to. */
export function findAnswered(
  tenantId: string,
  interactionIds: readonly string[],
): Statement<{ interactionId: string; referenceId: string; referenceType: string }> {
  return sql<{ interactionId: string; referenceId: string; referenceType: string }>`
    select i.interaction_id as "interactionId", i.reference_id as "referenceId", i.reference_type as "referenceType"
    from published.interactions i
    where i.tenant_id = ${tenantId}::uuid and i.interaction_id = any (${interactionIds}::uuid[])
      and i.direction = 'OUTGOING' and i.reference_id is not null`
}

/** No more are looked at: with several, a person decides. */
const candidatesMax = 20

/** The open cases of everybody with an e-mail address. A merged case is part of another. */
export function findCasesOfSender(tenantId: string, address: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    with senders as materialized (
      select distinct u.customer_id from published.customer_users u
      where u.tenant_id = ${tenantId}::uuid
        and u.customer_id in (${customersWithWords(tenantId, searchTerms(address))})
        and lower(u.details ->> 'email') = ${address}::text)
    select c.case_id as "caseId"
    from senders s
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.customer_id = s.customer_id
    where c.status <> 'ENDED' and ${isNotMerged}
    limit ${candidatesMax}::integer`
}

/** The cases with these numbers. */
export function findCasesByNumber(tenantId: string, numbers: readonly string[]): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select c.case_id as "caseId" from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.journal_key = any (${numbers}::text[]) and ${isNotMerged}
    limit ${candidatesMax}::integer`
}

const isNotMerged = sql`not exists (
  select from published.case_merges m
  where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null)`
