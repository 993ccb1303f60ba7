import type { Readable } from 'node:stream'

/** Stores the content of files. Names, types and owners are rows of the database. */
export interface FileStore {
  /**
   * Stores the content under the key, and resolves once it would survive a power loss. Throws a FileTooLargeError above
   * the limit; after that, or if the content breaks off, nothing is left.
   */
  put(key: string, content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile>
  /** Returns the content, or undefined if there is none under the key. */
  open(key: string): Promise<Readable | undefined>
  /** Removes the content, if there is any. */
  remove(key: string): Promise<void>
  /** Lists every key that has content, or those of one tenant, in order. */
  list(tenantId?: string): AsyncIterable<ListedFile>
}

export interface StoredFile {
  readonly size: number
  /** In lowercase hexadecimal. */
  readonly sha256: string
}

export interface ListedFile {
  readonly key: string
  /** In bytes. */
  readonly size: number
  readonly modifiedAt: Date
}

/** The content exceeds the limit; nothing of it was stored. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(`The file has more than ${maxBytes} bytes.`)
    this.maxBytes = maxBytes
  }
}
