import type { TSchema } from 'typebox'
import { problem, type Problem, message } from '../../../problems/index.ts'
import { findNul, normaliseText } from '../../text/normalise.ts'

/** Deeper than any schema, and shallow enough for recursion. Bodies that are nested deeper are not parsed. */
export const depthMax = 64

/**
 * Trims every string of a body, query or path and normalises it (NFC), so that equal strings are equal bytes. Rejects
 * characters that cannot be stored. Members in `exact` are left unchanged.
 */
export function normaliseInput(input: unknown, exact: ReadonlySet<string> = new Set()): unknown {
  const nul = findNul(input)
  if (nul !== undefined) {
    throw problem('validation-failed', message('A text contains a character that cannot be stored.'), {
      errors: [{ path: nul, message: message('must not contain NUL characters or unpaired surrogates') }],
    })
  }
  if (exact.size === 0 || typeof input !== 'object' || input === null) return normalise(input)
  const members = Object.entries(input as Record<string, unknown>)
  return Object.fromEntries(members.map(([name, value]) => [name, exact.has(name) ? value : normalise(value)]))
}

/**
 * The path and query parameters that are ids. They are not trimmed: the id that was authorized must be the one that is
 * used, and ` <tenant>` is not the tenant.
 */
export function exactNamesOf(schema: TSchema): ReadonlySet<string> {
  const { properties = {} } = schema as { properties?: Record<string, { format?: string; pattern?: string }> }
  const names = Object.keys(properties).filter((name) => {
    const { format, pattern } = properties[name] ?? {}
    return format === 'uuid' || (pattern !== undefined && name.endsWith('Id'))
  })
  return new Set(names)
}

/** The problem that a body is nested too deeply. */
export function tooDeep(): Problem {
  return problem('validation-failed', message('The body is nested more than {0} levels deep.', depthMax), {
    errors: [{ path: '', message: message('must not be nested more than {0} levels deep', depthMax) }],
  })
}

/** Changes arrays and objects in place: nothing else refers to them yet, and copying thousands of members is slow. */
function normalise(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value)
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  for (const name of Object.keys(members)) {
    const member = members[name]
    const normalised = normalise(member)
    if (normalised !== member) members[name] = normalised
  }
  return members
}
