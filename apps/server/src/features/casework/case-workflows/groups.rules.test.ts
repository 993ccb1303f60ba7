import { describe, expect, it } from 'vitest'
import { groupsOf, togetherMax } from './groups.rules.ts'

interface GivenCase {
  readonly row: { readonly caseId: string; readonly workflowId: string }
  readonly facts: { readonly customerId: string }
  readonly stepId: string
}

/** A case as `workflow step customer`. */
function given(text: string, index: number): GivenCase {
  const [workflowId = '', stepId = '', customerId = ''] = text.split(' ')
  return { row: { caseId: String(index), workflowId }, facts: { customerId }, stepId }
}

const grouped = (texts: readonly string[], max?: number): string[][] =>
  groupsOf(texts.map(given), ({ stepId }) => stepId, max).map((group) =>
    group.map(({ row, stepId, facts }) => `${row.workflowId} ${stepId} ${facts.customerId}`),
  )

describe('groups of cases whose steps are done together', () => {
  it.each([
    ['one workflow is one group', ['a s 1', 'a s 2'], [['a s 1', 'a s 2']]],
    ['each workflow has its own', ['a s 1', 'b s 2', 'a s 3'], [['a s 1', 'a s 3'], ['b s 2']]],
    ['the same step is next to each other', ['a t 1', 'a s 2', 'a t 3'], [['a s 2', 'a t 1', 'a t 3']]],
    ['a customer is in a group once', ['a s 1', 'a s 1', 'a s 2', 'a s 1'], [['a s 1', 'a s 2'], ['a s 1'], ['a s 1']]],
  ])('%s', (_, texts, expected) => {
    expect(grouped(texts)).toEqual(expected)
  })

  it('are full before the next one begins', () => {
    const texts = Array.from({ length: togetherMax * 2 + 1 }, (_, index) => `a s ${index}`)
    expect(grouped(texts).map((group) => group.length)).toEqual([togetherMax, togetherMax, 1])
  })
})
