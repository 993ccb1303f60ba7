import { describe, expect, test } from 'vitest'
import { archiveOf } from '../../../test/archive.ts'
import { inLanguage } from '../../problems/index.ts'
import { entriesMax, harmlessBytes, ratioMax, unpackedBytesMax } from './archive-limits.ts'
import { contentCheckFor, pixelsMax } from './content-check.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The reason for rejecting a content, however it is split into chunks. */
function refusalOf(contentType: string, content: Buffer): string | undefined {
  const refusals = [content.length, 7, 1].map((pieceBytes) => {
    const check = contentCheckFor(contentType)
    // A large content takes too long byte by byte, and only its beginning and end matter.
    const step = content.length > 100_000 ? Math.max(pieceBytes, 4_099) : pieceBytes
    for (let at = 0; at < content.length; at += step) check?.take(content.subarray(at, at + step))
    const refusal = check?.refusal()
    return refusal && inLanguage(refusal, 'en')
  })
  expect(new Set(refusals).size).toBe(1)
  return refusals[0]
}

describe('images', () => {
  test.each<[string, string, Buffer, RegExp | undefined]>([
    ['a PNG', 'image/png', png(4_000, 3_000), undefined],
    ['a PNG of all the pixels there may be', 'image/png', png(pixelsMax, 1), undefined],
    ['a PNG of one more', 'image/png', png(pixelsMax + 1, 1), /has 50000001 × 1 pixels/],
    ['a PNG whose sides are each fine', 'image/png', png(60_000, 60_000), /at most 50000000/],
    ['a PNG without pixels', 'image/png', png(0, 7), /must have at least one/],
    ['a PNG without a header', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /does not state its size/],
    ['a JPEG', 'image/jpeg', jpeg(0xc0, 4_000, 3_000), undefined],
    ['a progressive JPEG', 'image/jpeg', jpeg(0xc2, 4_000, 3_000), undefined],
    ['a JPEG with much data before its frame', 'image/jpeg', jpeg(0xc0, 4_000, 3_000, 40), undefined],
    ['a JPEG with too many pixels, stated late', 'image/jpeg', jpeg(0xc2, 65_000, 65_000, 40), /65000 × 65000 pixels/],
    ['a JPEG without a frame', 'image/jpeg', jpeg(0xc4, 1, 1), /does not state its size/],
    ['a JPEG of noise', 'image/jpeg', Buffer.alloc(100, 7), /does not state its size/],
    ['a JPEG that is cut off', 'image/jpeg', jpeg(0xc0, 4_000, 3_000).subarray(0, 14), /does not state its size/],
  ])('%s', (_what, contentType, content, refusal) => {
    if (refusal === undefined) expect(refusalOf(contentType, content)).toBeUndefined()
    else expect(refusalOf(contentType, content)).toMatch(refusal)
  })
})

describe('archives', () => {
  const large = harmlessBytes + 1
  test.each<[string, Buffer, RegExp | undefined]>([
    ['a document', archiveOf([1_000, 2_000]), undefined],
    ['a document with a comment at its end', archiveOf([1_000], { comment: 'PK\x05\x06' }), undefined],
    ['a small one, however well it packs', archiveOf([harmlessBytes]), undefined],
    ['a large one that packs as others do', archiveOf([large], { packedBytes: large / ratioMax }), undefined],
    ['a large one that packs too well', archiveOf([large]), /more than 200 times its size/],
    ['one that is too large unpacked', archiveOf([unpackedBytesMax, 1]), /larger than 524288000 bytes/],
    ['one of too many parts', archiveOf(Array.from({ length: entriesMax + 1 }, () => 1)), /more than 10000 parts/],
    [
      'one whose names fill it',
      archiveOf(
        Array.from({ length: 500 }, () => 1),
        { nameBytes: 5_000 },
      ),
      /parts/,
    ],
    [
      'one whose parts share their content',
      archiveOf([9, 9], { claimedBytes: 600 }),
      /larger than the document itself/,
    ],
    ['one that is cut off', archiveOf([1_000]).subarray(0, 60), /its archive directory cannot be read/],
    [
      'an archive with data after it',
      Buffer.concat([archiveOf([1_000]), Buffer.from('hej')]),
      /its archive directory cannot be read/,
    ],
    [
      'an archive with data before it',
      Buffer.concat([Buffer.from('hej'), archiveOf([1_000])]),
      /its archive directory cannot be read/,
    ],
    [
      'one that claims more parts than it has',
      archiveOf([1_000], { count: 2 }),
      /its archive directory cannot be read/,
    ],
    ['one without parts', archiveOf([]), /its archive directory cannot be read/],
  ])('%s', (_what, content, refusal) => {
    if (refusal === undefined) expect(refusalOf(docx, content)).toBeUndefined()
    else expect(refusalOf(docx, content)).toMatch(refusal)
  })
})

test('other files are not checked', () => {
  expect(contentCheckFor('application/pdf')).toBeUndefined()
  expect(contentCheckFor('text/csv')).toBeUndefined()
})

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A JPEG with its frame header after other segments and fill bytes. */
function jpeg(marker: number, width: number, height: number, longSegments = 0): Buffer {
  const frame = Buffer.from([0xff, 0xff, marker, 0, 11, 8, 0, 0, 0, 0, 1, 0, 0])
  frame.writeUInt16BE(height, 6)
  frame.writeUInt16BE(width, 8)
  const long = Buffer.alloc(2 + 60_000, 0xff)
  Buffer.from([0xff, 0xe1, 60_000 >> 8, 60_000 & 0xff]).copy(long)
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2])
  return Buffer.concat([start, ...Array.from({ length: longSegments }, () => long), frame])
}
