import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { WatchedEntry, WatchedFolder } from './watched-folder.ts'

/** A watched folder on this machine. Links are not followed: they could lead into the folder of another tenant. */
export class DiskFolder implements WatchedFolder {
  readonly address: string
  readonly listsPartialFiles = true

  constructor(folder: string) {
    this.address = folder
  }

  async entries(path: string): Promise<WatchedEntry[]> {
    const names = await orIfGone(readdir(this.#at(path)), [])
    const found = await Promise.all(names.toSorted().map((name) => this.#entry(path, name)))
    return found.flat()
  }

  read(path: string): Promise<Buffer | undefined> {
    return orIfGone<Buffer | undefined>(readFile(this.#at(path)), undefined)
  }

  async writeText(path: string, text: string): Promise<void> {
    await mkdir(dirname(this.#at(path)), { recursive: true })
    await writeFile(this.#at(path), text)
  }

  async move(path: string, target: string): Promise<void> {
    await mkdir(dirname(this.#at(target)), { recursive: true })
    await orIfGone(rename(this.#at(path), this.#at(target)), undefined)
  }

  async #entry(path: string, name: string): Promise<WatchedEntry[]> {
    const found = await orIfGone(lstat(join(this.#at(path), name)), undefined)
    const kind = found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined
    return found === undefined || kind === undefined ? [] : [{ name, kind, size: found.size, changedAt: found.mtime }]
  }

  #at(path: string): string {
    return join(this.address, path)
  }
}

/** The result, or another one if the file or folder does not exist, or not any more. */
async function orIfGone<Result>(reading: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))) return otherwise
    throw error
  }
}
