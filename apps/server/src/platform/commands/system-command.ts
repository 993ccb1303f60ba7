import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { systemPrincipal, type Tenant } from '../identity/principal.ts'
import { newId } from '../ids.ts'
import type { Command } from './command.ts'
import { type CommandServices, executeCommand } from './execute-command.ts'

export interface SystemCommands extends CommandServices {
  readonly clock: Clock
  readonly newId?: () => string
  /** Names a step that is to happen once: it is then answered the same afterwards, so its result must be plain JSON. */
  readonly key?: string
}

/** Runs a use case that no request asked for, through the same pipeline: with audit and events, as the system. */
export async function runSystemCommand<Result>(
  commands: SystemCommands,
  tenant: Tenant,
  operation: string,
  useCase: (command: Command) => Promise<Result>,
): Promise<Result> {
  const request = {
    operation,
    principal: systemPrincipal(tenant),
    requestId: newId(),
    now: commands.clock.now(),
    idempotency: systemKey(commands),
    isDryRun: false,
    ...(commands.newId === undefined ? {} : { newId: commands.newId }),
  }
  const outcome: { result?: Result } = {}
  const reply = await executeCommand(commands, request, async (command) => {
    outcome.result = await useCase(command)
    return { status: 200, headers: {}, body: commands.key === undefined ? '' : JSON.stringify(outcome.result ?? null) }
  })
  return reply.isReplay ? (JSON.parse(reply.body) as Result) : (outcome.result as Result)
}

/** The key of a step that is to happen once; its name is all there is to compare. */
export function systemKey({ key }: SystemCommands): { key: string; fingerprint: Buffer } | undefined {
  if (key === undefined) return undefined
  return { key: key.replaceAll(' ', '-'), fingerprint: createHash('sha256').update(key).digest() }
}
