/** Values are kept and looked for up to this length. */
const valueLengthMax = 200

/** A value as it is filtered by: without case, and cut. */
export function propertyText(value: string): string {
  return Array.from(value.toLowerCase()).slice(0, valueLengthMax).join('')
}

/** The texts under which the value of a property is found; of an address each of its parts is one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [propertyText(value)]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** What the properties of a thing are found by, handle by handle. */
export function propertyTexts(properties: Readonly<Record<string, unknown>>): { handle: string; value: string }[] {
  return Object.entries(properties).flatMap(([handle, value]) =>
    textsOf(value).map((text) => ({ handle, value: text })),
  )
}

/** The handle and the value that a filter `handle:value` names. */
export function propertyFilter(filter: string): { handle: string; value: string } {
  const at = filter.indexOf(':')
  return { handle: filter.slice(0, at), value: propertyText(filter.slice(at + 1)) }
}
