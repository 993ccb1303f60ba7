import { type FieldError, validationFailed } from '../../../problems/index.ts'
import { dayCounts, interruptions, packNames, type RuleName, ruleNames } from './rule-packs.data.ts'
import type { EffectiveRow, RuleRowInput } from './rule-packs.schemas.ts'
import { message, problem } from './rule-packs.problems.ts'

const payableCategories = ['cost', 'fee', 'interest', 'compensation', 'payout', 'principal']
const daysMax = 3_650

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
  if (!fits[row.rule](row.value)) errors.push({ path: `${path}/value`, message: expected[row.rule] })
  if (row.until !== null && row.until <= row.from)
    errors.push({ path: `${path}/until`, message: message('must be after the first day of the row') })
  if (row.dueFrom !== null && row.dueUntil !== null && row.dueUntil <= row.dueFrom)
    errors.push({ path: `${path}/dueUntil`, message: message('must be after dueFrom') })
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

const isNumber = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max
const isInteger = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && isNumber(value, min, max)
const isYears = (value: unknown): boolean => isInteger(value, 1, 100)
const isAmount = (value: unknown): boolean => isInteger(value, 0, Number.MAX_SAFE_INTEGER)

/** Whether a value is an object with these members and no others; those ending in `?` are optional. */
function hasMembers(value: unknown, members: Readonly<Record<string, (member: unknown) => boolean>>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const found = value as Record<string, unknown>
  const known = Object.keys(members).map((name) => name.replace('?', ''))
  if (Object.keys(found).some((name) => !known.includes(name))) return false
  return Object.entries(members).every(([name, isValid]) =>
    name.endsWith('?') && found[name.slice(0, -1)] === undefined ? true : isValid(found[name.replace('?', '')]),
  )
}

const isFee = (value: unknown): boolean =>
  hasMembers(value, { maxAmount: isAmount, maxCount: (count) => isInteger(count, 0, 1_000) })

function isCostTable(value: unknown): boolean {
  const isTable = hasMembers(value, {
    steps: (steps) =>
      Array.isArray(steps) &&
      steps.length > 0 &&
      steps.length <= 100 &&
      steps.every((step) => hasMembers(step, { upTo: isAmount, amount: isAmount })),
    'excessRate?': (rate) => isNumber(rate, 0, 1),
    'aboveAmount?': isAmount,
  })
  if (!isTable) return false
  const { steps } = value as { steps: readonly { readonly upTo: number }[] }
  return steps.every((step, index) => index === 0 || step.upTo > (steps[index - 1]?.upTo ?? 0))
}

const fits: Readonly<Record<RuleName, (value: unknown) => boolean>> = {
  'statutory-rate': (value) => isNumber(value, 0, 1),
  'day-count': (value) => dayCounts.some((known) => known === value),
  'interest-start-days': (value) => isInteger(value, 0, daysMax),
  'reminder-fee': (value) =>
    hasMembers(value, {
      maxAmount: isAmount,
      maxCount: (count) => isInteger(count, 0, 1_000),
      daysBetween: (days) => isInteger(days, 0, daysMax),
      daysOverdue: (days) => isInteger(days, 0, daysMax),
    }),
  'collection-fee': isFee,
  'plan-fee': isFee,
  compensation: isFee,
  'cost-table': isCostTable,
  'demand-deadline-days': (value) => isInteger(value, 0, daysMax),
  'allocation-order': (value) =>
    Array.isArray(value) &&
    value.length === payableCategories.length &&
    payableCategories.every((category) => value.includes(category)),
  'dispute-answer-days': (value) => isInteger(value, 0, daysMax),
  'fees-after-breach': (value) => typeof value === 'boolean',
  limitation: (value) =>
    hasMembers(value, {
      ...{ years: isYears, chargeYears: isYears, recognisedYears: isYears },
      interruptedBy: (kinds) =>
        Array.isArray(kinds) &&
        new Set(kinds).size === kinds.length &&
        kinds.every((kind) => interruptions.some((known) => known === kind)),
    }),
}

const days = message('must be a number of days up to {0}', daysMax)
const fee = message('must have maxAmount and maxCount')

/** What a value must be, by rule. */
const expected: Readonly<Record<RuleName, FieldError['message']>> = {
  'statutory-rate': message('must be a yearly rate between 0 and 1, such as 0.1175'),
  'day-count': message('must be 30/360 or actual/365'),
  'interest-start-days': days,
  'demand-deadline-days': days,
  'dispute-answer-days': days,
  'reminder-fee': message('must have maxAmount, maxCount, daysBetween and daysOverdue'),
  'collection-fee': fee,
  'plan-fee': fee,
  compensation: fee,
  'cost-table': message(
    'must have steps of upTo and amount in ascending order, and may have excessRate or aboveAmount',
  ),
  'allocation-order': message('must list every category of debits once'),
  'fees-after-breach': message('must be true or false'),
  limitation: message(
    'must have years, chargeYears and recognisedYears, and interruptedBy with {0}',
    interruptions.join(', '),
  ),
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

/** Reads rows from a CSV file with a header. Throws with every mistake; `/csv/2` is the second line. */
export function rowsOfCsv(csv: string): RuleRowInput[] {
  const [header, ...lines] = parseCsv(csv)
  const names = (header ?? []).map((name) => name.trim())
  const unknown = names.filter((name) => !columns.some((column) => column === name))
  const missing = requiredColumns.filter((column) => !names.includes(column))
  if (unknown.length > 0 || missing.length > 0)
    throw validationFailed([
      {
        path: '/csv/1',
        message: message(
          'must name the columns {0}, and may name {1}',
          requiredColumns.join(', '),
          columns.filter((column) => !requiredColumns.includes(column)).join(', '),
        ),
      },
    ])
  if (lines.length === 0 || lines.length > rowsMax)
    throw validationFailed([{ path: '/csv', message: message('must have between 1 and {0} rows', rowsMax) }])
  const errors: FieldError[] = []
  const rows = lines.map((cells, index) => {
    const path = `/csv/${index + 2}`
    const cell = (column: ColumnName): string => cells[names.indexOf(column)]?.trim() ?? ''
    errors.push(...cellErrors(cell, path))
    return rowOf(cell)
  })
  if (errors.length > 0) throw validationFailed(errors)
  return rows
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
    errors.push({ path: `${path}/value`, message: message('must be JSON, such as 0.1175 or "30/360"') })
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A cell with its separator: quoted, in which quotes are doubled, or plain. */
const cellForms = {
  ',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y,
  ';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/y,
}

/** The cells of a CSV text (RFC 4180), with commas or semicolons. Empty lines are skipped; a stray quote ends the text. */
function parseCsv(text: string): string[][] {
  const separator = (/^[^\r\n]*/.exec(text)?.[0] ?? '').includes(';') ? ';' : ','
  const form = new RegExp(cellForms[separator])
  form.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  const rows: string[][] = []
  let row: string[] = []
  for (let cell = form.exec(text); cell !== null; cell = form.lastIndex < text.length ? form.exec(text) : null) {
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '')
    if (cell[3] === separator) continue
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.some((value) => value.trim() !== ''))
}
