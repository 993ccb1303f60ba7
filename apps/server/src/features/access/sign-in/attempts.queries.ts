import { sql, type Statement } from '../../../platform/database/sql.ts'

/**
 * The limits of failed attempts. From the fifth failure on, a source is locked out of the account for a minute, then
 * twice as long each time, up to an hour. From the twentieth failure of all unknown networks together, unknown networks
 * get one attempt a minute, then half as many each time, down to one every 15 minutes. An hour without a failure resets
 * the counts.
 */
const sourceFailuresMax = 5
const accountFailuresMax = 20

export interface AttemptRow {
  readonly passwordHash: string
  /** The source for which the attempt was counted. */
  readonly source: string
  /** The number of failures of the source, and of the account, if this one fails. */
  readonly sourceCount: number
  readonly accountCount: number
}

export interface Attempt {
  readonly tenantId: string
  readonly userId: string
  /** `network …` or `session …`. A browser that the account knows is counted as its own source instead. */
  readonly source: string
  readonly deviceHash: Buffer | null
  readonly now: Date
}

/**
 * Counts an attempt as failed before the password is checked; returns no row if it must not be checked. The source is
 * counted first, so that a locked source does not use up the attempts of the account.
 */
export function reserveAttempt({ tenantId, userId, source, deviceHash, now }: Attempt): Statement<AttemptRow> {
  const at = sql`${now}::timestamptz`
  const hourAgo = sql`${minutesAfter(now, -60)}::timestamptz`
  const sourceLocks = lockTimes(now, 60)
  const accountLocks = lockTimes(now, 15)
  const isOpen = sql`(c.locked_until is null or c.locked_until <= ${at})`
  const ofSource = sql`case when coalesce(s.locked_until, s.failed_at) > ${hourAgo} then s.failed_count + 1 else 1 end`
  const ofAccount = sql`case when coalesce(c.locked_until, c.failed_at) > ${hourAgo} then c.failed_count + 1 else 1 end`
  return sql<AttemptRow>`
    with origin as (
      select coalesce(
        (select 'device ' || encode(hash, 'hex') from known_devices
         where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and hash = ${deviceHash}::bytea),
        ${source}::text) as source
    ), counted as (
      insert into sign_in_sources as s (tenant_id, user_id, source, failed_count, failed_at)
      select c.tenant_id, c.user_id, origin.source, 1, ${at}
      from user_credentials c, origin
      where c.tenant_id = ${tenantId}::uuid and c.user_id = ${userId}::uuid
        and (origin.source not like 'network %' or ${isOpen})
      on conflict (tenant_id, user_id, source) do update
        set failed_count = ${ofSource}, failed_at = ${at},
            locked_until = case when ${ofSource} >= ${sourceFailuresMax}::integer
              then (${sourceLocks}::timestamptz[])[1 + least(${ofSource} - ${sourceFailuresMax}::integer, ${sourceLocks.length - 1}::integer)] end
        where s.locked_until is null or s.locked_until <= ${at}
      returning s.source, s.failed_count, s.source like 'network %' as "isNetwork"
    )
    update user_credentials c
    set failed_count = case when counted."isNetwork" then ${ofAccount} else c.failed_count end,
        failed_at = case when counted."isNetwork" then ${at} else c.failed_at end,
        locked_until = case
          when not counted."isNetwork" then c.locked_until
          when ${ofAccount} >= ${accountFailuresMax}::integer
          then (${accountLocks}::timestamptz[])[1 + least(${ofAccount} - ${accountFailuresMax}::integer, ${accountLocks.length - 1}::integer)] end
    from counted
    where c.tenant_id = ${tenantId}::uuid and c.user_id = ${userId}::uuid and (not counted."isNetwork" or ${isOpen})
    returning c.password_hash as "passwordHash", counted.source, counted.failed_count as "sourceCount",
              c.failed_count as "accountCount"`
}

/** Until when failures lock: the first for a minute, each one after it for twice as long, up to a maximum. */
function lockTimes(now: Date, minutesMax: number): Date[] {
  const minutes = [1, 2, 4, 8, 16, 32].filter((each) => each < minutesMax)
  return [...minutes, minutesMax].map((each) => minutesAfter(now, each))
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}

/** Uncounts an attempt that succeeded and removes the lock it caused. Other attempts stay counted. */
export function releaseAttempt(tenantId: string, userId: string, attempt: AttemptRow): Statement {
  const { source, sourceCount, accountCount } = attempt
  return sql`
    with released as (
      update sign_in_sources
      set failed_count = greatest(failed_count - 1, 0),
          locked_until = case when failed_count > ${sourceCount}::integer then locked_until end
      where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and source = ${source}::text)
    update user_credentials
    set failed_count = greatest(failed_count - 1, 0),
        locked_until = case when failed_count > ${accountCount}::integer then locked_until end
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and ${source}::text like 'network %'`
}

/** Resets the failures of a source after a successful sign-in. Other sources stay counted. */
export function resetSourceFailures(tenantId: string, userId: string, source: string): Statement {
  return sql`
    delete from sign_in_sources
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and source = ${source}::text`
}

export interface FactorAttemptRow {
  readonly totpSecret: string | null
  readonly totpUsedStep: number
}

/**
 * Counts an attempt at a second factor as failed before it is checked, unless second factors are locked. From the fifth
 * failure on they are locked for a minute, then twice as long each time, up to an hour, for every source.
 */
export function reserveFactorAttempt(tenantId: string, userId: string, now: Date): Statement<FactorAttemptRow> {
  const locks = lockTimes(now, 60)
  const count = sql`case when coalesce(factor_locked_until, factor_failed_at) > ${minutesAfter(now, -60)}::timestamptz then factor_failed_count + 1 else 1 end`
  return sql<FactorAttemptRow>`
    update user_credentials
    set factor_failed_count = ${count}, factor_failed_at = ${now}::timestamptz,
        factor_locked_until = case when ${count} >= 5
          then (${locks}::timestamptz[])[least(${count} - 4, ${locks.length}::integer)] end
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid
      and (factor_locked_until is null or factor_locked_until <= ${now}::timestamptz)
    returning totp_secret as "totpSecret", totp_used_step as "totpUsedStep"`
}

/** Resets the failures after a valid second factor. */
export function resetFactorFailures(tenantId: string, userId: string): Statement {
  return sql`
    update user_credentials set factor_failed_count = 0, factor_failed_at = null, factor_locked_until = null
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}
