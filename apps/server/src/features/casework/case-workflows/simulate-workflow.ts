import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { requireFound, unknownReference, validationFailed } from '../../../problems/index.ts'
import { type CaseState, findVersion } from '../workflows/index.ts'
import { caseStateOf } from './case-state.ts'
import { findCaseStates } from './case-state.queries.ts'
import { message, problem } from './case-workflows.problems.ts'
import type { SimulateInput, Simulation } from './case-workflows.schemas.ts'
import { findPortfolio, findPublished } from './published-versions.queries.ts'
import { simulateWorkflow } from './simulate.rules.ts'

/** Cases that are read together. */
const pageSize = 100

/** Plays a portfolio forward by one version of a workflow, or by two to compare them. Nothing is stored. */
export async function simulate(command: Command, workflowId: string, input: SimulateInput): Promise<Simulation> {
  const { tenantId, transaction, now, tenant } = command
  const published = requireFound(
    await transaction.maybeOne(findPublished(tenantId, workflowId)),
    message('There is no such workflow.'),
  )
  const version = input.version ?? published.version
  if (version === null) throw problem('workflow-not-published', message('The workflow has no published version.'))
  const { creditorId = null, cases: limit } = input
  const portfolio = await transaction.one(findPortfolio(tenantId, creditorId, limit))
  if (!portfolio.hasCreditor) throw unknownReference('/creditorId', 'creditor')
  const from = localDate(now, tenant.timeZone)
  const states = await readStates(command, portfolio.caseIds, from)
  const compared = input.compareWith === undefined ? [] : [[input.compareWith, '/compareWith'] as const]
  const results = []
  for (const [number, path] of [[version, '/version'] as const, ...compared]) {
    const found = await transaction.maybeOne(findVersion(tenantId, workflowId, number))
    if (found === undefined) {
      throw validationFailed([{ path, message: message('does not match any version of the workflow') }])
    }
    const paidShare = (input.paidPercent ?? 0) / 100
    const weeks = simulateWorkflow(found.definition, states, { from, weeks: input.weeks, paidShare })
    results.push({ version: number, weeks: weeks.map((week) => ({ ...week, cash: [...week.cash] })) })
  }
  return { from, cases: states.length, results }
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
