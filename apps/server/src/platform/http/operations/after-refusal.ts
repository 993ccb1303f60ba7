import { Problem } from '../../../problems/index.ts'
import {
  type CommandReply,
  type CommandRequest,
  type CommandServices,
  executeCommand,
} from '../../commands/execute-command.ts'
import type { WriteOperation } from './operation.ts'

/** Runs a command. If it is rejected, stores what the operation keeps about that; the key of the request stays free. */
export async function recordingRefusals(
  services: CommandServices,
  { afterRefusal }: WriteOperation,
  request: CommandRequest,
  useCase: Parameters<typeof executeCommand>[2],
): Promise<CommandReply> {
  try {
    return await executeCommand(services, request, useCase)
  } catch (error) {
    const store = error instanceof Problem && !request.isDryRun ? afterRefusal?.(error) : undefined
    if (store === undefined) throw error
    await executeCommand(services, { ...request, idempotency: undefined }, async (command) => {
      await store(command)
      return { status: 204, headers: {}, body: '' }
    })
    throw error
  }
}
