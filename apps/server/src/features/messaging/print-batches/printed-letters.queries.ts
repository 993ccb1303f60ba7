import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { PrintedLetter } from './print-batches.schemas.ts'

/** A letter that could be printed. */
export interface CandidateRow {
  readonly documentId: string
  readonly interactionId: string
  readonly caseId: string
  readonly caseSeqId: number
  readonly userId: string
  readonly subject: string
  readonly recipient: string | null
  readonly createdAt: Date
  readonly isPending: boolean
  readonly isInBatch: boolean
  readonly hasAddress: boolean
  readonly hasEnclosures: boolean
}

/** The letters that wait to be sent and are in no batch, oldest first; or those that the caller names, whatever they are. */
export function findCandidates(
  tenantId: string,
  { documentIds, limit }: { readonly documentIds: readonly string[] | null; readonly limit: number },
): Statement<CandidateRow> {
  const isInBatch = sql`exists (
    select from print_batch_letters l
    where l.tenant_id = d.tenant_id and l.document_id = d.document_id and l.state <> 'RELEASED')`
  const chosen =
    documentIds === null
      ? sql`i.state = 'PENDING' and not ${isInBatch}`
      : sql`d.document_id = any (${documentIds}::uuid[])`
  return sql<CandidateRow>`
    select d.document_id as "documentId", i.interaction_id as "interactionId", d.case_id as "caseId",
      c.case_seq_id as "caseSeqId", d.recipient_user_id as "userId", d.subject, u.details ->> 'name' as recipient,
      d.created_at as "createdAt", i.state = 'PENDING' as "isPending", ${isInBatch} as "isInBatch",
      coalesce(u.details -> 'address' ->> 'address', '') <> '' as "hasAddress",
      exists (
        select from published.interaction_files n
        where n.tenant_id = i.tenant_id and n.interaction_id = i.interaction_id
          and n.file_id is distinct from d.file_id) as "hasEnclosures"
    from published.documents d
    join published.interactions i
      on i.tenant_id = d.tenant_id and i.interaction_id = d.interaction_id and i.type = 'LETTER' and i.direction = 'OUTGOING'
    join published.cases c on c.tenant_id = d.tenant_id and c.case_id = d.case_id
    left join published.customer_users u on u.tenant_id = d.tenant_id and u.user_id = d.recipient_user_id
    where d.tenant_id = ${tenantId}::uuid and ${chosen}
    order by d.document_id limit ${limit}::integer`
}

export interface NewLetter extends Pick<
  CandidateRow,
  'documentId' | 'interactionId' | 'caseId' | 'userId' | 'recipient'
> {
  readonly position: number
  readonly letterNumber: string
}

export function insertLetters(tenantId: string, printBatchId: string, letters: readonly NewLetter[]): Statement {
  return sql`
    insert into print_batch_letters (
      tenant_id, print_batch_id, document_id, interaction_id, case_id, user_id, position, letter_number, state, recipient)
    select ${tenantId}::uuid, ${printBatchId}::uuid, n."documentId", n."interactionId", n."caseId", n."userId", n.position,
      n."letterNumber", 'INCLUDED', n.recipient
    from jsonb_to_recordset(${json(letters)}::jsonb)
      as n ("documentId" uuid, "interactionId" uuid, "caseId" uuid, "userId" uuid, position integer, "letterNumber" text,
            recipient text)
    returning true`
}

/** The letters of a batch, in order. */
export function listLetters(
  tenantId: string,
  printBatchId: string,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<PrintedLetter> {
  return sql<PrintedLetter>`
    select l.document_id as "documentId", l.letter_number as "letterNumber", l.position, l.state,
      l.interaction_id as "interactionId", l.case_id as "caseId", c.case_seq_id as "caseSeqId",
      coalesce(d.subject, '') as subject, l.recipient, l.first_page as "firstPage", l.pages, l.sha256
    from print_batch_letters l
    join published.cases c on c.tenant_id = l.tenant_id and c.case_id = l.case_id
    left join published.documents d on d.tenant_id = l.tenant_id and d.document_id = l.document_id
    where l.tenant_id = ${tenantId}::uuid and l.print_batch_id = ${printBatchId}::uuid
      and (${page.after}::uuid is null or l.position > (
        select a.position from print_batch_letters a
        where a.tenant_id = ${tenantId}::uuid and a.print_batch_id = ${printBatchId}::uuid
          and a.document_id = ${page.after}::uuid))
    order by l.position limit ${page.limit}::integer offset ${page.offset}::integer`
}

export interface PlacedLetter {
  readonly documentId: string
  readonly firstPage: number
  readonly pages: number
  readonly sha256: string
}

/** Stores where letters are in the file. */
export function placeLetters(tenantId: string, printBatchId: string, letters: readonly PlacedLetter[]): Statement {
  return sql`
    update print_batch_letters l set first_page = n."firstPage", pages = n.pages, sha256 = n.sha256
    from jsonb_to_recordset(${json(letters)}::jsonb) as n ("documentId" uuid, "firstPage" integer, pages integer, sha256 text)
    where l.tenant_id = ${tenantId}::uuid and l.print_batch_id = ${printBatchId}::uuid and l.document_id = n."documentId"`
}

/** Changes the state of all letters of a batch. */
export function settleLetters(tenantId: string, printBatchId: string, state: 'SENT' | 'RELEASED'): Statement {
  return sql`
    update print_batch_letters set state = ${state}::text
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${printBatchId}::uuid`
}

/** Letters that were sent, by the numbers printed on them. */
export function findLettersByNumber(
  tenantId: string,
  letterNumbers: readonly string[],
): Statement<{ letterNumber: string; interactionId: string }> {
  return sql<{ letterNumber: string; interactionId: string }>`
    select l.letter_number as "letterNumber", l.interaction_id as "interactionId"
    from print_batch_letters l
    where l.tenant_id = ${tenantId}::uuid and l.letter_number = any (${letterNumbers}::text[]) and l.state = 'SENT'`
}
