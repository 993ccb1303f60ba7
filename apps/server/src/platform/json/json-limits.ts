import { endOfString } from './canonical.ts'

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

export interface JsonLimits {
  readonly depth: number
  /** Of any type: a list of three numbers has four. */
  readonly values: number
}

/**
 * The limit that a JSON text exceeds, before it is parsed: a megabyte of `[` or `0,` is cheap to count, but takes half
 * a second to parse, compare and validate.
 */
export function exceededLimit(text: string, limits: JsonLimits): keyof JsonLimits | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at) - 1
        break
      case COMMA:
        values += 1
        break
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1
        values += 1
        if (depth > limits.depth) return 'depth'
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1
        break
    }
    if (values > limits.values) return 'values'
  }
  return undefined
}
