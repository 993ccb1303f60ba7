import { caseNumbersInText, caseNumbersOf } from '../payment-references/index.ts'
import type { StatementDetail } from './statement.ts'

/** What a line can be found by. */
export interface LineFacts {
  /** The case numbers that its reference means. */
  readonly referenceNumbers: readonly number[]
  /** The case numbers of references within its text. */
  readonly textNumbers: readonly number[]
  /** The words of its text that can be the number of a case or of an invoice, in lower case. */
  readonly words: readonly string[]
}

const wordsMax = 40

/**
 * Reads the references and words of a line. A text that is nothing but a reference counts as the reference, because
 * some banks have no other place for it. Several different references are none: a person must say what each pays.
 */
export function lineFactsOf({ references, text, endToEndId }: StatementDetail, currency: string): LineFacts {
  const given = references.length > 0 ? references : [text]
  const referenceNumbers = [...new Set(given.flatMap((reference) => caseNumbersOf(reference, currency)))]
  const written = [...references, text, endToEndId ?? ''].join(' ')
  return {
    referenceNumbers,
    textNumbers: caseNumbersInText(written, currency).filter((number) => !referenceNumbers.includes(number)),
    words: wordsOf(written),
  }
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d][\p{L}\d/_-]*[\p{L}\d]/gu) ?? []
  const parts = words.flatMap((word) => [word, ...word.split(/[/_-]/), withoutZeros(word)])
  const telling = parts.filter((word) => /\d/.test(word) && word.length <= 200)
  return [...new Set(telling)].slice(0, wordsMax)
}

function withoutZeros(word: string): string {
  return word.replace(/^0+(?=\d)/, '')
}
