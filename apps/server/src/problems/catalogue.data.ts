import { accessProblems } from './catalogue/access.data.ts'
import { caseworkProblems } from './catalogue/casework.data.ts'
import { moneyProblems } from './catalogue/money.data.ts'
import { registryProblems } from './catalogue/registries.data.ts'
import { requestProblems } from './catalogue/requests.data.ts'
import type { ProblemDefinition } from './catalogue/problem-definition.ts'

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
