import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { bulkJobView } from './bulk-job-view.ts'
import { findBulkJob, listBulkItems, listBulkJobs } from './bulk-jobs.queries.ts'
import {
  BulkJob,
  BulkJobInput,
  BulkJobItem,
  BulkJobItemQuery,
  BulkJobListQuery,
  BulkJobParams,
} from './bulk-jobs.schemas.ts'
import { cancelBulkJob, confirmBulkJob, createBulkJob, undoBulkJob } from './change-bulk-job.ts'
import { message } from './bulk-jobs.problems.ts'

const tag = 'Bulk jobs'
const noJob = message('There is no such job.')

export const bulkJobOperations = [
  writeOperation({
    id: 'create-bulk-job',
    method: 'POST',
    path: '/v1/{tenantId}/bulk-jobs',
    scope: 'write:bulk-jobs',
    tag,
    summary: 'Order an action on many cases',
    description:
      'Orders the same action on cases given by id, or on all that match the filters of the list of cases. Each case is first tried without effect, in the background; nothing happens before the job is confirmed. Each case is changed by the operation that does the same to one case, with the rights of the caller.',
    body: BulkJobInput,
    success: { status: 201, description: 'The job.', body: BulkJob },
    location: ({ bulkJobId }) => `/bulk-jobs/${bulkJobId}`,
    events: ['bulk-jobs.create'],
    problems: ['bulk-job-not-permitted'],
    example: { body: { action: 'ADD_TAG', parameters: { tag: 'forår' }, caseIds: ['{caseId}'] } },
    run: (command, { body }) => createBulkJob(command, body),
  }),
  writeOperation({
    id: 'confirm-bulk-job',
    method: 'POST',
    path: '/v1/{tenantId}/bulk-jobs/{bulkJobId}/confirm',
    scope: 'write:bulk-jobs',
    tag,
    summary: 'Run a job that was checked',
    description:
      'Does the action to the cases that are ready, in the background. Each is done once, completely or not at all.',
    params: BulkJobParams,
    success: { status: 200, description: 'The job, which is running.', body: BulkJob },
    events: ['bulk-jobs.update'],
    problems: ['not-found', 'bulk-job-state', 'bulk-job-not-permitted'],
    example: { params: { bulkJobId: '{checkedBulkJobId}' } },
    run: (command, { params }) => confirmBulkJob(command, params.bulkJobId),
  }),
  writeOperation({
    id: 'cancel-bulk-job',
    method: 'POST',
    path: '/v1/{tenantId}/bulk-jobs/{bulkJobId}/cancel',
    scope: 'write:bulk-jobs',
    tag,
    summary: 'Cancel a job',
    description: 'Stops a job that is not over. What was done stays, and can be undone.',
    params: BulkJobParams,
    success: { status: 200, description: 'The job, which is cancelled.', body: BulkJob },
    events: ['bulk-jobs.update'],
    problems: ['not-found', 'bulk-job-state'],
    run: (command, { params }) => cancelBulkJob(command, params.bulkJobId),
  }),
  writeOperation({
    id: 'undo-bulk-job',
    method: 'POST',
    path: '/v1/{tenantId}/bulk-jobs/{bulkJobId}/undo',
    scope: 'write:bulk-jobs',
    tag,
    summary: 'Undo a job',
    description:
      'Orders a job that undoes this one where that is possible: tags, groups, properties, pauses and ended cases. Letters that were created stay. Confirm it like any other job.',
    params: BulkJobParams,
    success: { status: 201, description: 'The new job.', body: BulkJob },
    location: ({ bulkJobId }) => `/bulk-jobs/${bulkJobId}`,
    events: ['bulk-jobs.create'],
    problems: ['not-found', 'bulk-job-state', 'bulk-job-not-permitted'],
    example: { params: { bulkJobId: '{completedBulkJobId}' } },
    run: (command, { params }) => undoBulkJob(command, params.bulkJobId),
  }),
  readOperation({
    id: 'list-bulk-jobs',
    method: 'GET',
    path: '/v1/{tenantId}/bulk-jobs',
    scope: 'read:bulk-jobs',
    tag,
    summary: 'List jobs',
    description: 'The jobs, newest first, with their progress.',
    query: BulkJobListQuery,
    success: { status: 200, description: 'One page of jobs.', body: Page(BulkJob) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listBulkJobs(tenantId, pageBounds(query)))).map(bulkJobView)),
  }),
  readOperation({
    id: 'get-bulk-job',
    method: 'GET',
    path: '/v1/{tenantId}/bulk-jobs/{bulkJobId}',
    scope: 'read:bulk-jobs',
    tag,
    summary: 'Get a job',
    description: 'A job with its progress.',
    params: BulkJobParams,
    success: { status: 200, description: 'The job.', body: BulkJob },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      bulkJobView(requireFirst(await read(findBulkJob(tenantId, params.bulkJobId)), noJob)),
  }),
  readOperation({
    id: 'list-bulk-job-items',
    method: 'GET',
    path: '/v1/{tenantId}/bulk-jobs/{bulkJobId}/items',
    // Reasons contain data of the cases.
    scope: 'read:cases',
    tag,
    summary: 'List the cases of a job',
    description: 'The cases of a job with their results. `after` is the id of the last case read.',
    params: BulkJobParams,
    query: BulkJobItemQuery,
    success: { status: 200, description: 'One page of cases.', body: Page(BulkJobItem) },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params: { bulkJobId }, query }) => {
      requireFirst(await read(findBulkJob(tenantId, bulkJobId)), noJob)
      const state = query.state ?? null
      return pageOf(query, await read(listBulkItems(tenantId, { bulkJobId, state }, pageBounds(query))))
    },
  }),
]
