import { nowOf } from '../../../platform/clock/tenant-clock.ts'
import type { Services } from '../../../platform/http/server/services.ts'
import { findLogo } from '../../installation/tenant-settings/index.ts'
import { type CaseBalance, readCaseBalance } from '../../money/case-vouchers/index.ts'
import { defaultSettings, findOpenPlan, findSettings, paymentPlanView } from '../../money/payment-plans/index.ts'
import { reprintLetter } from '../letters/index.ts'
import { countOpening, type OpenedLink } from '../links/index.ts'
import {
  type CasePageWithPlan,
  findCasePage,
  findRelation,
  findSharedFile,
  findSharedLetter,
  type PageRequest,
  type SharedFileRow,
} from './debtor-web.queries.ts'
import { rolesShownTo, withAccruedInterest } from './debtor-web.rules.ts'

/** Reads everything that the page of a link shows, and counts the opening. */
export async function readCasePage(
  { database, clock }: Services,
  link: OpenedLink,
  { isOpening }: { isOpening: boolean },
): Promise<CasePageWithPlan> {
  return database.inTenant(link.tenantId, async (transaction) => {
    const relation =
      link.userId === null ? undefined : await transaction.maybeOne(findRelation(link.tenantId, link.userId))
    const now = nowOf(clock, link)
    const request = requestFor(link, relation?.relation)
    const [page, plan, settings] = await Promise.all([
      transaction.one(findCasePage(request, now)),
      transaction.maybeOne(findOpenPlan(link.tenantId, link.caseId)),
      transaction.maybeOne(findSettings(link.tenantId)),
      isOpening && transaction.run(countOpening(link.tenantId, link.linkId, now)),
    ])
    return {
      ...withAccruedInterest(page, now),
      plan: plan === undefined ? null : paymentPlanView(plan, { now, timeZone: page.timeZone }),
      planSettings: settings ?? defaultSettings,
      maySign: request.roles.includes('debtor'),
    }
  })
}

/** Reads the balance of the case of a link, which says how its interest came about. */
export async function readInterest(
  { database }: Services,
  { tenantId, caseId }: OpenedLink,
  { now, page }: { readonly now: Date; readonly page: Pick<CasePageWithPlan, 'timeZone'> },
): Promise<CaseBalance> {
  const moment = { pointInTime: now, timeZone: page.timeZone, recordedBy: null }
  const balance = await readCaseBalance((statement) => database.read(tenantId, statement), { tenantId, caseId }, moment)
  if (balance === undefined) throw new TypeError('A link belongs to a case.')
  return balance
}

/** Finds a file that the holder of a link may download: a shared letter, or a file of a message they may see. */
export async function readSharedFile(
  { database }: Services,
  link: OpenedLink,
  fileId: string,
): Promise<SharedFileRow | undefined> {
  return database.inTenant(link.tenantId, async (transaction) => {
    const relation =
      link.userId === null ? undefined : await transaction.maybeOne(findRelation(link.tenantId, link.userId))
    return transaction.maybeOne(findSharedFile(requestFor(link, relation?.relation), fileId))
  })
}

/** Renders a shared letter that has no file, because its tenant's clock was moved. */
export async function readSharedLetter(
  { database, files }: Services,
  link: OpenedLink,
  documentId: string,
): Promise<{ readonly fileName: string; readonly contentType: string; readonly bytes: Buffer } | undefined> {
  const { tenantId } = link
  const shared = await database.inTenant(tenantId, async (transaction) => {
    const relation = link.userId === null ? undefined : await transaction.maybeOne(findRelation(tenantId, link.userId))
    return transaction.maybeOne(findSharedLetter(requestFor(link, relation?.relation), documentId))
  })
  if (shared === undefined) return undefined
  return reprintLetter({ tenantId, files, read: (statement) => database.read(tenantId, statement) }, documentId)
}

/** Finds the logo of the tenant. */
export async function readLogo({ database }: Services, link: OpenedLink): Promise<SharedFileRow | undefined> {
  const [logo] = await database.read(link.tenantId, findLogo(link.tenantId))
  return logo
}

function requestFor({ tenantId, caseId, userId }: OpenedLink, relation: string | undefined): PageRequest {
  return { tenantId, caseId, userId, roles: rolesShownTo(relation) }
}
