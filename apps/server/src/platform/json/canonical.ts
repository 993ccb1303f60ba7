const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const BACKSLASH = 0x5c
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** An array or object on the way of being written: what it holds, in order, and how much of that is written. */
interface Writing {
  /** Undefined in an array. */
  readonly names: readonly string[] | undefined
  readonly values: readonly unknown[]
  written: number
}

/**
 * Writes parsed JSON so that two values have the same text exactly when they are equal: members sorted by code unit,
 * no white space, members that are undefined left out. Nesting may be as deep as JSON.parse allows.
 */
export function canonicalJson(value: unknown): string {
  // A stack of our own: 1 MiB of `[` would overflow that of the machine.
  const stack: Writing[] = []
  let text = beginValue(value, stack)
  for (let writing = stack.at(-1); writing; writing = stack.at(-1)) {
    const index = writing.written
    if (index === writing.values.length) {
      text += writing.names ? '}' : ']'
      stack.pop()
      continue
    }
    writing.written += 1
    if (index > 0) text += ','
    const name = writing.names?.[index]
    if (name !== undefined) text += `${JSON.stringify(name)}:`
    text += beginValue(writing.values[index], stack)
  }
  return text
}

/** Gives the whole text of a scalar, or the bracket that opens a container and puts that on the stack. */
function beginValue(value: unknown, stack: Writing[]): string {
  // JSON.stringify writes a number the same way, and takes twice as long over it.
  if (typeof value === 'number') return String(value)
  if (value === undefined) return 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const writing = Array.isArray(value) ? writingOfArray(value) : writingOfObject(value as Record<string, unknown>)
  stack.push(writing)
  return writing.names ? '{' : '['
}

function writingOfArray(array: readonly unknown[]): Writing {
  return { names: undefined, values: array, written: 0 }
}

function writingOfObject(object: Readonly<Record<string, unknown>>): Writing {
  const names = Object.keys(object).filter((name) => object[name] !== undefined)
  names.sort()
  return { names, values: names.map((name) => object[name]), written: 0 }
}

/** An array or object that surrounds the place where the scan of a JSON text stands. */
interface Level {
  /** The names met so far; undefined in an array. */
  readonly names: Set<string> | undefined
  /** The name or index of the member where the scan stands. */
  member: string | number
  awaitsName: boolean
}

/**
 * Gives the JSON pointer of the first member name that stands twice in one object of a JSON text, in linear time.
 * JSON.parse silently takes the last of the two, and another reader of the same bytes may take the first. An escaped
 * name counts as what it stands for. The text must be valid JSON.
 */
export function findDuplicateMember(text: string): string | undefined {
  const levels: Level[] = []
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code !== QUOTE) {
      followStructure(code, levels)
      at += 1
      continue
    }
    const end = endOfString(text, at)
    const level = levels.at(-1)
    if (level?.awaitsName && !addName(level, text.slice(at, end)))
      return jsonPointer(levels.map(({ member }) => member))
    at = end
  }
  return undefined
}

/** Writes a JSON pointer (RFC 6901) that leads through these member names and array indexes. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function followStructure(code: number, levels: Level[]): void {
  switch (code) {
    case OPEN_OBJECT:
      levels.push({ names: new Set(), member: '', awaitsName: true })
      break
    case OPEN_ARRAY:
      levels.push({ names: undefined, member: 0, awaitsName: false })
      break
    case CLOSE_OBJECT:
    case CLOSE_ARRAY:
      levels.pop()
      break
    case COMMA:
      stepToNextMember(levels.at(-1))
      break
  }
}

function stepToNextMember(level: Level | undefined): void {
  if (!level) return
  if (typeof level.member === 'number') level.member += 1
  else level.awaitsName = true
}

/** Notes a name given with its quotes, and tells whether it was new in its object. */
function addName(level: Level, quoted: string): boolean {
  const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
  level.member = name
  level.awaitsName = false
  if (level.names?.has(name)) return false
  level.names?.add(name)
  return true
}

/** Where a string ends that begins at a quote. Searching for the quote natively passes over a long string (a file in base64) a hundred times as fast as a loop. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end + 1
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}
