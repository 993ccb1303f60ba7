/** Values are indexed and searched up to this length. */
const valueLengthMax = 200

/** The indexed form of a value: lower case and truncated. */
export function propertyText(value: string): string {
  return Array.from(value.toLowerCase()).slice(0, valueLengthMax).join('')
}

/** The indexed texts of a value. Each part of an address is one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [propertyText(value)]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** The indexed texts of all properties of a record. */
export function propertyTexts(properties: Readonly<Record<string, unknown>>): { handle: string; value: string }[] {
  return Object.entries(properties).flatMap(([handle, value]) =>
    textsOf(value).map((text) => ({ handle, value: text })),
  )
}

/** Parses a filter `handle:value`. */
export function propertyFilter(filter: string): { handle: string; value: string } {
  const at = filter.indexOf(':')
  return { handle: filter.slice(0, at), value: propertyText(filter.slice(at + 1)) }
}
