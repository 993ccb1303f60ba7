import type { Clock } from '../../../platform/clock/clock.ts'
import { nowOf, type TenantClock } from '../../../platform/clock/tenant-clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findLinkByHash, findTenantsByEnding, type LinkRow } from './links.queries.ts'
import { hashLinkSecret, isLinkSecret, linkStateOf, tenantEndingOf } from './links.rules.ts'
import type { LinkState } from './links.schemas.ts'

export interface OpenedLink
  extends Pick<LinkRow, 'linkId' | 'tenantId' | 'caseId' | 'userId' | 'language' | 'createdAt'>, TenantClock {
  readonly state: LinkState
}

/** Looked up in place of a text that cannot be a secret. */
const nobodysSecret = '0'.repeat(27)
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Finds a link of any tenant by its secret. A text that cannot be a secret is looked up too, so that response times do not
 * reveal what secrets look like.
 */
export async function findOpenedLink(
  database: Database,
  secret: string,
  clock: Clock,
): Promise<OpenedLink | undefined> {
  const link = await findBySecret(database, isLinkSecret(secret) ? secret : nobodysSecret)
  if (link === undefined) return undefined
  const { linkId, tenantId, caseId, userId, language, createdAt, clockOffsetMs, clockStoppedAt } = link
  return {
    ...{ linkId, tenantId, caseId, userId, language, createdAt, clockOffsetMs, clockStoppedAt },
    state: linkStateOf(link, nowOf(clock, link)),
  }
}

async function findBySecret(database: Database, secret: string): Promise<(LinkRow & TenantClock) | undefined> {
  const hash = hashLinkSecret(secret)
  const ending = tenantEndingOf(secret)
  const tenants = await database.withoutTenant((transaction) => transaction.many(findTenantsByEnding(ending)))
  for (const { tenantId } of tenants.length === 0 ? [{ tenantId: nobody }] : tenants) {
    const [link] = await database.read(tenantId, findLinkByHash(tenantId, hash))
    if (link !== undefined) return link
  }
  return undefined
}
