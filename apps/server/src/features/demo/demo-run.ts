import type { Command } from '../../platform/idempotency/command.ts'
import { runSystemCommand, type SystemCommands } from '../../platform/idempotency/system-command.ts'
import type { Tenant } from '../../platform/identity/principal.ts'
import { deterministicId } from '../../platform/ids.ts'

const dayMs = 86_400_000

/** Runs use cases for the demo: at a moment in the past, and with ids that follow from the name of the step. */
export class DemoRun {
  readonly tenant: Tenant
  readonly #commands: SystemCommands
  readonly #today: Date

  constructor(commands: SystemCommands, tenant: Tenant) {
    this.#commands = commands
    this.tenant = tenant
    this.#today = commands.clock.now()
  }

  /** The commands of a step, for use cases that bring their own transaction. */
  commandsFor(name: string, daysAgo = 0): SystemCommands {
    const now = this.moment(daysAgo)
    return { ...this.#commands, clock: { now: () => now }, newId: idsFor(name), key: name }
  }

  /** Runs a use case; the first id it makes is that of the name. */
  step<Result>(name: string, useCase: (command: Command) => Promise<Result>, daysAgo = 0): Promise<Result> {
    return runSystemCommand(this.commandsFor(name, daysAgo), this.tenant, 'demo', useCase)
  }

  moment(daysAgo: number): Date {
    return new Date(this.#today.getTime() - daysAgo * dayMs)
  }

  /** A moment as callers of the API write it. */
  timestamp(daysAgo: number): string {
    return this.moment(daysAgo).toISOString()
  }
}

/** Ids that are the same whenever the step of this name is run. */
function idsFor(name: string): () => string {
  let count = 0
  return () => {
    count += 1
    return deterministicId(count === 1 ? name : `${name} · ${count}`)
  }
}
