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

/** The fewest digits of a phone or register number that can be searched for with blanks and separators in it. */
const numberLengthMin = 6

/** The digits of a phone or register number in any spelling: `+45 20 30 40 50`, `DK-12345678`. Undefined for other texts. */
function numberIn(text: string): string | undefined {
  const bare = text.trim().replace(/^(?:\+|00|dk[\s-]*(?=\d))/i, '')
  const digits = bare.replaceAll(/[\s()./-]/g, '')
  // Single digits are a list, not a number.
  return digits.length >= numberLengthMin && /^[\s(]*\d{2,}(?:[\s()./-]+\d{2,})*$/.test(bare) ? digits : undefined
}

/**
 * The words by which texts are found: each part between blanks, the letters and digits within it, and the digits of a
 * number as one word.
 */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(pieces).flatMap((piece) => [piece, ...piece.split(/[^\p{L}\p{N}]+/u)])
  const numbers = texts.flatMap((text) => [text, ...pieces(text)]).flatMap((text) => numberIn(text) ?? [])
  return [...new Set([...words, ...numbers].filter((word) => word !== '').map(cut))]
}

/** Marks the sound of a word; no text has it before a letter. */
const soundMark = '~'

/** Letters and groups of letters that are easily confused, in the order in which they are replaced. */
const confused: readonly (readonly [pattern: RegExp, letter: string])[] = [
  [/sch|sj|sk/g, 's'],
  [/ph/g, 'f'],
  [/ch|ck|q|x/g, 'k'],
  [/th|dt|d/g, 't'],
  [/hj|gj/g, 'j'],
  [/hv|w/g, 'v'],
  [/c(?=[eiy])|z/g, 's'],
  [/c|g/g, 'k'],
]

/**
 * How a word sounds: its first letter and its other consonants in alphabetical order, each once. Words that differ in
 * vowels, doubled or swapped letters have the same sound: `Sørensen` and `Soernsen`, `Larsen` and `Lasren`.
 */
function soundOf(word: string): string | undefined {
  const spelled = confused.reduce((text, [pattern, letter]) => text.replaceAll(pattern, letter), word)
  const [first = '', ...others] = spelled.replaceAll(/[^a-z]/g, '')
  const consonants = [...new Set(others.filter((letter) => !/[aeiouyhj]/.test(letter)))].sort()
  return consonants.length === 0 ? undefined : `${soundMark}${first}${consonants.join('')}`
}

function soundsOf(text: string): string[] {
  const words = fold(text).split(/[^\p{L}]+/u)
  return words.filter((word) => word.length > 2).flatMap((word) => soundOf(word) ?? [])
}

/** The sounds of names, stored with their words so that misspelt names are found. */
export function soundWords(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(soundsOf).map(cut))]
}

/** The sounds to search for if nothing has the words of the text. Empty if the text is not a name. */
export function soundTerms(q: string): string[] {
  return /\d/.test(q) ? [] : soundWords([q]).slice(0, termsMax)
}

/** The prefixes to search for, longest first, since it usually has the fewest matches. */
export function searchTerms(q: string): string[] {
  const number = numberIn(q)
  if (number !== undefined) return [cut(number)]
  const terms = [...new Set(pieces(q).map(cut))]
  return terms.slice(0, termsMax).sort((a, b) => b.length - a.length)
}
