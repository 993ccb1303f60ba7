import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from './vary.ts'

/** Below this size, compression saves too little. */
export const compressedFromBytes = 1_024

/** Text. Images, PDFs and archives are already compressed, and a stream of events must not be buffered. */
const compressible = /^(text\/(?!event-stream)|application\/(problem\+)?json|message\/rfc822|image\/svg\+xml)/

/** Fast, with nearly all of the gain: the caller waits while the response is compressed. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const codingForm = /^\s*([a-z*]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i
const codingsMax = 20

/** The supported encoding that an Accept-Encoding header prefers; undefined if it accepts none. */
export function preferredEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const coding of (header ?? '').split(',', codingsMax)) {
    const [, name, weight = '1'] = codingForm.exec(coding) ?? []
    if (name !== undefined) weights.set(name.toLowerCase(), Number(weight))
  }
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = [...encodings].sort((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 ? best : undefined
}

/** Compresses outside the main thread. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? promisify(brotliCompress)(bytes, brotli) : promisify(gzip)(bytes)
}

/** The tag of a compressed response. Its bytes differ, so it needs another tag for the same version. */
export function tagIn(encoding: Encoding, tag: string): string {
  return tag.replace(/"$/, `;${encoding}"`)
}

/**
 * Compresses responses for callers that accept it. Register it after all hooks that read responses. Responses with
 * secrets are not compressed: next to text chosen by an attacker, their compressed length would leak the secret.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(request, reply, payload)) return payload
    varyBy(reply, 'Accept-Encoding')
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    const tag = reply.getHeader('etag')
    if (typeof tag === 'string') reply.header('etag', tagIn(encoding, tag))
    reply.header('content-encoding', encoding).removeHeader('content-length')
    if (payload instanceof Readable) return compressedStream(payload, encoding)
    return compress(typeof payload === 'string' ? Buffer.from(payload) : (payload as Buffer), encoding)
  })
}

function isCompressible(request: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  const { operation, showsSecret } = request.routeOptions.config
  if (showsSecret === true || operation?.answersSecret === true || operation?.kind === 'session') return false
  if (reply.getHeader('content-encoding') !== undefined) return false
  if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return false
  return sizeOf(reply, payload) >= compressedFromBytes
}

/** A stream without a length may be long. */
function sizeOf(reply: FastifyReply, payload: unknown): number {
  if (typeof payload === 'string') return payload.length
  if (Buffer.isBuffer(payload)) return payload.length
  if (!(payload instanceof Readable)) return 0
  return Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY)
}

function compressedStream(plain: Readable, encoding: Encoding): Transform {
  const compressor = encoding === 'br' ? createBrotliCompress(brotli) : createGzip()
  // A stream that fails destroys the compressor, and with it the response.
  return pipeline(plain, compressor, () => undefined)
}
