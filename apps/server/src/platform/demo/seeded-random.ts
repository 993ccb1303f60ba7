/** Random numbers that are the same on every machine. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0 and less than 1. (mulberry32, a well-mixed 32-bit generator) */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer from `from` to `to`, inclusive. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)]
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share
  }
}
