import { quoted } from './cell-values.rules.ts'
import type { RecordContext } from './import-records.ts'
import type { ImportRecord, RowProblem } from './records.rules.ts'
import { message } from './imports.problems.ts'

/** Remembers the invoice numbers of a file, to warn about one that two customers have. */
export class InvoiceNumbers {
  readonly #context: RecordContext
  readonly #seen = new Map<string, { readonly row: number; readonly customer: string }>()

  constructor(context: RecordContext) {
    this.#context = context
  }

  /** The record with a warning for each of its invoice numbers that an earlier row has for another customer. */
  compare(record: ImportRecord): ImportRecord {
    const { line } = record
    if (line === undefined || !('customer' in line)) return record
    const customer = line.customer.referenceId
    const warnings = line.caseVouchers.flatMap(({ referenceId, voucherTypeId }, index): RowProblem[] => {
      if (referenceId == null || !this.#context.claimTypeIds.has(voucherTypeId.toLowerCase())) return []
      const key = JSON.stringify([line.creditorReference ?? '', referenceId])
      const row = record.voucherRows[index] ?? 1
      const earlier = this.#seen.get(key)
      if (earlier === undefined) this.#seen.set(key, { row, customer })
      if (earlier === undefined || earlier.customer === customer) return []
      const field = this.#context.headingOf?.('voucherReference') ?? `/caseVouchers/${index}/referenceId`
      const reason = message(
        'The invoice number {0} is also in row {1}, for another customer.',
        quoted(referenceId),
        earlier.row,
      )
      return [{ row, severity: 'warning', field, message: reason }]
    })
    return warnings.length === 0 ? record : { ...record, problems: [...record.problems, ...warnings] }
  }
}
