import { jsonPointer } from '../json/canonical.ts'

/** With the u flag, \p{Cs} matches only an unpaired surrogate. */
const UNSTORABLE = /[\0\p{Cs}]/u
const EVERY_UNSTORABLE = /[\0\p{Cs}]/gu

/** The form in which a text is stored and compared: NFC, trimmed. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').trim()
}

/** Whether a text contains what PostgreSQL cannot store: U+0000 or an unpaired surrogate. */
export function hasNul(text: string): boolean {
  return UNSTORABLE.test(text)
}

/** The text with U+FFFD for what PostgreSQL cannot store. */
export function replaceUnstorable(text: string): string {
  return text.replace(EVERY_UNSTORABLE, '\uFFFD')
}

/**
 * The JSON pointer of the first string or member name for which hasNul is true. In the pointer, U+FFFD replaces what
 * cannot be stored, so that it can be logged and returned.
 */
export function findNul(value: unknown): string | undefined {
  const path = findInJson(value, (found, name) => (typeof found === 'string' && hasNul(found)) || hasNul(name))
  return path && replaceUnstorable(jsonPointer(path))
}

/** An array or object being searched: its content, in order, and how much of it is searched. */
interface Searching {
  /** Undefined in an array. */
  readonly names: readonly string[] | undefined
  readonly values: readonly unknown[]
  searched: number
}

type Matches = (value: unknown, name: string) => boolean

/**
 * The path to the first match, in the order of the document. Not recursive, because input may be nested deeper than the
 * call stack.
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
