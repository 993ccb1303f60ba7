import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { channelOperations } from './channels.routes.ts'
import { dispatchMessages, dispatchMessagesOf } from './dispatch-messages.ts'
import { demo, exampleIds } from './dispatches.demo.ts'
import { events } from './dispatches.events.ts'
import { personalData } from './dispatches.personal-data.ts'
import { definitions, message, problem, texts } from './dispatches.problems.ts'
import { dispatchOperations } from './dispatches.routes.ts'
import { findDueMessages } from './dispatches.queries.ts'

const runIntervalMs = 2 * secondMs

export const dispatches: Feature = {
  name: 'messaging/dispatches',
  tags: { Dispatches: 'Text messages and digital post: the adapters that send them, and what became of each.' },
  operations: [...dispatchOperations, ...channelOperations],
  events,
  problems: definitions,
  texts,
  constraints: {
    dispatch_channels_one_each: () =>
      problem('dispatch-channel-taken', message('There is an adapter for this channel already.')),
  },
  auditSubjects: { dispatch: 'read:dispatches', 'dispatch-channel': 'read:dispatches.channels' },
  tables: ['dispatch_channels', 'dispatches'],
  personalData,
  dayWork: {
    order: 7,
    run: (services) => (tenant) => dispatchMessagesOf(services, tenant),
    due: ({ tenantId }, now) => findDueMessages(tenantId, { now, serviceNow: now, limit: 1 }),
  },
  jobs: (services, logger) => [
    {
      name: 'send text messages and digital post',
      intervalMs: runIntervalMs,
      run: () => dispatchMessages(services, logger),
    },
  ],
  exampleIds,
  demo,
}
