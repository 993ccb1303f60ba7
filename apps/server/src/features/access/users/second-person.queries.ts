import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'

/** For how long a user depends on the person who gave them access. */
const dependentDays = 7

export interface SecondPersonFacts {
  readonly role: Role
  readonly active: boolean
  /** The first created or invited the second within the last seven days. */
  readonly invitedByFirst: boolean
  /** The first requested or approved a reset of the second's factors within the last seven days. */
  readonly factorsResetByFirst: boolean
  /** The first gave the second another role, or activated them, within the last seven days. */
  readonly raisedByFirst: boolean
  /** The first is a token that the second issued. */
  readonly issuedFirst: boolean
}

/**
 * How the second person depends on the first; no row if the second is not a user of the tenant. The first can be a
 * token. Actions of a token count as actions of its issuer, so that a token cannot hide the dependency. The audit trail
 * is the source, because it cannot be changed and records every such action.
 */
export function findSecondPersonFacts(
  tenantId: string,
  firstId: string,
  secondUserId: string,
  now: Date,
): Statement<SecondPersonFacts> {
  return sql<SecondPersonFacts>`
    with first_party as (
      select ${firstId}::uuid::text as id
      union all
      select token_id::text from published.api_tokens
      where tenant_id = ${tenantId}::uuid and created_by ->> 'id' = ${firstId}::uuid::text
    ), ties as (
      select operation,
             operation = 'patch-user'
               and (before ->> 'role', before ->> 'active') is distinct from (after ->> 'role', after ->> 'active') as raises
      from audit_entries
      where tenant_id = ${tenantId}::uuid and subject_id = ${secondUserId}::uuid and subject_type = 'user' and refused is null
        and at > ${now}::timestamptz - make_interval(days => ${dependentDays}::integer)
        and (actor_id in (select id from first_party)
          or (operation = 'approve-factor-reset' and after ->> 'requestedBy' in (select id from first_party)))
    )
    select role, is_active as active,
           exists (select from ties where operation in ('create-user', 'create-invitation')) as "invitedByFirst",
           exists (select from ties where operation = 'approve-factor-reset') as "factorsResetByFirst",
           exists (select from ties where raises) as "raisedByFirst",
           exists (
             select from published.api_tokens
             where tenant_id = ${tenantId}::uuid and token_id = ${firstId}::uuid
               and created_by ->> 'id' = ${secondUserId}::uuid::text) as "issuedFirst"
    from users
    where tenant_id = ${tenantId}::uuid and user_id = ${secondUserId}::uuid`
}
