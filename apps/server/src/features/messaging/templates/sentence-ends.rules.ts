import type { Emitter } from 'liquidjs'

/** The value of a placeholder, distinguished from the text of the template until both are written. */
export class Mention {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** The end of bold or of an HTML element may come between a value and the full stop after it. */
const closings = /^(?:\*\*|<\/\w+>)*$/
const fullStop = /^((?:\*\*|<\/\w+>)*)\.(?!\.)/

/**
 * Collects the pieces of a filled-in template. If a value ends with a full stop, such as "A.m.b.a." or "kr.", the full
 * stop of the template after it is left out.
 */
export class FilledText implements Emitter {
  buffer = ''
  #hasEnded = false

  write(piece: unknown): void {
    const text = textOf(piece)
    if (text === '') return
    this.buffer += this.#hasEnded && !(piece instanceof Mention) ? text.replace(fullStop, '$1') : text
    this.#hasEnded = piece instanceof Mention ? text.endsWith('.') : this.#hasEnded && closings.test(text)
  }
}

/** Formats a value as Liquid does. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('')
  // oxlint-disable-next-line typescript/no-base-to-string -- Liquid prints objects this way too
  return value === null || value === undefined ? '' : String(value)
}
