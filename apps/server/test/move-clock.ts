import { expect } from 'vitest'
import { mailOwners } from '../src/app.ts'
import { type ClockWorker, runClockMoves } from '../src/features/installation/test-clock/index.ts'
import { dayWorkOf, dueWork } from '../src/main/jobs.ts'
import type { Services } from '../src/platform/http/server/services.ts'
import { sendDueMailsOf } from '../src/platform/mail/send-due-mails.ts'
import type { TestApp, TestTenant } from './test-app.ts'

/** A worker that does on every day what the service does. Errors that features log are collected. */
export function clockWorker(services: Services, failures: unknown[]): ClockWorker {
  const logger = { error: (found: unknown) => failures.push(found), info: () => undefined } as never
  const mail = { ...services, transport: undefined, domain: 'test.example', owners: mailOwners }
  return { ...services, dueWork, dayWork: [...dayWorkOf(services, logger), (tenant) => sendDueMailsOf(mail, tenant)] }
}

/** Moves the clock of a test tenant to a day, and lives through everything until then. */
export async function moveClock(api: TestApp, as: TestTenant, to: string): Promise<void> {
  const { status, text } = await api.post('/clock-moves', { to }, { as })
  expect(status, text).toBe(201)
  const failures: unknown[] = []
  await runClockMoves(clockWorker(api.services, failures))
  expect(failures).toEqual([])
}
