import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { isUuid } from '../ids.ts'
import type { FileStore } from './file-store.ts'
import { storeIdKey } from './file-key.ts'

/** The id of a store, by which processes can tell whether they share it; undefined if it has none yet. */
export async function findStoreId(files: FileStore): Promise<string | undefined> {
  const content = await files.open(storeIdKey)
  if (content === undefined) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk as Uint8Array))
  const text = Buffer.concat(chunks).toString('utf8').trim()
  return isUuid(text) ? text : undefined
}

/** The id of the store. Creates one if it has none. */
export async function ensureStoreId(files: FileStore): Promise<string> {
  const kept = await findStoreId(files)
  if (kept !== undefined) return kept
  const id = randomUUID()
  await writeStoreId(files, id)
  return id
}

/** Sets the id of the store, whatever it was before. */
export async function writeStoreId(files: FileStore, id: string): Promise<void> {
  await files.put(storeIdKey, Readable.from([Buffer.from(id)]), { maxBytes: id.length })
}
