import { describe, expect, it } from 'vitest'
import type { Operation } from '../http/operations/operation.ts'
import { withExampleIds } from './example-ids.ts'

const ids = { caseId: '6f0f8a6e-0c5b-8d0f-9a39-3f5f9d2f9a10', fileId: '0b3d7a52-8c1e-8f44-b0a7-1d2e3f4a5b6c' }

function given(example: NonNullable<Operation['example']>): Operation {
  return { id: 'show-case', example } as Operation
}

describe('the example of an operation', () => {
  it('contains the ids of the demo tenant that it names, at any depth', () => {
    const example = {
      params: { caseId: '{caseId}' },
      query: { open: true, page: 2 },
      body: { files: ['{fileId}', { referenceId: '{caseId}' }], note: null },
    }
    expect(withExampleIds(given(example), ids).example).toEqual({
      params: { caseId: ids.caseId },
      query: { open: true, page: 2 },
      body: { files: [ids.fileId, { referenceId: ids.caseId }], note: null },
    })
  })

  it('keeps texts that only contain a name in braces', () => {
    const example = { body: { paymentReference: 'Case {caseId}', erpLink: '{{customerReferenceId}}' } }
    expect(withExampleIds(given(example), ids).example).toEqual(example)
  })

  it('cannot name an id that no feature declares', () => {
    expect(() => withExampleIds(given({ body: { viewId: '{savedViewId}' } }), ids)).toThrow(
      'The example of show-case uses {savedViewId}, which no feature declares.',
    )
  })
})
