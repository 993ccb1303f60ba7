import { expect } from 'vitest'
import { exampleId } from '../../src/app.ts'
import { runWorkflowsOf } from '../../src/features/casework/case-workflows/run-workflows.ts'
import { standardEndReasonId } from '../../src/features/casework/end-reasons/index.ts'
import { runQueuedBulkJobs } from '../../src/features/casework/bulk-jobs/run-bulk-jobs.ts'
import { exampleFile, exampleMapping } from '../../src/features/integration/imports/imports.demo.ts'
import { runQueuedExports } from '../../src/features/integration/exports/run-exports.ts'
import { runQueuedImports } from '../../src/features/integration/imports/run-imports.ts'
import {
  advanceMove,
  completeMove,
  findClockMove,
  insertClockMove,
} from '../../src/features/installation/test-clock/test-clock.queries.ts'
import { advanceCursor } from '../../src/features/parties/data-protection/data-protection.queries.ts'
import { sql } from '../../src/platform/database/sql.ts'
import { systemActor } from '../../src/platform/identity/principal.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestApp, TestTenant } from '../test-app.ts'
import { principalTypeId, when, paidVoucher, type Create, type Ids } from './given-records.ts'

/** A case whose workflow has sent a letter, another one that is held, and a draft. */
export async function followWorkflows(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  for (const name of ['draftedWorkflowId', 'publishedWorkflowId']) {
    ids[name] = (await create('/workflows', { name: 'Småsager' }))['workflowId']!
    const definition = { steps: [{ id: 'reminder', type: 'letter', template: 'reminder' }] }
    const drafted = await api.patch(`/workflows/${ids[name]}/draft`, { definition }, { as })
    expect(drafted.status, drafted.text).toBe(200)
  }
  await create(`/workflows/${ids['publishedWorkflowId']}/versions`, undefined)
  ids['standardWorkflowId'] = exampleId('standardWorkflowId')
  const start = async (dueDate: string): Promise<string> => {
    const caseVouchers = [{ voucherTypeId: principalTypeId, amount: 80_000, source: 'CREDITOR', date: when, dueDate }]
    const { id } = await create('/cases', { customerId: ids['customerId'], currency: 'DKK', caseVouchers })
    await create(`/cases/${id}/workflow`, { workflowId: ids['standardWorkflowId'] })
    return id!
  }
  await start('2024-06-01')
  ids['workflowCaseId'] = await start('2035-01-01')
  const held = await api.post(`/cases/${ids['workflowCaseId']}/workflow/hold`, { reason: 'Afventer kreditor' }, { as })
  expect(held.status, held.text).toBe(200)
  const tenant = { tenantId: as.tenantId, name: 'Testbureau', timeZone: 'Europe/Copenhagen', language: 'da' }
  await runWorkflowsOf(api.services, tenant, {
    error: (found: unknown) => {
      throw new Error(JSON.stringify(found))
    },
  })
}

/** An import that waits for a mapping, one that waits to be confirmed, and one in the queue. */
export async function createImports(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const { creditorId } = ids
  const saved = { name: 'ERP', kind: 'cases', creditorId, ...exampleMapping }
  ids['importMappingId'] = (await create('/import-mappings', saved))['importMappingId']!
  const upload = async (mapping?: unknown): Promise<string> => {
    const body = { fileName: 'fakturaer.csv', content: exampleFile, mapping }
    return (await create(`/imports?kind=cases&creditorId=${creditorId!}`, body))['importId']!
  }
  ids['importId'] = await upload()
  ids['checkedImportId'] = await upload(exampleMapping)
  await runQueuedImports(api.services)
  await upload(exampleMapping)
  // As if a worker had taken it, so that running the imports of the next tenant leaves it alone.
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`update import_queue set leased_until = '2100-01-01' where tenant_id = ${as.tenantId}::uuid`),
  )
}

/** An export with its file, which its worker did not take from the queue before it died. */
export async function createExports(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const { exportId } = await create('/exports', {})
  ids['exportId'] = exportId!
  await runQueuedExports(api.services)
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`
      insert into export_queue (tenant_id, export_id, leased_until)
      values (${as.tenantId}::uuid, ${exportId}::uuid, '2100-01-01')`),
  )
}

/** A job that waits to be confirmed, one that can be undone, and one in the queue. */
export async function createBulkJobs(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const order = async (tag: string): Promise<string> =>
    (await create('/bulk-jobs', { action: 'ADD_TAG', parameters: { tag }, caseIds: [ids['caseId']] }))['bulkJobId']!
  ids['completedBulkJobId'] = await order('bulk')
  await runQueuedBulkJobs(api.services)
  const confirmed = await api.post(`/bulk-jobs/${ids['completedBulkJobId']}/confirm`, undefined, { as })
  expect(confirmed.status, confirmed.text).toBe(200)
  ids['checkedBulkJobId'] = await order('checked')
  await runQueuedBulkJobs(api.services)
  ids['bulkJobId'] = await order('waiting')
  // As if a worker had taken it, so that running the jobs of the next tenant leaves it alone.
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(sql`update bulk_job_queue set leased_until = '2100-01-01' where tenant_id = ${as.tenantId}::uuid`),
  )
}

/** A customer whose only case has ended, with a link of its debtor, whose lawyer was erased. */
export async function endCase(api: TestApp, as: TestTenant, create: Create, ids: Ids): Promise<void> {
  const lawyer = { relation: 'lawyer', details: { name: 'Liv Holm' } }
  const customer = { referenceId: 'K-former', users: [{ details: { name: 'Viggo Holm' } }, lawyer] }
  const { customerId = '' } = await create(`/customers?creditorId=${ids['creditorId']}`, customer)
  ids['formerCustomerId'] = customerId
  const { users } = (await api.get(`/customers/${customerId}`, { as })).body
  ids['formerUserId'] = users[0].userId
  const path = `/customers/${customerId}/users/${users[1].userId}/erasure`
  const erased = await api.post(path, { reason: 'Anmodning' }, { as })
  expect(erased.status, erased.text).toBe(200)
  await api.database.inTenant(as.tenantId, (transaction) =>
    transaction.run(advanceCursor(as.tenantId, { kind: 'notes', endedBefore: new Date(0) })),
  )
  const { id: caseId } = await create('/cases', { customerId, currency: 'DKK', caseVouchers: [paidVoucher] })
  await create('/links', { caseId, userId: ids['formerUserId'] })
  const end = { status: 'ENDED', endReasonId: standardEndReasonId('WITHDRAWN') }
  const ended = await api.patch(`/cases/${caseId}`, end, { as })
  expect(ended.status, ended.text).toBe(200)
}

export async function takeMessage(api: TestApp, tenant: TestTenant, ids: Ids): Promise<void> {
  const path = `/work-queue/message/${ids['unmappedInteractionId']!}`
  const taken = await api.patch(path, { assigneeId: null }, { as: tenant })
  expect(taken.status, taken.text).toBe(200)
}

/** A move of the clock that is over. */
export async function moveOwnClock({ database, clock }: TestApp, { tenantId }: TestTenant, ids: Ids): Promise<void> {
  const clockMoveId = newId()
  ids['clockMoveId'] = clockMoveId
  const to = clock.now()
  const from = new Date(to.getTime() - 86_400_000)
  await database.inTenant(tenantId, async (transaction) => {
    await transaction.run(insertClockMove({ tenantId, clockMoveId, from, to, startedAt: to, createdBy: systemActor }))
    const move = await transaction.one(findClockMove(tenantId, clockMoveId))
    await transaction.one(advanceMove(move, to))
    await transaction.one(completeMove(move, to))
  })
}
