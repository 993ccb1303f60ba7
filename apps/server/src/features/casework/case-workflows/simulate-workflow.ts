import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { Problem, requireFound, unknownReference, validationFailed } from '../../../problems/index.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { type CasesOfFile, readCasesOfFile } from '../../integration/imports/index.ts'
import { type CaseState, findVersion, requireNoMistakes, type WorkflowDefinition } from '../workflows/index.ts'
import { caseStateOf } from './case-state.ts'
import { findCaseStates } from './case-state.queries.ts'
import { message, problem } from './case-workflows.problems.ts'
import type { SimulateInput, Simulation } from './case-workflows.schemas.ts'
import { findPortfolio, findPublished } from './published-versions.queries.ts'
import { simulateWorkflow } from './simulate.rules.ts'
import { statesOfFile } from './states-of-file.ts'

const fileScope = 'read:imports'
/** Cases that are read together. */
const pageSize = 100

/** A file to play, or why it cannot be played: the caller learns that only with the right to read it. */
type FileToPlay = CasesOfFile | Problem | undefined

/** Reads the file to play, before the transaction. */
export async function prepareSimulation(
  context: PrepareContext,
  { importId, cases }: SimulateInput,
): Promise<FileToPlay> {
  if (importId === undefined) return undefined
  try {
    return await readCasesOfFile(context, importId, cases)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/**
 * Plays a portfolio or the cases of a file forward by one version of a workflow or by given steps, or by two to compare
 * them. Nothing is stored.
 */
export async function simulate(
  command: Command,
  { workflowId, input }: { readonly workflowId: string; readonly input: SimulateInput },
  given: FileToPlay,
): Promise<Simulation> {
  const file = given === undefined ? undefined : requireFile(command, given)
  const from = localDate(command.now, command.tenant.timeZone)
  const definitions = await definitionsOf(command, workflowId, input)
  const states = await statesToPlay(command, { input, file, from })
  const paidShare = (input.paidPercent ?? 0) / 100
  const results = definitions.map(({ version, definition }) => {
    const weeks = simulateWorkflow(definition, states, { from, weeks: input.weeks, paidShare })
    return { version, weeks: weeks.map((week) => ({ ...week, cash: [...week.cash] })) }
  })
  return { from, cases: states.length, refusedRows: file?.refusedRows ?? 0, results }
}

function requireFile({ principal }: Command, file: CasesOfFile | Problem): CasesOfFile {
  if (principal.type !== 'SYSTEM' && !principal.scopes.has(fileScope)) {
    throw problem('simulation-not-permitted', message('Playing a file needs the scope {0}.', fileScope))
  }
  if (file instanceof Problem) throw file
  return file
}

interface Played {
  /** Null for steps of the request. */
  readonly version: number | null
  readonly definition: WorkflowDefinition
}

async function definitionsOf(command: Command, workflowId: string, input: SimulateInput): Promise<Played[]> {
  const { tenantId, transaction } = command
  const published = requireFound(
    await transaction.maybeOne(findPublished(tenantId, workflowId)),
    message('There is no such workflow.'),
  )
  const played: Played[] = []
  const play = async (number: number, path: string): Promise<void> => {
    const found = await transaction.maybeOne(findVersion(tenantId, workflowId, number))
    if (found === undefined) {
      throw validationFailed([{ path, message: message('does not match any version of the workflow') }])
    }
    played.push({ version: number, definition: found.definition })
  }
  if (input.definition === undefined) {
    const version = input.version ?? published.version
    if (version === null) throw problem('workflow-not-published', message('The workflow has no published version.'))
    await play(version, '/version')
  } else {
    await requireNoMistakes(command, input.definition, '/definition')
    played.push({ version: null, definition: input.definition })
  }
  if (input.compareWith !== undefined) await play(input.compareWith, '/compareWith')
  return played
}

async function statesToPlay(
  command: Command,
  {
    input: { creditorId, cases: limit },
    file,
    from,
  }: { readonly input: SimulateInput; readonly file: CasesOfFile | undefined; readonly from: string },
): Promise<CaseState[]> {
  const { tenantId, transaction } = command
  if (file !== undefined) return statesOfFile(command, file, from)
  const portfolio = await transaction.one(findPortfolio(tenantId, creditorId ?? null, limit))
  if (!portfolio.hasCreditor) throw unknownReference('/creditorId', 'creditor')
  return readStates(command, portfolio.caseIds, from)
}

async function readStates(
  { tenantId, transaction, now, tenant }: Command,
  caseIds: readonly string[],
  today: string,
): Promise<CaseState[]> {
  const states: CaseState[] = []
  for (let index = 0; index < caseIds.length; index += pageSize) {
    const rows = await transaction.many(findCaseStates(tenantId, caseIds.slice(index, index + pageSize), now))
    states.push(...rows.map((row) => caseStateOf(row, today, tenant.timeZone)))
  }
  return states
}
