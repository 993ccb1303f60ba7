let offsetMs = 0

/** A test tenant can be ahead of the real time. Set when its clock is read. */
export function setTimeOffset(ms: number): void {
  offsetMs = ms
}

/** The current time of the tenant, for everything that is compared with dates of its records. */
export function tenantNow(): Date {
  return new Date(Date.now() + offsetMs)
}
