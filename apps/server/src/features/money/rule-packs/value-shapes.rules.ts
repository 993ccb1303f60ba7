/** Whether a value is a number in a range. */
export const isNumber = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

/** Whether a value is a whole number in a range. */
export const isInteger = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && isNumber(value, min, max)

/** Whether a value is an object with these members and no others; those ending in `?` are optional. */
export function hasMembers(value: unknown, members: Readonly<Record<string, (member: unknown) => boolean>>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const found = value as Record<string, unknown>
  const known = Object.keys(members).map((name) => name.replace('?', ''))
  if (Object.keys(found).some((name) => !known.includes(name))) return false
  return Object.entries(members).every(([name, isValid]) =>
    name.endsWith('?') && found[name.slice(0, -1)] === undefined ? true : isValid(found[name.replace('?', '')]),
  )
}
