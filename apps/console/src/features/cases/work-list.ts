/** The cases of the list that the user came from, which "next" follows. */
const key = 'work-list'

export function keepWorkList(numbers: readonly number[]): void {
  globalThis.sessionStorage.setItem(key, JSON.stringify(numbers))
}

/** The number of the next case in the list; undefined at its end and without a list. */
export function nextInWorkList(number: number): number | undefined {
  const kept = JSON.parse(globalThis.sessionStorage.getItem(key) ?? '[]') as number[]
  const at = kept.indexOf(number)
  return at === -1 ? undefined : kept[at + 1]
}
