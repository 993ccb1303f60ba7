import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { PrintBatch } from './print-batches.schemas.ts'

type Times = 'createdAt' | 'readyAt' | 'handedOverAt' | 'cancelledAt' | 'deliveredAt'

export interface PrintBatchRow extends Omit<PrintBatch, Times> {
  readonly createdAt: Date
  readonly readyAt: Date | null
  readonly handedOverAt: Date | null
  readonly cancelledAt: Date | null
  readonly deliveredAt: Date | null
}

const columns = sql`
  b.print_batch_id as "printBatchId", b.tenant_id as "tenantId", b.batch_seq_id as "batchSeqId", b.state,
  b.is_duplex as "isDuplex", b.letter_count as "letterCount", b.done_count as "doneCount", b.page_count as "pageCount",
  b.file_id as "fileId", b.sha256, b.handed_over_by_way as "handedOverByWay", b.delivered_at as "deliveredAt",
  b.created_at as "createdAt", b.created_by as "createdBy", b.ready_at as "readyAt", b.handed_over_at as "handedOverAt",
  b.handed_over_by as "handedOverBy", b.cancelled_at as "cancelledAt", b.cancelled_by as "cancelledBy"`

export function findBatch(tenantId: string, printBatchId: string): Statement<PrintBatchRow> {
  return sql<PrintBatchRow>`
    select ${columns} from print_batches b
    where b.tenant_id = ${tenantId}::uuid and b.print_batch_id = ${printBatchId}::uuid`
}

export function lockBatch(tenantId: string, printBatchId: string): Statement<PrintBatchRow> {
  return sql<PrintBatchRow>`${findBatch(tenantId, printBatchId)} for update of b`
}

/** The newest first. */
export function listBatches(
  tenantId: string,
  state: string | null,
  page: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<PrintBatchRow> {
  return sql<PrintBatchRow>`
    select ${columns} from print_batches b
    where b.tenant_id = ${tenantId}::uuid and (${state}::text is null or b.state = ${state}::text)
      and (${page.after}::uuid is null or b.batch_seq_id < (
        select a.batch_seq_id from print_batches a
        where a.tenant_id = ${tenantId}::uuid and a.print_batch_id = ${page.after}::uuid))
    order by b.batch_seq_id desc limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function nextBatchNumber(tenantId: string): Statement<{ value: number }> {
  return sql<{ value: number }>`
    insert into tenant_counters (tenant_id, counter, value) values (${tenantId}::uuid, 'print-batches', 1)
    on conflict (tenant_id, counter) do update set value = tenant_counters.value + 1
    returning value`
}

export interface NewPrintBatch {
  readonly printBatchId: string
  readonly batchSeqId: number
  readonly isDuplex: boolean
  readonly letterCount: number
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertBatch(tenantId: string, batch: NewPrintBatch): Statement {
  return sql`
    insert into print_batches (
      tenant_id, print_batch_id, batch_seq_id, state, is_duplex, letter_count, created_at, created_by)
    values (
      ${tenantId}::uuid, ${batch.printBatchId}::uuid, ${batch.batchSeqId}::bigint, 'PREPARING',
      ${batch.isDuplex}::boolean, ${batch.letterCount}::integer, ${batch.createdAt}::timestamptz,
      ${json(batch.createdBy)}::jsonb)`
}

/** Takes a batch that is to be written for a while. If this worker dies, another starts over after the lease. */
export function claimBatch(
  tenantId: string,
  { leaseId, serviceNow, leasedUntil }: { leaseId: string; serviceNow: Date; leasedUntil: Date },
): Statement<PrintBatchRow> {
  return sql<PrintBatchRow>`
    update print_batches b set lease_id = ${leaseId}::uuid, leased_until = ${leasedUntil}::timestamptz, done_count = 0
    where b.tenant_id = ${tenantId}::uuid and b.print_batch_id = (
      select o.print_batch_id from print_batches o
      where o.tenant_id = ${tenantId}::uuid and o.state = 'PREPARING'
        and (o.leased_until is null or o.leased_until <= ${serviceNow}::timestamptz)
      order by o.batch_seq_id limit 1 for update skip locked)
    returning ${columns}`
}

/** Keeps a batch that is being written. */
export function extendBatch(
  tenantId: string,
  { printBatchId, leaseId, leasedUntil }: { printBatchId: string; leaseId: string; leasedUntil: Date },
): Statement {
  return sql`
    update print_batches set leased_until = ${leasedUntil}::timestamptz
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${printBatchId}::uuid
      and state = 'PREPARING' and lease_id = ${leaseId}::uuid`
}

/** Notes how far the file is. Returns no row if the batch was cancelled, or another worker has it. */
export function noteProgress(
  tenantId: string,
  batch: { readonly printBatchId: string; readonly leaseId: string; readonly doneCount: number },
): Statement<{ printBatchId: string }> {
  return sql<{ printBatchId: string }>`
    update print_batches set done_count = ${batch.doneCount}::integer
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${batch.printBatchId}::uuid
      and state = 'PREPARING' and lease_id = ${batch.leaseId}::uuid
    returning print_batch_id as "printBatchId"`
}

export interface WrittenBatch {
  readonly printBatchId: string
  readonly leaseId: string
  readonly pageCount: number
  readonly fileId: string
  readonly sha256: string
  readonly now: Date
}

/** The file is written. Returns no row if the batch was cancelled, or another worker has it. */
export function completeBatch(tenantId: string, batch: WrittenBatch): Statement<{ printBatchId: string }> {
  return sql<{ printBatchId: string }>`
    update print_batches set
      state = 'READY', done_count = letter_count, page_count = ${batch.pageCount}::integer, file_id = ${batch.fileId}::uuid,
      sha256 = ${batch.sha256}::text, ready_at = ${batch.now}::timestamptz, lease_id = null, leased_until = null
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${batch.printBatchId}::uuid
      and state = 'PREPARING' and lease_id = ${batch.leaseId}::uuid
    returning print_batch_id as "printBatchId"`
}

export function handOver(
  tenantId: string,
  printBatchId: string,
  { way, now, actor }: { readonly way: string; readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    update print_batches set state = 'HANDED_OVER', handed_over_by_way = ${way}::text,
      handed_over_at = ${now}::timestamptz, handed_over_by = ${json(actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${printBatchId}::uuid`
}

export function cancelBatch(
  tenantId: string,
  printBatchId: string,
  { now, actor }: { readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    update print_batches set state = 'CANCELLED', cancelled_at = ${now}::timestamptz,
      cancelled_by = ${json(actor)}::jsonb, lease_id = null, leased_until = null
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${printBatchId}::uuid`
}

/** Batches that were handed over to the folder of the operator, and whose files are not there yet. */
export function listUndelivered(tenantId: string): Statement<PrintBatchRow> {
  return sql<PrintBatchRow>`
    select ${columns} from print_batches b
    where b.tenant_id = ${tenantId}::uuid and b.state = 'HANDED_OVER' and b.handed_over_by_way = 'FOLDER'
      and b.delivered_at is null and b.file_id is not null
    order by b.batch_seq_id limit 20`
}

export function noteDelivery(tenantId: string, printBatchId: string, now: Date): Statement<{ printBatchId: string }> {
  return sql<{ printBatchId: string }>`
    update print_batches set delivered_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and print_batch_id = ${printBatchId}::uuid and delivered_at is null
    returning print_batch_id as "printBatchId"`
}
