import { type FieldError, type Problem, validationFailed } from '../../../problems/index.ts'
import { packNames, type RuleName, ruleNames } from './rule-packs.data.ts'
import type { EffectiveRow, RuleRowInput } from './rule-packs.schemas.ts'
import { expectedValue, fitsRule } from './rule-values.rules.ts'
import { message, problem } from './rule-packs.problems.ts'

/** A period that ends before `until`; null is open. */
interface Period {
  readonly from: string
  readonly until: string | null
  readonly dueFrom: string | null
  readonly dueUntil: string | null
}

/** A row with every member: a statutory rate ends with its half-year, everything else has no end by default. */
export function completeRow(input: RuleRowInput): Period &
  Pick<RuleRowInput, 'pack' | 'rule' | 'value' | 'source'> & {
    readonly reviewed: boolean
    readonly reason: string | null
  } {
  const { pack, rule, from, value, source } = input
  return {
    ...{ pack, rule, from, value, source },
    until: input.until ?? (rule === 'statutory-rate' ? halfYearEnd(from) : null),
    dueFrom: input.dueFrom ?? null,
    dueUntil: input.dueUntil ?? null,
    reviewed: input.reviewed ?? false,
    reason: input.reason ?? null,
  }
}

/** The first day of the half-year after a day. */
export function halfYearEnd(day: string): string {
  const year = Number(day.slice(0, 4))
  return day.slice(5) < '07-01' ? `${day.slice(0, 4)}-07-01` : `${String(year + 1).padStart(4, '0')}-01-01`
}

/** Rejects a row whose value does not fit its rule, or whose periods are empty. `path` points to the row in the request. */
export function requireValidRow(row: Period & { readonly rule: RuleName; readonly value: unknown }, path = ''): void {
  const errors: FieldError[] = []
  if (!fitsRule(row.rule, row.value)) errors.push({ path: `${path}/value`, message: expectedValue(row.rule) })
  if (row.until !== null && row.until <= row.from)
    errors.push({ path: `${path}/until`, message: message('must be after the first day of the row') })
  if (row.dueFrom !== null && row.dueUntil !== null && row.dueUntil <= row.dueFrom)
    errors.push({ path: `${path}/dueUntil`, message: message('must be after dueFrom') })
  if (row.rule.startsWith('contact-'))
    for (const member of ['dueFrom', 'dueUntil'] as const)
      if (row[member] !== null)
        errors.push({ path: `${path}/${member}`, message: message('does not apply to contact rules') })
  if (errors.length > 0) throw validationFailed(errors)
}

/** A row of a pack or of the tenant, as far as the rules need it. */
type KnownRow = Period & Pick<EffectiveRow, 'ruleRowId' | 'rule' | 'value' | 'source' | 'reviewed'>

/** The rows that came with the release, of one pack. */
export function shippedRowsOf<Row extends KnownRow & { readonly pack: string }>(
  rows: readonly Row[],
  pack: string,
): Row[] {
  return rows.filter((row) => row.ruleRowId === null && row.pack === pack)
}

/** Rejects a row that replaces one of the pack without a reason and an end. */
export function requireReasonToOverride(
  row: Period & { readonly reason: string | null; readonly rule: RuleName },
  shipped: readonly KnownRow[],
  path = '',
): void {
  if (!shipped.some((other) => other.rule === row.rule && overlap(row, other))) return
  const missing = (['reason', 'until'] as const).filter((member) => row[member] === null)
  if (missing.length === 0) return
  throw problem('rule-override-incomplete', message('The row replaces a rule of the pack.'), {
    errors: missing.map((member) => ({
      path: `${path}/${member}`,
      message: message('is required to replace a rule of the pack'),
    })),
  })
}

/** Rejects rows of one file that apply at the same time: their order would decide, and nobody would see it. */
export function requireNoOverlap(
  rows: readonly { readonly number: number; readonly row: ReturnType<typeof completeRow> }[],
): void {
  const errors: FieldError[] = rows.flatMap(({ number, row }, index) => {
    const other = rows
      .slice(0, index)
      .find((before) => before.row.pack === row.pack && before.row.rule === row.rule && overlap(before.row, row))
    if (other === undefined) return []
    return [
      { path: `/csv/${number}/from`, message: message('overlaps row {0} of the file. End one of them', other.number) },
    ]
  })
  if (errors.length > 0) throw validationFailed(errors)
}

/** Whether two rows apply to a common day and a common due date. */
export function overlap(one: Period, other: Period): boolean {
  const meet = (aFrom: string | null, aUntil: string | null, bFrom: string | null, bUntil: string | null): boolean =>
    (aUntil === null || bFrom === null || bFrom < aUntil) && (bUntil === null || aFrom === null || aFrom < bUntil)
  return (
    meet(one.from, one.until, other.from, other.until) && meet(one.dueFrom, one.dueUntil, other.dueFrom, other.dueUntil)
  )
}

/** The row of a rule that applies on a day; the rows are those of one pack, the shipped ones first, then by id. */
export function ruleOn<Row extends KnownRow>(rows: readonly Row[], rule: RuleName, day: string): Row | undefined {
  return rows.findLast((row) => row.rule === rule && row.from <= day && (row.until === null || day < row.until))
}

/** The first day after which no statutory rate is known; null if none is known at all. */
export function ratesUntil(rows: readonly KnownRow[]): string | null {
  const ends = rows.filter(({ rule, from, until }) => rule === 'statutory-rate' && from !== until)
  if (ends.some(({ until }) => until === null)) return null
  return (
    ends
      .map(({ until }) => until ?? '')
      .sort()
      .at(-1) ?? null
  )
}

const columns = [
  'pack',
  'rule',
  'from',
  'until',
  'dueFrom',
  'dueUntil',
  'value',
  'source',
  'reviewed',
  'reason',
] as const
type ColumnName = (typeof columns)[number]
const requiredColumns: readonly ColumnName[] = ['pack', 'rule', 'from', 'value', 'source']
const rowsMax = 1_000
const dayForm = /^(?:19|2[01])\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Reads rows from a CSV file with a header. Throws with every mistake; the path of the second row is `/csv/2`. */
export function rowsOfCsv(csv: string): { readonly number: number; readonly input: RuleRowInput }[] {
  const [header, ...lines] = parseCsv(csv)
  const names = namesOf(header?.cells ?? [])
  if (lines.length === 0 || lines.length > rowsMax)
    throw validationFailed([{ path: '/csv', message: message('must have between 1 and {0} rows', rowsMax) }])
  const errors: FieldError[] = []
  const rows = lines.map(({ number, cells }) => {
    const path = `/csv/${number}`
    const cell = (column: ColumnName): string => cells[names.indexOf(column)]?.trim() ?? ''
    // A decimal comma without quotes would move every cell after it to the wrong column.
    if (cells.length === names.length) errors.push(...cellErrors(cell, path))
    else errors.push({ path, message: message('must have {0} cells, like the header', names.length) })
    return { number, input: rowOf(cell) }
  })
  if (errors.length > 0) throw validationFailed(errors)
  return rows
}

/** The columns of the file. Rejects a header that lacks one, or has one that is unknown or there twice. */
function namesOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim())
  const isKnown = names.every((name) => columns.some((column) => column === name))
  const isComplete = requiredColumns.every((column) => names.includes(column))
  if (isKnown && isComplete && new Set(names).size === names.length) return names
  const optional = columns.filter((column) => !requiredColumns.includes(column))
  throw validationFailed([
    {
      path: '/csv/1',
      message: message(
        'must name the columns {0}, and may name {1}, each once',
        requiredColumns.join(', '),
        optional.join(', '),
      ),
    },
  ])
}

function cellErrors(cell: (column: ColumnName) => string, path: string): FieldError[] {
  const errors: FieldError[] = []
  const isDay = (text: string): boolean => dayForm.test(text) && new Date(text).toISOString().slice(0, 10) === text
  if (!packNames.some((pack) => pack === cell('pack')))
    errors.push({ path: `${path}/pack`, message: message('is not a rule pack') })
  if (!ruleNames.some((rule) => rule === cell('rule')))
    errors.push({ path: `${path}/rule`, message: message('is not a rule') })
  for (const column of ['from', 'until', 'dueFrom', 'dueUntil'] as const)
    if (column === 'from' || cell(column) !== '' ? !isDay(cell(column)) : false)
      errors.push({ path: `${path}/${column}`, message: message('must be a day, such as 2025-01-01') })
  if (jsonOf(cell('value')) === undefined)
    errors.push({
      path: `${path}/value`,
      message: message('must be a number such as 0.1175, or JSON such as "30/360"'),
    })
  if (cell('source') === '' || cell('source').length > 500)
    errors.push({ path: `${path}/source`, message: message('must have between 1 and {0} characters', 500) })
  if (cell('reason').length > 2_000)
    errors.push({ path: `${path}/reason`, message: message('must have between 1 and {0} characters', 2_000) })
  if (!['', 'true', 'false'].includes(cell('reviewed')))
    errors.push({ path: `${path}/reviewed`, message: message('must be true or false') })
  return errors
}

function rowOf(cell: (column: ColumnName) => string): RuleRowInput {
  const optional = (column: ColumnName): string | null => cell(column) || null
  return {
    pack: cell('pack') as RuleRowInput['pack'],
    rule: cell('rule') as RuleRowInput['rule'],
    from: cell('from'),
    until: optional('until'),
    dueFrom: optional('dueFrom'),
    dueUntil: optional('dueUntil'),
    value: jsonOf(cell('value')),
    source: cell('source'),
    reviewed: cell('reviewed') === 'true',
    reason: optional('reason'),
  }
}

/** The value of a cell: JSON, or a number with a decimal comma. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'))
  } catch {
    return undefined
  }
}

/** A cell with its separator: quoted, in which quotes are doubled, or plain. */
const cellForms = {
  ',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y,
  ';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/y,
  '\t': /(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))(\t|\r?\n|$)/y,
}

/** The separator of the header. Cells that are copied from a spreadsheet have tabs. */
function separatorOf(text: string): keyof typeof cellForms {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  return ([';', '\t'] as const).find((separator) => header.includes(separator)) ?? ','
}

function strayQuote(row: number): Problem {
  const reason = message('has a quotation mark that does not begin or end a cell')
  return validationFailed([{ path: `/csv/${row}`, message: reason }])
}

interface CsvRow {
  /** The header is row 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows of a CSV text (RFC 4180), with commas, semicolons or tabs. Empty ones are left out; a stray quote is rejected. */
function parseCsv(text: string): CsvRow[] {
  const separator = separatorOf(text)
  const form = new RegExp(cellForms[separator])
  form.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  const rows: string[][] = [[]]
  for (;;) {
    const cell = form.exec(text)
    if (cell === null) throw strayQuote(rows.length)
    const [, quoted, plain, end] = cell
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === separator) continue
    if (form.lastIndex === text.length) break
    rows.push([])
  }
  return rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((value) => value.trim() !== ''))
}
