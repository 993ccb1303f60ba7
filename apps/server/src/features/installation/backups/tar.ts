import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * The parts of the tar format (POSIX ustar) that a backup needs: plain files with short names. Every tar can read the
 * output, and archives made by tar from the same files can be read here.
 */

const blockBytes = 512
/** The two empty blocks that end an archive. */
export const tarEnd: Uint8Array = Buffer.alloc(2 * blockBytes)
/** The names in a backup. Nothing else is unpacked, so that no archive can write elsewhere. */
const NAME =
  /^(manifest\.json|files\.list\.gz\.\d{4,}|tables\/[a-z0-9_]+\.copy\.gz\.\d{4,}|files\/[0-9a-f-]{36}\/[0-9a-f-]{36})$/

/** A file as an entry of an archive: its header, its bytes, and the padding of the last block. */
export function tarEntry(name: string, bytes: Uint8Array): Uint8Array[] {
  const header = Buffer.alloc(blockBytes)
  header.write(name, 0, 100, 'utf8')
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${bytes.byteLength.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write('0ustar\0', 156)
  header.write('00', 263)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  const rest = bytes.byteLength % blockBytes
  return [header, bytes, Buffer.alloc(rest === 0 ? 0 : blockBytes - rest)]
}

/** Unpacks the archive of a backup into a folder. */
export async function unpackTar(stream: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const reader = new BlockReader(stream)
  for (;;) {
    const header = await reader.take(blockBytes)
    if (header === undefined) throw new Error('The archive is incomplete.')
    if (header.every((byte) => byte === 0)) return reader.drain()
    const { name, size, isFolder } = readHeader(header)
    if (isFolder) continue
    await unpackEntry(reader, { path: join(folder, name), name, size })
  }
}

async function unpackEntry(
  reader: BlockReader,
  { path, name, size }: { path: string; name: string; size: number },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    for (let left = size; left > 0;) {
      const piece = await reader.takeSome(left)
      if (piece === undefined) throw new Error(`The archive ends in the middle of ${name}.`)
      await file.writeFile(piece)
      left -= piece.length
    }
  } finally {
    await file.close()
  }
  const rest = size % blockBytes
  if (rest > 0) await reader.take(blockBytes - rest)
}

function readHeader(header: Buffer): { name: string; size: number; isFolder: boolean } {
  const field = (start: number, end: number): string => header.toString('latin1', start, end).split('\0')[0] ?? ''
  const checksum = Number.parseInt(field(148, 156).trim(), 8)
  header.write('        ', 148)
  if (checksum !== sumOf(header)) throw new Error('This is not a backup archive, or it is damaged.')
  const name = field(0, 100).replace(/^\.\//, '')
  const type = field(156, 157)
  if (type === '5') return { name, size: 0, isFolder: true }
  if ((type !== '0' && type !== '') || !NAME.test(name)) {
    throw new Error(`The archive contains ${JSON.stringify(name)}, which is not part of a backup.`)
  }
  return { name, size: Number.parseInt(field(124, 136).trim(), 8), isFolder: false }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

/** Reads a stream in the requested lengths. */
class BlockReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #waiting = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** Exactly this many bytes, or undefined if the stream ends before. */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.#waiting.length < length) if (!(await this.#more())) return undefined
    return this.#cut(length)
  }

  /** At most this many bytes, and at least one; undefined at the end. */
  async takeSome(most: number): Promise<Buffer | undefined> {
    if (this.#waiting.length === 0 && !(await this.#more())) return undefined
    return this.#cut(Math.min(most, this.#waiting.length))
  }

  /** Reads to the end, so that the writer is not cut off. */
  async drain(): Promise<void> {
    while (await this.#more()) this.#waiting = Buffer.alloc(0)
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done === true) return false
    this.#waiting = Buffer.concat([this.#waiting, next.value])
    return true
  }

  #cut(length: number): Buffer {
    const cut = this.#waiting.subarray(0, length)
    this.#waiting = this.#waiting.subarray(length)
    return cut
  }
}
