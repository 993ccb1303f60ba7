import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const partBytesMin = 5 * 1024 * 1024

interface StoredObject {
  readonly content: Buffer
  readonly etag: string
  modifiedAt: Date
}

interface MultipartUpload {
  readonly key: string
  readonly parts: Map<number, { content: Buffer; etag: string }>
}

/** An error response of S3. */
class S3Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** A request whose signature is valid. */
interface S3Request {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly body: Buffer
}

interface S3Answer {
  readonly status: number
  readonly body?: Buffer | string
  readonly headers?: Record<string, string>
}

/**
 * A local service with the subset of S3 that the file store and watched folders need. It enforces signatures (version 4),
 * one bucket addressed by path, paged listing with a delimiter, and multipart uploads with their minimum size and ETags.
 * It has no copies: stores disagree on how the name of the source is encoded.
 */
export class S3Server {
  readonly bucket = 'files'
  readonly region = 'eu-north-1'
  readonly accessKeyId = 'AKIDEXAMPLE'
  readonly secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
  readonly objects = new Map<string, StoredObject>()
  readonly uploads = new Map<string, MultipartUpload>()
  /** The requests in order: method, path without values, and status. */
  readonly log: string[] = []
  /** The response to the next requests, instead of the correct one. */
  readonly faults: (S3Answer | 'cut')[] = []
  pageSizeMax = 1_000
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get config(): { name: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } {
    const { bucket: name, endpoint, region, accessKeyId, secretAccessKey } = this
    return { name, endpoint, region, accessKeyId, secretAccessKey }
  }

  /** Stores an object as another client would. */
  put(key: string, content: Buffer): void {
    this.#store(key, content)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const fault = this.faults.shift()
    if (fault === 'cut') {
      response.destroy()
      return
    }
    const { status, body: content = '', headers = {} } = fault ?? this.#serve(request, body)
    const names = [...new URL(request.url ?? '', this.endpoint).searchParams.keys()].join('&')
    this.log.push(`${request.method}${names === '' ? '' : ` ?${names}`} ${status}`)
    response.writeHead(status, headers)
    response.end(content)
  }

  #serve(request: IncomingMessage, body: Buffer): S3Answer {
    try {
      this.#requireSignature(request)
      const url = new URL(request.url ?? '', this.endpoint)
      const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
      if (bucket !== this.bucket) throw new S3Refusal(404, 'NoSuchBucket')
      if (request.headers['x-amz-copy-source'] !== undefined) throw new S3Refusal(501, 'NotImplemented')
      const asked = { method: request.method ?? '', key: rest.join('/'), query: url.searchParams, body }
      return asked.key === '' ? this.#serveBucket(asked) : this.#serveObject(asked)
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error
      const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`
      return { status: error.status, body: xml, headers: { 'content-type': 'application/xml' } }
    }
  }

  /** Signature version 4 with an unsigned payload, computed from what arrived. */
  #requireSignature(request: IncomingMessage): void {
    const pattern =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
    const [, accessKeyId, day = '', region = '', signed = '', signature] =
      pattern.exec(request.headers.authorization ?? '') ?? []
    const at = String(request.headers['x-amz-date'])
    if (accessKeyId !== this.accessKeyId) throw new S3Refusal(403, 'InvalidAccessKeyId')
    if (region !== this.region) throw new S3Refusal(400, 'AuthorizationHeaderMalformed')
    if (!at.startsWith(day) || Math.abs(timeOf(at) - Date.now()) > 15 * 60_000) {
      throw new S3Refusal(403, 'RequestTimeTooSkewed')
    }
    const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name))
    const expected = signatureOf(request, { at, day, region, signed, secret: this.secretAccessKey })
    if (!isWhole || signature !== expected) throw new S3Refusal(403, 'SignatureDoesNotMatch')
  }

  #serveBucket({ method, query }: S3Request): S3Answer {
    if (method !== 'GET' || query.get('list-type') !== '2') throw new S3Refusal(405, 'MethodNotAllowed')
    const after = query.get('continuation-token') ?? ''
    const limit = Math.min(Number(query.get('max-keys') ?? 1_000), this.pageSizeMax)
    const prefix = query.get('prefix') ?? ''
    const found = [...this.objects.keys()].filter((key) => key.startsWith(prefix))
    const grouped = new Set(found.map((key) => groupOf(key, prefix, query.get('delimiter'))))
    const keys = [...grouped].filter((key) => key > after).sort()
    const page = keys.slice(0, limit)
    const isTruncated = keys.length > limit
    const contents = page.map((key) => {
      const object = this.objects.get(key)
      if (object === undefined) return `<CommonPrefixes><Prefix>${escaped(key)}</Prefix></CommonPrefixes>`
      const { content, etag, modifiedAt } = object
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
    })
    const next = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${this.bucket}</Name><KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    }
  }

  #serveObject(asked: S3Request): S3Answer {
    const { method, key, query, body } = asked
    if (method === 'POST' && query.has('uploads')) return this.#beginUpload(key)
    if (query.has('uploadId')) return this.#serveUpload(asked, query.get('uploadId') ?? '')
    if (method === 'PUT') return { status: 200, headers: { etag: `"${this.#store(key, body)}"` } }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return { status: 204 }
    }
    const found = this.objects.get(key)
    if (found === undefined) throw new S3Refusal(404, 'NoSuchKey')
    return { status: 200, body: found.content, headers: { etag: `"${found.etag}"` } }
  }

  #beginUpload(key: string): S3Answer {
    const uploadId = randomUUID()
    this.uploads.set(uploadId, { key, parts: new Map() })
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<InitiateMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
    }
  }

  #serveUpload({ method, key, query, body }: S3Request, uploadId: string): S3Answer {
    const upload = this.uploads.get(uploadId)
    if (upload?.key !== key) throw new S3Refusal(404, 'NoSuchUpload')
    if (method === 'DELETE') {
      this.uploads.delete(uploadId)
      return { status: 204 }
    }
    if (method === 'PUT') {
      const etag = md5(body)
      upload.parts.set(Number(query.get('partNumber')), { content: body, etag })
      return { status: 200, headers: { etag: `"${etag}"` } }
    }
    const content = assemble(upload, String(body))
    this.uploads.delete(uploadId)
    const etag = `${this.#store(key, content)}-${upload.parts.size}`
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<CompleteMultipartUploadResult><Bucket>${this.bucket}</Bucket><Key>${key}</Key><ETag>&quot;${etag}&quot;</ETag></CompleteMultipartUploadResult>`,
    }
  }

  #store(key: string, content: Buffer): string {
    const etag = md5(content)
    this.objects.set(key, { content, etag, modifiedAt: new Date() })
    return etag
  }
}

/** A key, or the part of it up to the delimiter after the prefix. */
function groupOf(key: string, prefix: string, delimiter: string | null): string {
  const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length)
  return end === -1 ? key : key.slice(0, end + 1)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

interface Signing {
  readonly at: string
  readonly day: string
  readonly region: string
  /** The names of the signed headers. */
  readonly signed: string
  readonly secret: string
}

function signatureOf(request: IncomingMessage, { at, day, region, signed, secret }: Signing): string {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    ...[request.method, path, query.split('&').sort().join('&')],
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    ...['', signed, String(request.headers['x-amz-content-sha256'])],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  )
  return createHmac('sha256', key).update(toSign).digest('hex')
}

/** A complete multipart upload: in order, each part with its ETag, and only the last below the minimum size. */
function assemble({ parts }: MultipartUpload, xml: string): Buffer {
  const named = [...xml.matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>"?(\w+)"?<\/ETag><\/Part>/g)]
  const found = named.map(([, number, etag], index) => {
    const part = parts.get(Number(number))
    if (part === undefined || part.etag !== etag) throw new S3Refusal(400, 'InvalidPart')
    if (Number(number) !== index + 1) throw new S3Refusal(400, 'InvalidPartOrder')
    if (index < named.length - 1 && part.content.length < partBytesMin) throw new S3Refusal(400, 'EntityTooSmall')
    return part.content
  })
  if (found.length === 0) throw new S3Refusal(400, 'MalformedXML')
  return Buffer.concat(found)
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex')
}

/** `20240501T123000Z` as milliseconds. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
