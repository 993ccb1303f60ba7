import type { FileStore } from '../../../platform/files/file-store.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand, type SystemCommands } from '../../../platform/commands/system-command.ts'
import { contentKey } from './file-view.ts'
import {
  beginRemoval,
  countDay,
  endRemoval,
  findSuspects,
  findTenant,
  type ListedContent,
  quarantine,
  release,
  type Suspect,
  type SweepMoment,
} from './quarantine.queries.ts'
import { nextStep, quarantineDays, type SweepStep } from './quarantine.rules.ts'

/** Far longer than any request takes: content this old without a row will not get one. */
const ageMsMin = 24 * 60 * 60 * 1000
const batchSizeMax = 500

export interface SweepServices extends SystemCommands {
  readonly files: FileStore
}

export interface SweptFile {
  readonly tenantId: string
  readonly fileId: string
  readonly action: 'quarantined' | 'released' | 'removed'
}

/**
 * Handles content without a row: of deleted files, and of uploads whose command failed or whose process was killed. The
 * content is quarantined, and removed once it was found without a row on 30 further days; it is released if a row
 * appears. Each step is audited and returned for the log. Content of unknown tenants, and of tenants with a hold, is left
 * alone.
 */
export async function sweepOrphanFiles(services: SweepServices): Promise<SweptFile[]> {
  const now = services.clock.now()
  const moment = { now, today: now.toISOString().slice(0, 10) }
  const swept: SweptFile[] = []
  for await (const { tenantId, contents } of oldContentsByTenant(services.files, now)) {
    const suspects = await services.database.read(tenantId, findSuspects(tenantId, contents, moment))
    const due = await withoutRemoved(services.files, tenantId, suspects)
    if (due.length > 0) swept.push(...(await sweepBatch(services, tenantId, { due, moment })))
  }
  return swept
}

/**
 * What there is to do. Content without a mark may have been removed, and its mark deleted, since it was listed: it is
 * looked for again, after the marks were read, so that it is not marked a second time.
 */
async function withoutRemoved(files: FileStore, tenantId: string, suspects: readonly Suspect[]): Promise<Suspect[]> {
  const due: Suspect[] = []
  for (const suspect of suspects) {
    const step = nextStep(suspect)
    if (step === 'wait') continue
    if (step !== 'quarantine' || (await hasContent(files, contentKey(tenantId, suspect.fileId)))) due.push(suspect)
  }
  return due
}

async function hasContent(files: FileStore, key: string): Promise<boolean> {
  const content = await files.open(key)
  content?.destroy()
  return content !== undefined
}

interface BatchPlan {
  readonly due: readonly Suspect[]
  readonly moment: SweepMoment
}

const contentBefore = { quarantined: 'stored', released: 'quarantined', removed: 'quarantined' } as const

async function sweepBatch(services: SweepServices, tenantId: string, plan: BatchPlan): Promise<SweptFile[]> {
  const [tenant] = await services.database.read(tenantId, findTenant(tenantId))
  if (tenant === undefined) return []
  const swept = await runSystemCommand(services, tenant, 'sweep-files', (command) => recordSteps(command, plan))
  const interrupted = idsOf(plan, 'finish')
  const doomed = swept.filter(({ action }) => action === 'removed').map(({ fileId }) => fileId)
  const removable = [...interrupted, ...doomed]
  // Only after the audit entry is committed. If this is interrupted, the next sweep continues.
  for (const fileId of removable) await services.files.remove(contentKey(tenantId, fileId))
  if (removable.length > 0) {
    await services.database.inTenant(tenantId, (transaction) => transaction.run(endRemoval(tenantId, removable)))
  }
  return swept
}

/** Every statement is conditional, so that only one of several concurrent sweeps acts on a file. */
async function recordSteps(command: Command, plan: BatchPlan): Promise<SweptFile[]> {
  const { tenantId, transaction } = command
  const { due, moment } = plan
  const found = due.filter((suspect) => nextStep(suspect) === 'quarantine')
  const removal = { now: moment.now, daysMin: quarantineDays }
  await transaction.run(countDay(tenantId, idsOf(plan, 'count'), moment.today))
  const acted = [
    { action: 'quarantined', rows: await transaction.many(quarantine(tenantId, found, moment)) },
    { action: 'released', rows: await transaction.many(release(tenantId, idsOf(plan, 'release'))) },
    { action: 'removed', rows: await transaction.many(beginRemoval(tenantId, idsOf(plan, 'remove'), removal)) },
  ] as const
  const swept = acted.flatMap(({ action, rows }) => rows.map(({ fileId }) => ({ tenantId, fileId, action })))
  const sizes = new Map(due.map(({ fileId, size }) => [fileId, size]))
  for (const { fileId, action } of swept) {
    const size = sizes.get(fileId)
    const before = { content: contentBefore[action], size }
    const after = action === 'removed' ? undefined : { content: action === 'released' ? 'stored' : action, size }
    command.audit({ subjectType: 'file', subjectId: fileId, before, ...(after && { after }) })
  }
  return swept
}

function idsOf({ due }: BatchPlan, step: SweepStep): string[] {
  return due.filter((suspect) => nextStep(suspect) === step).map(({ fileId }) => fileId)
}

interface Batch {
  readonly tenantId: string
  readonly contents: ListedContent[]
}

/** Lists the old contents of the store, in batches per tenant, since rows are read one tenant at a time. */
async function* oldContentsByTenant(files: FileStore, now: Date): AsyncIterable<Batch> {
  let batch: Batch = { tenantId: '', contents: [] }
  for await (const { key, size, modifiedAt } of files.list()) {
    if (now.getTime() - modifiedAt.getTime() < ageMsMin) continue
    const [tenantId = '', fileId = ''] = key.split('/')
    if (tenantId !== batch.tenantId || batch.contents.length === batchSizeMax) {
      if (batch.contents.length > 0) yield batch
      batch = { tenantId, contents: [] }
    }
    batch.contents.push({ fileId, size })
  }
  if (batch.contents.length > 0) yield batch
}
