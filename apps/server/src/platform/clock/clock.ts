/** The source of time. Code that uses a clock instead of `Date` can be tested at any date. */
export interface Clock {
  now(): Date
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests that only moves when advanced. */
export class FixedClock implements Clock {
  #ms: number

  constructor(start: Date) {
    this.#ms = validMs(start.getTime())
  }

  /** Returns the time the clock was set to, as a copy that the caller may change. */
  now(): Date {
    return new Date(this.#ms)
  }

  /** Moves the clock forward. Throws if the time is negative. */
  advance({ ms }: { ms: number }): void {
    if (!(ms >= 0)) throw new RangeError('A clock is advanced by zero or more milliseconds.')
    this.#ms = validMs(this.#ms + ms)
  }

  /** Sets the clock to any time, including an earlier one. */
  set(date: Date): void {
    this.#ms = validMs(date.getTime())
  }
}

/** An invalid date would spread NaN into every computation. */
function validMs(ms: number): number {
  if (Number.isNaN(new Date(ms).getTime())) throw new RangeError('A clock needs a valid time.')
  return ms
}
