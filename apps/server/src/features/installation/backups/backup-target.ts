import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { manifestName } from './manifest.ts'
import { tarEnd, tarEntry } from './tar.ts'

/** Where the parts of a backup are written, one after the other. */
export interface BackupTarget {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Writes the manifest, which completes the backup. */
  finish(manifest: Uint8Array): Promise<void>
  /** Removes the parts of a failed backup. */
  abandon(): Promise<void>
}

/** A folder, which must be new or empty. */
export class FolderTarget implements BackupTarget {
  readonly #folder: string
  readonly #folders = new Set<string>()
  readonly #isNew: boolean

  private constructor(folder: string, isNew: boolean) {
    this.#folder = folder
    this.#isNew = isNew
  }

  static async open(folder: string): Promise<FolderTarget> {
    const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
    const names = await readdir(folder)
    if (names.includes(manifestName)) throw new Error(`${folder} already contains a backup. Choose another folder.`)
    if (names.length > 0) {
      throw new Error(
        `${folder} is not empty. If it contains an unfinished backup, remove it, or choose another folder.`,
      )
    }
    return new FolderTarget(folder, isNew)
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, name)
    for (let parent = dirname(path); parent !== this.#folder; parent = dirname(parent)) this.#folders.add(parent)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // With `flush`, the bytes are on the disk when this resolves.
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
  }

  async finish(manifest: Uint8Array): Promise<void> {
    for (const folder of [...this.#folders, this.#folder]) await syncFolder(folder)
    const draft = join(this.#folder, `${manifestName}.partial`)
    await writeFile(draft, manifest, { flag: 'wx', mode: 0o600, flush: true })
    await rename(draft, join(this.#folder, manifestName))
    await syncFolder(this.#folder)
    await syncFolder(dirname(this.#folder))
  }

  async abandon(): Promise<void> {
    if (this.#isNew) return rm(this.#folder, { recursive: true, force: true })
    for (const name of await readdir(this.#folder)) await rm(join(this.#folder, name), { recursive: true, force: true })
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A tar archive as a stream, with the manifest as its last entry. Unpacked, it is the same as the folder. */
export class StreamTarget implements BackupTarget {
  readonly #stream: Writable
  #failure: Error | undefined

  constructor(stream: Writable) {
    this.#stream = stream
    stream.on('error', (error) => {
      this.#failure = error
    })
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#write(tarEntry(name, bytes))
  }

  async finish(manifest: Uint8Array): Promise<void> {
    await this.#write([...tarEntry(manifestName, manifest), tarEnd])
  }

  abandon(): Promise<void> {
    return Promise.resolve()
  }

  async #write(pieces: readonly Uint8Array[]): Promise<void> {
    for (const piece of pieces) {
      if (this.#failure !== undefined) throw this.#failure
      if (!this.#stream.write(piece)) await once(this.#stream, 'drain')
    }
  }
}
