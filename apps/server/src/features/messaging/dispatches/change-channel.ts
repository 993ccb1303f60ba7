import type { Command } from '../../../platform/commands/command.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type OutboundGuard, OutboundRefusal } from '../../../platform/outbound/outbound-guard.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { requireFound } from '../../../problems/index.ts'
import { createWebhookSecret } from '../../integration/webhooks/index.ts'
import {
  deleteChannel,
  findChannel,
  insertChannel,
  listSealedSecrets,
  lockChannel,
  replaceSealedSecret,
  updateChannel,
} from './channels.queries.ts'
import { channelSecretPurpose } from './dispatch-messages.ts'
import { channelView } from './dispatch-views.ts'
import { message, problem } from './dispatches.problems.ts'
import type {
  DispatchChannel,
  DispatchChannelInput,
  DispatchChannelPatch,
  DispatchChannelWithSecret,
} from './dispatches.schemas.ts'

/** Rejects a URL that the service would not post to. A name that does not resolve now may do so later. */
export async function requireAdapterUrl(guard: OutboundGuard, url: string | undefined): Promise<void> {
  if (url === undefined) return
  try {
    await guard.addressesOf(guard.inspect(url)).catch((error: unknown) => {
      if (error instanceof OutboundRefusal) throw error
    })
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error
    throw problem('dispatch-url-refused', message('The URL of the adapter {0}.', error.reason), {
      errors: [{ path: '/url', message: error.reason }],
    })
  }
}

/** Adds the adapter of a channel. Its secret is returned here and never again. */
export async function createDispatchChannel(
  command: Command,
  { channel, url, isActive = true }: DispatchChannelInput,
): Promise<DispatchChannelWithSecret> {
  const { tenantId, transaction, now, actor, secrets } = command
  const secret = createWebhookSecret()
  const dispatchChannelId = command.newId()
  await transaction.run(
    insertChannel({
      ...{ tenantId, dispatchChannelId, channel, url, isActive, createdAt: now, createdBy: actor },
      secret: secrets.seal(channelSecretPurpose, secret),
    }),
  )
  const created = channelView(await transaction.one(findChannel(tenantId, dispatchChannelId)))
  command.audit({ subjectType: 'dispatch-channel', subjectId: dispatchChannelId, after: created })
  return { ...created, secret }
}

/** Changes the URL of an adapter, or whether it is used. */
export async function patchDispatchChannel(
  command: Command,
  dispatchChannelId: string,
  patch: DispatchChannelPatch,
): Promise<DispatchChannel> {
  const { tenantId, transaction, now, actor } = command
  const before = channelView(
    requireFound(
      await transaction.maybeOne(lockChannel(tenantId, dispatchChannelId)),
      message('There is no such channel.'),
    ),
  )
  command.requireMatch(before)
  const { url = before.url, isActive = before.isActive } = patch
  if (url === before.url && isActive === before.isActive) return before
  await transaction.run(updateChannel(tenantId, dispatchChannelId, { url, isActive, now, actor }))
  const after = channelView(await transaction.one(findChannel(tenantId, dispatchChannelId)))
  command.audit({ subjectType: 'dispatch-channel', subjectId: dispatchChannelId, before, after })
  return after
}

/** Removes the adapter of a channel. Queued messages wait for the next one. */
export async function deleteDispatchChannel(
  command: Command,
  dispatchChannelId: string,
): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const row = await transaction.maybeOne(lockChannel(tenantId, dispatchChannelId))
  const before = channelView(requireFound(row, message('There is no such channel.')))
  command.requireMatch(before)
  await transaction.run(deleteChannel(tenantId, dispatchChannelId))
  command.audit({ subjectType: 'dispatch-channel', subjectId: dispatchChannelId, before })
  return {}
}

/** Encrypts the secrets of a tenant's channels with the current key. Returns how many that affected. */
export async function resealChannelSecrets(
  transaction: Transaction,
  tenantId: string,
  secrets: SecretBox,
): Promise<number> {
  let count = 0
  for (const { dispatchChannelId, secret } of await transaction.many(listSealedSecrets(tenantId))) {
    if (secrets.isCurrent(secret)) continue
    const sealed = secrets.seal(channelSecretPurpose, secrets.open(channelSecretPurpose, secret))
    count += await transaction.run(replaceSealedSecret(tenantId, dispatchChannelId, sealed))
  }
  return count
}
