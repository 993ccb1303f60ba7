import type { Transaction } from '../database/database.ts'
import { merge } from '../database/merged-statements.ts'
import { type Outcome, workMerged } from '../database/merged-work.ts'
import { sql, type Statement } from '../database/sql.ts'
import { writeJournal } from '../journal/journal.queries.ts'
import type { Command } from './command.ts'
import {
  claimOf,
  commandOf,
  type CommandReply,
  type CommandRequest,
  type CommandServices,
  entriesOf,
  eventsWritten,
  executeCommand,
  type Records,
  replayOf,
} from './execute-command.ts'
import { lockTimeouts, wasRolledBack } from './grouped-commands.ts'
import { type Claim, claimKey, releaseKeys, storeReply, type StoredReply } from './idempotency.queries.ts'

type UseCase = (command: Command) => Promise<StoredReply>

interface Waiting {
  readonly request: CommandRequest
  readonly useCase: UseCase
  readonly resolve: (reply: CommandReply) => void
  readonly reject: (error: unknown) => void
}

/** The requests of a tenant. */
interface Queue {
  readonly waiting: Waiting[]
  /** How many requests each running group has. */
  readonly running: Set<{ readonly size: number }>
}

/** A larger group would hold the end of the journal for longer than the saved statements are worth. */
const groupSizeMax = 50
/** While one group waits for its commit, the statements of the next can run. */
const groupsMax = 2
/** What one command has to wait for holds up the others. After this time, each waits alone. */
const waitBriefly = sql`select set_config('lock_timeout', ${lockTimeouts.together}::text, true)`

/**
 * Runs the commands of one tenant that wait at the same moment in one transaction, with their statements merged. While a
 * group is running, new requests queue; there is no timer, so a single request does not wait. Each is answered or refused
 * on its own. If a group cannot be committed as it is, nothing of it stays, and each of its commands runs alone.
 *
 * Only for use cases that neither rely on a lock against each other nor on what another one of the group has written.
 */
export class MergedCommands {
  readonly #queues = new Map<string, Queue>()
  readonly #services: CommandServices

  constructor(services: CommandServices) {
    this.#services = services
  }

  run(request: CommandRequest, useCase: UseCase): Promise<CommandReply> {
    if (request.isDryRun || !this.#services.database.merges) return executeCommand(this.#services, request, useCase)
    const { tenantId } = request.principal.tenant
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(tenantId) ?? { waiting: [], running: new Set() }
      this.#queues.set(tenantId, queue)
      queue.waiting.push({ request, useCase, resolve, reject })
      this.#start(tenantId, queue)
    })
  }

  /** Starts another group, unless it would be small beside one that is running. */
  #start(tenantId: string, queue: Queue): void {
    const { waiting, running } = queue
    const largest = Math.max(0, ...[...running].map(({ size }) => size))
    if (waiting.length === 0 && running.size === 0) this.#queues.delete(tenantId)
    if (waiting.length === 0 || running.size >= groupsMax || waiting.length * 2 < largest) return
    const group = waiting.splice(0, groupSizeMax)
    const size = { size: group.length }
    running.add(size)
    void this.#work(tenantId, group).finally(() => {
      running.delete(size)
      this.#start(tenantId, queue)
    })
  }

  /** Answers all requests of a group. Never fails itself. */
  async #work(tenantId: string, group: readonly Waiting[]): Promise<void> {
    if (group.length > 1) {
      const answer = await this.#together(tenantId, group).catch((error: unknown) => error as Error)
      if (!(answer instanceof Error)) {
        answer()
        return
      }
      if (!(answer instanceof NotTogether) && !wasRolledBack(answer)) {
        for (const { reject } of group) reject(answer)
        return
      }
    }
    await Promise.all(
      group.map(({ request, useCase, resolve, reject }) =>
        executeCommand(this.#services, request, useCase).then(resolve, reject),
      ),
    )
  }

  /** Runs the commands of a group in one transaction. Returns what answers them after the commit. */
  async #together(tenantId: string, group: readonly Waiting[]): Promise<() => void> {
    const { database } = this.#services
    const { outcomes, hasEntries } = await database.inTenantClosing(tenantId, async (transaction) => {
      const members = group.map((waiting) => new Member(waiting))
      await Promise.all([transaction.run(waitBriefly), claimAll(transaction, tenantId, members)])
      await runAll(this.#services, transaction, members)
      const entries = members.flatMap(({ waiting, records }) => entriesOf(waiting.request, records))
      return {
        result: { outcomes: members.map(({ outcome }) => outcome), hasEntries: entries.length > 0 },
        closing: [
          ...keyStatements(tenantId, members),
          // Last: it locks the end of the journal.
          ...(entries.length === 0 ? [] : [writeJournal(tenantId, entries)]),
        ],
      }
    })
    if (hasEntries) database.announceSoon(eventsWritten, tenantId)
    return () => {
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index]
        if (outcome?.status === 'fulfilled') resolve(outcome.value)
        else reject(outcome?.reason)
      }
    }
  }
}

/** The group cannot be committed as it is, and is rolled back. */
class NotTogether extends Error {}

/** One command of a group. */
class Member {
  readonly waiting: Waiting
  /** Its key, once it is claimed. */
  claim: Claim | undefined
  /** What the use case has emitted and audited; nothing if it is refused. */
  records: Records = { events: [], audits: [] }
  /** Undefined until it is known. */
  outcome: PromiseSettledResult<CommandReply> | undefined

  constructor(waiting: Waiting) {
    this.waiting = waiting
  }
}

/** Claims the keys of all, in one order. Those that are not free are answered with that. */
async function claimAll(transaction: Transaction, tenantId: string, members: readonly Member[]): Promise<void> {
  const claiming = members
    .flatMap((member) => {
      const claim = claimOf(member.waiting.request)
      return claim === undefined ? [] : [{ member, claim }]
    })
    .sort((one, other) => (one.claim.key < other.claim.key ? -1 : 1))
  const claimed = await workMerged(transaction, claiming, async ({ member, claim }, own) =>
    replayOf(await own.transaction.maybeOne(claimKey(tenantId, claim, member.waiting.request.now))),
  )
  for (const [index, { member, claim }] of claiming.entries()) {
    const outcome = claimed[index] as Outcome<CommandReply | undefined>
    requireUsable(outcome)
    if (outcome.status === 'rejected') member.outcome = outcome
    else if (outcome.value === undefined) member.claim = claim
    else member.outcome = { status: 'fulfilled', value: outcome.value }
  }
}

/** Runs the use cases of those that have no outcome yet. */
async function runAll(services: CommandServices, transaction: Transaction, members: readonly Member[]): Promise<void> {
  const running = members.filter(({ outcome }) => outcome === undefined)
  const outcomes = await workMerged(transaction, running, ({ waiting: { request, useCase }, records }, own) =>
    useCase(commandOf(services, request, own.transaction, records)),
  )
  for (const [index, member] of running.entries()) {
    const outcome = outcomes[index] as Outcome<StoredReply>
    requireUsable(outcome)
    if (outcome.status === 'fulfilled') {
      member.outcome = { status: 'fulfilled', value: { ...outcome.value, isReplay: false } }
      continue
    }
    // What it has written cannot be taken back alone.
    if (outcome.hasWritten) throw new NotTogether('A command was refused after it had written something.')
    member.outcome = outcome
    member.records = { events: [], audits: [] }
  }
}

/**
 * After a statement has failed, nothing in the transaction can be committed, and it may have failed because of another
 * command, whatever this one made of it.
 */
function requireUsable({ hasFailed }: Outcome<unknown>): void {
  if (hasFailed) throw new NotTogether('A statement of the group failed.')
}

/** Stores the replies of those that succeeded under their keys, and gives back the keys of those that were refused. */
function keyStatements(tenantId: string, members: readonly Member[]): Statement[] {
  const stored: Statement[] = []
  const released = []
  for (const { claim, outcome } of members) {
    if (claim === undefined || outcome === undefined) continue
    if (outcome.status === 'rejected') released.push(claim)
    else stored.push(storeReply(tenantId, claim, outcome.value))
  }
  const merged = stored.length > 1 ? merge(stored) : undefined
  return [
    ...(released.length === 0 ? [] : [releaseKeys(tenantId, released)]),
    ...(merged === undefined ? stored : [merged.statement]),
  ]
}
