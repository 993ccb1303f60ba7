import { accessProblems } from './catalogue/access.data.ts'
import { caseworkProblems } from './catalogue/casework.data.ts'
import { moneyProblems } from './catalogue/money.data.ts'
import { registryProblems } from './catalogue/registries.data.ts'
import { requestProblems } from './catalogue/requests.data.ts'
import type { ProblemDefinition, ProblemWords } from './catalogue/problem-definition.ts'
import { accessPages } from './danish/access.data.ts'
import { caseworkPages } from './danish/casework.data.ts'
import { moneyPages } from './danish/money.data.ts'
import { registryPages } from './danish/registries.data.ts'
import { requestPages } from './danish/requests.data.ts'

/** The rooms of the catalogue, by subject. */
export const rooms = [requestProblems, accessProblems, registryProblems, moneyProblems, caseworkProblems] as const

/** Every refusal the API can answer, by code. A code never changes its meaning. */
export const catalogue = {
  ...requestProblems,
  ...accessProblems,
  ...registryProblems,
  ...moneyProblems,
  ...caseworkProblems,
} as const satisfies Record<string, ProblemDefinition>

export type ProblemCode = keyof typeof catalogue

/** The catalogue in Danish: a code without its words does not compile. */
export const danishCatalogue: Readonly<Record<ProblemCode, ProblemWords>> = {
  ...requestPages,
  ...accessPages,
  ...registryPages,
  ...moneyPages,
  ...caseworkPages,
}
