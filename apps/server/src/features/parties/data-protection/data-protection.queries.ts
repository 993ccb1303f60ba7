import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { type DataKind, dataKinds } from '../../../platform/feature/personal-data.ts'
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

/**
 * Locks the customer and its cases until the transaction ends: no case can be opened or reopened while somebody is erased.
 * A new case waits, because its foreign key locks the customer too.
 */
export function lockCustomer(tenantId: string, customerId: string): Statement {
  return sql`
    with customer as materialized (
      select k.customer_id from published.customers k
      where k.tenant_id = ${tenantId}::uuid and k.customer_id = ${customerId}::uuid
      for update
    )
    select c.case_id from customer k
    join published.cases c on c.tenant_id = ${tenantId}::uuid and c.customer_id = k.customer_id
    order by c.case_id
    for update of c`
}

export function insertErasure(tenantId: string, erasure: Omit<Erasure, 'createdAt'>, now: Date): Statement {
  return sql`
    insert into erasures (tenant_id, erasure_id, customer_id, user_id, kind, reason, counts, created_at, created_by)
    values (${tenantId}::uuid, ${erasure.erasureId}::uuid, ${erasure.customerId}::uuid, ${erasure.userId}::uuid,
            ${erasure.kind}::text, ${erasure.reason}::text, ${json(erasure.counts)}::jsonb, ${now}::timestamptz, ${json(erasure.createdBy)}::jsonb)`
}

export interface DuePerson {
  readonly customerId: string
  readonly userId: string
}

/**
 * A moment that is as many days before now as a setting of the tenant says. A subquery of its own: only then may an index
 * use it under row-level security.
 */
function daysBefore(tenantId: string, now: Date, days: Statement): Statement {
  return sql`(
    select ${now}::timestamptz - make_interval(days => ${days}) from published.tenant_settings s
    where s.tenant_id = ${tenantId}::uuid)`
}

/**
 * The people whose data the tenant no longer needs: every case of their customer ended longer ago than the tenant keeps
 * personal data. A customer without a case counts from its creation.
 */
export function findDuePeople(tenantId: string, now: Date, limit: number): Statement<DuePerson> {
  const firstKept = daysBefore(tenantId, now, sql`s.personal_data_days`)
  return sql<DuePerson>`
    select u.customer_id as "customerId", u.user_id as "userId"
    from published.customer_users u
    where u.tenant_id = ${tenantId}::uuid and u.erased_at is null and u.created_at < ${firstKept}
      and not exists (
        select from published.cases c
        where c.tenant_id = u.tenant_id and c.customer_id = u.customer_id
          and (c.status <> 'ENDED' or c.status_time >= ${firstKept}))
    order by u.created_at
    limit ${limit}::integer`
}

const settingOf: Readonly<Record<DataKind, Statement>> = {
  messages: sql`s.message_days`,
  notes: sql`s.note_days`,
  contactHistory: sql`s.contact_history_days`,
}

/** A kind of data that a tenant keeps for a time of its own. */
export interface KeptKind {
  readonly kind: DataKind
  /** Customers whose last case ended before this lose it. */
  readonly endedBefore: Date
}

/** The kinds for which the tenant has a setting. */
export function listKeptKinds(tenantId: string, now: Date): Statement<KeptKind> {
  return sql<KeptKind>`
    select k.kind, ${now}::timestamptz - make_interval(days => k.days) as "endedBefore"
    from published.tenant_settings s
    cross join lateral (values ('messages', ${settingOf.messages}), ('notes', ${settingOf.notes}),
                               ('contactHistory', ${settingOf.contactHistory})) k (kind, days)
    where s.tenant_id = ${tenantId}::uuid and k.days is not null`
}

/** A customer whose last case ended long enough ago. */
export interface DueCustomer {
  readonly kind: DataKind
  readonly customerId: string
  readonly endedAt: Date
}

/** Whether the case `c` is the one of its customer that ended last, and none is open. */
const isLastEnd = sql`
  c.status = 'ENDED' and not exists (
    select from published.cases o
    where o.tenant_id = c.tenant_id and o.customer_id = c.customer_id
      and (o.status <> 'ENDED' or o.status_time > c.status_time or (o.status_time = c.status_time and o.case_id > c.case_id)))`

/** Whether the kind was not erased since the case `c` ended. */
function isKept(kind: DataKind): Statement {
  return sql`
    not exists (
      select from erasures e
      where e.tenant_id = c.tenant_id and e.customer_id = c.customer_id and e.kind = ${kind}::text
        and e.created_at >= c.status_time)`
}

/**
 * The customers that are to lose a kind of data, by the end of their last case: those that ended since the last run. An
 * earlier erasure counts until another case ends. Nothing is left of a customer whose people are all erased.
 */
export function findDueCustomers(
  tenantId: string,
  { kind, now, limit }: { readonly kind: DataKind; readonly now: Date; readonly limit: number },
): Statement<DueCustomer> {
  return sql<DueCustomer>`
    select ${kind}::text as kind, c.customer_id as "customerId", c.status_time as "endedAt"
    from published.cases c
    where c.tenant_id = ${tenantId}::uuid and ${isLastEnd} and ${isKept(kind)}
      and c.status_time < ${daysBefore(tenantId, now, settingOf[kind])}
      and c.status_time >= (
        select coalesce(max(r.ended_before), '-infinity') from retention_cursors r
        where r.tenant_id = ${tenantId}::uuid and r.kind = ${kind}::text)
      and exists (
        select from published.customer_users u
        where u.tenant_id = c.tenant_id and u.customer_id = c.customer_id and u.erased_at is null)
    order by c.status_time
    limit ${limit}::integer`
}

/** Notes that every customer whose last case ended before a moment has lost the data. */
export function advanceCursor(tenantId: string, { kind, endedBefore }: KeptKind): Statement {
  return sql`
    insert into retention_cursors (tenant_id, kind, ended_before)
    values (${tenantId}::uuid, ${kind}::text, ${endedBefore}::timestamptz)
    on conflict (tenant_id, kind) do update
      set ended_before = greatest(retention_cursors.ended_before, excluded.ended_before)`
}

export interface CustomerPeople {
  /** Those who are not erased. */
  readonly userIds: readonly string[]
  readonly caseIds: readonly string[]
  readonly isDue: boolean
}

/** The people and cases of a customer that was due, and whether it still is. */
export function findCustomerPeople(
  tenantId: string,
  { kind, customerId, endedAt }: DueCustomer,
): Statement<CustomerPeople> {
  return sql<CustomerPeople>`
    select
      array(select u.user_id from published.customer_users u
            where u.tenant_id = ${tenantId}::uuid and u.customer_id = ${customerId}::uuid and u.erased_at is null
            order by u.user_id) as "userIds",
      array(select c.case_id from published.cases c
            where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid) as "caseIds",
      exists (select from published.cases c
              where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid
                and c.status_time = ${endedAt}::timestamptz and ${isLastEnd} and ${isKept(kind)}) as "isDue"`
}

/** Selects rows if people or kinds of data are due. */
export function findDueData(tenantId: string, now: Date): Statement {
  return dataKinds.reduce(
    (all, kind) => sql`${all} union all (select from (${findDueCustomers(tenantId, { kind, now, limit: 1 })}) k)`,
    sql`(select from (${findDuePeople(tenantId, now, 1)}) p)`,
  )
}
