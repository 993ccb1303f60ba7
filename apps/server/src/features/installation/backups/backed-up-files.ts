import type pg from 'pg'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { BackupTarget } from './backup-target.ts'
import type { Manifest, Part } from './manifest.ts'
import { putInParts, readParts, sha256Of } from './parts.ts'
import type { Progress } from './progress.ts'

export interface BackedUpFile {
  /** The key of the content in the store: `<tenant>/<file>`. */
  readonly key: string
  readonly size: number
  readonly sha256: string
}

const pageSize = 5_000

/** Every file that has a row in the snapshot. */
export async function listFilesOfSnapshot(client: pg.Client): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  for (let after = ''; ;) {
    const { rows } = await client.query<BackedUpFile>(
      `select tenant_id || '/' || file_id as key, size, sha256 from published.files
       where ($1 = '' or (tenant_id, file_id) > (split_part($1, '/', 1)::uuid, split_part($1, '/', 2)::uuid))
       order by tenant_id, file_id limit ${pageSize}`,
      [after],
    )
    files.push(...rows)
    if (rows.length < pageSize) return files
    after = rows.at(-1)?.key ?? ''
  }
}

/**
 * Copies the content of the files. Missing or damaged content is listed in the manifest and does not stop the backup.
 */
export async function copyFiles(
  { files: store, target, progress }: { files: FileStore; target: BackupTarget; progress: Progress },
  files: readonly BackedUpFile[],
): Promise<Manifest['files']> {
  progress.begin('files', files.length)
  const kept: BackedUpFile[] = []
  const lost: string[] = []
  for (const file of files) {
    const content = await readWhole(store, file)
    if (content === undefined) lost.push(file.key)
    else {
      await target.put(`files/${file.key}`, content)
      kept.push(file)
    }
    progress.advance(1)
  }
  const lines = kept.map(({ sha256, size, key }) => `${sha256} ${size} ${key}\n`)
  const { parts } = await putInParts(target, 'files.list.gz', inChunks(lines))
  return { count: kept.length, bytes: kept.reduce((sum, { size }) => sum + size, 0), lost, parts }
}

async function readWhole(store: FileStore, { key, size, sha256 }: BackedUpFile): Promise<Buffer | undefined> {
  const content = await store.open(key)
  if (content === undefined) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > size) break
    chunks.push(chunk)
  }
  const whole = Buffer.concat(chunks)
  return bytes === size && sha256Of(whole) === sha256 ? whole : undefined
}

async function* inChunks(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < lines.length; from += pageSize) {
    yield await Promise.resolve(Buffer.from(lines.slice(from, from + pageSize).join('')))
  }
}

/** The files of a backup, from its list. */
export async function readFileList(folder: string, parts: readonly Part[]): Promise<BackedUpFile[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readParts(folder, parts) as AsyncIterable<Uint8Array>) chunks.push(chunk)
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1)
  return lines.map((line) => {
    const [sha256 = '', size = '', key = ''] = line.split(' ')
    return { sha256, size: Number(size), key }
  })
}
