import { casesSearch } from './cases.search.ts'

export type CasesSearch = ReturnType<typeof casesSearch.validate>
/** The filters of the list; the order, the columns and their widths, the selection and the saved list are not filters. */
export type Filters = Omit<CasesSearch, 'selected' | 'view' | 'sort' | 'columns' | 'widths'>

/** The built-in lists by name. */
export const builtInViews = {
  all: {},
  mine: { caseworkerId: 'me', open: true },
  toVerify: { status: 'PENDING' },
  dueToday: { reminderDue: true },
  pausedAndDue: { paused: true, reminderDue: true },
  paused: { paused: true },
  promisesBroken: { promiseBroken: true },
} as const satisfies Record<string, Filters>

const besideFilters: readonly string[] = ['selected', 'view', 'sort', 'columns', 'widths']

/** The filters among the search parameters. */
export function filtersOf(search: CasesSearch): Filters {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !besideFilters.includes(name)))
}

/** Filters as the client sends them. */
export function inputOf<Given extends Pick<CasesSearch, 'any'>>({
  any,
  ...others
}: Given): Omit<Given, 'any'> & { any?: string[] } {
  return any === undefined ? others : { ...others, any: [...any] }
}

/** The filters, the order and the columns, as stored in a saved view. */
export function queryOf(search: CasesSearch): Record<string, string> {
  const kept = Object.entries(search).filter(([name]) => name !== 'selected' && name !== 'view')
  return Object.fromEntries(
    kept.map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : String(value)]),
  )
}

/** The search parameters of a saved view, without any that the list does not support. */
export function searchOf(query: Readonly<Record<string, string>>): CasesSearch {
  return casesSearch.validate(query)
}

/** Whether two sets of filters are the same, in any order. */
export function isSame(first: object, second: object): boolean {
  const entries = (filters: object): string =>
    JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)))
  return entries(first) === entries(second)
}
