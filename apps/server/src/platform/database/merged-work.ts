import { merge, type MergedStatement } from './merged-statements.ts'
import type { Statement } from './sql.ts'
import type { Transaction } from './transaction.ts'

/** How the statements of all workers are sent: in order, without waiting for one another. */
export interface Sending {
  /** False on a cluster, where statements are not merged. */
  readonly merges: boolean
  many(statement: Statement): Promise<unknown[]>
  run(statement: Statement): Promise<number>
}

/** What one of several workers that do the same work at once has of the database. */
export interface Member {
  readonly transaction: Transaction
  /** Whether it has sent anything but lookups and locks, whose effects would stay. */
  readonly hasWritten: boolean
  /** Whether one of its statements failed, alone or with those of others. Then nothing of the transaction can stay. */
  readonly hasFailed: boolean
}

export type Outcome<Result> = PromiseSettledResult<Result> & Pick<Member, 'hasWritten' | 'hasFailed'>

/**
 * Does the same work for several records at once, and sends what all of them ask of the database together: statements of
 * one text, marked with `lookup`, `rowWritten` or `rowsWritten`, as one. The work for a record sees its own statements run
 * in its own order. It must not depend on that for another record, and must not wait for it.
 */
export async function workMerged<Item, Result>(
  sending: Sending,
  items: readonly Item[],
  work: (item: Item, member: Member) => Promise<Result>,
): Promise<Outcome<Result>[]> {
  const round = new Round(sending, items.length)
  const members = items.map(() => new RoundMember(round))
  const settled = await Promise.allSettled(
    items.map(async (item, index) => {
      const member = members[index] ?? new RoundMember(round)
      try {
        return await work(item, member)
      } finally {
        round.leave()
      }
    }),
  )
  return settled.map((outcome, index) => {
    const { hasWritten = false, hasFailed = false } = members[index] ?? {}
    return { ...outcome, hasWritten, hasFailed }
  })
}

interface Request {
  readonly statement: Statement
  readonly isRun: boolean
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Collects what the members ask for until each of them waits, and sends it. */
class Round {
  readonly #sending: Sending
  #workingCount: number
  #waiting = new Map<RoundMember, Request[]>()
  #isScheduled = false
  #isSending = false

  constructor(sending: Sending, count: number) {
    this.#sending = sending
    this.#workingCount = count
  }

  ask(member: RoundMember, request: Request): void {
    const own = this.#waiting.get(member)
    if (own === undefined) this.#waiting.set(member, [request])
    else own.push(request)
    this.#schedule()
  }

  leave(): void {
    this.#workingCount -= 1
    this.#schedule()
  }

  /** After all promises that are settled have had their effects. */
  #schedule(): void {
    if (this.#isScheduled || this.#isSending) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      if (this.#waiting.size > 0 && this.#waiting.size >= this.#workingCount) void this.#send()
    })
  }

  async #send(): Promise<void> {
    const queues = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#isSending = true
    const answers = await Promise.all(groupsOf(queues).map((requests) => this.#sendGroup(requests)))
    this.#isSending = false
    // All go on at the same time, and so ask together again.
    for (const { request, outcome } of answers.flat()) {
      if (outcome.status === 'fulfilled') request.resolve(outcome.value)
      else request.reject(outcome.reason)
    }
    this.#schedule()
  }

  /** Sends requests of one kind at once, as one statement if possible. */
  async #sendGroup(requests: readonly Request[]): Promise<Answer[]> {
    const merged =
      this.#sending.merges && requests.length > 1 ? merge(requests.map((each) => each.statement)) : undefined
    if (merged === undefined) {
      return Promise.all(
        requests.map(async (request) => ({ request, outcome: await settled(() => this.#sendAlone(request)) })),
      )
    }
    const outcome = await settled(() => this.#sendMerged(merged, requests))
    return requests.map((request, index) => ({
      request,
      outcome: outcome.status === 'rejected' ? outcome : { status: 'fulfilled', value: outcome.value[index] },
    }))
  }

  /** Returns the result of each request: its rows, or the number of rows. */
  async #sendMerged({ statement, rowsOf }: MergedStatement, requests: readonly Request[]): Promise<readonly unknown[]> {
    const [first] = requests
    if (first?.isRun !== true) return rowsOf(await this.#sending.many(statement))
    const count = await this.#sending.run(statement)
    // A caller that writes one row relies on the number of rows, which is known for all of them together only.
    if (first.statement.merging === 'row' && count !== requests.length)
      throw new Error(`${String(requests.length)} rows were to be written together, and ${String(count)} were.`)
    return requests.map(() => 1)
  }

  #sendAlone({ statement, isRun }: Request): Promise<unknown> {
    return isRun ? this.#sending.run(statement) : this.#sending.many(statement)
  }
}

interface Answer {
  readonly request: Request
  readonly outcome: PromiseSettledResult<unknown>
}

/** The outcome of work that is begun at once, so that it is sent in its order. */
async function settled<Result>(work: () => Promise<Result>): Promise<PromiseSettledResult<Result>> {
  try {
    return { status: 'fulfilled', value: await work() }
  } catch (reason) {
    return { status: 'rejected', reason }
  }
}

/**
 * The requests in an order in which each queue keeps its own, with those of one text next to each other: what cannot be
 * merged goes first, so that the others come together.
 */
function groupsOf(queues: readonly Request[][]): Request[][] {
  const groups: Request[][] = []
  for (;;) {
    const heads = queues.flatMap(([head]) => head ?? [])
    const next = heads.find(({ statement }) => statement.merging === undefined) ?? heads[0]
    if (next === undefined) return groups
    const isAlike = (request: Request | undefined): boolean =>
      request === next || (request?.statement.merging !== undefined && keyOf(request) === keyOf(next))
    groups.push(queues.filter(([head]) => isAlike(head)).map((queue) => queue.shift() as Request))
  }
}

function keyOf({ statement: { name, text, merging }, isRun }: Request): string {
  const kind = typeof merging === 'object' ? 'items' : String(merging)
  return `${kind} ${String(isRun)} ${name === '' ? text : name}`
}

class RoundMember implements Member {
  readonly transaction: Transaction
  hasWritten = false
  hasFailed = false

  constructor(round: Round) {
    const ask = (statement: Statement, isRun: boolean): Promise<unknown> => {
      if (!isLookup(statement) && !isLock(statement)) this.hasWritten = true
      const answer = new Promise<unknown>((resolve, reject) => {
        round.ask(this, { statement, isRun, resolve, reject })
      })
      answer.catch(() => (this.hasFailed = true))
      return answer
    }
    const many = <Row>(statement: Statement<Row>): Promise<Row[]> => ask(statement, false) as Promise<Row[]>
    this.transaction = {
      // Merging again would wait for others that wait for this one.
      merges: false,
      many,
      maybeOne: async (statement) => (await many(statement))[0],
      one: async (statement) => {
        const [row] = await many(statement)
        if (row === undefined) throw new Error('A statement that must return a row returned none.')
        return row
      },
      run: (statement) => ask(statement, true) as Promise<number>,
    }
  }
}

function isLookup({ merging }: Statement): boolean {
  return merging === 'lookup' || (typeof merging === 'object' && merging.isLookup)
}

/** A `select` that ends with a lock has no other effect. */
function isLock({ text }: Statement): boolean {
  return /^\s*select\b[\s\S]*\bfor (?:no key )?(?:update|share)(?: of \w+)?\s*$/.test(text)
}
