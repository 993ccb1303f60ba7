import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { isLiable } from '../../messaging/contact-gate/index.ts'
import type { Erasure } from './data-protection.schemas.ts'

export interface PersonRow {
  readonly relation: Parameters<typeof isLiable>[0]
  readonly isErased: boolean
  /** The others of the customer whose data is not erased. */
  readonly othersLeft: number
  readonly caseIds: readonly string[]
  readonly openCaseNumbers: readonly string[]
}

/** A user of a customer, and what decides whether the data can be erased. */
export function findPerson(tenantId: string, customerId: string, userId: string): Statement<PersonRow> {
  return sql<PersonRow>`
    select u.relation, u.erased_at is not null as "isErased",
      (select count(*)::integer from published.customer_users o
       where o.tenant_id = u.tenant_id and o.customer_id = u.customer_id and o.user_id <> u.user_id
         and o.erased_at is null) as "othersLeft",
      coalesce(c.case_ids, '{}') as "caseIds", coalesce(c.open_numbers, '{}') as "openCaseNumbers"
    from published.customer_users u
    left join lateral (
      select array_agg(c.case_id) as case_ids,
             array_agg(c.case_seq_id::text order by c.case_seq_id) filter (where c.status <> 'ENDED') as open_numbers
      from published.cases c
      where c.tenant_id = u.tenant_id and c.customer_id = u.customer_id
    ) c on true
    where u.tenant_id = ${tenantId}::uuid and u.customer_id = ${customerId}::uuid and u.user_id = ${userId}::uuid`
}

/** Locks the customer, so that no case is opened and nobody is added while a person is erased. */
export function lockCustomer(tenantId: string, customerId: string): Statement {
  return sql`
    select pg_advisory_xact_lock(hashtextextended('erasure of ' || ${tenantId}::text || ${customerId}::text, 0))`
}

export function insertErasure(tenantId: string, erasure: Omit<Erasure, 'createdAt'>, now: Date): Statement {
  return sql`
    insert into erasures (tenant_id, erasure_id, customer_id, user_id, reason, counts, created_at, created_by)
    values (${tenantId}::uuid, ${erasure.erasureId}::uuid, ${erasure.customerId}::uuid, ${erasure.userId}::uuid,
            ${erasure.reason}::text, ${json(erasure.counts)}::jsonb, ${now}::timestamptz, ${json(erasure.createdBy)}::jsonb)`
}

export interface DuePerson {
  readonly customerId: string
  readonly userId: string
}

/**
 * The people whose data the tenant no longer needs: every case of their customer ended longer ago than the tenant keeps
 * personal data. A customer without a case counts from its creation.
 */
export function findDuePeople(tenantId: string, now: Date, limit: number): Statement<DuePerson> {
  return sql<DuePerson>`
    select u.customer_id as "customerId", u.user_id as "userId"
    from published.tenant_settings s
    join published.customer_users u on u.tenant_id = s.tenant_id and u.erased_at is null
    where s.tenant_id = ${tenantId}::uuid and s.personal_data_days is not null
      and u.created_at < ${now}::timestamptz - make_interval(days => s.personal_data_days)
      and not exists (
        select from published.cases c
        where c.tenant_id = u.tenant_id and c.customer_id = u.customer_id
          and (c.status <> 'ENDED' or c.status_time >= ${now}::timestamptz - make_interval(days => s.personal_data_days)))
    order by u.customer_id, u.user_id
    limit ${limit}::integer`
}
