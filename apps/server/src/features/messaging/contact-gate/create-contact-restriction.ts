import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { findCustomerOf, insertRestriction } from './contact-records.queries.ts'
import { message } from './contact-gate.problems.ts'
import type { ContactRestriction, RestrictionInput } from './contact-gate.schemas.ts'
import { restrictionView } from './contact-views.ts'

/** Restricts messages to a person. Messages that are waiting to be sent are stopped when they become due. */
export async function createContactRestriction(command: Command, input: RestrictionInput): Promise<ContactRestriction> {
  const { tenantId, tenant, transaction, now, actor } = command
  const restrictionId = command.newId()
  const expiresAt = input.expiresAt === undefined ? null : (parseTimestamp(input.expiresAt, tenant.timeZone) ?? null)
  if (expiresAt !== null && expiresAt <= now) {
    throw validationFailed([{ path: '/expiresAt', message: message('must be in the future') }])
  }
  const userId = input.userId.toLowerCase()
  const found = await transaction.maybeOne(findCustomerOf(tenantId, userId))
  if (found === undefined) throw unknownReference('/userId', 'user of a customer')
  const { kind, reason } = input
  const restriction = restrictionView(
    await transaction.one(
      insertRestriction(tenantId, {
        ...{ restrictionId, customerId: found.customerId, userId, kind, reason, expiresAt },
        ...{ createdAt: now, createdBy: actor },
      }),
    ),
  )
  command.emit({ type: 'contact-restrictions.create', subjectId: restrictionId, data: restriction })
  command.audit({ subjectType: 'contact-restriction', subjectId: restrictionId, after: restriction })
  return restriction
}
