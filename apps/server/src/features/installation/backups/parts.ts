import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupTarget } from './backup-target.ts'
import type { Part } from './manifest.ts'

/** How much is in memory at once. A table of any size needs no second copy on disk. */
const partBytes = 8 * 1024 * 1024

/**
 * Compresses content, splits it into parts and writes them to the target. Returns the parts and the number of lines.
 */
export async function putInParts(
  target: BackupTarget,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ parts: Part[]; lines: number }> {
  const parts: Part[] = []
  const counted = { lines: 0 }
  const cutter = new Cutter(async (bytes) => {
    const part = {
      name: `${name}.${String(parts.length).padStart(4, '0')}`,
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    }
    await target.put(part.name, bytes)
    parts.push(part)
  })
  await pipeline(
    Readable.from(countingLines(content, counted)),
    createGzip({ level: 4 }),
    async (compressed: AsyncIterable<Uint8Array>) => {
      for await (const chunk of compressed) await cutter.add(chunk)
      await cutter.end()
    },
  )
  return { parts, lines: counted.lines }
}

/** In the text format of COPY, every row ends with a line break, and no value contains one. */
async function* countingLines(
  content: AsyncIterable<Uint8Array>,
  counted: { lines: number },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) counted.lines += 1
    yield chunk
  }
}

class Cutter {
  readonly #put: (bytes: Buffer) => Promise<void>
  #waiting: Uint8Array[] = []
  #bytes = 0

  constructor(put: (bytes: Buffer) => Promise<void>) {
    this.#put = put
  }

  async add(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk)
    this.#bytes += chunk.length
    if (this.#bytes >= partBytes) await this.end()
  }

  async end(): Promise<void> {
    if (this.#bytes === 0) return
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#bytes = 0
    await this.#put(bytes)
  }
}

/** The content of the parts, joined and decompressed. */
export function readParts(folder: string, parts: readonly Part[]): Readable {
  const content = createGunzip()
  // A read error also ends the content with that error, which is where it is handled.
  pipeline(Readable.from(concatenated(folder, parts)), content).catch(() => undefined)
  return content
}

async function* concatenated(folder: string, parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  for (const { name } of parts) yield* createReadStream(join(folder, name)) as AsyncIterable<Uint8Array>
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
