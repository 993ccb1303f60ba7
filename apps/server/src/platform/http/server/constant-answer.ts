import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, compressedFromBytes, type Encoding, preferredEncoding, tagIn } from './compression.ts'
import { namesTag } from '../operations/entity-tag.ts'
import { varyBy } from './vary.ts'

/** An answer that stays the same while the process runs: written once, compressed once per encoding, known by its tag. */
export class ConstantAnswer {
  readonly #bytes: Buffer
  readonly #type: string
  readonly #tag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(content: Buffer | string, type: string) {
    this.#bytes = Buffer.from(content)
    this.#type = type
    this.#tag = `"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 27)}"`
  }

  /** Sends it, or 304 to who has it already. A cache asks each time, unless the caller of this has said otherwise. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding =
      this.#bytes.length < compressedFromBytes ? undefined : preferredEncoding(request.headers['accept-encoding'])
    varyBy(reply, 'Accept-Encoding')
    if (reply.getHeader('cache-control') === 'no-store') reply.header('cache-control', 'no-cache')
    reply.header('etag', encoding === undefined ? this.#tag : tagIn(encoding, this.#tag))
    const known = request.headers['if-none-match']
    if (known !== undefined && namesTag(known, this.#tag)) return reply.code(304).send()
    reply.type(this.#type)
    if (encoding === undefined) return reply.send(this.#bytes)
    return reply.header('content-encoding', encoding).send(await this.#compressedAs(encoding))
  }

  #compressedAs(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known !== undefined) return known
    const compressed = compress(this.#bytes, encoding)
    this.#compressed.set(encoding, compressed)
    return compressed
  }
}

/** Makes what belongs to a key when it is first asked for, and keeps it. The keys must be few. */
export function madeOnce<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
