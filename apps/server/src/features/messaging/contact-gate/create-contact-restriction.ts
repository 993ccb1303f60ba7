import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { endContactRestriction } from './end-contact-restriction.ts'
import { findCustomerOf, insertRestriction, lockOpenRestriction } from './contact-records.queries.ts'
import { message } from './contact-gate.problems.ts'
import type { ContactRestriction, RestrictionInput } from './contact-gate.schemas.ts'
import type { RestrictionKind } from './contact-rules.data.ts'
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
  const { kind, reason } = input
  const found = await transaction.maybeOne(findCustomerOf(tenantId, userId, kind))
  if (found === undefined) throw unknownReference('/userId', 'user of a customer')
  const address = isAboutAddress(kind) ? found.address : null
  if (isAboutAddress(kind)) {
    if (address === null) {
      throw validationFailed([{ path: '/userId', message: message('needs a person with such an address') }])
    }
    await endForOldAddress(command, { userId, kind, address })
  }
  const restriction = restrictionView(
    await transaction.one(
      insertRestriction(tenantId, {
        ...{ restrictionId, customerId: found.customerId, userId, kind, address, reason, expiresAt },
        ...{ createdAt: now, createdBy: actor },
      }),
    ),
  )
  command.emit({ type: 'contact-restrictions.create', subjectId: restrictionId, data: restriction })
  command.audit({ subjectType: 'contact-restriction', subjectId: restrictionId, after: restriction })
  return restriction
}

/** Records that messages to the address of a person come back. Repeated for the same address, it changes nothing. */
export async function markUndeliverable(
  command: Command,
  { address, ...mark }: { userId: string; kind: UndeliverableKind; reason: string; address?: string },
): Promise<void> {
  const { tenantId, transaction } = command
  const found = await transaction.maybeOne(findCustomerOf(tenantId, mark.userId, mark.kind))
  if (found === undefined || found.address === null) return
  // Another address than the one that the message went to.
  if (address !== undefined && address !== found.address) return
  const open = await transaction.maybeOne(lockOpenRestriction(tenantId, mark.userId, mark.kind))
  if (open?.address !== found.address) await createContactRestriction(command, mark)
}

export type UndeliverableKind = 'address-undeliverable' | 'email-undeliverable'

function isAboutAddress(kind: RestrictionKind): kind is UndeliverableKind {
  return kind === 'address-undeliverable' || kind === 'email-undeliverable'
}

const moved = { en: 'The address has changed.', da: 'Adressen er ændret.' }

/** A restriction for an address that the person no longer has makes way for one of the current address. */
async function endForOldAddress(
  command: Command,
  { userId, kind, address }: { readonly userId: string; readonly kind: UndeliverableKind; readonly address: string },
): Promise<void> {
  const { tenantId, transaction, tenant } = command
  const open = await transaction.maybeOne(lockOpenRestriction(tenantId, userId, kind))
  if (open === undefined || open.address === address) return
  await endContactRestriction(command, open.restrictionId, { reason: tenant.language === 'da' ? moved.da : moved.en })
}
