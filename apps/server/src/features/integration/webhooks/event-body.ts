/** A stored event. */
export interface EventContent {
  readonly event: string
  readonly time: Date
  readonly data: unknown
  readonly caseId: string | null
  readonly sequence: number | null
}

/** The body of an event: the same for every attempt and every channel. */
export function bodyOf({ event, time, data, caseId, sequence }: EventContent): Record<string, unknown> {
  return {
    event,
    time: time.toISOString(),
    data,
    ...(caseId === null ? {} : { caseId }),
    ...(sequence === null ? {} : { sequence }),
  }
}
