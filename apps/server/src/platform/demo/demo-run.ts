import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { FileStore } from '../files/file-store.ts'
import type { PrepareContext } from '../http/operations/operation.ts'
import { type FileToKeep, keepContent, type Upload } from '../http/operations/uploads.ts'
import type { Command } from '../commands/command.ts'
import { runSystemCommand, type SystemCommands, systemKey } from '../commands/system-command.ts'
import { systemActor, type Tenant } from '../identity/principal.ts'
import { deterministicId } from '../ids.ts'
import { demoId } from './demo-id.ts'

const dayMs = 86_400_000
/** When the tenant was set up: before anything else happened. */
const setUpDaysAgo = 560
/** Where ordered ids start: before those created by any start of the service. */
const orderedBefore = Date.UTC(2026, 0, 1)

/** What the demo is filled with. */
export interface DemoServices extends SystemCommands {
  readonly files: FileStore
}

/** Runs use cases for the demo: at a time in the past, with ids derived from the name of the step. */
export class DemoRun {
  readonly tenant: Tenant
  readonly #services: DemoServices
  readonly #today: Date

  constructor(services: DemoServices, tenant: Tenant) {
    this.#services = services
    this.tenant = tenant
    this.#today = services.clock.now()
  }

  /** For steps that write without a command. */
  get database(): Database {
    return this.#services.database
  }

  /** The commands of a step, for use cases with their own transaction. */
  commandsFor(name: string, daysAgo = 0): DemoServices {
    const now = this.moment(daysAgo)
    return { ...this.#services, clock: { now: () => now }, newId: idsFor(name), key: `demo ${name}` }
  }

  /** A step for records that are listed by id: older records get smaller ids. */
  stepInOrder<Result>(name: string, useCase: (command: Command) => Promise<Result>, daysAgo: number): Promise<Result> {
    const commands = { ...this.commandsFor(name, daysAgo), newId: idsFor(name, orderedId(name, daysAgo)) }
    return runSystemCommand(commands, this.tenant, 'demo', useCase)
  }

  /** Runs a use case. Its first id is derived from the name. */
  step<Result>(name: string, useCase: (command: Command) => Promise<Result>, daysAgo = 0): Promise<Result> {
    return runSystemCommand(this.commandsFor(name, daysAgo), this.tenant, 'demo', useCase)
  }

  /** Runs a use case as a step at the time when the tenant was set up. */
  setUp<Result>(name: string, useCase: (command: Command) => Promise<Result>): Promise<Result> {
    return this.step(name, useCase, setUpDaysAgo)
  }

  /** Whether the step has run. Its key is never deleted. */
  async isDone(name: string): Promise<boolean> {
    const { tenantId } = this.tenant
    const key = systemKey(this.commandsFor(name))?.key
    const done = sql`
      select from idempotency_keys
      where tenant_id = ${tenantId}::uuid and principal_id = ${systemActor.id}::uuid and key = ${key}::text`
    return (await this.database.read(tenantId, done)).length > 0
  }

  /** The prepare context of a step, as for a request. */
  before(daysAgo: number): Pick<PrepareContext, 'tenantId' | 'tenant' | 'now' | 'files' | 'read' | 'keepFile'> {
    const { tenant } = this
    const { database, files } = this.#services
    return {
      ...{ tenantId: tenant.tenantId, tenant, now: this.moment(daysAgo), files },
      read: (statement) => database.read(tenant.tenantId, statement),
      keepFile: (file) => keepContent(files, tenant.tenantId, file),
    }
  }

  /** Stores the content of a file under an id derived from the name, however often it runs. */
  keepFile(name: string, file: FileToKeep): Promise<Upload> {
    return keepContent(this.#services.files, this.tenant.tenantId, file, demoId(name))
  }

  moment(daysAgo: number): Date {
    return new Date(this.#today.getTime() - daysAgo * dayMs)
  }

  /** A time as callers of the API write it. */
  timestamp(daysAgo: number): string {
    return this.moment(daysAgo).toISOString()
  }
}

/** The id of a record that is listed by age: the same on every machine, at any time. */
function orderedId(name: string, daysAgo: number): string {
  return deterministicId(`demo ${name}`, new Date(orderedBefore - daysAgo * dayMs))
}

/** Ids that are the same each time the step runs. */
function idsFor(name: string, first = demoId(name)): () => string {
  let count = 0
  return () => {
    count += 1
    return count === 1 ? first : demoId(`${name} · ${count}`)
  }
}
