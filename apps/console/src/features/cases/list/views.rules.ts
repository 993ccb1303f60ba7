import { casesSearch } from './cases.search.ts'

export type CasesSearch = ReturnType<typeof casesSearch.validate>
/** What narrows the list down; the order, the selection and the list one came from do not. */
export type Filters = Omit<CasesSearch, 'selected' | 'view' | 'sort'>

/** The lists that every tenant has, by what they are called. */
export const builtInViews = {
  all: {},
  mine: { caseworkerId: 'me' },
  toVerify: { status: 'PENDING' },
  dueToday: { reminderDue: true },
  pausedAndDue: { paused: true, reminderDue: true },
  paused: { paused: true },
  promisesBroken: { promiseBroken: true },
} as const satisfies Record<string, Filters>

const besideFilters: readonly string[] = ['selected', 'view', 'sort']

/** The filters among the parameters of the address. */
export function filtersOf(search: CasesSearch): Filters {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !besideFilters.includes(name)))
}

/** The filters and the order as a saved view keeps them. */
export function queryOf(search: CasesSearch): Record<string, string> {
  const kept = Object.entries(search).filter(([name]) => name !== 'selected' && name !== 'view')
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

/** What a saved view shows, without what no address of the list may have. */
export function searchOf(query: Readonly<Record<string, string>>): CasesSearch {
  return casesSearch.validate(query)
}

/** Whether two lists show the same, in whatever order their filters were given. */
export function isSame(one: object, other: object): boolean {
  const entries = (given: object): string => JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)))
  return entries(one) === entries(other)
}
