import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { isKeyFolder, isListedKey, requireFileKey } from './file-key.ts'
import { type FileStore, FileTooLargeError, type ListedFile, type StoredFile } from './file-store.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** No upload takes this long, so anything older was left by a killed process. */
const TEMPORARY_MS_MAX = 24 * 60 * 60 * 1000

/** A file store in a folder of this machine. The folder is created when needed, and several processes can share it. */
export class DiskFileStore implements FileStore {
  readonly #folder: string
  readonly #temporary: string

  constructor(folder: string) {
    this.#folder = folder
    this.#temporary = join(folder, 'tmp')
  }

  async put(key: string, content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StoredFile> {
    const path = this.#pathOf(key)
    const temporary = join(this.#temporary, randomUUID())
    await mkdir(this.#temporary, { recursive: true, mode: FOLDER_MODE })
    try {
      const stored = await writeDurably(temporary, content, limits.maxBytes)
      await this.#makeFolder(dirname(path))
      await rename(temporary, path)
      await syncFolder(dirname(path))
      return stored
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  async open(key: string): Promise<Readable | undefined> {
    const file = await unlessMissing(open(this.#pathOf(key), 'r'))
    return file?.createReadStream()
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true })
  }

  async *list(tenantId?: string): AsyncIterable<ListedFile> {
    const folders = tenantId === undefined ? await namesIn(this.#folder) : [tenantId]
    for (const folder of folders) {
      if (!isKeyFolder(folder)) continue
      for (const name of await namesIn(join(this.#folder, folder))) {
        const key = `${folder}/${name}`
        // A file that is removed during listing is not listed.
        const found = isListedKey(key) ? await unlessMissing(stat(this.#pathOf(key))) : undefined
        if (found?.isFile()) yield { key, size: found.size, modifiedAt: found.mtime }
      }
    }
  }

  /** Removes the remains of uploads whose process was killed. Call it when a process starts. */
  async removeLeftovers(): Promise<void> {
    for (const name of await namesIn(this.#temporary)) {
      const path = join(this.#temporary, name)
      const found = await unlessMissing(stat(path))
      if (found && Date.now() - found.mtimeMs > TEMPORARY_MS_MAX) await rm(path, { force: true })
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, requireFileKey(key))
  }

  async #makeFolder(path: string): Promise<void> {
    const made = await mkdir(path, { recursive: true, mode: FOLDER_MODE })
    if (made !== undefined) await syncFolder(this.#folder)
  }
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', FILE_MODE)
  try {
    for await (const chunk of content) {
      size += chunk.byteLength
      if (size > maxBytes) throw new FileTooLargeError(maxBytes)
      hash.update(chunk)
      // Unlike write, writeFile continues until the whole chunk is written, from the current position.
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** A new name in a folder survives a power loss only after the folder itself was synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return ((await unlessMissing(readdir(folder))) ?? []).sort()
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
