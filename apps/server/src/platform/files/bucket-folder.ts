import { Problem } from '../../problems/index.ts'
import { BucketClient, type Bucket, reach, unreachable } from './bucket-client.ts'
import { PartedUpload } from './parted-upload.ts'
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

  /** Without CopyObject: stores disagree on how the name of its source is encoded. */
  async move(path: string, target: string): Promise<void> {
    const { s3 } = this.#connections
    const content = await this.#connections.open(this.#prefix + path)
    if (content === undefined) return
    const upload = new PartedUpload(s3, this.#prefix + target)
    try {
      for await (const chunk of content) await upload.write(chunk as Uint8Array)
      await upload.end()
    } catch (error) {
      await upload.abort()
      throw error instanceof Problem ? error : Object.assign(unreachable(), { cause: error })
    }
    await reach(s3.deleteObject(this.#prefix + path))
  }

  async close(): Promise<void> {
    await this.#connections.close()
  }
}
