import { jsonPointer } from '../json/canonical.ts'

/** With the u flag, \p{Cs} matches only a surrogate that stands alone, not the halves of a pair. */
const UNSTORABLE = /[\0\p{Cs}]/u
const EVERY_UNSTORABLE = /[\0\p{Cs}]/gu

/** Gives a text in the one form in which it is stored and compared: NFC, without white space around it. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').trim()
}

/** Tells whether a text holds what PostgreSQL cannot store: U+0000, or half a surrogate pair. */
export function hasNul(text: string): boolean {
  return UNSTORABLE.test(text)
}

/**
 * Gives the JSON pointer of the first string or member name in parsed JSON for which hasNul holds; in the pointer
 * itself U+FFFD stands for what cannot be stored, so that it can be logged and answered.
 */
export function findNul(value: unknown): string | undefined {
  const path = findInJson(value, (found, name) => (typeof found === 'string' && hasNul(found)) || hasNul(name))
  return path && jsonPointer(path).replace(EVERY_UNSTORABLE, '\uFFFD')
}

/** An array or object on the way of being searched: what it holds, in order, and how much of that is searched. */
interface Searching {
  /** Undefined in an array. */
  readonly names: readonly string[] | undefined
  readonly values: readonly unknown[]
  searched: number
}

type Matches = (value: unknown, name: string) => boolean

/**
 * Gives the path to the first value, in the order of the document, that matches. It is no recursion, because what a
 * stranger sends may nest deeper than the stack of the machine.
 */
function findInJson(root: unknown, matches: Matches): (string | number)[] | undefined {
  if (matches(root, '')) return []
  const stack = [...searchingOf(root)]
  for (let inner = stack.at(-1); inner; inner = stack.at(-1)) {
    const index = inner.searched
    if (index === inner.values.length) {
      stack.pop()
      continue
    }
    inner.searched += 1
    const value = inner.values[index]
    if (matches(value, inner.names?.[index] ?? '')) return stack.map(lastSearched)
    if (typeof value === 'object') stack.push(...searchingOf(value))
  }
  return undefined
}

function searchingOf(value: unknown): [] | [Searching] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return [{ names: undefined, values: value, searched: 0 }]
  return [{ names: Object.keys(value), values: Object.values(value), searched: 0 }]
}

function lastSearched({ names, searched }: Searching): string | number {
  return names?.[searched - 1] ?? searched - 1
}
