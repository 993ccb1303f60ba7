import type { Emitter } from 'liquidjs'

/** What was filled in for a mention, told from the words of the template until both are written down. */
export class Mention {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** The end of bold, or of an element of HTML, may stand between a mention and the full stop after it. */
const closings = /^(?:\*\*|<\/\w+>)*$/
const fullStop = /^((?:\*\*|<\/\w+>)*)\.(?!\.)/

/**
 * A template as it is written down, piece by piece. Where a mention ends with a full stop of its own, such as
 * "A.m.b.a." or "kr.", it ends the sentence too: that of the template after it is left out.
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

/** A value as Liquid writes it. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('')
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- objects look so in Liquid as well
  return value === null || value === undefined ? '' : String(value)
}
