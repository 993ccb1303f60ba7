import { daysAfter } from '../../../platform/clock/calendar.ts'
import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { waitingMessageItems } from '../../messaging/interactions/index.ts'
import { bankLineItems } from '../../money/bank-statements/index.ts'
import { limitationItems } from '../../money/limitation/index.ts'
import { brokenPromiseItems, followUpItems } from '../../money/promises/index.ts'
import { courtClaimItems } from '../court-claims/index.ts'
import { disputeItems } from '../disputes/index.ts'

/** Who asks, and when. */
export interface WorkViewer {
  readonly tenantId: string
  readonly role: Role
  readonly now: Date
  readonly timeZone: string
  readonly today: string
}

/**
 * A kind of work: the scope that reads it, and a query of its items with the columns subject_id, case_id, at, label, text,
 * amount and currency.
 */
interface WorkKindSource {
  readonly scope: string
  readonly items: (viewer: WorkViewer) => Statement
}

/** How long before its answer is due a dispute counts as urgent. */
const disputeDaysAhead = 3
/** How long before its end an objection deadline counts as near. */
const objectionDaysAhead = 3
const dayMs = 86_400_000

/** Every kind of work, the most urgent first. */
export const workKindSources = {
  'broken-promise': {
    scope: 'read:updates',
    items: ({ tenantId, ...viewer }) => brokenPromiseItems(tenantId, viewer),
  },
  message: {
    scope: 'read:interactions',
    items: ({ tenantId, role }) => waitingMessageItems(tenantId, role),
  },
  'bank-line': {
    scope: 'read:bank-statements',
    items: ({ tenantId }) => bankLineItems(tenantId),
  },
  dispute: {
    scope: 'read:disputes',
    items: ({ tenantId, now }) => disputeItems(tenantId, new Date(now.getTime() + disputeDaysAhead * dayMs)),
  },
  'court-claim': {
    scope: 'read:court-claims',
    items: ({ tenantId, today, timeZone }) =>
      courtClaimItems(tenantId, { until: daysAfter(today, objectionDaysAhead), timeZone }),
  },
  limitation: {
    scope: 'read:limitation',
    items: ({ tenantId, timeZone, today }) => limitationItems(tenantId, { timeZone, today }),
  },
  'follow-up': {
    scope: 'read:updates',
    items: ({ tenantId, ...viewer }) => followUpItems(tenantId, viewer),
  },
  'new-case': {
    scope: 'read:cases',
    items: ({ tenantId }) => sql`
      select c.case_id as subject_id, c.case_id, c.created_at as at, null::text as label, null::text as text,
             null::bigint as amount, null::text as currency
      from published.cases c
      where c.tenant_id = ${tenantId}::uuid and c.status = 'PENDING'`,
  },
} as const satisfies Readonly<Record<string, WorkKindSource>>

export type WorkKind = keyof typeof workKindSources
export const workKinds = Object.keys(workKindSources) as WorkKind[]

/** The kinds that the caller may read. */
export function kindsFor({ scopes }: Principal): WorkKind[] {
  return workKinds.filter((kind) => scopes.has(workKindSources[kind].scope))
}
