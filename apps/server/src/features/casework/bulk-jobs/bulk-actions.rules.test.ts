import { describe, expect, it } from 'vitest'
import {
  type BulkAction,
  bulkActions,
  type BulkParameters,
  inputOf,
  missingParameters,
  undoOf,
} from './bulk-actions.rules.ts'

const state = {
  caseId: 'c',
  tags: ['vip'],
  groupId: 'g',
  properties: { a: 1 },
  now: '2026-03-02T09:00:00.000Z',
  email: { userId: 'd', templateId: 'm' },
}

describe('bulk actions', () => {
  it.each<[BulkAction, BulkParameters, unknown, unknown]>([
    ['ADD_TAG', { tag: 'new' }, { tags: ['vip', 'new'] }, { action: 'REMOVE_TAG', parameters: { tag: 'new' } }],
    ['ADD_TAG', { tag: 'vip' }, { tags: ['vip'] }, undefined],
    ['REMOVE_TAG', { tag: 'vip' }, { tags: [] }, { action: 'ADD_TAG', parameters: { tag: 'vip' } }],
    ['SET_GROUP', { groupId: null }, { groupId: null }, { action: 'SET_GROUP', parameters: { groupId: 'g' } }],
    [
      'SET_PROPERTY',
      { propertyHandle: 'b', propertyValue: 2 },
      { properties: { b: 2 } },
      { action: 'SET_PROPERTY', parameters: { propertyHandle: 'b', propertyValue: null } },
    ],
    ['END', { endReasonId: 'e' }, { status: 'ENDED', endReasonId: 'e' }, { action: 'REOPEN', parameters: {} }],
    ['LETTER', { templateHandle: 'demand' }, { caseId: 'c', handle: 'demand', sharedWithDebtor: false }, undefined],
    [
      'EMAIL',
      { templateHandle: 'demand' },
      {
        ...{ type: 'EMAIL', direction: 'OUTGOING', referenceId: 'c', referenceType: 'case' },
        minVisibilityRole: 'debtor',
        email: { to: [{ userId: 'd' }], templateId: 'm' },
      },
      undefined,
    ],
    ['START_WORKFLOW', { workflowId: 'w' }, { workflowId: 'w' }, undefined],
    [
      'PAUSE',
      { updateTypeId: 't' },
      { updateTypeId: 't', referenceId: 'c', update: '' },
      { action: 'CONTINUE', parameters: { updateId: 'u' } },
    ],
  ])('%s with %j', (action, parameters, body, undo) => {
    expect(inputOf(action, parameters, state).body).toEqual(body)
    expect(undoOf(action, parameters, { before: state, result: { updateId: 'u' } })).toEqual(undo)
    expect(missingParameters(action, parameters)).toEqual([])
  })

  it('name the parameters that they lack', () => {
    const lacking = bulkActions.map((action) =>
      missingParameters(action, {})
        .map(({ path }) => path.slice(12))
        .join(),
    )
    expect(lacking).toEqual([
      'tag',
      'tag',
      'groupId',
      'propertyHandle,propertyValue',
      '',
      'endReasonId',
      '',
      'updateTypeId',
      'updateId',
      'templateHandle',
      'templateHandle',
      'workflowId',
    ])
  })
})
