import type { Command } from '../../../platform/commands/command.ts'
import { indexProperties } from '../../casework/property-types/index.ts'
import type { Creditor } from './creditors.schemas.ts'

/** Updates the index of the creditor's properties if the request contains any. */
export async function indexCreditor(command: Command, creditor: Creditor, given: object | undefined): Promise<void> {
  if (given === undefined) return
  const { creditorId, properties } = creditor
  await command.transaction.run(
    indexProperties(command.tenantId, { entity: 'creditor', entityId: creditorId }, properties),
  )
}
