import { appendFileSync } from 'node:fs'

/** A goal: the figure is met if it is at least, or at most, the goal. */
export interface GoalRow {
  readonly what: string
  readonly figure: number
  readonly goal: number
  readonly isMet: 'at least' | 'at most'
  readonly unit?: string
  /** How the figure came about. */
  readonly detail: string
}

/** A table of measurements; the first column is named by the bench. */
export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A bar chart: the bars of a group are compared with each other. */
export interface Plot {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly groups: readonly { readonly label: string; readonly bars: readonly { label: string; value: number }[] }[]
}

type Entry =
  | ({ kind: 'goal' } & GoalRow)
  | ({ kind: 'table' } & Table)
  | ({ kind: 'plot' } & Plot)
  | { kind: 'note'; text: string }

/** Hands an entry to `run.mjs`, which writes the results file, and prints it. */
function add(entry: Entry): void {
  const file = process.env['BENCH_OUTPUT']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`)
}

export function reportGoal(row: GoalRow): void {
  add({ kind: 'goal', ...row })
  process.stdout.write(`${row.what}: ${row.figure.toPrecision(3)} (${row.isMet} ${row.goal}) · ${row.detail}\n`)
}

export function reportTable(table: Table): void {
  add({ kind: 'table', ...table })
  process.stdout.write(
    `${[table.title, table.columns.join(' | '), ...table.rows.map((row) => row.join(' | '))].join('\n')}\n`,
  )
}

export function reportPlot(plot: Plot): void {
  add({ kind: 'plot', ...plot })
}

export function reportNote(text: string): void {
  add({ kind: 'note', text })
  process.stdout.write(`${text}\n`)
}
