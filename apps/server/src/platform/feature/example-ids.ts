import type { Operation } from '../http/operations/operation.ts'

/** Replaces values such as `{caseId}` in the example of an operation by the example id of that name. */
export function withExampleIds(operation: Operation, ids: Readonly<Record<string, string>>): Operation {
  if (operation.example === undefined) return operation
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member)]))
    const name = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined
    if (name === undefined) return value
    if (ids[name] === undefined)
      throw new TypeError(`The example of ${operation.id} uses {${name}}, which no feature declares.`)
    return ids[name]
  }
  return { ...operation, example: replaced(operation.example) as NonNullable<Operation['example']> }
}
