import type { Logger } from 'pino'
import { mailOwners } from '../app.ts'
import { hasOwnTime } from '../platform/clock/tenant-clock.ts'
import { runClockMoves } from '../features/installation/test-clock/index.ts'
import type { Config } from '../platform/config/config.ts'
import { listRunningTenants } from '../platform/database/tenants.queries.ts'
import type { Services } from '../platform/http/server/services.ts'
import { hourMs, type PeriodicJob, secondMs } from '../platform/jobs/periodic-job.ts'
import { smtpTransport } from '../platform/mail/mail-transport.ts'
import { type MailWorker, sendDueMails, sendDueMailsOf, sweepDoneMails } from '../platform/mail/send-due-mails.ts'
import type { Tenant } from '../platform/identity/principal.ts'
import { dayWorkOf, dueWork } from './jobs.ts'
import type { Shutdown } from './shutdown.ts'

/** Moves test clocks. E-mails come last on a day, since what happened before may have written some. */
function clockJobsOf(services: Services, worker: MailWorker, logger: Logger): PeriodicJob[] {
  const dayWork = [...dayWorkOf(services, logger), (tenant: Tenant) => sendDueMailsOf(worker, tenant)]
  return [
    { name: 'move test clocks', intervalMs: secondMs, run: () => runClockMoves({ ...services, dayWork, dueWork }) },
  ]
}

/** Sends e-mails. Without a mail server, only those of demo and test tenants are handled, which stay in the outbox. */
export function mailJobsOf(
  services: Services,
  { smtpUrl, mailFrom, smtpLocalTls: requiresLocalTls }: Config,
  logger: Logger,
  shutdown: Shutdown,
): PeriodicJob[] {
  const transport =
    smtpUrl === undefined || mailFrom === undefined
      ? undefined
      : smtpTransport({ url: smtpUrl, from: mailFrom, requiresLocalTls }, services.files)
  if (transport === undefined) logger.info('SMTP_URL is not set: e-mails wait in the outbox')
  shutdown.add('the mail connection', () => Promise.resolve(transport?.close()))
  const domain = mailFrom?.split('@')[1] ?? 'localhost'
  const worker: MailWorker = { ...services, transport, domain, owners: mailOwners }
  return [
    ...clockJobsOf(services, worker, logger),
    {
      name: 'send e-mails',
      intervalMs: secondMs,
      run: async () => {
        await sendDueMails(worker)
        const tenants = await services.database.asWorker('jobs', (transaction) =>
          transaction.many(listRunningTenants()),
        )
        for (const tenant of tenants.filter(hasOwnTime)) await sendDueMailsOf(worker, tenant)
      },
    },
    { name: 'sweep completed e-mails', intervalMs: hourMs, run: () => sweepDoneMails(services) },
  ]
}
