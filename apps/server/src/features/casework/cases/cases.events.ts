import Type from 'typebox'
import type { EventType } from '../../../platform/events/event-type.ts'
import { Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Case, CaseStatus } from './cases.schemas.ts'

const CaseStatusChange = Type.Object(
  {
    caseId: { ...Uuid, description: 'The id of the case.' },
    status: CaseStatus,
    endReasonId: Nullable({ ...Uuid, description: 'Why the case ended; null while it is open.' }),
    handle: Nullable(Type.String({ description: 'The handle of the end reason; null while the case is open.' })),
  },
  { title: 'CaseStatusChange' },
)

const open = { status: 'VERIFIED', endReasonId: null, endReason: null }

export const events: readonly EventType[] = [
  {
    type: 'cases.create',
    scope: 'read:cases',
    description: 'A case was created.',
    data: Case,
    example: { ...open, status: 'PENDING' },
  },
  {
    type: 'cases.update',
    scope: 'read:cases',
    description: 'A case was changed.',
    data: Case,
    example: open,
  },
  {
    type: 'cases.merge',
    scope: 'read:cases',
    description: 'Another case was merged into the case.',
    data: Case,
    example: open,
  },
  { type: 'cases.merge-undo', scope: 'read:cases', description: 'A merge was undone.', data: Case, example: open },
  {
    type: 'cases.status-change',
    scope: 'read:cases',
    description: 'A case was verified, ended or reopened.',
    data: CaseStatusChange,
    example: { status: 'ENDED', handle: 'PAID' },
  },
]
