/** Words are stored and searched up to this length. */
const wordLengthMax = 100
/** The maximum number of words in a search; more would not narrow it further. */
const termsMax = 10

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' }

/** The text without case and accents, so that `Sorensen` matches `SØRENSEN`. */
function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/[øæœßđðþł]/g, (letter) => letters[letter] ?? letter).normalize('NFC')
}

function pieces(text: string): string[] {
  return fold(text)
    .split(/\s+/u)
    .filter((piece) => piece !== '')
}

function cut(word: string): string {
  // A character has two code units at most.
  return Array.from(word.slice(0, 2 * wordLengthMax))
    .slice(0, wordLengthMax)
    .join('')
}

/** The words by which texts are found: each part between blanks, and the letters and digits within it. */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(pieces).flatMap((piece) => [piece, ...piece.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words.filter((word) => word !== '').map(cut))]
}

/** The prefixes to search for, longest first, since it usually has the fewest matches. */
export function searchTerms(q: string): string[] {
  const terms = [...new Set(pieces(q).map(cut))]
  return terms.slice(0, termsMax).sort((a, b) => b.length - a.length)
}
