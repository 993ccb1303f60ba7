import type { CommandServices } from '../../../platform/commands/execute-command.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { Problem } from '../../../problems/index.ts'
import { bookMatchedLine, OverpaymentError } from './book-bank-line.ts'
import { bookMatchedLines } from './book-matched-lines.ts'
import { holdBack, type LineOfCase, listMatchedLines } from './match-bank-lines.queries.ts'

export interface MatchingServices extends CommandServices {
  readonly clock: Clock
}

/** Lines that are read at once. */
const chunkSize = 500
/** Lines in one transaction: few enough that others wait only briefly for their cases. */
const batchSize = 100
/** Transactions at the same time: while PostgreSQL writes one, the next is planned. */
const batchesAtOnce = 2
/** Payments that are booked one by one at the same time. */
const bookingsAtOnce = 4

interface FileToBook {
  readonly bankFileId: string
  /** Keeps the file for this worker. */
  readonly extend: () => Promise<void>
}

/** Books all matched lines of a file, in the order of the lines of each case. */
export async function bookLinesOfFile(services: MatchingServices, tenant: Tenant, file: FileToBook): Promise<void> {
  const { tenantId } = tenant
  for (;;) {
    const matched = await services.database.read(tenantId, listMatchedLines(tenantId, file.bankFileId, chunkSize))
    if (matched.length === 0) return
    for (const wave of wavesOf(matched)) {
      const left = await bookTogether(services, tenant, { wave, extend: file.extend })
      await bookOneByOne(services, tenant, { left, extend: file.extend })
    }
  }
}

/** The first line of every case, then the second of every case, and so on. */
function wavesOf(lines: readonly LineOfCase[]): LineOfCase[][] {
  const waves: LineOfCase[][] = []
  const turns = new Map<string, number>()
  for (const line of lines) {
    const turn = turns.get(line.caseId) ?? 0
    turns.set(line.caseId, turn + 1)
    ;(waves[turn] ??= []).push(line)
  }
  return waves
}

/** Books lines of different cases, many in a transaction, and returns those that need a transaction of their own. */
async function bookTogether(
  services: MatchingServices,
  tenant: Tenant,
  { wave, extend }: { readonly wave: readonly LineOfCase[]; readonly extend: () => Promise<void> },
): Promise<LineOfCase[]> {
  const batches = Array.from({ length: Math.ceil(wave.length / batchSize) }, (_, index) =>
    wave.slice(index * batchSize, (index + 1) * batchSize),
  )
  const bookedIds = new Set<string>()
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      for (const bankLineId of await bookBatch(services, tenant, batch)) bookedIds.add(bankLineId)
      await extend()
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, work))
  return wave.filter(({ bankLineId }) => !bookedIds.has(bankLineId))
}

async function bookBatch(
  services: MatchingServices,
  tenant: Tenant,
  batch: readonly LineOfCase[],
): Promise<readonly string[]> {
  const bankLineIds = batch.map(({ bankLineId }) => bankLineId)
  try {
    return await runSystemCommand(services, tenant, 'book-bank-line', (command) =>
      bookMatchedLines(command, bankLineIds),
    )
  } catch (error) {
    // One line has rolled back all others, which are booked without it.
    if (error instanceof Problem) return []
    throw error
  }
}

async function bookOneByOne(
  services: MatchingServices,
  tenant: Tenant,
  { left, extend }: { readonly left: readonly LineOfCase[]; readonly extend: () => Promise<void> },
): Promise<void> {
  const queue = [...left]
  const work = async (): Promise<void> => {
    for (let line = queue.shift(); line !== undefined; line = queue.shift()) {
      await bookOrHoldBack(services, tenant, line.bankLineId)
      await extend()
    }
  }
  await Promise.all(Array.from({ length: bookingsAtOnce }, work))
}

/** Books a line; one that cannot be booked waits for a person, with the reason. */
async function bookOrHoldBack(services: MatchingServices, tenant: Tenant, bankLineId: string): Promise<void> {
  try {
    await runSystemCommand(services, tenant, 'book-bank-line', (command) => bookMatchedLine(command, bankLineId))
  } catch (error) {
    if (!(error instanceof Problem || error instanceof OverpaymentError)) throw error
    const reason = error instanceof Problem ? error.code : 'overpayment'
    await runSystemCommand(services, tenant, 'match-bank-lines', ({ transaction, tenantId }) =>
      transaction.run(holdBack(tenantId, bankLineId, reason)),
    )
  }
}
