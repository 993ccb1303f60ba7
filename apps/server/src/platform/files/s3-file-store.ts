import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { S3mini } from 's3mini'
import { type Bucket, BucketClient, reach } from './bucket-client.ts'
import { isListedKey, requireFileKey } from './file-key.ts'
import { type FileStore, FileTooLargeError, type ListedFile, type StoredFile } from './file-store.ts'
import { PartedUpload } from './parted-upload.ts'

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
    return this.#connections.open(requireFileKey(key))
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
