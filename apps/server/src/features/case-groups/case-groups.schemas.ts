import Type, { type Static } from 'typebox'
import { FreeObject, Instant, Name, PageQuery, Uuid } from '../../platform/http/schemas.ts'

export const CaseGroupInput = Type.Object(
  { label: Name, settings: Type.Optional(FreeObject) },
  { title: 'CaseGroupInput' },
)
export type CaseGroupInput = Static<typeof CaseGroupInput>

export const CaseGroup = Type.Object(
  { id: Uuid, tenantId: Uuid, label: Type.String(), settings: FreeObject, createdAt: Instant },
  { title: 'CaseGroup' },
)
export type CaseGroup = Static<typeof CaseGroup>

export const CaseGroupParams = Type.Object({ tenantId: Uuid, caseGroupId: Uuid })
export const CaseGroupListQuery = PageQuery({})
