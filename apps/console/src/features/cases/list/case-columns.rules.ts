/** The columns of the list, in their default order. */
export const caseColumns = ['number', 'debtor', 'creditor', 'status', 'since', 'created', 'outstanding'] as const
export type CaseColumn = (typeof caseColumns)[number]

/** Shown unless the user chooses others. */
export const defaultColumns: readonly CaseColumn[] = ['number', 'debtor', 'creditor', 'status', 'since', 'outstanding']

/** The columns of an address, each once, without unknown ones. Without any, the default. */
export function columnsOf(text: string | undefined): readonly CaseColumn[] {
  const named = (text ?? '').split(',')
  const chosen = [...new Set(named)].flatMap((name) => caseColumns.find((column) => column === name) ?? [])
  return chosen.length === 0 ? defaultColumns : chosen
}

/** The columns as text for an address; undefined for the default. */
export function columnsText(columns: readonly CaseColumn[]): string | undefined {
  const text = columns.join(',')
  return text === defaultColumns.join(',') || text === '' ? undefined : text
}

const widthMin = 48
const widthMax = 800

/** The widths that the user gave columns, in pixels. */
export function widthsOf(text: string | undefined): Readonly<Partial<Record<CaseColumn, number>>> {
  const given = (text ?? '').split(',').map((one) => one.split(':'))
  return Object.fromEntries(
    given.flatMap(([name, width = '']) => {
      const column = caseColumns.find((each) => each === name)
      return column === undefined || !/^\d{2,3}$/.test(width) ? [] : [[column, boundedWidth(Number(width))]]
    }),
  )
}

/** The widths as text for an address, with one of them changed; without a width the column has its own again. */
export function widthsText(
  text: string | undefined,
  column: CaseColumn,
  width: number | undefined,
): string | undefined {
  const widths: Record<string, number | undefined> = {
    ...widthsOf(text),
    [column]: width === undefined ? undefined : boundedWidth(width),
  }
  const given = Object.entries(widths).flatMap(([name, each]) => (each === undefined ? [] : [`${name}:${each}`]))
  return given.length === 0 ? undefined : given.join(',')
}

function boundedWidth(width: number): number {
  return Math.round(Math.max(widthMin, Math.min(widthMax, width)))
}

/** Shows or hides a column. The last one stays. */
export function toggled(columns: readonly CaseColumn[], column: CaseColumn): readonly CaseColumn[] {
  if (!columns.includes(column)) return [...columns, column]
  return columns.length === 1 ? columns : columns.filter((each) => each !== column)
}

/** Moves a column one place; at either end it stays. */
export function moved(columns: readonly CaseColumn[], column: CaseColumn, step: 1 | -1): readonly CaseColumn[] {
  const from = columns.indexOf(column)
  const to = from + step
  if (from === -1 || to < 0 || to >= columns.length) return columns
  return columns.toSpliced(from, 1).toSpliced(to, 0, column)
}
