import type { Logger } from 'pino'
import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { runSystemCommand } from '../../../platform/commands/system-command.ts'
import { listRunningTenants } from '../../../platform/database/tenants.queries.ts'
import { htmlToText } from '../../../platform/html/html-to-text.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import { newId } from '../../../platform/ids.ts'
import { guardedPost } from '../../../platform/outbound/guarded-post.ts'
import { signedHeaders } from '../../integration/webhooks/index.ts'
import { beginMessage, type QueuedMessage, settleMessage } from '../interactions/index.ts'
import { type AdapterAnswer, addressOf, judgeAnswer } from './attempt.rules.ts'
import { announceDispatch } from './announce-dispatch.ts'
import { findAdapter } from './channels.queries.ts'
import {
  beginAttempt,
  type DispatchRow,
  type DispatchTarget,
  findDueMessages,
  findTarget,
  lockDispatch,
  settleDispatch,
} from './dispatches.queries.ts'
import type { DispatchChannelName } from './dispatches.schemas.ts'

export type DispatchServices = Pick<Services, 'database' | 'secrets' | 'publicUrl' | 'clock' | 'outbound'>

/** The purpose for which secrets of channels are encrypted. */
export const channelSecretPurpose = 'dispatch channel'

const batchSize = 20
/** Longer than an attempt can take. */
const leaseMs = 60_000

/** Sends the queued messages of every tenant. A tenant that fails does not stop the others. */
export async function dispatchMessages(services: DispatchServices, logger: Pick<Logger, 'error'>): Promise<void> {
  const tenants = await services.database.asWorker('jobs', (transaction) => transaction.many(listRunningTenants()))
  for (const tenant of tenants) {
    try {
      await dispatchMessagesOf(services, tenant)
    } catch (error) {
      logger.error({ err: error, tenantId: tenant.tenantId }, 'the messages of a tenant could not be sent')
    }
  }
}

/** The same for one tenant. Each message is sent by one worker at a time; one that died is replaced after its lease. */
export async function dispatchMessagesOf(services: DispatchServices, tenant: Tenant): Promise<void> {
  const { tenantId } = tenant
  for (let count = batchSize; count === batchSize;) {
    const at = { now: nowOf(services.clock, tenant), serviceNow: services.clock.now(), limit: batchSize }
    const due = await services.database.read(tenantId, findDueMessages(tenantId, at))
    for (const { interactionId } of due) await dispatchMessage(services, tenant, interactionId)
    count = due.length
  }
}

interface Attempt {
  readonly dispatch: DispatchRow
  readonly name: string | null
  readonly adapter: { readonly url: string; readonly secret: string } | undefined
}

async function dispatchMessage(services: DispatchServices, tenant: Tenant, interactionId: string): Promise<void> {
  const serviceNow = services.clock.now()
  const attempt = await runSystemCommand(services, tenant, 'begin-dispatch', (command) =>
    begin(command, interactionId, serviceNow),
  )
  if (attempt === undefined) return
  const answer = await post(services, tenant, attempt)
  await runSystemCommand(services, tenant, 'settle-dispatch', (command) => settle(command, attempt.dispatch, answer))
}

/** Asks the contact gate again, and claims the message for this attempt. */
async function begin(command: Command, interactionId: string, serviceNow: Date): Promise<Attempt | undefined> {
  const { tenantId, transaction, now } = command
  const queued = await beginMessage(command, interactionId)
  if (queued === undefined) return undefined
  const target = await transaction.one(findTarget(tenantId, queued.userId))
  const channel = queued.type as DispatchChannelName
  const adapter = target.isTest ? undefined : await transaction.maybeOne(findAdapter(tenantId, channel))
  if (!target.isTest && adapter === undefined) return undefined
  const dispatch = await transaction.maybeOne(
    beginAttempt(tenantId, {
      ...{ dispatchId: command.newId(), interactionId, caseId: queued.caseId, channel, isCaptured: target.isTest },
      ...{ address: addressIn(queued, target, channel), text: htmlToText(queued.notes) },
      ...{ userId: queued.userId, leaseId: newId(), now, serviceNow },
      leasedUntil: new Date(serviceNow.getTime() + leaseMs),
    }),
  )
  return dispatch && { dispatch, name: target.name, adapter }
}

function addressIn(queued: QueuedMessage, target: DispatchTarget, channel: DispatchChannelName): string {
  return addressOf(channel, target, queued.details['phone']) ?? ''
}

/** Posts the message to the adapter, signed like a webhook, and with a key by which a repeated one is recognised. */
async function post(
  { outbound, secrets, clock }: DispatchServices,
  { tenantId }: Tenant,
  { dispatch, name, adapter }: Attempt,
): Promise<AdapterAnswer> {
  const { dispatchId, interactionId, caseId, channel, address, text } = dispatch
  if (address === '') return { status: 422, body: 'The addressee cannot be reached by this channel.', error: null }
  if (adapter === undefined) return { status: 200, body: 'Kept here: test tenants send nothing.', error: null }
  const body = JSON.stringify({ dispatchId, tenantId, interactionId, caseId, channel, to: { name, address }, text })
  const secret = secrets.open(channelSecretPurpose, adapter.secret)
  const outcome = await guardedPost(outbound, {
    url: adapter.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Fordring-Dispatch/1',
      'idempotency-key': dispatchId,
      ...signedHeaders({ id: dispatchId, sentAt: clock.now(), body }, [secret]),
    },
  })
  return { status: outcome.error === null ? outcome.status : null, body: outcome.answer, error: outcome.error }
}

/** Records the outcome with what follows for the message, unless another worker has taken over. */
async function settle(
  command: Command,
  { dispatchId, leaseId, isCaptured }: DispatchRow,
  answer: AdapterAnswer,
): Promise<void> {
  const { tenantId, transaction, now } = command
  const before = await transaction.one(lockDispatch(tenantId, dispatchId))
  if (before.leaseId !== leaseId || before.state !== 'QUEUED') return
  const verdict = judgeAnswer(answer, before.attempts, Math.random())
  const isSent = verdict.state === 'SENT'
  const state = isSent && isCaptured ? 'DELIVERED' : verdict.state
  await transaction.run(
    settleDispatch(tenantId, dispatchId, {
      ...{ state, providerReference: verdict.providerReference, lastAnswer: verdict.answer },
      ...{ sentAt: isSent ? now : null, settledAt: state === 'DELIVERED' || state === 'FAILED' ? now : null },
      dueAt: new Date(now.getTime() + verdict.pauseMs),
    }),
  )
  if (state !== 'QUEUED') await settleMessage(command, before.interactionId, isSent ? 'SENT' : 'CANCELLED')
  await announceDispatch(command, before)
}
