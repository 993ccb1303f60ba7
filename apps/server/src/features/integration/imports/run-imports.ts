import type { Clock } from '../../../platform/clock/clock.ts'
import type { CommandServices } from '../../../platform/commands/execute-command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { findPrincipal } from '../../../platform/identity/find-principal.ts'
import { getTenant } from '../../../platform/identity/identity.queries.ts'
import type { Principal, Tenant } from '../../../platform/identity/principal.ts'
import { keepingLease, workThroughQueue } from '../../../platform/jobs/lease.ts'
import { type Message, Problem } from '../../../problems/index.ts'
import { contentKey } from '../../messaging/files/index.ts'
import { InvoiceNumbers } from './invoice-numbers.ts'
import { announceImport, finishImport } from './change-import.ts'
import { ImportFileError } from './import-file-error.ts'
import type { ImportField } from './import-fields.rules.ts'
import type { RecordContext } from './import-records.ts'
import { requireImportRights, scopesOfRole } from './import-rights.ts'
import {
  claimTenant,
  dequeueTenant,
  endCheck,
  enqueueTenant,
  extendLease,
  findNextImport,
  type ImportRow,
  lockImport,
} from './imports.queries.ts'
import { type ImportRecord, recordOfLine } from './records.rules.ts'
import { readRows, type RowSource, type SourceRow } from './read-rows.ts'
import { runChunk, TurnLostError } from './run-chunk.ts'
import { recordOfRow } from './table-records.rules.ts'
import { message } from './imports.problems.ts'

export interface ImportServices extends CommandServices {
  readonly clock: Clock
  readonly files: Pick<FileStore, 'open'>
}

/** Rows in one transaction: enough to write them together, and few enough that others wait only briefly. */
const chunkRows = 500

/** Checks and runs all imports in the queue, those of one tenant in their order. Returns the number of tenants. */
export function runQueuedImports(services: ImportServices): Promise<number> {
  return workThroughQueue(services, {
    worker: 'import',
    claim: claimTenant,
    work: ({ tenantId }) => runImportsOfTenant(services, tenantId),
  })
}

async function runImportsOfTenant(services: ImportServices, tenantId: string): Promise<void> {
  const { database, clock } = services
  const [row] = await database.read(tenantId, getTenant(tenantId))
  if (row === undefined) throw new Error(`The tenant ${tenantId} of an import does not exist.`)
  const tenant = { tenantId, ...row }
  for (;;) {
    const [next] = await database.read(tenantId, findNextImport(tenantId))
    if (next === undefined) break
    await runImport(services, tenant, next)
  }
  await database.asWorker('import', (transaction) => transaction.run(dequeueTenant(tenantId)))
  // One that was ordered just before the queue was emptied.
  const [late] = await database.read(tenantId, findNextImport(tenantId))
  if (late !== undefined) {
    await database.inTenant(tenantId, (transaction) => transaction.run(enqueueTenant(tenantId, clock.now())))
  }
}

async function runImport(services: ImportServices, tenant: Tenant, row: ImportRow): Promise<void> {
  try {
    const principal = await findPrincipal(
      services.database,
      { tenant, actor: row.orderedBy, now: services.clock.now() },
      scopesOfRole,
    )
    if (principal === undefined || !mayImport(principal, row)) {
      const reason = message('The person who ordered the import no longer has the rights that it needs.')
      await failImport(services, tenant, row, reason)
      return
    }
    await runRows(services, principal, row)
    await endPhase(services, tenant, row)
  } catch (error) {
    // Another worker goes on with it, or it was cancelled.
    if (error instanceof TurnLostError) return
    if (!(error instanceof ImportFileError)) throw error
    await failImport(services, tenant, row, error.reason)
  }
}

function mayImport(principal: Principal, { kind }: ImportRow): boolean {
  try {
    requireImportRights(principal, kind)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

async function runRows(services: ImportServices, principal: Principal, row: ImportRow): Promise<void> {
  const { tenantId } = row
  const read: ReadContext['read'] = (statement) => services.database.read(tenantId, statement)
  const { context, recordOf } = await readerOf(read, row)
  const records = recordsAfter(sourceOf(services.files, row), row.doneRows, recordOf)
  const keepLease = keepingLease(services.clock, (leasedUntil) =>
    services.database.asWorker('import', (transaction) => transaction.run(extendLease(tenantId, leasedUntil))),
  )
  let { doneRows } = row
  for await (const chunk of readAhead(chunksOf(records, new InvoiceNumbers(context)))) {
    const done = await runChunk(services, { principal, row: { ...row, doneRows }, records: chunk, context })
    doneRows = done
    await keepLease()
  }
  if (doneRows === 0) throw new ImportFileError(message('The file has no rows.'))
}

async function* recordsAfter(
  source: RowSource,
  doneRows: number,
  recordOf: (row: SourceRow) => ImportRecord,
): AsyncGenerator<ImportRecord> {
  for await (const row of dataRows(source)) if (row.number > doneRows) yield recordOf(row)
}

/** Reads the next chunk while this one is written. */
async function* readAhead<Item>(items: AsyncGenerator<Item, void>): AsyncGenerator<Item> {
  try {
    let next = items.next()
    for (;;) {
      const result = await next
      if (result.done === true) return
      next = items.next()
      // Thrown when it is this one's turn.
      next.catch(() => undefined)
      yield result.value
    }
  } finally {
    await items.return(undefined)
  }
}

/** Rows of one customer stay together if they follow each other, up to twice the size of a chunk. */
async function* chunksOf(
  records: AsyncIterable<ImportRecord>,
  invoices: InvoiceNumbers,
): AsyncGenerator<ImportRecord[], void> {
  const chunk: ImportRecord[] = []
  for await (const read of records) {
    const record = invoices.compare(read)
    const isFull = chunk.length >= chunkRows && !continues(chunk.at(-1), record)
    if (isFull || chunk.length >= 2 * chunkRows) yield chunk.splice(0)
    chunk.push(record)
  }
  if (chunk.length > 0) yield chunk
}

/** Whether a row belongs to the same customer as the one before. */
function continues(before: ImportRecord | undefined, record: ImportRecord): boolean {
  const referenceOf = (each: ImportRecord | undefined): string | undefined =>
    each?.line !== undefined && 'customer' in each.line ? each.line.customer.referenceId : undefined
  const reference = referenceOf(record)
  return reference !== undefined && referenceOf(before) === reference
}

/** The file of an import. */
export function sourceOf(files: ImportServices['files'], row: ImportRow): RowSource {
  const { tenantId, format, fileId, encoding, delimiter } = row
  return {
    ...{ format, encoding, delimiter },
    open: async () => {
      const content = fileId === null ? undefined : await files.open(contentKey(tenantId, fileId))
      if (content === undefined) throw new ImportFileError(message('The content of the file is gone.'))
      return content
    },
  }
}

/** The rows of a file without its headings. */
export async function* dataRows(source: RowSource): AsyncGenerator<SourceRow> {
  let isFirst = source.format !== 'ndjson'
  for await (const row of readRows(source)) {
    if (!isFirst) yield row
    isFirst = false
  }
}

interface VoucherTypeFacts {
  readonly voucherTypeId: string
  readonly handle: string
  readonly category: string
}

/** How the rows of an import become records. */
export async function readerOf(
  read: ReadContext['read'],
  { tenantId, kind, format, headings, mapping, creditorId }: ImportRow,
): Promise<{ context: RecordContext; recordOf: (row: SourceRow) => ImportRecord }> {
  const types = await read(listVoucherTypes(tenantId))
  const claimTypeIds = new Set(
    types.filter(({ category }) => category === 'principal').map(({ voucherTypeId }) => voucherTypeId),
  )
  const isTable = format !== 'ndjson' && mapping !== null
  const headingOf = isTable ? (field: string) => mapping.columns[field as ImportField] ?? field : undefined
  const voucherTypes = new Map(types.map(({ handle, voucherTypeId }) => [handle.toLowerCase(), voucherTypeId]))
  return {
    context: { kind, creditorId, headingOf, claimTypeIds },
    recordOf: isTable
      ? (row) => recordOfRow(row, { kind, headings, mapping, voucherTypes })
      : (row) => recordOfLine(kind, row, voucherTypes),
  }
}

function listVoucherTypes(tenantId: string): Statement<VoucherTypeFacts> {
  return sql<VoucherTypeFacts>`
    select voucher_type_id as "voucherTypeId", handle, category from published.voucher_types
    where tenant_id = ${tenantId}::uuid`
}

/** Ends checking or importing, unless somebody cancelled it meanwhile. */
async function endPhase(services: ImportServices, tenant: Tenant, { importId, state }: ImportRow): Promise<void> {
  await runSystemCommand(services, tenant, 'run-import', async (command) => {
    const { tenantId, transaction } = command
    const before = await transaction.one(lockImport(tenantId, importId))
    if (before.state !== state) throw new TurnLostError()
    if (state === 'IMPORTING') await finishImport(command, before, { state: 'COMPLETED' })
    else announceImport(command, before, await transaction.one(endCheck(tenantId, importId)))
  })
}

async function failImport(
  services: ImportServices,
  tenant: Tenant,
  { importId, state }: ImportRow,
  failure: Message,
): Promise<void> {
  await runSystemCommand(services, tenant, 'run-import', async (command) => {
    const before = await command.transaction.one(lockImport(command.tenantId, importId))
    if (before.state === state) await finishImport(command, before, { state: 'FAILED', failure })
  })
}
