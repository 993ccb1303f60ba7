import { type FactName, factOf, type Facts, type FactValue } from './case-facts.data.ts'
import { type Expression, isArithmetic, type Operator, parseCondition } from './expression-parser.rules.ts'

/** Whether a condition is true of a case. A comparison with a fact that is missing is false. */
export function isTrue(condition: string, facts: Facts): boolean {
  return evaluate(parsed(condition), facts) === true
}

/** Whether the result of a condition can change from one day to the next without anything happening on the case. */
export function dependsOnDate(condition: string): boolean {
  return factsIn(parsed(condition)).some((name) => factOf(name)?.isDaily === true)
}

/** Conditions are parsed once; workflows have few different ones. */
const cache = new Map<string, Expression>()
const cachedMax = 1_000

function parsed(condition: string): Expression {
  const known = cache.get(condition)
  if (known !== undefined) return known
  if (cache.size >= cachedMax) cache.clear()
  const expression = parseCondition(condition)
  cache.set(condition, expression)
  return expression
}

function factsIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'fact':
      return [expression.name]
    case 'not':
      return factsIn(expression.operand)
    case 'binary':
      return [...factsIn(expression.left), ...factsIn(expression.right)]
    case 'literal':
      return []
  }
}

function evaluate(expression: Expression, facts: Facts): FactValue {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'fact':
      return facts[expression.name as FactName]
    case 'not':
      return evaluate(expression.operand, facts) !== true
    case 'binary':
      return combine(expression.operator, evaluate(expression.left, facts), () => evaluate(expression.right, facts))
  }
}

function combine(operator: Operator, left: FactValue, right: () => FactValue): FactValue {
  if (operator === 'and') return left === true && right() === true
  if (operator === 'or') return left === true || right() === true
  const other = right()
  if (left === null || other === null) return isArithmetic(operator) ? null : false
  switch (operator) {
    case '==':
      return left === other
    case '!=':
      return left !== other
    case 'contains':
      return (left as readonly string[]).includes(other as string)
    case 'in':
      return (other as readonly string[]).includes(left as string)
    default:
      return compute(operator, left as number, other as number)
  }
}

function compute(operator: Operator, left: number, right: number): number | boolean {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    default:
      return left >= right
  }
}
