import { Problem, say } from '../../problems/index.ts'
import { findNul, jsonDepthExceeds, normaliseText } from '../text/normalise.ts'

/** Deeper than any of our shapes, and shallow enough to walk by recursion. */
const depthMax = 64

/**
 * Trims every text of a parsed body, a query or a path and brings it into normal form (NFC), so that equal texts are
 * equal bytes, and refuses what cannot be stored.
 */
export function normaliseInput(input: unknown): unknown {
  if (jsonDepthExceeds(input, depthMax)) {
    throw new Problem('validation-failed', say('The body nests deeper than {0} levels.', depthMax), {
      errors: [{ path: '', message: say('must not nest deeper than {0} levels', depthMax) }],
    })
  }
  const nul = findNul(input)
  if (nul !== undefined) {
    throw new Problem('validation-failed', say('A text holds a character that cannot be stored.'), {
      errors: [{ path: nul, message: say('must not hold NUL characters or halves of surrogate pairs') }],
    })
  }
  return normalise(input)
}

function normalise(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value)
  if (Array.isArray(value)) return value.map(normalise)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, normalise(member)]))
}
