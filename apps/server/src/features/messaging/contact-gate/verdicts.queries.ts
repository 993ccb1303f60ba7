import { json, lookup, rowsWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { BrokenRule, Decision } from './contact-gate.rules.ts'
import type { Channel, RuleName } from './contact-rules.data.ts'

export interface VerdictRow {
  readonly verdictId: string
  readonly tenantId: string
  readonly caseId: string | null
  readonly interactionId: string | null
  readonly userId: string | null
  readonly contactId: string | null
  readonly addresseeName: string | null
  readonly channel: Channel
  readonly decision: Decision
  readonly rule: RuleName | null
  readonly rules: readonly BrokenRule[]
  readonly overriddenRules: readonly RuleName[]
  readonly overrideReason: string | null
  readonly opensAt: Date | null
  readonly fromTemplate: boolean
  readonly sendsAt: Date
  readonly askedAt: Date
  readonly askedBy: Actor
}

export type NewVerdict = Omit<VerdictRow, 'tenantId'>

/** Adds the verdicts on a message, one for each addressee. */
export function insertVerdicts(tenantId: string, verdicts: readonly NewVerdict[]): Statement {
  return rowsWritten(sql`
    insert into contact_verdicts (
      tenant_id, verdict_id, case_id, interaction_id, user_id, contact_id, addressee_name, channel, decision, rule, rules,
      overridden_rules, override_reason, opens_at, is_from_template, sends_at, asked_at, asked_by)
    select ${tenantId}::uuid, v."verdictId", v."caseId", v."interactionId", v."userId", v."contactId", v."addresseeName",
           v.channel, v.decision, v.rule, v.rules, array(select jsonb_array_elements_text(v."overriddenRules")),
           v."overrideReason", v."opensAt", v."fromTemplate", v."sendsAt", v."askedAt", v."askedBy"
    from jsonb_to_recordset(${json(verdicts)}::jsonb) as v (
      "verdictId" uuid, "caseId" uuid, "interactionId" uuid, "userId" uuid, "contactId" uuid, "addresseeName" text,
      channel text, decision text, rule text, rules jsonb, "overriddenRules" jsonb, "overrideReason" text,
      "opensAt" timestamptz, "fromTemplate" boolean, "sendsAt" timestamptz, "askedAt" timestamptz, "askedBy" jsonb)
    returning true`)
}

const columns = sql`
  verdict_id as "verdictId", tenant_id as "tenantId", case_id as "caseId", interaction_id as "interactionId",
  user_id as "userId", contact_id as "contactId", addressee_name as "addresseeName", channel, decision, rule, rules,
  overridden_rules as "overriddenRules", override_reason as "overrideReason", opens_at as "opensAt",
  is_from_template as "fromTemplate", sends_at as "sendsAt", asked_at as "askedAt", asked_by as "askedBy"`

export interface VerdictFilter {
  readonly caseId?: string
  readonly interactionId?: string
  readonly userId?: string
  readonly channel?: Channel
  readonly decision?: Decision
  readonly rule?: RuleName
}

/** One page of verdicts, the newest first. */
export function listVerdicts(
  tenantId: string,
  filter: VerdictFilter,
  page: { limit: number; offset: number; after: string | null },
): Statement<VerdictRow> {
  const when = (value: string | null | undefined, condition: Statement): Statement =>
    value == null ? sql`` : condition
  const within = sql`any (array(select w from cases_within(${tenantId}::uuid, ${filter.caseId ?? null}::uuid) w))`
  return sql<VerdictRow>`
    select ${columns} from contact_verdicts
    where tenant_id = ${tenantId}::uuid
      ${when(filter.caseId, sql`and case_id = ${within}`)}
      ${when(filter.interactionId, sql`and interaction_id = ${filter.interactionId ?? null}::uuid`)}
      ${when(filter.userId, sql`and user_id = ${filter.userId ?? null}::uuid`)}
      ${when(filter.channel, sql`and channel = ${filter.channel ?? null}::text`)}
      ${when(filter.decision, sql`and decision = ${filter.decision ?? null}::text`)}
      ${when(filter.rule, sql`and rule = ${filter.rule ?? null}::text`)}
      ${when(page.after, sql`and verdict_id < ${page.after}::uuid`)}
    order by verdict_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** The first verdicts on a stored message: who decided on it, and what was overridden. */
export function findFirstVerdicts(tenantId: string, interactionId: string): Statement<VerdictRow> {
  return lookup(sql<VerdictRow>`
    select ${columns} from contact_verdicts
    where tenant_id = ${tenantId}::uuid and interaction_id = ${interactionId}::uuid
    order by verdict_id
    limit 20`)
}
