import { casesSearch } from './cases.search.ts'
import { type Filters, filtersOf } from './views.rules.ts'

/** The filters that a group can have: all but the search text and other groups. */
export type Group = Omit<Filters, 'any' | 'q'>

export const groupsMax = 5

const besideGroups: readonly string[] = ['any', 'q']

/** The filters that can be in a group. */
function groupedOf(filters: Filters): Group {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !besideGroups.includes(name)))
}

/** The filters of a group that is written as a query. */
export function groupIn(text: string): Group {
  return groupedOf(filtersOf(casesSearch.validate(Object.fromEntries(new URLSearchParams(text)))))
}

/** A group written as a query. */
export function groupText(group: Group): string {
  const given = Object.entries(group).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(given).toString()
}

/**
 * The search parameters with one more alternative. The filters that are on become the first one, since “or” is about
 * what is shown now.
 */
export function withAlternative(
  filters: Filters,
  group: Group,
): { readonly [Name in keyof Filters]?: Filters[Name] | undefined } {
  const { any } = filters
  const others = groupedOf(filters)
  const added = groupText(group)
  if (any !== undefined) return { any: [...any, added] }
  const first = groupText(others)
  const cleared = Object.fromEntries(Object.keys(others).map((name) => [name, undefined]))
  return { ...cleared, any: first === '' ? [added] : [first, added] }
}

/** The groups with one changed or, without a group, removed; undefined if none is left. */
export function withGroup(
  groups: readonly string[],
  index: number,
  group: Group | undefined,
): readonly string[] | undefined {
  const text = group === undefined ? '' : groupText(group)
  const next = text === '' ? groups.toSpliced(index, 1) : groups.with(index, text)
  return next.length === 0 ? undefined : next
}
