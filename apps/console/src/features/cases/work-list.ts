/** The cases of the list that the user came from, which "next" and "previous" follow. */
const key = 'work-list'

export function keepWorkList(numbers: readonly number[]): void {
  globalThis.sessionStorage.setItem(key, JSON.stringify(numbers))
}

export interface PlaceInList {
  /** The position, from 1. */
  readonly position: number
  readonly count: number
  readonly previous: number | undefined
  readonly next: number | undefined
  /** The next cases, which are read ahead. */
  readonly upcoming: readonly number[]
}

const upcomingCount = 2

/** Where a case is in the list; undefined outside the list and without one. */
export function placeInWorkList(number: number): PlaceInList | undefined {
  const kept = JSON.parse(globalThis.sessionStorage.getItem(key) ?? '[]') as number[]
  const at = kept.indexOf(number)
  if (at === -1) return undefined
  const upcoming = kept.slice(at + 1, at + 1 + upcomingCount)
  return { position: at + 1, count: kept.length, previous: kept[at - 1], next: upcoming[0], upcoming }
}
