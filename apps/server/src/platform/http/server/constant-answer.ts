import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, compressedFromBytes, type Encoding, preferredEncoding, tagIn } from './compression.ts'
import { includesTag } from '../operations/entity-tag.ts'
import { varyBy } from './vary.ts'

/** A response that stays the same while the process runs: rendered once, compressed once per encoding, with an ETag. */
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

  /** Sends it, or 304 if the caller has it. Caches must revalidate, unless the caller has set cache-control. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding =
      this.#bytes.length < compressedFromBytes ? undefined : preferredEncoding(request.headers['accept-encoding'])
    varyBy(reply, 'Accept-Encoding')
    if (reply.getHeader('cache-control') === 'no-store') reply.header('cache-control', 'no-cache')
    reply.header('etag', encoding === undefined ? this.#tag : tagIn(encoding, this.#tag))
    const known = request.headers['if-none-match']
    if (known !== undefined && includesTag(known, this.#tag)) return reply.code(304).send()
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

/** Creates the value of a key on first use and keeps it. There must be few keys. */
export function createdOnce<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
