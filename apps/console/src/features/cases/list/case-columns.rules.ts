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
