import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type CommandServices, executeCommand } from '../../../platform/commands/execute-command.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { sqlStateOf } from '../../../platform/database/database.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { Problem } from '../../../problems/index.ts'
import { insertImportProblems, type NewImportProblem } from './import-problems.queries.ts'
import {
  type ImportedRecords,
  importRecords,
  type Outcome,
  problemsOf,
  type RecordContext,
  RefusedRecordsError,
} from './import-records.ts'
import { advance, bothLanguages, findNextImport, type ImportRow, lockImport } from './imports.queries.ts'
import {
  customerReferenceOf,
  errorOf,
  errorsOf,
  type ImportRecord,
  joinRecords,
  type RowProblem,
} from './records.rules.ts'
import { message } from './imports.problems.ts'

/** Rows of an import that are checked or imported together. */
export interface Chunk {
  readonly principal: Principal
  readonly row: ImportRow
  readonly records: readonly ImportRecord[]
  readonly context: RecordContext
}

interface ChunkServices extends CommandServices {
  readonly clock: Clock
}

/** The import was cancelled, or another worker is ahead. Nothing of this transaction stays. */
export class TurnLostError extends Error {
  override readonly name = 'TurnLostError'
}

type Refused = Map<ImportRecord, readonly RowProblem[]>

/** Rows whose problems are stored, and how many of each; more are counted. */
const storedRowsMax = 10_000
const storedProblemsOfRowMax = 20
const attemptsMax = 5

/**
 * Checks or imports rows, and returns the number of the last. They are written in one transaction together with the
 * progress of the import, so that a worker that dies leaves nothing half done and nothing is done twice.
 */
export async function runChunk(services: ChunkServices, chunk: Chunk): Promise<number> {
  const records = joinRecords(chunk.records)
  const refused: Refused = new Map(
    records
      .map((record) => [record, record.problems.filter(({ severity }) => severity === 'error')] as const)
      .filter(([, errors]) => errors.length > 0),
  )
  const doneRows = Math.max(...chunk.records.flatMap(({ rows }) => rows.map(({ number }) => number)))
  for (let attempt = 1; ; attempt += 1) {
    const accepted = records.filter((record) => !refused.has(record))
    try {
      await attemptChunk(services, chunk, { accepted, refused, doneRows })
      return doneRows
    } catch (error) {
      if (!isRefusal(error) || attempt >= attemptsMax) throw error
      const found = error instanceof RefusedRecordsError ? error.refused : await findRefused(services, chunk, accepted)
      for (const [record, problems] of found) refused.set(record, problems)
    }
  }
}

/** Whether an error is about a record, and not about the database or the code. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof RefusedRecordsError || error instanceof Problem || sqlStateOf(error)?.startsWith('23') === true
  )
}

interface Attempt {
  readonly accepted: readonly ImportRecord[]
  readonly refused: Refused
  readonly doneRows: number
}

async function attemptChunk(services: ChunkServices, chunk: Chunk, attempt: Attempt): Promise<void> {
  const isCheck = chunk.row.state === 'CHECKING'
  let checked: ImportedRecords | undefined
  if (isCheck) {
    await run(services, chunk, true, async (command) => {
      checked = await importRecords(command, attempt.accepted, chunk.context)
    })
  }
  await run(services, chunk, false, async (command) => {
    const row = await getTurn(command, chunk.row)
    const imported = checked ?? (await importRecords(command, attempt.accepted, chunk.context))
    await noteProgress(command, row, attempt, imported)
  })
}

async function run(
  services: ChunkServices,
  { principal }: Chunk,
  isDryRun: boolean,
  work: (command: Command) => Promise<void>,
): Promise<void> {
  const request = {
    ...{ operation: 'run-import', principal, isDryRun },
    ...{ requestId: newId(), now: nowOf(services.clock, principal.tenant), idempotency: undefined },
  }
  await executeCommand(services, request, async (command) => {
    await work(command)
    return { status: 200, headers: {}, body: '' }
  })
}

/** The import must be the next of its tenant, in the same state, and exactly as far as this worker believes. */
async function getTurn({ tenantId, transaction }: Command, row: ImportRow): Promise<ImportRow> {
  const [locked, next] = await Promise.all([
    transaction.one(lockImport(tenantId, row.importId)),
    transaction.maybeOne(findNextImport(tenantId)),
  ])
  if (locked.state !== row.state || locked.doneRows !== row.doneRows || next?.importId !== row.importId) {
    throw new TurnLostError()
  }
  return locked
}

/** Tries each record on its own, without effect, to find those that cannot be imported. */
async function findRefused(services: ChunkServices, chunk: Chunk, records: readonly ImportRecord[]): Promise<Refused> {
  const refused: Refused = new Map()
  for (const record of records) {
    try {
      await run(services, chunk, true, async (command) => {
        await importRecords(command, [record], chunk.context)
      })
    } catch (error) {
      if (error instanceof RefusedRecordsError) refused.set(record, error.refused.get(record) ?? [])
      else if (error instanceof Problem) refused.set(record, problemsOf(record, errorsOf(error), chunk.context))
      else if (!isRefusal(error)) throw error
    }
  }
  return refused
}

async function noteProgress(
  command: Command,
  row: ImportRow,
  { accepted, refused, doneRows }: Attempt,
  { outcomes, warnings: found }: ImportedRecords,
): Promise<void> {
  const { tenantId, transaction } = command
  const { importId } = row
  const warnings = [...found, ...accepted.flatMap((record) => record.problems)]
  const rowsWith = (wanted: Outcome): number =>
    accepted.reduce((sum, { rows }, index) => sum + (outcomes[index] === wanted ? rows.length : 0), 0)
  const refusedCount = [...refused.keys()].reduce((sum, { rows }) => sum + rows.length, 0)
  const problems = [
    ...[...refused].flatMap(([record, own]) => storedProblems(record, own)),
    ...warnings.map(storedWarning),
  ]
  const kept = withinLimits(problems, Math.max(0, storedRowsMax - row.refusedCount - row.warningCount))
  const stored = kept.map((each) => ({ ...each, importProblemId: command.newId() }))
  if (stored.length > 0) await transaction.run(insertImportProblems(tenantId, importId, stored))
  await transaction.run(
    advance(tenantId, importId, {
      ...{ doneRows, refusedCount, warningCount: warnings.length },
      createdCount: rowsWith('created'),
      updatedCount: rowsWith('updated'),
      unchangedCount: rowsWith('unchanged'),
    }),
  )
}

type Stored = Omit<NewImportProblem, 'importProblemId'>

/** The first problems of each of the first rows, in the order of the rows. */
function withinLimits(problems: readonly Stored[], rowsMax: number): Stored[] {
  const ofRows = new Map<number, Stored[]>()
  for (const problem of problems.toSorted((one, other) => one.rowNumber - other.rowNumber)) {
    const own = ofRows.get(problem.rowNumber) ?? []
    if (own.length < storedProblemsOfRowMax) own.push(problem)
    ofRows.set(problem.rowNumber, own)
  }
  return [...ofRows.values()].slice(0, rowsMax).flat()
}

/** A refused record is refused with all its rows, each with its cells. */
function storedProblems(record: ImportRecord, problems: readonly RowProblem[]): Stored[] {
  const customerReference = customerReferenceOf(record.line)
  return record.rows.flatMap(({ number, cells }) => {
    const own = problems.filter(({ row }) => row === number)
    const shown = own.length > 0 ? own : [errorOf(number, '', message('Another row of the same case is refused.'))]
    return shown.map((each, index) => ({
      ...storedWarning(each),
      customerReference,
      cells: index === 0 ? cells : null,
    }))
  })
}

function storedWarning({ row, severity, field, message: reason }: RowProblem): Stored {
  const shown = Array.from(field).slice(0, 200).join('')
  return {
    ...{ rowNumber: row, severity, field: shown, message: bothLanguages(reason) },
    ...{ cells: null, customerReference: null },
  }
}
