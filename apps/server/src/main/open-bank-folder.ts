import { ConfigError } from '../platform/config/config.ts'
import type { WatchedConfig } from '../platform/config/files-url.ts'
import { DiskFolder } from '../platform/files/disk-folder.ts'
import type { WatchedFolder } from '../platform/files/watched-folder.ts'
import type { Shutdown } from './shutdown.ts'

/** Opens where bank statements come from. Reports a bucket that cannot be used now, not when the bank sends a file. */
export async function openBankFolder(
  config: WatchedConfig | undefined,
  shutdown: Pick<Shutdown, 'add'>,
): Promise<WatchedFolder | undefined> {
  if (config === undefined) return undefined
  if ('folder' in config) return new DiskFolder(config.folder)
  // Loaded only if it is used, like the file store in a bucket.
  const { BucketFolder } = await import('../platform/files/bucket-folder.ts')
  const folder = new BucketFolder(config.bucket, config.prefix)
  const accessError = await folder.accessError()
  if (accessError !== undefined) {
    await folder.close()
    const check = 'Check it, BANK_ACCESS_KEY_ID, BANK_SECRET_ACCESS_KEY and the rights they give.'
    throw new ConfigError([`BANK_FOLDER: ${accessError} ${check}`])
  }
  shutdown.add('the bucket of bank statements', () => folder.close())
  return folder
}
