import Type from 'typebox'
import type { EventType } from '../../../platform/events/event-type.ts'
import { Nullable, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { Case, CaseStatus } from './cases.schemas.ts'

const CaseStatusChange = Type.Object(
  {
    caseId: Uuid,
    status: CaseStatus,
    endReasonId: Nullable(Uuid),
    handle: Nullable(Type.String({ description: 'The handle of the end reason of an ended case.' })),
  },
  { title: 'CaseStatusChange' },
)

const open = { status: 'VERIFIED', endReasonId: null, endReason: null }

export const events: readonly EventType[] = [
  {
    type: 'cases.create',
    scope: 'read:cases',
    description: 'A case was opened.',
    data: Case,
    example: { ...open, status: 'PENDING' },
  },
  {
    type: 'cases.update',
    scope: 'read:cases',
    description: 'Something of a case was changed.',
    data: Case,
    example: open,
  },
  { type: 'cases.merge', scope: 'read:cases', description: 'A case took in another one.', data: Case, example: open },
  { type: 'cases.merge-undo', scope: 'read:cases', description: 'A merge was taken back.', data: Case, example: open },
  {
    type: 'cases.status-change',
    scope: 'read:cases',
    description: 'A case was verified, ended or opened again.',
    data: CaseStatusChange,
    example: { status: 'ENDED', handle: 'PAID' },
  },
]
