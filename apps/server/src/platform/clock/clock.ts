/** Where the time comes from. Code that asks a clock rather than `Date` can be tested on any day of any year. */
export interface Clock {
  now(): Date
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved: for tests, and for tenants that try out what a year will bring. */
export class FixedClock implements Clock {
  #ms: number

  constructor(start: Date) {
    this.#ms = validMs(start.getTime())
  }

  /** Gives the time the clock was set to, as a copy that the caller may change. */
  now(): Date {
    return new Date(this.#ms)
  }

  /** Moves the clock forward by so many milliseconds; time running backwards is refused. */
  advance({ ms }: { ms: number }): void {
    if (!(ms >= 0)) throw new RangeError('A clock is advanced by zero or more milliseconds.')
    this.#ms = validMs(this.#ms + ms)
  }

  /** Sets the clock to any time, also an earlier one. */
  set(date: Date): void {
    this.#ms = validMs(date.getTime())
  }
}

/** A clock showing no time would spread NaN into every computation that follows. */
function validMs(ms: number): number {
  if (Number.isNaN(new Date(ms).getTime())) throw new RangeError('A clock needs a valid time.')
  return ms
}
