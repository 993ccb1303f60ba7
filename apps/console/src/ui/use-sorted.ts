import { useMemo } from 'react'
import type { ReadList } from '../api/query.ts'
import { byLabel } from '../text/by-label.ts'

/**
 * A short list by name, once it is whole: pages come in the order of creation, in which nobody finds anything. `nameOf`
 * must stay the same function.
 */
export function useSorted<Item>(list: ReadList<Item>, nameOf: (item: Item) => string): ReadList<Item> {
  const { items, query } = list
  const isWhole = query.isSuccess && !query.hasNextPage
  const sorted = useMemo(
    () => (isWhole ? byLabel(items.map((item) => ({ item, label: nameOf(item) }))).map(({ item }) => item) : items),
    [items, isWhole, nameOf],
  )
  return { ...list, items: sorted }
}
