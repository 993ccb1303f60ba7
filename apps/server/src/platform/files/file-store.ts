import type { Readable } from 'node:stream'

/** Where the content of files is kept; names, types and owners are rows of the database. */
export interface FileStore {
  /**
   * Keeps the content under the key, and resolves only when a loss of power could no longer take it away. Content
   * above the limit is a FileTooLargeError; after that, or when the content breaks off, nothing is left behind.
   */
  put(key: string, content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile>
  /** Gives the content, or undefined where there is none under the key. */
  open(key: string): Promise<Readable | undefined>
  /** Takes the content away; where there is none, it is done already. */
  remove(key: string): Promise<void>
  /** Gives every key that has content, or those of one tenant, in the order of the keys. */
  list(tenantId?: string): AsyncIterable<ListedFile>
}

export interface StoredFile {
  readonly size: number
  /** In lower-case hexadecimal. */
  readonly sha256: string
}

export interface ListedFile {
  readonly key: string
  /** In bytes. */
  readonly size: number
  readonly modifiedAt: Date
}

/** The content has more bytes than allowed; nothing of it was kept. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`The file has more than ${maxBytes} bytes.`)
    this.maxBytes = maxBytes
  }
}
