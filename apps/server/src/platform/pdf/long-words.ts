/** A part of a line as pdfmake represents it, with its style. */
export interface Inline {
  readonly text: string
  readonly lineEnd?: boolean
  readonly noNewLine?: boolean
}

/** Longer than any readable word. */
const wordLengthMax = 40
/** Short enough to fill a line almost completely. */
const pieceLength = 10

/** Splits words that are too long for a line, so that lines can break within them. */
export function breakLongWords(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((inline) => (inline.text.length > wordLengthMax ? piecesOf(inline) : [inline]))
}

function piecesOf({ lineEnd, noNewLine, ...inline }: Inline): Inline[] {
  const characters = Array.from(inline.text)
  const count = Math.ceil(characters.length / pieceLength)
  const ending = { ...(lineEnd === undefined ? {} : { lineEnd }), ...(noNewLine === undefined ? {} : { noNewLine }) }
  return Array.from({ length: count }, (_, index) => ({
    ...inline,
    text: characters.slice(index * pieceLength, (index + 1) * pieceLength).join(''),
    ...(index === count - 1 ? ending : {}),
  }))
}
