import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { CaseStatus } from '../case-status/index.ts'

export const CaseChangeKind = OneOf(
  [
    'created',
    'status-changed',
    'ended',
    'reopened',
    'end-reason-changed',
    'case-merged',
    'merge-undone',
    'merged-into',
    'merged-into-undone',
    'responsible-changed',
  ],
  {
    description:
      '`case-merged` and `merge-undone` are on the remaining case, `merged-into` and `merged-into-undone` on the merged case. `responsible-changed` is a change of the caseworker of the creditor.',
  },
)

export const CaseChange = Type.Object(
  {
    changeId: { ...Uuid, description: 'The id of the change, which is that of its entry in the audit trail.' },
    at: { ...Instant, description: 'When it was changed.' },
    kind: CaseChangeKind,
    actor: { ...Actor, description: 'Who made the change.' },
    status: Nullable({
      ...CaseStatus,
      description: 'The status of the case after the change; null if the caseworker changed.',
    }),
    endReasonId: Nullable({ ...Uuid, description: 'The end reason after the change; null if the case was open.' }),
    otherCaseId: Nullable({ ...Uuid, description: 'The other case of a merge.' }),
    responsibleName: Nullable(
      Type.String({ description: 'The caseworker who became responsible; null if nobody did.' }),
    ),
  },
  { title: 'CaseChange', description: 'A change of the status, the merges or the responsible caseworker of a case.' },
)
export type CaseChange = Static<typeof CaseChange>

export const CaseChangeQuery = PageQuery({})
