import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import { workMerged } from '../../../platform/database/merged-work.ts'
import { keepContent, type Upload } from '../../../platform/http/operations/uploads.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { Problem } from '../../../problems/index.ts'
import type { WorkflowStep } from '../workflows/index.ts'
import { mapAtOnce } from './at-once.ts'
import type { CaseStateRow } from './case-state.queries.ts'
import { decide } from './decide.ts'
import type { PreparedStep } from './perform-step.ts'
import type { PositionRow } from './positions.queries.ts'
import { startStep } from './prepare-step.ts'
import { isRefusal, isTooSoon } from './refusal.rules.ts'
import { findStep } from './steps.queries.ts'

/** What a worker needs, of what requests are served with. */
export type WorkflowWorker = Pick<
  Services,
  'database' | 'secrets' | 'publicUrl' | 'clock' | 'files' | 'outbound' | 'isMailConfigured' | 'printFolder'
>

/** A case that is due, as it was read without a lock. */
export interface DueCase {
  readonly row: PositionRow
  readonly facts: CaseStateRow
}

/** A step as it was decided before the transaction that does it. */
export interface Attempt {
  readonly step: WorkflowStep
  readonly round: number
  readonly version: number
  readonly prepared: PreparedStep
  readonly refusal?: Problem
  /** It was refused today already, so nothing was prepared. */
  readonly isTooSoon?: boolean
}

/** A case that is due, with the step that was prepared for it. */
export interface PreparedCase extends DueCase {
  readonly attempt: Attempt | undefined
  readonly uploads: readonly Upload[]
}

/** How many messages of some cases are rendered at the same time: those of requests wait in the same queue. */
const renderedAtOnce = 2

/**
 * Decides what is due on some cases of a tenant, without locks, and renders the messages of their steps. What they need to
 * know is read for all of them together. A case that could not be prepared is a rejected promise.
 */
export async function prepareCases(
  worker: WorkflowWorker,
  tenant: Tenant,
  cases: readonly DueCase[],
): Promise<PromiseSettledResult<PreparedCase>[]> {
  const started = await workMerged(worker.database.reading(tenant.tenantId), cases, (due, { transaction }) =>
    startCase(worker, tenant, due, (statement) => transaction.many(statement)),
  )
  return mapAtOnce(started, renderedAtOnce, async (outcome) => {
    if (outcome.status === 'rejected') return outcome
    const [finished] = await Promise.allSettled([outcome.value()])
    return finished
  })
}

type Read = PrepareContext['read']
/** Does what takes long without reading anything of the case. */
type Finish = () => Promise<PreparedCase>

async function startCase(worker: WorkflowWorker, tenant: Tenant, due: DueCase, read: Read): Promise<Finish> {
  const { row, facts } = due
  const now = nowOf(worker.clock, tenant)
  const { decision, today } = decide(row, facts, { now, timeZone: tenant.timeZone })
  if (decision.kind !== 'perform') return () => Promise.resolve({ ...due, attempt: undefined, uploads: [] })
  const { step, position } = decision
  const { caseId, workflowId, version } = row
  const decided = { step, round: position.round, version }
  const key = { workflowId, version, stepId: step.id, round: position.round }
  const [earlier] = await read(findStep(tenant.tenantId, caseId, key))
  const ended = (attempt: Attempt, uploads: readonly Upload[] = []): PreparedCase => ({ ...due, attempt, uploads })
  if (isTooSoon(earlier, now, tenant.timeZone)) {
    return () => Promise.resolve(ended({ ...decided, prepared: {}, isTooSoon: true }))
  }
  const uploads: Upload[] = []
  const refused = (error: unknown): PreparedCase => {
    if (isRefusal(error)) return ended({ ...decided, prepared: {}, refusal: error }, uploads)
    throw error
  }
  const context = contextOf(worker, tenant, { now, uploads, read })
  try {
    const finish = await startStep(context, { caseId, step, today })
    return async () => {
      try {
        return ended({ ...decided, prepared: await finish() }, uploads)
      } catch (error) {
        return refused(error)
      }
    }
  } catch (error) {
    const result = refused(error)
    return () => Promise.resolve(result)
  }
}

function contextOf(
  worker: WorkflowWorker,
  tenant: Tenant,
  { now, uploads, read }: { readonly now: Date; readonly uploads: Upload[]; readonly read: Read },
): PrepareContext {
  const { files, outbound, isMailConfigured, printFolder } = worker
  const { tenantId } = tenant
  return {
    ...{ tenantId, tenant, now, outbound, isMailConfigured, printFolder, files, read },
    keepFile: async (file) => {
      const upload = await keepContent(files, tenantId, file)
      uploads.push(upload)
      return upload
    },
  }
}
