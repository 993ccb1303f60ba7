import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { declared } from '../../../platform/feature/declared.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { zipArchive, type ZipEntry } from '../../../platform/files/zip-archive.ts'
import { release } from '../../../platform/release.ts'
import { contentKey } from '../../messaging/files/index.ts'
import { itemIdOf, type Lines, listOf, pagesOf } from './exported-lists.ts'
import { exportParts } from './export-parts.ts'

/** A file that is imported again is at most 100 MiB, and every program opens one of this size. */
const pieceBytesMax = 64 * 1024 * 1024

export interface ArchiveProgress {
  doneParts: number
  rowCount: number
}

export interface ArchiveSource {
  readonly files: Pick<FileStore, 'open'>
  /** Reads the snapshot. */
  readonly context: ReadContext
  /** Called when all lists are written, before the contents of files: they never change. */
  readonly endSnapshot: () => Promise<void>
  /** Reads the tenant as it is now. */
  readonly currentContext: ReadContext
  readonly takenAt: Date
  readonly progress: ArchiveProgress
  /** Called often, while the archive is written. */
  readonly keep: () => Promise<void>
  readonly endPart: () => Promise<void>
}

/** Everything that a tenant has, as a zip archive that is streamed while it is read. */
export function writeArchive(source: ArchiveSource): AsyncGenerator<Buffer> {
  return zipArchive(entriesOf(source))
}

interface ListedFile {
  readonly name: string
  rows: number
}

async function* entriesOf(source: ArchiveSource): AsyncGenerator<ZipEntry> {
  const { context, progress } = source
  const lists: ListedFile[] = []
  for (const { name, lines } of exportParts()) {
    yield* piecesOf(source, { name, lines: lines(context), lists })
    progress.doneParts += 1
    await source.endPart()
  }
  await source.endSnapshot()
  const missingFiles: string[] = []
  yield* contentsOf(source, missingFiles)
  const { tenantId, principal } = context
  const manifest = {
    ...{ tenantId, tenantName: principal.tenant.name, takenAt: source.takenAt.toISOString(), release },
    ...{ lists, missingFiles },
  }
  yield { name: 'manifest.json', content: textOf(`${JSON.stringify(manifest, undefined, 2)}\n`) }
}

/** A list as one file, or several if it is long. One that is empty has none. */
async function* piecesOf(
  { progress, keep }: ArchiveSource,
  { name, lines, lists }: { readonly name: string; readonly lines: Lines; readonly lists: ListedFile[] },
): AsyncGenerator<ZipEntry> {
  let page = await lines.next()
  async function* piece(listed: ListedFile): AsyncGenerator<Buffer> {
    for (let bytes = 0; page.done !== true && bytes < pieceBytesMax; page = await lines.next()) {
      const text = Buffer.from(page.value.map((line) => `${line}\n`).join(''))
      bytes += text.length
      listed.rows += page.value.length
      progress.rowCount += page.value.length
      await keep()
      yield text
    }
  }
  for (let number = 1; page.done !== true; number += 1) {
    const listed = { name: `${name}-${String(number).padStart(4, '0')}.ndjson`, rows: 0 }
    lists.push(listed)
    // It is read to its end before the next entry is asked for.
    yield { name: listed.name, content: piece(listed) }
  }
}

/** The contents of the files that the caller may read, by their ids. */
async function* contentsOf(
  { currentContext: context, files, keep }: ArchiveSource,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  const list = listOf('list-files')
  const itemId = itemIdOf(list, declared().operations)
  async function* kept(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      await keep()
      yield chunk
    }
  }
  for await (const page of pagesOf(list, { context, itemId, params: {} })) {
    for (const { fileId, fileName } of page as readonly { fileId: string; fileName: string }[]) {
      const content = await files.open(contentKey(context.tenantId, fileId))
      if (content === undefined) missing.push(fileId)
      else yield { name: `files/${fileId}${extensionOf(fileName)}`, content: kept(content) }
    }
  }
}

function extensionOf(fileName: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(fileName)?.[0].toLowerCase() ?? ''
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text))
}
