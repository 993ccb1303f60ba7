import type { Command } from '../../../platform/commands/command.ts'
import { eachAsCommand } from '../../../platform/commands/each-as-command.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { Problem } from '../../../problems/index.ts'
import { type HeldCase, holdCasesOf, withoutOverdue } from './held-case.ts'
import type { Attempt, PreparedCase, WorkflowWorker } from './prepare-cases.ts'
import { isRefusal } from './refusal.rules.ts'
import { refuseStep } from './refuse-step.ts'
import { advance, runAsWorkflow } from './work-case.ts'

/** A case whose step was refused. */
export interface RefusedCase {
  readonly prepared: PreparedCase
  readonly attempt: Attempt
  readonly refused: Problem
}

/** What became of the cases of one transaction. The others are done. */
export interface Together {
  readonly refused: readonly RefusedCase[]
  /** Nothing was done on these, because something failed. Each is to be worked on alone. */
  readonly failed: readonly PreparedCase[]
}

/**
 * Does the prepared steps of cases of one workflow in one transaction: their locks, facts, writes and journal cost little
 * more than those of one case. A step that is refused before it has written anything is left out; if one has, nothing
 * stays, and the others are done again without it.
 */
export async function workTogether(
  worker: WorkflowWorker,
  tenant: Tenant,
  cases: readonly PreparedCase[],
): Promise<Together> {
  const refused: RefusedCase[] = []
  let left = cases
  for (;;) {
    const [first] = left
    if (first === undefined) return { refused, failed: [] }
    const current = left
    try {
      const found = await runAsWorkflow(worker, tenant, first.row, (command) => advanceTogether(command, current))
      return { refused: [...refused, ...found], failed: [] }
    } catch (error) {
      if (!(error instanceof WroteBeforeRefusal)) return { refused, failed: left }
      refused.push(...error.refused)
      left = left.filter((each) => !error.refused.some(({ prepared }) => prepared === each))
    }
  }
}

/** Records the refusals of cases of one workflow in one transaction. Returns false if that was not possible. */
export async function refuseTogether(
  worker: WorkflowWorker,
  tenant: Tenant,
  cases: readonly RefusedCase[],
): Promise<boolean> {
  const [first] = cases
  if (first === undefined) return true
  const { row } = first.prepared
  try {
    await runAsWorkflow(worker, tenant, row, async (command) => {
      const heldOf = await holdTogether(
        command,
        cases.map(({ prepared }) => prepared),
      )
      const outcomes = await eachAsCommand(command, cases, async (own, { prepared, attempt, refused }) => {
        const held = heldOf.get(prepared.row.caseId)
        await refuseStep(own, held && (await withoutOverdue(own, held)), { attempt, refused })
      })
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    })
  } catch {
    return false
  }
  await Promise.all(cases.flatMap(({ prepared }) => prepared.uploads).map((upload) => upload.discard()))
  return true
}

/** A step was refused after it had written something, so its transaction must not be committed. */
class WroteBeforeRefusal extends Error {
  readonly refused: readonly RefusedCase[]

  constructor(refused: readonly RefusedCase[]) {
    super('A step was refused after it had written something.')
    this.refused = refused
  }
}

/** Decides again on each case under the locks of all. Cases that changed hands meanwhile are left for the next visit. */
async function advanceTogether(command: Command, cases: readonly PreparedCase[]): Promise<RefusedCase[]> {
  const heldOf = await holdTogether(command, cases)
  const outcomes = await eachAsCommand(command, cases, async (own, { row, attempt }) => {
    const held = heldOf.get(row.caseId)
    if (held !== undefined) await advance(own, await withoutOverdue(own, held), attempt)
  })
  const refused: RefusedCase[] = []
  for (const [index, outcome] of outcomes.entries()) {
    const prepared = cases[index]
    if (outcome.status === 'fulfilled' || prepared === undefined) continue
    const { attempt } = prepared
    const error: unknown = outcome.reason
    if (!isRefusal(error) || attempt === undefined) throw error
    refused.push({ prepared, attempt, refused: error })
  }
  if (outcomes.some(({ status, hasWritten }) => status === 'rejected' && hasWritten))
    throw new WroteBeforeRefusal(refused)
  return refused
}

async function holdTogether(command: Command, cases: readonly PreparedCase[]): Promise<ReadonlyMap<string, HeldCase>> {
  const workflowId = cases[0]?.row.workflowId ?? ''
  const caseIds = cases.map(({ row }) => row.caseId)
  const held = await holdCasesOf(command, workflowId, caseIds)
  return new Map(held.map((each) => [each.row.caseId, each]))
}
