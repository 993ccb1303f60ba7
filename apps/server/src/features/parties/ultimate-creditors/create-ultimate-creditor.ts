import type { Command } from '../../../platform/commands/command.ts'
import { ultimateCreditorView } from './ultimate-creditor-view.ts'
import { insertUltimateCreditor } from './ultimate-creditors.queries.ts'
import type { UltimateCreditor, UltimateCreditorInput } from './ultimate-creditors.schemas.ts'

/** Adds an original creditor behind a creditor; that the creditor exists, its foreign key sees to. */
export async function createUltimateCreditor(
  command: Command,
  input: UltimateCreditorInput,
): Promise<UltimateCreditor> {
  const row = await command.transaction.one(
    insertUltimateCreditor({
      tenantId: command.tenantId,
      ultimateCreditorId: command.newId(),
      creditorId: input.creditorId,
      name: input.name,
      address: input.address ?? null,
      registryIdentifier: input.registryIdentifier ?? null,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const ultimateCreditor = ultimateCreditorView(row)
  const subjectId = ultimateCreditor.ultimateCreditorId
  command.emit({ type: 'ultimate-creditors.create', subjectId, data: ultimateCreditor })
  command.audit({ subjectType: 'ultimate-creditor', subjectId, after: ultimateCreditor })
  return ultimateCreditor
}
