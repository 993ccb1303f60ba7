import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file in an archive. Its name must be plain ASCII. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

interface WrittenEntry {
  readonly name: Buffer
  readonly offset: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

/** Positions and counts above these are written in an extension of the format, which is used only then. */
const bytesMax = 0xffff_ffff
const entriesMax = 0xffff
const version = 20
const versionOfLarge = 45
/** The sizes follow the content, because they are not known before it was streamed. */
const sizesFollow = 0x08
const deflated = 8
/** 1 January 1980: the files have no time of their own, and equal content makes equal archives. */
const date = 0x21

/** A zip archive, streamed: only what is being compressed is in memory. */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let offset = 0
  for await (const { name: text, content } of entries) {
    const name = Buffer.from(text, 'ascii')
    const start = offset
    const local = headerOf('PK\x03\x04', 30, name, { crc: 0, packed: 0, size: 0 })
    yield local
    const sums = { crc: 0, packed: 0, size: 0 }
    for await (const piece of deflate(content, sums)) {
      sums.packed += piece.length
      yield piece
    }
    const trailer = Buffer.alloc(16)
    trailer.write('PK\x07\x08', 'latin1')
    writeSums(trailer, 4, sums)
    yield trailer
    offset += local.length + sums.packed + trailer.length
    if (sums.packed > bytesMax || sums.size > bytesMax) throw new RangeError(`${text} is larger than 4 GiB.`)
    written.push({ name, offset: start, ...sums })
  }
  yield directoryOf(written, offset)
}

async function* deflate(
  content: AsyncIterable<Uint8Array>,
  sums: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      sums.crc = crc32(piece, sums.crc)
      sums.size += piece.length
      yield piece
    }
  }
  yield* Readable.from(counted()).compose(createDeflateRaw()) as AsyncIterable<Buffer>
}

type Sums = Pick<WrittenEntry, 'crc' | 'packed' | 'size'>

function writeSums(buffer: Buffer, at: number, { crc, packed, size }: Sums): void {
  buffer.writeUInt32LE(crc, at)
  buffer.writeUInt32LE(packed, at + 4)
  buffer.writeUInt32LE(size, at + 8)
}

/** The header of an entry, before its content or in the directory, which has two more bytes before the same fields. */
function headerOf(signature: string, length: number, name: Buffer, sums: Sums): Buffer {
  const header = Buffer.alloc(length)
  const at = length === 30 ? 4 : 6
  header.write(signature, 'latin1')
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, at)
  header.writeUInt16LE(sizesFollow, at + 2)
  header.writeUInt16LE(deflated, at + 4)
  header.writeUInt16LE(date, at + 8)
  writeSums(header, at + 10, sums)
  header.writeUInt16LE(name.length, at + 22)
  return Buffer.concat([header, name])
}

/** The directory at the end of an archive whose entries end at this offset. */
export function directoryOf(written: readonly WrittenEntry[], offset: number): Buffer {
  const headers = written.map(directoryEntry)
  const bytes = headers.reduce((sum, header) => sum + header.length, 0)
  const isLarge = written.length > entriesMax || offset + bytes > bytesMax
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(isLarge ? entriesMax : written.length, 8)
  end.writeUInt16LE(isLarge ? entriesMax : written.length, 10)
  end.writeUInt32LE(isLarge ? bytesMax : bytes, 12)
  end.writeUInt32LE(isLarge ? bytesMax : offset, 16)
  const large = isLarge ? endOfLarge({ entries: written.length, bytes, offset }) : Buffer.alloc(0)
  return Buffer.concat([...headers, large, end])
}

function directoryEntry(entry: WrittenEntry): Buffer {
  const header = headerOf('PK\x01\x02', 46, entry.name, entry)
  if (entry.offset < bytesMax) {
    header.writeUInt32LE(entry.offset, 42)
    return header
  }
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(entry.offset), 4)
  header.writeUInt16LE(versionOfLarge, 6)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(bytesMax, 42)
  return Buffer.concat([header, extra])
}

/** The end of a directory with more entries, or further from the start, than the plain end can say; and where it is. */
function endOfLarge({ entries, bytes, offset }: { entries: number; bytes: number; offset: number }): Buffer {
  const end = Buffer.alloc(56)
  end.write('PK\x06\x06', 'latin1')
  end.writeBigUInt64LE(BigInt(end.length - 12), 4)
  end.writeUInt16LE(versionOfLarge, 12)
  end.writeUInt16LE(versionOfLarge, 14)
  end.writeBigUInt64LE(BigInt(entries), 24)
  end.writeBigUInt64LE(BigInt(entries), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([end, locator])
}
