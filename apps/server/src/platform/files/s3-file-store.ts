import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { type Bucket, BucketClient, reach, unreachable } from './bucket-client.ts'
import { isListedKey, requireFileKey } from './file-key.ts'
import { type FileStore, FileTooLargeError, type ListedFile, type StoredFile } from './file-store.ts'

/** The minimum size of a part in S3, except the last. It is also the most of a file that is in memory at once. */
const partBytes = 5 * 1024 * 1024
const pageSize = 1_000

/** A file store in a bucket of an S3-compatible service, which several processes can share. */
export class S3FileStore implements FileStore {
  readonly #connections: BucketClient
  readonly #client: S3mini

  constructor(bucket: Bucket) {
    this.#connections = new BucketClient(bucket)
    this.#client = this.#connections.s3
  }

  /** Why the bucket cannot be used, as a sentence; undefined if it can. */
  accessError(): Promise<string | undefined> {
    return this.#connections.accessError()
  }

  async put(key: string, content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile> {
    const upload = new PartedUpload(this.#client, requireFileKey(key))
    const hash = createHash('sha256')
    let size = 0
    try {
      for await (const chunk of content) {
        size += chunk.byteLength
        if (size > limits.maxBytes) throw new FileTooLargeError(limits.maxBytes)
        hash.update(chunk)
        await upload.write(chunk)
      }
      await upload.end()
    } catch (error) {
      await upload.abort()
      throw error
    }
    return { size, sha256: hash.digest('hex') }
  }

  async open(key: string): Promise<Readable | undefined> {
    const response = await reach(this.#client.getObjectResponse(requireFileKey(key)))
    if (response === null) return undefined
    // An empty object may have no body.
    return response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as never)
  }

  async remove(key: string): Promise<void> {
    await reach(this.#client.deleteObject(requireFileKey(key)))
  }

  async *list(tenantId?: string): AsyncIterable<ListedFile> {
    const prefix = tenantId === undefined ? '' : `${tenantId}/`
    for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
      const page = await reach(this.#client.listObjectsPaged('/', prefix, pageSize, token))
      if (!page) throw new Error(`The bucket "${this.#connections.bucket.name}" no longer exists.`)
      for (const { Key: key, Size: size, LastModified: modifiedAt } of page.objects ?? []) {
        if (isListedKey(key)) yield { key, size, modifiedAt }
      }
      token = page.nextContinuationToken
    }
  }

  async close(): Promise<void> {
    await this.#connections.close()
  }
}

/**
 * An upload to a bucket: one request if it fits in a part, otherwise part by part. s3mini could split a stream itself,
 * but a part that fails while it waits for the stream would be an unhandled rejection.
 */
class PartedUpload {
  readonly #client: S3mini
  readonly #key: string
  readonly #parts: { partNumber: number; etag: string }[] = []
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #uploadId: string | undefined

  constructor(client: S3mini, key: string) {
    this.#client = client
    this.#key = key
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.byteLength
    if (this.#waitingBytes >= partBytes) await this.#sendPart()
  }

  async end(): Promise<void> {
    if (this.#uploadId === undefined) {
      await reach(this.#client.putObject(this.#key, this.#takeWaiting()))
      return
    }
    if (this.#waitingBytes > 0) await this.#sendPart()
    const completed = await reach(this.#client.completeMultipartUpload(this.#key, this.#uploadId, this.#parts))
    // A service may fail at the end, after it has started to respond with 200.
    if (!completed.etag) throw unreachable()
  }

  /** Removes the parts. If that fails, the service removes incomplete uploads by its own rule. */
  async abort(): Promise<void> {
    if (this.#uploadId === undefined) return
    await this.#client.abortMultipartUpload(this.#key, this.#uploadId).catch(() => undefined)
  }

  async #sendPart(): Promise<void> {
    this.#uploadId ??= await reach(this.#client.getMultipartUploadId(this.#key))
    const partNumber = this.#parts.length + 1
    const part = this.#client.uploadPart(this.#key, this.#uploadId, this.#takeWaiting(), partNumber)
    this.#parts.push(await reach(part))
  }

  #takeWaiting(): Uint8Array {
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
    return bytes
  }
}
