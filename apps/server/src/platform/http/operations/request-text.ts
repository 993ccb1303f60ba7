import type { TSchema } from 'typebox'
import { problem, type Problem, message } from '../../../problems/index.ts'
import { findNul, normaliseText } from '../../text/normalise.ts'

/** Deeper than any of our shapes, and shallow enough to walk by recursion: bodies that nest deeper are not parsed. */
export const depthMax = 64

/**
 * Trims every text of a parsed body, a query or a path and brings it into normal form (NFC), so that equal texts are
 * equal bytes, and refuses what cannot be stored. The members named as exact stay as they came.
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
 * The members of a path or query that name something. White space around an id is not trimmed off: the id that was
 * checked on the way in must be the one that is used, and ` <tenant>` is not the tenant.
 */
export function exactNamesOf(schema: TSchema): ReadonlySet<string> {
  const { properties = {} } = schema as { properties?: Record<string, { format?: string; pattern?: string }> }
  const names = Object.keys(properties).filter((name) => {
    const { format, pattern } = properties[name] ?? {}
    return format === 'uuid' || (pattern !== undefined && name.endsWith('Id'))
  })
  return new Set(names)
}

/** The refusal of what nests deeper than that. */
export function tooDeep(): Problem {
  return problem('validation-failed', message('The body is nested more than {0} levels deep.', depthMax), {
    errors: [{ path: '', message: message('must not be nested more than {0} levels deep', depthMax) }],
  })
}

/** Changes lists and objects where they are: nobody else has them yet, and copies of thousands of members take long. */
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
