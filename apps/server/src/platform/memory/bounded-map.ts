/**
 * A map that evicts its oldest entry when it is full, at a constant cost per entry. Setting a key again makes it the
 * newest.
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
