import type { EventType } from '../../../platform/events/event-type.ts'
import { CourtClaim } from './court-claims.schemas.ts'

const scope = 'read:court-claims'
const prepared = {
  ...{ state: 'PREPARED', court: null, courtReference: null, courtFee: null, feeVoucherId: null },
  ...{ objectionDeadline: null, applicationFileId: null },
}

export const events: readonly EventType[] = [
  {
    ...{ type: 'court-claims.create', scope, data: CourtClaim, example: prepared },
    description: 'A claim was prepared for the court.',
  },
  {
    ...{ type: 'court-claims.update', scope, data: CourtClaim, example: prepared },
    description: 'The application of a court claim was created, or the court or the day of service was corrected.',
  },
  {
    ...{ type: 'court-claims.status-change', scope, data: CourtClaim },
    description: 'A court claim was filed, served, objected to, endorsed, enforced, withdrawn or ended.',
    example: { ...prepared, state: 'FILED', court: 'Retten i Aarhus' },
  },
]
