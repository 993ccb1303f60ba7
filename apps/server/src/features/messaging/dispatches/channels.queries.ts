import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { DispatchChannelName } from './dispatches.schemas.ts'

export interface ChannelRow {
  readonly dispatchChannelId: string
  readonly tenantId: string
  readonly channel: DispatchChannelName
  readonly url: string
  readonly isActive: boolean
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  c.dispatch_channel_id as "dispatchChannelId", c.tenant_id as "tenantId", c.channel, c.url, c.is_active as "isActive",
  c.created_at as "createdAt", c.created_by as "createdBy", c.updated_at as "updatedAt", c.updated_by as "updatedBy"`

export function findChannel(tenantId: string, dispatchChannelId: string): Statement<ChannelRow> {
  return sql<ChannelRow>`
    select ${columns} from dispatch_channels c
    where c.tenant_id = ${tenantId}::uuid and c.dispatch_channel_id = ${dispatchChannelId}::uuid`
}

export function lockChannel(tenantId: string, dispatchChannelId: string): Statement<ChannelRow> {
  return sql<ChannelRow>`${findChannel(tenantId, dispatchChannelId)} for update of c`
}

export function listChannels(
  tenantId: string,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<ChannelRow> {
  return sql<ChannelRow>`
    select ${columns} from dispatch_channels c
    where c.tenant_id = ${tenantId}::uuid and (${after}::uuid is null or c.dispatch_channel_id > ${after}::uuid)
    order by c.dispatch_channel_id limit ${limit}::integer offset ${offset}::integer`
}

/** The adapter that serves a channel now. */
export function findAdapter(tenantId: string, channel: string): Statement<{ url: string; secret: string }> {
  return sql<{ url: string; secret: string }>`
    select url, secret from dispatch_channels
    where tenant_id = ${tenantId}::uuid and channel = ${channel}::text and is_active`
}

export function insertChannel(channel: Omit<ChannelRow, 'updatedAt' | 'updatedBy'> & { secret: string }): Statement {
  return sql`
    insert into dispatch_channels (tenant_id, dispatch_channel_id, channel, url, secret, is_active, created_at, created_by)
    values (${channel.tenantId}::uuid, ${channel.dispatchChannelId}::uuid, ${channel.channel}::text, ${channel.url}::text,
            ${channel.secret}::text, ${channel.isActive}::boolean, ${channel.createdAt}::timestamptz,
            ${json(channel.createdBy)}::jsonb)`
}

export function updateChannel(
  tenantId: string,
  dispatchChannelId: string,
  change: { readonly url: string; readonly isActive: boolean; readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    update dispatch_channels set url = ${change.url}::text, is_active = ${change.isActive}::boolean,
      updated_at = ${change.now}::timestamptz, updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and dispatch_channel_id = ${dispatchChannelId}::uuid`
}

export function deleteChannel(tenantId: string, dispatchChannelId: string): Statement {
  return sql`
    delete from dispatch_channels
    where tenant_id = ${tenantId}::uuid and dispatch_channel_id = ${dispatchChannelId}::uuid`
}

export function listSealedSecrets(tenantId: string): Statement<{ dispatchChannelId: string; secret: string }> {
  return sql<{ dispatchChannelId: string; secret: string }>`
    select dispatch_channel_id as "dispatchChannelId", secret from dispatch_channels
    where tenant_id = ${tenantId}::uuid order by dispatch_channel_id for update`
}

export function replaceSealedSecret(tenantId: string, dispatchChannelId: string, secret: string): Statement {
  return sql`
    update dispatch_channels set secret = ${secret}::text
    where tenant_id = ${tenantId}::uuid and dispatch_channel_id = ${dispatchChannelId}::uuid`
}
