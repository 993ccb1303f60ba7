import { S3ServiceError } from 's3mini'
import { BucketClient, type Bucket, reach } from './bucket-client.ts'
import type { WatchedEntry, WatchedFolder } from './watched-folder.ts'

const pageSize = 1_000

/** A watched folder below a prefix of a bucket. Keys are listed folder by folder, so that old files cost nothing. */
export class BucketFolder implements WatchedFolder {
  readonly address: string
  readonly listsPartialFiles = false
  readonly #connections: BucketClient
  readonly #prefix: string

  /** The prefix ends in a slash, or is empty. */
  constructor(bucket: Bucket, prefix: string) {
    this.#connections = new BucketClient(bucket)
    this.#prefix = prefix
    this.address = `s3://${bucket.name}/${prefix}`
  }

  /** Why the bucket cannot be used, as a sentence; undefined if it can. */
  accessError(): Promise<string | undefined> {
    return this.#connections.accessError(this.#prefix)
  }

  async entries(path: string): Promise<WatchedEntry[]> {
    const prefix = path === '' ? this.#prefix : `${this.#prefix}${path}/`
    const found: WatchedEntry[] = []
    for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
      const listing = this.#connections.s3.listObjectsPaged('/', prefix, pageSize, token, { delimiter: '/' })
      const page = await reach(listing)
      if (!page) throw new Error(`The bucket "${this.#connections.bucket.name}" no longer exists.`)
      for (const { Key: key, Size: size, LastModified: changedAt } of page.objects ?? []) {
        const name = key.slice(prefix.length).replace(/\/$/, '')
        // Some tools create an empty object for the folder itself.
        if (name !== '') found.push({ name, kind: key.endsWith('/') ? 'folder' : 'file', size, changedAt })
      }
      token = page.nextContinuationToken
    }
    return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  async read(path: string): Promise<Buffer | undefined> {
    const content = await reach(this.#connections.s3.getObjectArrayBuffer(this.#prefix + path))
    return content === null ? undefined : Buffer.from(content)
  }

  async writeText(path: string, text: string): Promise<void> {
    await reach(this.#connections.s3.putObject(this.#prefix + path, text))
  }

  async move(path: string, target: string): Promise<void> {
    const [from, to] = [this.#prefix + path, this.#prefix + target]
    try {
      await this.#connections.s3.copyObject(from, to)
    } catch (error) {
      if (error instanceof S3ServiceError && error.status === 404) return
      await reach(Promise.reject(error as Error))
    }
    await reach(this.#connections.s3.deleteObject(from))
  }

  async close(): Promise<void> {
    await this.#connections.close()
  }
}
