/** The cases that a bulk action is for: chosen ones, or all that match the filters. */
export type CaseSelection<Filters> =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'matching'; readonly filters: Filters; readonly count: number; readonly isExact: boolean }

/** The ids after a checkbox was used. With shift, all rows from the last one used get the same state. */
export function checkedAfter(
  checked: ReadonlySet<string>,
  rows: readonly string[],
  used: { readonly id: string; readonly from: string | undefined },
): ReadonlySet<string> {
  const isOn = !checked.has(used.id)
  const [at, start] = [rows.indexOf(used.id), used.from === undefined ? -1 : rows.indexOf(used.from)]
  const ids = start === -1 || at === -1 ? [used.id] : rows.slice(Math.min(at, start), Math.max(at, start) + 1)
  const next = new Set(checked)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}
