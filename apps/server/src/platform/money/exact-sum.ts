import { problem, type Problem, message } from '../../problems/index.ts'

/** Amounts added up exactly; a total that no answer could carry exactly is refused. */
export function exactSum(amounts: readonly (number | bigint)[]): number {
  return countable(amounts.reduce<bigint>((total, amount) => total + BigInt(amount), 0n))
}

/** A total as a number, where it is one that can be told from its neighbours. */
export function countable(total: bigint): number {
  const number = Number(total)
  if (!Number.isSafeInteger(number)) throw totalTooLarge()
  return number
}

export function totalTooLarge(): Problem {
  return problem('total-too-large', message('The total is too large to be exact.'))
}
