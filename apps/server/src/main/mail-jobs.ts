import type { Logger } from 'pino'
import { mailOwners } from '../app.ts'
import type { Config } from '../platform/config/config.ts'
import type { Services } from '../platform/http/server/services.ts'
import { hourMs, type PeriodicJob, secondMs } from '../platform/jobs/periodic-job.ts'
import { smtpTransport } from '../platform/mail/mail-transport.ts'
import { type MailWorker, sendDueMails, sweepDoneMails } from '../platform/mail/send-due-mails.ts'
import type { Shutdown } from './shutdown.ts'

/** Sends e-mails. Without a mail server, only those of demo and test tenants are handled, which stay in the outbox. */
export function mailJobsOf(
  services: Services,
  { smtpUrl, mailFrom }: Config,
  logger: Logger,
  shutdown: Shutdown,
): PeriodicJob[] {
  const transport =
    smtpUrl === undefined || mailFrom === undefined
      ? undefined
      : smtpTransport({ url: smtpUrl, from: mailFrom }, services.files)
  if (transport === undefined) logger.info('SMTP_URL is not set: e-mails wait in the outbox')
  shutdown.add('the mail connection', () => Promise.resolve(transport?.close()))
  const domain = mailFrom?.split('@')[1] ?? 'localhost'
  const worker: MailWorker = { ...services, transport, domain, owners: mailOwners }
  return [
    {
      name: 'send e-mails',
      intervalMs: secondMs,
      run: async () => {
        await sendDueMails(worker)
      },
    },
    { name: 'sweep completed e-mails', intervalMs: hourMs, run: () => sweepDoneMails(services) },
  ]
}
