/** An archive with only a directory: one part for each unpacked size. It has no contents, since nobody unpacks it. */
export function archiveOf(
  sizes: readonly number[],
  options: {
    readonly count?: number
    readonly comment?: string
    readonly nameBytes?: number
    /** The size of all parts, and the size that each part claims. */
    readonly packedBytes?: number
    readonly claimedBytes?: number
  } = {},
): Buffer {
  const name = 'word/document.xml'.padEnd(options.nameBytes ?? 0, 'x')
  const local = Buffer.alloc(30 + name.length)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(name.length, 26)
  local.write(name, 30)
  const content = Buffer.concat([local, Buffer.alloc(Math.ceil(options.packedBytes ?? 0))])
  const directory = Buffer.concat(sizes.map((size) => entryOf(name, size, options.claimedBytes ?? 0)))
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(options.count ?? sizes.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(content.length, 16)
  end.writeUInt16LE(options.comment?.length ?? 0, 20)
  return Buffer.concat([content, directory, end, Buffer.from(options.comment ?? '', 'latin1')])
}

function entryOf(name: string, size: number, packed: number): Buffer {
  const entry = Buffer.alloc(46 + name.length)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46)
  return entry
}
