import type { Message } from '../../../problems/index.ts'
import { factNames, factOf, type FactType } from './case-facts.data.ts'
import { ExpressionError, type Token, tokensOf } from './expression-tokens.rules.ts'
import { message } from './workflows.problems.ts'

export type Operator = 'and' | 'or' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | 'contains' | 'in'

/** Whether an operator computes a number. */
export function isArithmetic(operator: Operator): boolean {
  return operator === '+' || operator === '-' || operator === '*'
}

/** A parsed expression. Every node has a type that was checked. */
export type Expression =
  | { readonly kind: 'literal'; readonly type: FactType; readonly value: number | boolean | string | readonly string[] }
  | { readonly kind: 'fact'; readonly type: FactType; readonly name: string }
  | { readonly kind: 'not'; readonly type: 'boolean'; readonly operand: Expression }
  | {
      readonly kind: 'binary'
      readonly type: FactType
      readonly operator: Operator
      readonly left: Expression
      readonly right: Expression
    }

/** Parentheses inside each other. */
const depthMax = 20

const typeNames: Readonly<Record<FactType, Message>> = {
  number: message('a number'),
  boolean: message('true or false'),
  text: message('a text'),
  texts: message('a list of texts'),
}

/** Parses a condition: an expression that is true or false. Throws an ExpressionError with the position of a mistake. */
export function parseCondition(expression: string): Expression {
  const parser = new Parser(tokensOf(expression))
  const parsed = parser.parse()
  if (parsed.type === 'boolean') return parsed
  throw new ExpressionError(0, message('must be true or false, not {0}', typeNames[parsed.type]))
}

/** The mistake in a condition; undefined if there is none. */
export function mistakeIn(expression: string): ExpressionError | undefined {
  try {
    parseCondition(expression)
    return undefined
  } catch (error) {
    if (error instanceof ExpressionError) return error
    throw error
  }
}

/**
 * A recursive descent parser. From the loosest to the tightest: `or`, `and`, `not`, comparisons, sums, products, values.
 * Comparisons cannot be chained.
 */
class Parser {
  readonly #tokens: readonly Token[]
  #index = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parse(): Expression {
    const expression = this.#or()
    if (this.#next.kind !== 'end') throw this.#unexpected()
    return expression
  }

  get #next(): Token {
    const token = this.#tokens[this.#index]
    if (token === undefined) throw new RangeError('The parser read past the end.')
    return token
  }

  /** Reads the next token if it is one of these. */
  #accept(...texts: readonly string[]): Token | undefined {
    const token = this.#next
    if ((token.kind !== 'symbol' && token.kind !== 'name') || !texts.includes(token.text)) return undefined
    this.#index += 1
    return token
  }

  #unexpected(): ExpressionError {
    const { kind, at, text } = this.#next
    if (kind === 'end') return new ExpressionError(at, message('the expression ends too early'))
    return new ExpressionError(at, message('“{0}” is not expected here', text))
  }

  #or(): Expression {
    let left = this.#and()
    for (let token = this.#accept('or'); token !== undefined; token = this.#accept('or')) {
      left = this.#combined('or', left, this.#and(), token)
    }
    return left
  }

  #and(): Expression {
    let left = this.#not()
    for (let token = this.#accept('and'); token !== undefined; token = this.#accept('and')) {
      left = this.#combined('and', left, this.#not(), token)
    }
    return left
  }

  #not(): Expression {
    const token = this.#accept('not')
    if (token === undefined) return this.#comparison()
    const operand = this.#nested(() => this.#not())
    requireType(operand, 'boolean', token)
    return { kind: 'not', type: 'boolean', operand }
  }

  #comparison(): Expression {
    const left = this.#sum()
    const token = this.#accept('==', '!=', '<', '<=', '>', '>=', 'contains', 'in')
    if (token === undefined) return left
    return this.#combined(token.text as Operator, left, this.#sum(), token)
  }

  #sum(): Expression {
    let left = this.#product()
    for (let token = this.#accept('+', '-'); token !== undefined; token = this.#accept('+', '-')) {
      left = this.#combined(token.text as Operator, left, this.#product(), token)
    }
    return left
  }

  #product(): Expression {
    let left = this.#value()
    for (let token = this.#accept('*'); token !== undefined; token = this.#accept('*')) {
      left = this.#combined('*', left, this.#value(), token)
    }
    return left
  }

  #value(): Expression {
    const token = this.#next
    if (this.#accept('(') !== undefined) {
      const inner = this.#nested(() => this.#or())
      if (this.#accept(')') === undefined) throw this.#unexpected()
      return inner
    }
    if (this.#accept('[') !== undefined) return this.#list()
    if (token.kind !== 'number' && token.kind !== 'text' && token.kind !== 'name') throw this.#unexpected()
    this.#index += 1
    if (token.kind === 'number') return { kind: 'literal', type: 'number', value: Number(token.text) }
    if (token.kind === 'text') return { kind: 'literal', type: 'text', value: token.text.slice(1, -1) }
    return named(token)
  }

  /** Texts between brackets. */
  #list(): Expression {
    const value: string[] = []
    do {
      const token = this.#next
      if (token.kind !== 'text') throw this.#unexpected()
      this.#index += 1
      value.push(token.text.slice(1, -1))
    } while (this.#accept(',') !== undefined)
    if (this.#accept(']') === undefined) throw this.#unexpected()
    return { kind: 'literal', type: 'texts', value }
  }

  #nested(parse: () => Expression): Expression {
    this.#depth += 1
    if (this.#depth > depthMax) {
      throw new ExpressionError(this.#next.at, message('at most {0} levels can be nested', depthMax))
    }
    const expression = parse()
    this.#depth -= 1
    return expression
  }

  #combined(operator: Operator, left: Expression, right: Expression, token: Token): Expression {
    if (operator === 'and' || operator === 'or') {
      requireType(left, 'boolean', token)
      requireType(right, 'boolean', token)
      return { kind: 'binary', type: 'boolean', operator, left, right }
    }
    if (operator === '==' || operator === '!=') {
      if (left.type === 'texts') throw new ExpressionError(token.at, message('use “contains” with a list'))
      requireType(right, left.type, token)
      return { kind: 'binary', type: 'boolean', operator, left, right }
    }
    if (operator === 'contains' || operator === 'in') {
      requireType(left, operator === 'in' ? 'text' : 'texts', token)
      requireType(right, operator === 'in' ? 'texts' : 'text', token)
      return { kind: 'binary', type: 'boolean', operator, left, right }
    }
    requireType(left, 'number', token)
    requireType(right, 'number', token)
    return { kind: 'binary', type: isArithmetic(operator) ? 'number' : 'boolean', operator, left, right }
  }
}

const words = ['and', 'or', 'not', 'in', 'contains']

function named({ text, at }: Token): Expression {
  if (text === 'true' || text === 'false') return { kind: 'literal', type: 'boolean', value: text === 'true' }
  if (words.includes(text)) throw new ExpressionError(at, message('“{0}” is not expected here', text))
  const fact = factOf(text)
  if (fact !== undefined) return { kind: 'fact', type: fact.type, name: text }
  const similar = factNames.find((name) => name.toLowerCase() === text.toLowerCase())
  if (similar !== undefined) throw new ExpressionError(at, message('write {0}', similar))
  throw new ExpressionError(at, message('“{0}” is not a fact of a case', text))
}

function requireType(expression: Expression, type: FactType, { at }: Token): void {
  if (expression.type === type) return
  throw new ExpressionError(at, message('needs {0}, not {1}', typeNames[type], typeNames[expression.type]))
}
