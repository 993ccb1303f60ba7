import type { S3mini } from 's3mini'
import { reach, unreachable } from './bucket-client.ts'

/** The minimum size of a part in S3, except the last. It is also the most of a file that is in memory at once. */
const partBytes = 5 * 1024 * 1024

/**
 * An upload to a bucket: one request if it fits in a part, otherwise part by part. s3mini could split a stream itself,
 * but a part that fails while it waits for the stream would be an unhandled rejection.
 */
export class PartedUpload {
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
