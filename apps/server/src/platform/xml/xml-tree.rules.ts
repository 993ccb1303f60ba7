/** An element that is written: with a text, or with other elements inside it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

/** An element with a text or with parts; parts that are undefined are left out. */
export function element(
  name: string,
  content: string | readonly (XmlElement | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const parts = typeof content === 'string' ? content : content.filter((part) => part !== undefined)
  return { name, attributes, content: parts }
}

/** The document as UTF-8 text, one element on each line. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`
}

function linesOf({ name, attributes, content }: XmlElement, indent: string): string[] {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const opening = `${indent}<${name}${given.join('')}>`
  if (typeof content === 'string') return [`${opening}${escaped(content)}</${name}>`]
  return [opening, ...content.flatMap((part) => linesOf(part, `${indent}  `)), `${indent}</${name}>`]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** What an element may contain: a text of a form, or parts in this order; `choice` means exactly one of them. */
export type ElementType =
  | { readonly form: RegExp; readonly attributes?: Readonly<Record<string, RegExp>> }
  | { readonly parts: readonly ElementPart[]; readonly isChoice?: boolean }

export interface ElementPart {
  readonly name: string
  readonly type: string
  readonly min: number
  readonly max: number
}

/** Parts in the order of a schema: `Name Type` once, `Name? Type` at most once, `Name* Type` and `Name+ Type` several times. */
export function parts(...lines: readonly string[]): readonly ElementPart[] {
  return lines.map((line) => {
    const [, name = '', sign = '', type = ''] = /^([\w:]+)([?*+]?) (\w+)$/.exec(line) ?? []
    const isOptional = sign === '?' || sign === '*'
    return { name, type, min: isOptional ? 0 : 1, max: sign === '*' || sign === '+' ? Infinity : 1 }
  })
}

/** The types of a schema by name. */
export type ElementTable = Readonly<Record<string, ElementType>>

/** What is wrong with an element by a table, each with its path; nothing if it fits. */
export function faultsOf(found: XmlElement, type: string, table: ElementTable, path = found.name): string[] {
  const expected = table[type]
  if (expected === undefined) return [`${path}: the table has no type ${type}`]
  if ('form' in expected) return textFaults(found, expected, path)
  if (typeof found.content === 'string') return [`${path}: has a text instead of elements`]
  const { content } = found
  const names = expected.parts.map(({ name }) => name)
  const faults = content
    .filter(({ name }) => !names.includes(name))
    .map(({ name }) => `${path}/${name}: is not allowed`)
  const places = content.map(({ name }) => names.indexOf(name))
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) {
    faults.push(`${path}: the elements are not in order`)
  }
  if (expected.isChoice === true && content.length !== 1) faults.push(`${path}: needs exactly one element`)
  for (const part of expected.parts) {
    const same = content.filter(({ name }) => name === part.name)
    const min = expected.isChoice === true ? 0 : part.min
    if (same.length < min) faults.push(`${path}/${part.name}: is missing`)
    if (same.length > part.max) faults.push(`${path}/${part.name}: occurs ${same.length} times`)
    faults.push(...same.flatMap((each) => faultsOf(each, part.type, table, `${path}/${part.name}`)))
  }
  return faults
}

function textFaults(
  { content, attributes }: XmlElement,
  { form, attributes: expected = {} }: Extract<ElementType, { form: RegExp }>,
  path: string,
): string[] {
  if (typeof content !== 'string') return [`${path}: has elements instead of a text`]
  const wrong = Object.entries(expected).filter(([name, rule]) => !rule.test(attributes[name] ?? ''))
  const unknown = Object.keys(attributes).filter((name) => !(name in expected))
  return [
    ...(form.test(content) ? [] : [`${path}: has the wrong form or length`]),
    ...wrong.map(([name]) => `${path}@${name}: has the wrong form`),
    ...unknown.map((name) => `${path}@${name}: is not allowed`),
  ]
}
