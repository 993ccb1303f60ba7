import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { createHash } from 'node:crypto'
import type { Command } from '../../../platform/commands/command.ts'
import { type CommandReply, executeCommand } from '../../../platform/commands/execute-command.ts'
import { discardAll, type Upload } from '../../../platform/http/operations/uploads.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import { message, requireFound } from '../../../problems/index.ts'
import { raiseDisputes, withdrawDispute } from '../../casework/disputes/index.ts'
import { type DisputeForm, keyOfDispute } from './debtor-web.rules.ts'
import { findDisputeOfCase } from './debtor-web.queries.ts'
import { principalOf, requireFewMessages, type Writer } from './write-message.ts'

/** Disputes debits of the case of a link. Sending the same form again has no effect. */
export async function writeDispute(
  services: Services,
  writer: Writer,
  { form, files }: { readonly form: DisputeForm; readonly files: readonly Upload[] },
): Promise<void> {
  const { link, language } = writer
  const raised = {
    ...{ caseVoucherIds: form.vouchers, withinCaseId: link.caseId, reason: form.reason },
    details: { language, linkId: link.linkId },
    // The content is stored already.
    files: files.map(({ fileName }) => ({ fileName, content: '' })),
  }
  const key = keyOfDispute(link.linkId, form, files)
  try {
    const { isReplay } = await run(services, writer, { operation: 'debtor-web-dispute', key }, async (command) => {
      await requireFewMessages(command, link)
      await raiseDisputes(command, raised, { kept: files, rendered: undefined })
    })
    if (isReplay) await discardAll(files)
  } catch (error) {
    await discardAll(files)
    throw error
  }
}

/** Withdraws a dispute on the case of a link. */
export async function withdrawOwnDispute(services: Services, writer: Writer, disputeId: string): Promise<void> {
  const { link } = writer
  const key = createHash('sha256')
    .update(JSON.stringify([link.linkId, 'withdraw', disputeId]))
    .digest('hex')
  await run(services, writer, { operation: 'debtor-web-dispute-withdrawal', key }, async (command) => {
    const found = await command.transaction.maybeOne(findDisputeOfCase(link, disputeId))
    requireFound(found, message('There is no such case.'))
    await withdrawDispute(command, disputeId, null)
  })
}

function run(
  services: Services,
  writer: Writer,
  { operation, key }: { readonly operation: string; readonly key: string },
  useCase: (command: Command) => Promise<void>,
): Promise<CommandReply> {
  const request = {
    ...{
      operation,
      principal: principalOf(writer),
      requestId: writer.requestId,
      now: nowOf(services.clock, writer.link),
    },
    idempotency: { key, fingerprint: Buffer.from(key, 'hex') },
    isDryRun: false,
  }
  return executeCommand(services, request, async (command) => {
    await useCase(command)
    return { status: 303, headers: {}, body: '' }
  })
}
