/** Calls a function for each item, so many at a time, and returns the results in the order of the items. */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const workers = Array.from({ length: Math.min(count, items.length) }, async () => {
    for (const [index, item] of left) results[index] = await work(item)
  })
  await Promise.all(workers)
  return results
}
