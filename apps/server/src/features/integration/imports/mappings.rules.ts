import { type FieldError, validationFailed } from '../../../problems/index.ts'
import { type ImportFormat, type ImportKind, type ImportMapping, requiredFieldsOf } from './import-fields.rules.ts'
import { message } from './imports.problems.ts'

/** An import with what its rows are read with. */
export interface MappedImport {
  readonly kind: ImportKind
  readonly format: ImportFormat
  readonly headings: readonly string[]
  readonly mapping: ImportMapping | null
  readonly creditorId: string | null
}

/** Rejects a mapping with which no row could be read. */
export function requireComplete({ mapping, ...mapped }: MappedImport): void {
  if (mapping === null) return
  const errors = [...columnErrors(mapped, mapping), ...(mapped.kind === 'cases' ? caseErrors(mapped, mapping) : [])]
  const { kind, creditorId } = mapped
  if (kind !== 'creditors' && creditorId === null && mapping.columns.creditorReference === undefined) {
    errors.push({ path: '/creditorId', message: message('is required if no column has the creditor') })
  }
  if (errors.length > 0) throw validationFailed(errors)
}

type Mapped = Omit<MappedImport, 'mapping'>

function columnErrors({ kind, headings }: Mapped, { columns }: ImportMapping): FieldError[] {
  const unknown = Object.entries(columns).filter(([, heading]) => !headings.includes(heading))
  const missing = requiredFieldsOf(kind).filter((field) => columns[field] === undefined)
  return [
    ...unknown.map(([field]) => ({
      path: `/mapping/columns/${field}`,
      message: message('must be the heading of a column'),
    })),
    ...missing.map((field) => ({ path: `/mapping/columns/${field}`, message: message('is required') })),
  ]
}

/** The cells of a spreadsheet say themselves which amount or date they are; those of a text file do not. */
function caseErrors({ format }: Mapped, mapping: ImportMapping): FieldError[] {
  const { columns, currency, decimalSeparator, dateFormat } = mapping
  const errors: FieldError[] = []
  if (columns.currency === undefined && currency === null) {
    errors.push({ path: '/mapping/currency', message: message('is required if no column has the currency') })
  }
  if (format === 'csv' && decimalSeparator === null) {
    errors.push({ path: '/mapping/decimalSeparator', message: message('is required for amounts in a text file') })
  }
  if (format === 'csv' && dateFormat === null) {
    errors.push({ path: '/mapping/dateFormat', message: message('is required for dates in a text file') })
  }
  return errors
}
