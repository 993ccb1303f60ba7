import type { Database } from '../../../platform/database/database.ts'
import { findLinkByHash, type LinkRow, presentLinkHash } from './links.queries.ts'
import { hashLinkSecret, isLinkSecret, linkStateOf } from './links.rules.ts'
import type { LinkState } from './links.schemas.ts'

export interface OpenedLink extends Pick<
  LinkRow,
  'linkId' | 'tenantId' | 'caseId' | 'userId' | 'language' | 'createdAt'
> {
  readonly state: LinkState
}

/**
 * Finds a link of any tenant by its secret. A text that cannot be a secret is looked up too, so that response times do not
 * reveal what secrets look like.
 */
export async function findOpenedLink(database: Database, secret: string, now: Date): Promise<OpenedLink | undefined> {
  const hash = hashLinkSecret(isLinkSecret(secret) ? secret : '')
  const link = await database.withoutTenant(async (transaction) => {
    const [, row] = await Promise.all([
      transaction.run(presentLinkHash(hash)),
      transaction.maybeOne(findLinkByHash(hash)),
    ])
    return row
  })
  if (link === undefined) return undefined
  const { linkId, tenantId, caseId, userId, language, createdAt } = link
  return { linkId, tenantId, caseId, userId, language, createdAt, state: linkStateOf(link, now) }
}
