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

/** The list as it was last read: parsing 100,000 numbers each time a case is drawn would be felt. */
let read: { readonly text: string; readonly numbers: readonly number[] } = { text: '[]', numbers: [] }

function readWorkList(): readonly number[] {
  const text = globalThis.sessionStorage.getItem(key) ?? '[]'
  if (text !== read.text) read = { text, numbers: JSON.parse(text) as number[] }
  return read.numbers
}

/** Where a case is in the list; undefined outside the list and without one. */
export function placeInWorkList(number: number): PlaceInList | undefined {
  const kept = readWorkList()
  const at = kept.indexOf(number)
  if (at === -1) return undefined
  const upcoming = kept.slice(at + 1, at + 1 + upcomingCount)
  return { position: at + 1, count: kept.length, previous: kept[at - 1], next: upcoming[0], upcoming }
}
