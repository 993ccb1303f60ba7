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
  run: () => Promise<CommandReply>,
): Promise<CommandReply> {
  try {
    return await run()
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
