/** The cases as they stood in the list that one came from, so that "next" means what it meant there. */
const key = 'work-list'

export function keepWorkList(numbers: readonly number[]): void {
  globalThis.sessionStorage.setItem(key, JSON.stringify(numbers))
}

/** The number of the case behind this one in the list; undefined at its end, and where there is no list. */
export function nextInWorkList(number: number): number | undefined {
  const kept = JSON.parse(globalThis.sessionStorage.getItem(key) ?? '[]') as number[]
  const at = kept.indexOf(number)
  return at === -1 ? undefined : kept[at + 1]
}
