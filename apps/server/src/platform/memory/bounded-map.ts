/**
 * A map that forgets its oldest entry when it is full, at the same small cost for every entry. What is set again counts
 * as new. Whoever fills it pushes out one entry each time: nothing is cleared and nothing is searched.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #sizeMax: number

  constructor(sizeMax: number) {
    super()
    this.#sizeMax = sizeMax
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    if (this.size >= this.#sizeMax) {
      const [oldest] = this.keys()
      if (oldest !== undefined) this.delete(oldest)
    }
    return super.set(key, value)
  }
}
