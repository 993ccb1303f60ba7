import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { systemPrincipal, type Tenant } from '../identity/principal.ts'
import { newId } from '../ids.ts'
import type { Command } from './command.ts'
import { executeCommand } from './execute-command.ts'

export interface SystemCommands {
  readonly database: Database
  readonly files: FileStore
  readonly clock: Clock
  readonly newId?: () => string
}

/** Runs a use case that no request asked for, through the same pipeline: with audit and events, as the system. */
export async function runSystemCommand<Result>(
  commands: SystemCommands,
  tenant: Tenant,
  operation: string,
  useCase: (command: Command) => Promise<Result>,
): Promise<Result> {
  const outcome: { result?: Result } = {}
  const request = {
    operation,
    principal: systemPrincipal(tenant),
    requestId: (commands.newId ?? newId)(),
    now: commands.clock.now(),
    idempotency: undefined,
    isDryRun: false,
    ...(commands.newId === undefined ? {} : { newId: commands.newId }),
  }
  await executeCommand(commands.database, commands.files, request, async (command) => {
    outcome.result = await useCase(command)
    return { status: 200, headers: {}, body: '' }
  })
  return outcome.result as Result
}
