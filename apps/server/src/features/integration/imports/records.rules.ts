import type { TSchema } from 'typebox'
import { findDuplicateMember } from '../../../platform/json/canonical.ts'
import { exceededLimit } from '../../../platform/json/json-limits.ts'
import { applyNullRule } from '../../../platform/http/operations/null-members.ts'
import { depthMax, normaliseInput } from '../../../platform/http/operations/request-text.ts'
import { takeUnknownFields } from '../../../platform/http/operations/unknown-fields.ts'
import { compileSchema } from '../../../platform/http/operations/validation.ts'
import { type FieldError, type Message, Problem } from '../../../problems/index.ts'
import { quoted } from './cell-values.rules.ts'
import type { ImportKind } from './import-fields.rules.ts'
import { CaseLine, CreditorLine, CustomerLine } from './import-lines.schemas.ts'
import type { SourceRow } from './read-rows.ts'
import { message } from './imports.problems.ts'

/** What is wrong with a row. A row with an error is refused; a warning is only shown. */
export interface RowProblem {
  readonly row: number
  readonly severity: 'error' | 'warning'
  /** The field, or the JSON pointer of the member in a line of NDJSON. */
  readonly field: string
  readonly message: Message
}

export type ImportLine = CreditorLine | CustomerLine | CaseLine

/** A creditor, customer or case, and the rows that it was read from. */
export interface ImportRecord {
  readonly rows: readonly SourceRow[]
  /** The row of each voucher of a case. */
  readonly voucherRows: readonly number[]
  /** Undefined if a row could not be read; the problems say why. */
  readonly line: ImportLine | undefined
  readonly problems: readonly RowProblem[]
}

const schemas: Readonly<Record<ImportKind, TSchema>> = {
  creditors: CreditorLine,
  customers: CustomerLine,
  cases: CaseLine,
}
const validators = {
  creditors: compileSchema(CreditorLine, 'body'),
  customers: compileSchema(CustomerLine, 'body'),
  cases: compileSchema(CaseLine, 'body'),
}

const lineValuesMax = 20_000

/**
 * The record of a line of NDJSON. Its members are checked like the body of the operation that creates it. A voucher may
 * have `voucherType`, the handle of its type, instead of the id: tenants give their own types different ids.
 */
export function recordOfLine(
  kind: ImportKind,
  row: SourceRow,
  voucherTypes: ReadonlyMap<string, string> = new Map(),
): ImportRecord {
  const text = String(row.cells[0] ?? '')
  const parsed = parseLine(text)
  if ('problem' in parsed) {
    const broken = { row: row.number, severity: 'error', field: '', message: parsed.problem } as const
    return { rows: [row], voucherRows: [], line: undefined, problems: [broken] }
  }
  const unknown = kind === 'cases' ? resolveHandles(parsed.value, voucherTypes) : []
  const { line, errors } = unknown.length > 0 ? { line: undefined, errors: unknown } : checkLine(kind, parsed.value)
  const problems = errors.map(({ path, message: reason }) => errorOf(row.number, path, reason))
  const vouchers = line !== undefined && 'caseVouchers' in line ? line.caseVouchers.length : 0
  return { rows: [row], voucherRows: Array.from({ length: vouchers }, () => row.number), line, problems }
}

/** Replaces the handles of voucher types by their ids. Returns the handles that no type has. */
function resolveHandles(line: unknown, voucherTypes: ReadonlyMap<string, string>): FieldError[] {
  const resolve = (vouchers: unknown, path: string): FieldError[] =>
    !Array.isArray(vouchers)
      ? []
      : vouchers.flatMap((voucher: unknown, index) => {
          if (typeof voucher !== 'object' || voucher === null) return []
          const own = voucher as Record<string, unknown>
          const at = `${path}/${index}`
          return [
            ...resolveHandle(own, at, voucherTypes),
            ...resolve(own['referenceVouchers'], `${at}/referenceVouchers`),
          ]
        })
  return resolve((line as Record<string, unknown>)['caseVouchers'], '/caseVouchers')
}

function resolveHandle(
  voucher: Record<string, unknown>,
  path: string,
  voucherTypes: ReadonlyMap<string, string>,
): FieldError[] {
  const { voucherType: handle } = voucher
  if (typeof handle !== 'string' || 'voucherTypeId' in voucher) return []
  const voucherTypeId = voucherTypes.get(handle.toLowerCase())
  if (voucherTypeId === undefined) {
    const reason = message('There is no voucher type with the handle {0}.', quoted(handle))
    return [{ path: `${path}/voucherType`, message: reason }]
  }
  delete voucher['voucherType']
  voucher['voucherTypeId'] = voucherTypeId
  return []
}

export function errorOf(row: number, field: string, reason: Message): RowProblem {
  return { row, severity: 'error', field, message: reason }
}

function parseLine(text: string): { readonly value: unknown } | { readonly problem: Message } {
  const exceeded = exceededLimit(text, { depth: depthMax, values: lineValuesMax })
  if (exceeded !== undefined) return { problem: message('The line has too many values.') }
  try {
    const value: unknown = JSON.parse(text)
    const twice = findDuplicateMember(text)
    if (twice !== undefined) return { problem: message('The line contains {0} twice.', twice) }
    if (/"(?:__proto__|constructor)"\s*:/.test(text)) return { problem: message('The line is not valid JSON.') }
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { value }
      : { problem: message('The line is not a JSON object.') }
  } catch {
    return { problem: message('The line is not valid JSON.') }
  }
}

/** The line if it is valid, by the rules of a request body; unknown members are errors. */
export function checkLine(kind: ImportKind, value: unknown): { line: ImportLine | undefined; errors: FieldError[] } {
  try {
    const body = normaliseInput(value)
    const errors = [...applyNullRule(schemas[kind], body, false), ...validators[kind](body)]
    if (errors.length === 0) {
      errors.push(
        ...takeUnknownFields(schemas[kind], body).map((path) => ({ path, message: message('is not a known field') })),
      )
    }
    const line = errors.length === 0 ? (body as ImportLine) : undefined
    if (line !== undefined) errors.push(...unidentified(line))
    return { line: errors.length === 0 ? line : undefined, errors }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { line: undefined, errors: errorsOf(error) }
  }
}

/** Vouchers by which nothing can tell whether they were imported before. */
function unidentified(line: ImportLine): FieldError[] {
  if (!('caseVouchers' in line)) return []
  return line.caseVouchers.flatMap(({ referenceId, uniqueId }, index) =>
    referenceId == null && uniqueId == null
      ? [
          {
            path: `/caseVouchers/${index}/referenceId`,
            message: message('needs a uniqueId or a referenceId, so that it is not imported twice'),
          },
        ]
      : [],
  )
}

/** The errors of a problem, at least one. */
export function errorsOf(refusal: Problem): FieldError[] {
  const { errors = [] } = refusal.options
  return errors.length > 0 ? [...errors] : [{ path: '', message: refusal.detail }]
}

/** The reference of the customer that a record is about. */
export function customerReferenceOf(line: ImportLine | undefined): string | null {
  if (line === undefined) return null
  if ('customer' in line) return line.customer.referenceId
  return 'referenceId' in line ? line.referenceId : null
}

/** Which records are the same case, customer or creditor. */
export function keyOf(line: ImportLine): string {
  if ('customer' in line) {
    const { creditorReference = '', customer, migratedId = '', currency } = line
    return JSON.stringify([creditorReference, customer.referenceId, migratedId ?? '', migratedId ? '' : currency])
  }
  if ('referenceId' in line) return JSON.stringify([line.creditorReference ?? '', line.referenceId])
  return line.id
}

/** Joins the rows of the same case, wherever they are among these records, and drops repeated customers. */
export function joinRecords(records: readonly ImportRecord[]): ImportRecord[] {
  const joined = new Map<string, ImportRecord>()
  for (const record of records) {
    const key = record.line === undefined ? `row ${record.rows[0]?.number ?? 0}` : keyOf(record.line)
    const earlier = joined.get(key)
    joined.set(key, earlier === undefined ? record : joinTwo(earlier, record))
  }
  return [...joined.values()]
}

/** The fields of the later row win, as if the rows had been imported one after the other. */
function joinTwo(earlier: ImportRecord, later: ImportRecord): ImportRecord {
  const vouchersOf = (line: ImportLine | undefined) =>
    line !== undefined && 'caseVouchers' in line ? line.caseVouchers : []
  const caseVouchers = [...vouchersOf(earlier.line), ...vouchersOf(later.line)]
  const line = { ...earlier.line, ...later.line } as ImportLine
  return {
    rows: [...earlier.rows, ...later.rows],
    voucherRows: [...earlier.voucherRows, ...later.voucherRows],
    line: caseVouchers.length === 0 ? line : { ...line, caseVouchers },
    problems: [...earlier.problems, ...later.problems],
  }
}

/** The row that an error of a record belongs to: that of the voucher in its path, else the first. */
export function rowOfPath({ rows, voucherRows }: ImportRecord, path: string): number {
  const voucher = /^\/caseVouchers\/(\d+)/.exec(path)?.[1]
  return (voucher === undefined ? undefined : voucherRows[Number(voucher)]) ?? rows[0]?.number ?? 0
}
