import { ConfigError } from '../platform/config/config.ts'
import type { FilesConfig } from '../platform/config/files-url.ts'
import { DiskFileStore } from '../platform/files/disk-file-store.ts'
import type { FileStore } from '../platform/files/file-store.ts'

export interface OpenedFileStore {
  readonly files: FileStore
  readonly close: () => Promise<void>
}

/** Opens the configured store. Reports a bucket that cannot be used now, not at the first upload. */
export async function openFileStore(config: FilesConfig): Promise<OpenedFileStore> {
  if ('folder' in config) {
    const files = new DiskFileStore(config.folder)
    await files.removeLeftovers()
    return { files, close: () => Promise.resolve() }
  }
  // Loaded only if it is used: its HTTP client is larger than everything else that a command needs.
  const { S3FileStore } = await import('../platform/files/s3-file-store.ts')
  const files = new S3FileStore(config.bucket)
  const accessError = await files.accessError()
  if (accessError === undefined) return { files, close: () => files.close() }
  await files.close()
  throw new ConfigError([
    `FILES_URL: ${accessError} Check it, FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY and the rights they give.`,
  ])
}
