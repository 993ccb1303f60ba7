import { createHash } from 'node:crypto'
import type { Command } from '../../../platform/commands/command.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import { isUuid } from '../../../platform/ids.ts'
import {
  type CaseToImport,
  findReferencesInUse,
  gatherImportFacts,
  importCases,
  type ImportedVoucher,
} from '../../casework/cases/index.ts'
import { type CreditorState, importCreditor } from '../../parties/creditors/index.ts'
import { importCustomers } from '../../parties/customers/index.ts'
import { quoted } from './cell-values.rules.ts'
import type { ImportKind } from './import-fields.rules.ts'
import type { CaseLine, CreditorLine, CustomerLine } from './import-lines.schemas.ts'
import { errorOf, errorsOf, type ImportRecord, type RowProblem, rowOfPath } from './records.rules.ts'
import { fieldOfPath } from './table-records.rules.ts'
import { message } from './imports.problems.ts'

/** What records are imported with. */
export interface RecordContext {
  readonly kind: ImportKind
  readonly creditorId: string | null
  /** Whether rows have columns, and problems name them. */
  readonly headingOf: ((field: string) => string) | undefined
  /** The voucher types of claims, whose references are invoice numbers. */
  readonly claimTypeIds: ReadonlySet<string>
}

export type Outcome = 'created' | 'updated' | 'unchanged'

export interface ImportedRecords {
  readonly outcomes: readonly Outcome[]
  readonly warnings: readonly RowProblem[]
}

/** Records that break a rule. Nothing of the command stays; it is run again without them. */
export class RefusedRecordsError extends Error {
  override readonly name = 'RefusedRecordsError'
  readonly refused: ReadonlyMap<ImportRecord, readonly RowProblem[]>

  constructor(refused: ReadonlyMap<ImportRecord, readonly RowProblem[]>) {
    super('Records of an import are refused.')
    this.refused = refused
  }
}

/** Creates or changes the records. They are valid by their schemas, and no two of them are the same. */
export async function importRecords(
  command: Command,
  records: readonly ImportRecord[],
  context: RecordContext,
): Promise<ImportedRecords> {
  if (records.length === 0) return { outcomes: [], warnings: [] }
  if (context.kind === 'creditors') return importCreditors(command, records)
  const creditors = await resolveCreditors(command, records, context)
  return context.kind === 'customers'
    ? importCustomerLines(command, records, creditors)
    : importCaseLines(command, records, creditors, context)
}

async function importCreditors(command: Command, records: readonly ImportRecord[]): Promise<ImportedRecords> {
  const outcomes: Outcome[] = []
  for (const { line } of records) outcomes.push(await importCreditor(command, line as CreditorLine))
  return { outcomes, warnings: [] }
}

interface FoundCreditor {
  readonly creditorId: string
  readonly referenceId: string
  readonly state: CreditorState
  readonly name: string
}

/** The creditor of each record. */
async function resolveCreditors(
  { tenantId, transaction }: Command,
  records: readonly ImportRecord[],
  { creditorId }: RecordContext,
): Promise<FoundCreditor[]> {
  const references = records.flatMap(({ line }) => (line as CustomerLine).creditorReference ?? [])
  const found = await transaction.many(findCreditors(tenantId, [...new Set(references)], creditorId))
  const byReference = new Map(found.map((creditor) => [creditor.referenceId, creditor]))
  const byDefault = found.find((creditor) => creditor.creditorId === creditorId)
  const refused = new Map<ImportRecord, RowProblem[]>()
  const creditors = records.flatMap((record) => {
    const { creditorReference } = record.line as CustomerLine
    const creditor = creditorReference === undefined ? byDefault : byReference.get(creditorReference)
    if (creditor !== undefined) return [creditor]
    const reason =
      creditorReference === undefined
        ? message('The row names no creditor, and the import has none.')
        : message('There is no creditor with the reference {0}.', quoted(creditorReference))
    refused.set(record, [errorOf(record.rows[0]?.number ?? 1, 'creditorReference', reason)])
    return []
  })
  if (refused.size > 0) throw new RefusedRecordsError(refused)
  return creditors
}

/** The creditors with these references or, without one, with these ids, as an export has them. */
function findCreditors(
  tenantId: string,
  references: readonly string[],
  creditorId: string | null,
): Statement<FoundCreditor> {
  const ids = [...references.filter(isUuid), ...(creditorId === null ? [] : [creditorId])]
  return sql<FoundCreditor>`
    select creditor_id as "creditorId", coalesce(reference_id, creditor_id::text) as "referenceId", state, name
    from published.creditors
    where tenant_id = ${tenantId}::uuid and (reference_id = any (${references}::text[]) or creditor_id = any (${ids}::uuid[]))`
}

async function importCustomerLines(
  command: Command,
  records: readonly ImportRecord[],
  creditors: readonly FoundCreditor[],
): Promise<ImportedRecords> {
  const { imported, send } = await importCustomers(
    command,
    records.map(({ line }, index) => ({
      creditorId: creditors[index]?.creditorId ?? '',
      input: line as CustomerLine,
    })),
  )
  const { written } = await send()
  await written
  return { outcomes: imported.map(({ outcome }) => outcome), warnings: [] }
}

async function importCaseLines(
  command: Command,
  records: readonly ImportRecord[],
  creditors: readonly FoundCreditor[],
  context: RecordContext,
): Promise<ImportedRecords> {
  const lines = records.map(({ line }) => line as CaseLine)
  const customers = new Map(
    lines.map(({ customer }, index) => {
      const creditorId = creditors[index]?.creditorId ?? ''
      return [`${creditorId} ${customer.referenceId}`, { creditorId, input: customer }]
    }),
  )
  const { imported, send } = await importCustomers(command, [...customers.values()])
  const customerOf = new Map([...customers.keys()].map((key, index) => [key, imported[index]]))
  const outcomes: Outcome[] = []
  const items = lines.map((line, index): CaseToImport => {
    const { customer, caseVouchers } = line
    const { creditorId = '', state = 'ACTIVE', name: creditorName = '' } = creditors[index] ?? {}
    const owner = customerOf.get(`${creditorId} ${customer.referenceId}`)
    const { customerId = '', outcome = 'unchanged', debtorName } = owner ?? {}
    outcomes.push(outcome === 'created' ? 'unchanged' : outcome)
    const vouchers = identifiedVouchers(caseVouchers, { creditorId, customerReference: customer.referenceId })
    return {
      ...{ creditorId, creditorState: state, isNewCustomer: outcome === 'created' },
      names: debtorName === undefined ? undefined : { debtorName, creditorName },
      input: { ...line, customerId, caseVouchers: vouchers },
    }
  })
  const [facts, warnings] = await Promise.all([
    gatherImportFacts(command, items),
    findDuplicates(command, records, items, context),
  ])
  const { written: customersWritten } = await send()
  const cases = await importCases(command, items, { facts, customersWritten })
  const refused = new Map(
    cases.flatMap((each, index) => {
      const record = records[index]
      if (record === undefined || !('problem' in each)) return []
      return [[record, problemsOf(record, errorsOf(each.problem), context)] as const]
    }),
  )
  if (refused.size > 0) throw new RefusedRecordsError(refused)
  return {
    outcomes: cases.map((each, index) => {
      const outcome = 'outcome' in each ? each.outcome : 'unchanged'
      return outcome === 'unchanged' ? (outcomes[index] ?? outcome) : outcome
    }),
    warnings,
  }
}

/** Problems of a record at the rows that they are about. */
export function problemsOf(
  record: ImportRecord,
  errors: ReturnType<typeof errorsOf>,
  { headingOf }: Pick<RecordContext, 'headingOf'>,
): RowProblem[] {
  return errors.map(({ path, message: reason }) =>
    errorOf(rowOfPath(record, path), headingOf === undefined ? path : headingOf(fieldOfPath(path)), reason),
  )
}

/** A voucher without an id of its sender is known by its creditor, customer, type and reference. */
function identifiedVouchers(
  vouchers: CaseLine['caseVouchers'],
  owner: { readonly creditorId: string; readonly customerReference: string },
): ImportedVoucher[] {
  return vouchers.map((voucher) => {
    const { voucherTypeId, referenceId = null, uniqueId } = voucher
    if (uniqueId != null) return { ...voucher, uniqueId }
    const known = [owner.creditorId, owner.customerReference, voucherTypeId.toLowerCase(), referenceId]
    const hash = createHash('sha256').update(JSON.stringify(known)).digest('hex')
    return { ...voucher, uniqueId: `import ${hash.slice(0, 40)}` }
  })
}

/** Warnings about invoice numbers that another case of the creditor has. */
async function findDuplicates(
  { tenantId, transaction }: Command,
  records: readonly ImportRecord[],
  items: readonly CaseToImport[],
  { claimTypeIds, headingOf }: RecordContext,
): Promise<RowProblem[]> {
  const claims = items.flatMap(({ creditorId, input: { caseVouchers } }, index) =>
    caseVouchers.flatMap(({ referenceId, uniqueId, voucherTypeId }, position) =>
      referenceId == null || !claimTypeIds.has(voucherTypeId.toLowerCase())
        ? []
        : [{ creditorId, referenceId, uniqueId, row: records[index]?.voucherRows[position] ?? 1 }],
    ),
  )
  if (claims.length === 0) return []
  const inUse = new Set(
    (await transaction.many(findReferencesInUse(tenantId, claims))).map(
      ({ creditorId, referenceId }) => `${creditorId} ${referenceId}`,
    ),
  )
  return claims.flatMap(({ creditorId, referenceId, row }) =>
    inUse.has(`${creditorId} ${referenceId}`)
      ? [
          {
            row,
            severity: 'warning' as const,
            field: headingOf?.('voucherReference') ?? '/referenceId',
            message: message('The invoice number {0} is already on another case of the creditor.', quoted(referenceId)),
          },
        ]
      : [],
  )
}
