import type { Message } from '../../../problems/index.ts'
import { message } from './workflows.problems.ts'

/** The longest expression, so that a hostile one cannot take long. */
export const expressionLengthMax = 500

export type TokenKind = 'number' | 'text' | 'name' | 'symbol' | 'end'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
  /** The position of its first character, from 0. */
  readonly at: number
}

/** A mistake in an expression, with the position of the character that shows it, from 0. */
export class ExpressionError extends Error {
  readonly at: number
  readonly detail: Message

  constructor(at: number, detail: Message) {
    super('The expression is not valid.')
    this.at = at
    this.detail = detail
  }
}

const patterns: readonly (readonly [TokenKind | 'space', RegExp])[] = [
  ['space', /\s+/y],
  ['number', /\d{1,15}(?![\w.])/y],
  ['text', /"[^"\\]*"/y],
  ['name', /[A-Za-z]\w*/y],
  ['symbol', /==|!=|<=|>=|[<>()+\-*,[\]]/y],
]

/** Splits an expression into tokens, the last of which is its end. Throws an ExpressionError for any other character. */
export function tokensOf(expression: string): readonly Token[] {
  if (expression.length > expressionLengthMax) {
    const tooLong = message('must have at most {0} characters', expressionLengthMax)
    throw new ExpressionError(expressionLengthMax, tooLong)
  }
  const tokens: Token[] = []
  let at = 0
  while (at < expression.length) {
    const found = matchAt(expression, at)
    if (found === undefined) throw unexpectedCharacter(expression, at)
    if (found.kind !== 'space') tokens.push({ kind: found.kind, text: found.text, at })
    at += found.text.length
  }
  return [...tokens, { kind: 'end', text: '', at }]
}

function matchAt(expression: string, at: number): { kind: TokenKind | 'space'; text: string } | undefined {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at
    const match = pattern.exec(expression)
    if (match !== null) return { kind, text: match[0] }
  }
  return undefined
}

function unexpectedCharacter(expression: string, at: number): ExpressionError {
  if (expression[at] === '"') return new ExpressionError(at, message('the text has no closing quotation mark'))
  if (/\d/.test(expression[at] ?? ''))
    return new ExpressionError(at, message('numbers must be whole, with at most 15 digits'))
  return new ExpressionError(at, message('this character is not allowed'))
}
