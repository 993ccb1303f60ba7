import type { DueCase } from './prepare-cases.ts'

/** Steps in one transaction, of cases of one workflow. */
export const togetherMax = 25

type GroupedCase = {
  readonly row: Pick<DueCase['row'], 'caseId' | 'workflowId'>
  readonly facts: Pick<DueCase['facts'], 'customerId'>
}

/**
 * Divides cases into groups whose steps are done together: of one workflow, with the same step next to each other, and at
 * most one case of a customer. What is written on one case of a person counts for the next, such as the number of
 * messages, and the cases of a group do not see what is written on the others.
 */
export function groupsOf<Case extends GroupedCase>(
  cases: readonly Case[],
  stepIdOf: (each: Case) => string,
  max = togetherMax,
): Case[][] {
  const groups: Case[][] = []
  for (const workflowId of new Set(cases.map(({ row }) => row.workflowId))) {
    const together = cases
      .filter(({ row }) => row.workflowId === workflowId)
      .map((each) => ({ each, stepId: stepIdOf(each) }))
      .toSorted((one, two) => (one.stepId < two.stepId ? -1 : Number(one.stepId > two.stepId)))
    const own: Case[][] = []
    for (const { each } of together) {
      const { customerId } = each.facts
      const group = own.find(
        (others) => others.length < max && !others.some(({ facts }) => facts.customerId === customerId),
      )
      if (group === undefined) own.push([each])
      else group.push(each)
    }
    groups.push(...own)
  }
  return groups
}
