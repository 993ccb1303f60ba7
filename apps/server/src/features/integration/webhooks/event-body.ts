/** An event as it is kept. */
export interface EventContent {
  readonly event: string
  readonly time: Date
  readonly data: unknown
  readonly caseId: string | null
  readonly sequence: number | null
}

/** The body that is sent for an event: the same for every attempt, and wherever it is shown. */
export function bodyOf({ event, time, data, caseId, sequence }: EventContent): Record<string, unknown> {
  return {
    event,
    time: time.toISOString(),
    data,
    ...(caseId === null ? {} : { caseId }),
    ...(sequence === null ? {} : { sequence }),
  }
}
