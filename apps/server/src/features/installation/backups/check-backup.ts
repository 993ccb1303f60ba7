import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { isFileKey } from '../../../platform/files/file-key.ts'
import { type BackedUpFile, readFileList } from './backed-up-files.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import type { Progress } from './progress.ts'

/** A backup that matches its manifest byte for byte. */
export interface CheckedBackup {
  readonly folder: string
  readonly manifest: Manifest
  readonly files: readonly BackedUpFile[]
}

/** Compares every part and file with its checksum, before any of it is used. */
export async function checkBackup(folder: string, progress: Progress): Promise<CheckedBackup> {
  const manifest = await readManifest(join(folder, manifestName))
  const parts = [...manifest.tables.flatMap((table) => table.parts), ...manifest.files.parts]
  progress.begin('checksums of tables', parts.length)
  for (const { name, bytes, sha256 } of parts) {
    await requireContent(folder, { name, size: bytes, sha256 })
    progress.advance(1)
  }
  const files = await readFileList(folder, manifest.files.parts)
  progress.begin('checksums of files', files.length)
  for (const { key, size, sha256 } of files) {
    if (!isFileKey(key)) throw damaged(key)
    await requireContent(folder, { name: `files/${key}`, size, sha256 })
    progress.advance(1)
  }
  if (files.length !== manifest.files.count) throw damaged('files.list.gz')
  return { folder, manifest, files }
}

async function requireContent(
  folder: string,
  { name, size, sha256 }: { name: string; size: number; sha256: string },
): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(join(folder, name)) as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      bytes += chunk.length
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${name} is missing from the backup. Nothing was restored. Use another copy of the backup.`, {
      cause: error,
    })
  }
  if (bytes !== size || hash.digest('hex') !== sha256) throw damaged(name)
}

function damaged(name: string): Error {
  return new Error(`${name} of the backup was changed or is damaged. Nothing was restored. Use another copy of it.`)
}
