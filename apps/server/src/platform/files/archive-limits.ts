import { type Message, message } from '../../problems/index.ts'

/**
 * A Word or Excel document is an archive. These limits are far above what either writes, and far below what does harm.
 */
export const entriesMax = 10_000
export const unpackedBytesMax = 500 * 1024 * 1024
/** Spreadsheets compress well; anything that compresses better than this was crafted. */
export const ratioMax = 200
/** Below this size, nothing is harmful, however well it compresses. */
export const harmlessBytes = 10 * 1024 * 1024

/** The directory of an archive is at its end. If it does not fit here, it has too many entries. */
export const archiveTailBytes = 2 * 1024 * 1024

const endSignature = 'PK\x05\x06'
const endBytes = 22
const entrySignature = 0x02014b50
const entryBytes = 46

const broken = message('The document is damaged: its archive directory cannot be read.')
const tooManyParts = message('The document has more than {0} parts.', entriesMax)

/**
 * Why an archive is rejected, according to its directory; undefined if it is acceptable. Gets the end of the file and
 * its size.
 */
export function archiveProblem(tail: Buffer, size: number): Message | undefined {
  const end = endOfDirectory(tail)
  if (end === undefined) return broken
  const count = tail.readUInt16LE(end + 10)
  const directoryBytes = tail.readUInt32LE(end + 12)
  if (count > entriesMax) return tooManyParts
  const start = end - directoryBytes
  // If the directory is not where it claims to be, other programs may read a different one than we do.
  const isInPlace = tail.readUInt32LE(end + 16) + directoryBytes === size - (tail.length - end)
  if (!isInPlace || count === 0) return broken
  if (start < 0) return tooManyParts
  return entriesProblem(tail.subarray(start, end), count, size)
}

/** The end record of an archive is followed by a comment of the stated length, and by nothing else. */
function endOfDirectory(tail: Buffer): number | undefined {
  for (
    let at = tail.length - endBytes;
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(endSignature, at - 1, 'latin1')
  ) {
    const isEnd = tail.toString('latin1', at, at + 4) === endSignature
    if (isEnd && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return undefined
}

function entriesProblem(directory: Buffer, count: number, size: number): Message | undefined {
  let at = 0
  let packed = 0
  let unpacked = 0
  for (let index = 0; index < count; index++) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature) return broken
    // An entry of 4 GiB or more has its sizes elsewhere; the placeholder here already exceeds the limit.
    packed += directory.readUInt32LE(at + 20)
    unpacked += directory.readUInt32LE(at + 24)
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
    at += entryBytes + name + extra + comment
  }
  if (unpacked > unpackedBytesMax)
    return message('The document is larger than {0} bytes when unpacked.', unpackedBytesMax)
  if (unpacked > harmlessBytes && unpacked > size * ratioMax) {
    return message('The document unpacks to more than {0} times its size.', ratioMax)
  }
  // Overlapping entries are how a small archive unpacks to a very large one.
  return packed > size ? message('The parts of the document are larger than the document itself.') : undefined
}
