import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { demo, exampleIds } from './incoming-mail.demo.ts'
import { definitions, message, problem, texts } from './incoming-mail.problems.ts'
import { incomingMailOperations } from './incoming-mail.routes.ts'
import { mailboxOperations } from './mailboxes.routes.ts'
import { pollMailboxes } from './poll-mailboxes.ts'

const pollIntervalMs = 10 * secondMs

export const incomingMail: Feature = {
  name: 'messaging/incoming-mail',
  tags: { 'Incoming mail': 'E-mails that arrive, by the API or in a mailbox, and how they find their cases.' },
  operations: [...incomingMailOperations, ...mailboxOperations],
  problems: definitions,
  texts,
  constraints: {
    mailboxes_one_each: () => problem('mailbox-exists', message('There is a mailbox with this address already.')),
  },
  auditSubjects: { mailbox: 'read:incoming-mail.mailboxes' },
  tables: ['incoming_mails', 'mailboxes'],
  jobs: (services, logger) => [
    { name: 'read mailboxes', intervalMs: pollIntervalMs, run: () => pollMailboxes(services, logger) },
  ],
  exampleIds,
  demo,
}
