import { problem, type Problem, message } from '../../problems/index.ts'

/** The exact sum of amounts. Throws if it is too large for a response to represent exactly. */
export function exactSum(amounts: readonly (number | bigint)[]): number {
  return countable(amounts.reduce<bigint>((total, amount) => total + BigInt(amount), 0n))
}

/** A total as a number. Throws if it cannot be represented exactly. */
export function countable(total: bigint): number {
  const number = Number(total)
  if (!Number.isSafeInteger(number)) throw totalTooLarge()
  return number
}

export function totalTooLarge(): Problem {
  return problem('total-too-large', message('The total is too large to be exact.'))
}
