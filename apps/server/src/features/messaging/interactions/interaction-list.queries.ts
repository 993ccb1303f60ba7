import { pageOfMatches } from '../../../platform/database/page-of-matches.ts'
import { plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'
import { hasWords, idsWithWords, insertWords, type WordTable } from '../../../platform/text/search-words.queries.ts'
import { columns, type InteractionRow, isVisibleTo } from './interactions.queries.ts'
import type { Direction, InteractionSort, State } from './interactions.schemas.ts'

const interactionWords: WordTable = { table: sql`interaction_search_words`, idColumn: sql`interaction_id` }

export function insertInteractionWords(tenantId: string, interactionId: string, words: readonly string[]): Statement {
  return insertWords(interactionWords, tenantId, interactionId, words)
}

export interface InteractionFilter {
  readonly caseId?: string
  readonly referenceId?: string
  readonly state?: State
  readonly direction?: Direction
  readonly type?: string
  readonly unhandled?: boolean
  /** Prefixes of words. */
  readonly terms?: readonly string[] | undefined
}

export interface InteractionPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
  readonly sort: InteractionSort
}

/** One page of the interactions that match and that the role may see. Ids increase with the time of registration. */
export function listInteractions(
  tenantId: string,
  role: Role,
  filter: InteractionFilter,
  page: InteractionPage,
): Statement<InteractionRow> {
  const isOldestFirst = page.sort === 'registeredAt'
  const order = isOldestFirst ? sql`i.interaction_id` : sql`i.interaction_id desc`
  const isAfter = (after: string): Statement =>
    isOldestFirst ? sql`and i.interaction_id > ${after}::uuid` : sql`and i.interaction_id < ${after}::uuid`
  const pageWith = (condition: Statement): Statement => sql`
    select i.interaction_id as id from interactions i
    where i.tenant_id = ${tenantId}::uuid and ${isVisibleTo(role)} ${conditionsOf(tenantId, filter)} ${condition}
      ${when(page.after ?? undefined, isAfter)}
    order by ${order}
    limit ${page.limit}::integer offset ${page.offset}::integer`
  const searched = (terms: readonly string[]): Statement =>
    pageOfMatches({
      gather: () => idsWithWords(interactionWords, tenantId, terms),
      ask: hasWords(interactionWords, tenantId, sql`i.interaction_id`, terms),
      id: sql`i.interaction_id`,
      page: pageWith,
    })
  return plannedByValues(sql<InteractionRow>`
    select ${columns}
    from (${filter.terms === undefined ? pageWith(sql``) : searched(filter.terms)}) p
    join interactions i on i.tenant_id = ${tenantId}::uuid and i.interaction_id = p.id
    order by ${order}`)
}

function conditionsOf(tenantId: string, filter: InteractionFilter): Statement {
  const isUnhandled = sql`i.direction = 'INCOMING' and i.state in ('UNMAPPED', 'MAPPED')`
  return sql`
    ${filter.state === undefined ? sql`and i.state <> 'DELETED'` : sql`and i.state = ${filter.state}::text`}
    ${when(filter.caseId, (caseId) => sql`and ${isOn(tenantId, caseId)} and i.reference_type = 'case'`)}
    ${when(filter.referenceId, (referenceId) => sql`and ${isOn(tenantId, referenceId)}`)}
    ${when(filter.direction, (direction) => sql`and i.direction = ${direction}::text`)}
    ${when(filter.type, (type) => sql`and i.type = ${type}::text`)}
    ${when(filter.unhandled, (wanted) => (wanted ? sql`and ${isUnhandled}` : sql`and not (${isUnhandled})`))}`
}

/** On the resource itself, or on a case merged into it. */
function isOn(tenantId: string, referenceId: string): Statement {
  return sql`i.reference_id = any (array(select w from cases_within(${tenantId}::uuid, ${referenceId}::uuid) w))`
}

export function findCaseOfFilter(tenantId: string, caseId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from published.cases where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`
}

/** The incoming messages that nobody has handled, as items of the work queue. */
export function waitingMessageItems(tenantId: string, role: Role): Statement {
  return sql`
    select i.interaction_id as subject_id, case when i.reference_type = 'case' then i.reference_id end as case_id,
           i.registered_at as at,
           left(coalesce(i.details ->> 'name', i.details ->> 'from', i.details ->> 'email', i.details ->> 'phone'), 200) as label,
           left(i.notes, 500) as text, null::bigint as amount, null::text as currency
    from interactions i
    where i.tenant_id = ${tenantId}::uuid and i.state in ('UNMAPPED', 'MAPPED') and ${isVisibleTo(role)}`
}
