import type { Clock } from './clock.ts'

/** How far the clock of a tenant is ahead of the service's. Only a test tenant has a clock of its own. */
export interface TenantClock {
  readonly clockOffsetMs?: number | undefined
  /** The time that the clock shows while it is being moved forward; null if it runs. */
  readonly clockStoppedAt?: Date | null | undefined
}

/** The current time of a tenant. Everything a tenant records and decides uses it, except for sign-in and deliveries. */
export function nowOf(clock: Clock, { clockOffsetMs = 0, clockStoppedAt = null }: TenantClock): Date {
  return clockStoppedAt === null ? new Date(clock.now().getTime() + clockOffsetMs) : new Date(clockStoppedAt)
}

/** Whether a tenant has a clock that differs from the service's. */
export function hasOwnTime({ clockOffsetMs = 0, clockStoppedAt = null }: TenantClock): boolean {
  return clockOffsetMs > 0 || clockStoppedAt !== null
}
