import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { nowOf } from '../clock/tenant-clock.ts'
import { problemOfViolation } from '../feature/declared.ts'
import { type Principal, systemPrincipal, type Tenant } from '../identity/principal.ts'
import { newId } from '../ids.ts'
import type { Command } from './command.ts'
import { type CommandServices, executeCommand } from './execute-command.ts'

export interface SystemCommands extends CommandServices {
  readonly clock: Clock
  readonly newId?: () => string
  /** Who acts; by default the system. */
  readonly principal?: Principal
  /** Identifies a step that happens once. Later calls get the same result, so it must be plain JSON. */
  readonly key?: string
}

/**
 * Runs a use case without a request, through the same pipeline: with audit and events. As in a response, a violated
 * constraint is the problem that a feature declares for it, so that one record that is refused does not stop a job.
 */
export async function runSystemCommand<Result>(
  commands: SystemCommands,
  tenant: Tenant,
  operation: string,
  useCase: (command: Command) => Promise<Result>,
): Promise<Result> {
  const request = {
    operation,
    principal: commands.principal ?? systemPrincipal(tenant),
    requestId: newId(),
    now: nowOf(commands.clock, tenant),
    idempotency: systemKey(commands),
    isDryRun: false,
    ...(commands.newId === undefined ? {} : { newId: commands.newId }),
  }
  const outcome: { result?: Result } = {}
  const reply = await executeCommand(commands, request, async (command) => {
    outcome.result = await useCase(command)
    return { status: 200, headers: {}, body: commands.key === undefined ? '' : JSON.stringify(outcome.result ?? null) }
  }).catch((error: unknown) => {
    throw problemOfViolation(error) ?? error
  })
  return reply.isReplay ? (JSON.parse(reply.body) as Result) : (outcome.result as Result)
}

/** The key of a step that happens once. Its name is its fingerprint. */
export function systemKey({ key }: SystemCommands): { key: string; fingerprint: Buffer } | undefined {
  if (key === undefined) return undefined
  return { key: key.replaceAll(' ', '-'), fingerprint: createHash('sha256').update(key).digest() }
}
