import type { Command } from '../../platform/idempotency/command.ts'
import { creditorView } from './creditor-view.ts'
import { insertCreditor } from './creditors.queries.ts'
import { blankCreditor, changeCreditor } from './creditors.rules.ts'
import type { Creditor, CreditorInput } from './creditors.schemas.ts'
import { indexCreditor } from './index-creditor.ts'
import { requireValidCreditor } from './require-valid-creditor.ts'

/** Adds a party whose claims the tenant collects. */
export async function createCreditor(command: Command, input: CreditorInput): Promise<Creditor> {
  await requireValidCreditor(command, input)
  const row = await command.transaction.one(
    insertCreditor({
      ...changeCreditor(blankCreditor(input.name), input),
      tenantId: command.tenantId,
      creditorId: command.newId(),
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const creditor = creditorView(row)
  await indexCreditor(command, creditor, input.properties)
  command.emit({ type: 'creditors.create', subjectId: creditor.creditorId, data: creditor })
  command.audit({ subjectType: 'creditor', subjectId: creditor.creditorId, after: creditor })
  return creditor
}
