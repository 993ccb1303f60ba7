import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { findCustomerOf, insertConsent } from './contact-records.queries.ts'
import type { ConsentInput, ContactConsent } from './contact-gate.schemas.ts'
import { consentView } from './contact-views.ts'

/** Records that a person gave or withdrew the consent to a channel. The latest entry of a channel counts. */
export async function createContactConsent(command: Command, input: ConsentInput): Promise<ContactConsent> {
  const { tenantId, transaction, now, actor } = command
  const consentId = command.newId()
  const userId = input.userId.toLowerCase()
  const found = await transaction.maybeOne(findCustomerOf(tenantId, userId))
  if (found === undefined) throw unknownReference('/userId', 'user of a customer')
  const { channel, state, evidence } = input
  const consent = consentView(
    await transaction.one(
      insertConsent(tenantId, {
        ...{ consentId, customerId: found.customerId, userId, channel, state, evidence },
        ...{ createdAt: now, createdBy: actor },
      }),
    ),
  )
  command.emit({ type: 'contact-consents.create', subjectId: consentId, data: consent })
  command.audit({ subjectType: 'contact-consent', subjectId: consentId, after: consent })
  return consent
}
