import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'

const deflateAsync = promisify(deflate)
const inflateAsync = promisify(inflate)

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** How many samples a pixel has, by the type of its colour. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Encoders may leave something behind the last row. */
const tailBytesMax = 65_536
/** After how many rows others get their turn: a large picture takes a second. */
const rowsPerTurn = 32

interface Png {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colourType: number
  readonly channels: number
  readonly isInterlaced: boolean
  readonly palette: Buffer
  /** Of a palette the opacity of each colour, else the one colour that is not drawn. */
  readonly transparency: Buffer | undefined
  readonly compressed: Buffer
}

/** Where the pixels of a pass stand in the picture: the first, and how far the next is from it. */
interface Pass {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

const onePass: readonly Pass[] = [{ x: 0, y: 0, dx: 1, dy: 1 }]
const interlacedPasses: readonly Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]

/**
 * Writes a PNG of any kind anew as plain pixels in the colours that it has on white paper, which the setter of
 * documents takes over as they are. It itself reads pictures of fewer than 8 bits wrongly, and a broken one ends it.
 */
export async function pngOnWhite(bytes: Buffer): Promise<Buffer> {
  const png = readPng(bytes)
  const passes = (png.isInterlaced ? interlacedPasses : onePass).map((pass) => ({ pass, ...sizeOf(pass, png) }))
  const size = passes.reduce(
    (sum, { width, height }) => sum + (width === 0 ? 0 : height * (rowBytes(png, width) + 1)),
    0,
  )
  const raw = await inflateAsync(png.compressed, { maxOutputLength: size + tailBytesMax })
  if (raw.length < size) throw new Error('The picture breaks off.')
  const rows = Buffer.alloc(png.height * (1 + png.width * 3))
  let at = 0
  for (const { pass, width, height } of passes) {
    if (width === 0) continue
    const length = rowBytes(png, width)
    let above = Buffer.alloc(length)
    for (let row = 0; row < height; row += 1) {
      const line = raw.subarray(at + 1, at + 1 + length)
      unfilter(raw[at] ?? 0, line, { above, step: Math.max(1, (png.channels * png.depth) >> 3) })
      paintRow(png, line, { into: rows, row: pass.y + row * pass.dy, x: pass.x, dx: pass.dx, width })
      above = line
      at += 1 + length
      if (row % rowsPerTurn === 0) await nextTurn()
    }
  }
  return writePng(png, await deflateAsync(rows))
}

function readPng(bytes: Buffer): Png {
  if (!bytes.subarray(0, 8).equals(signature)) throw new Error('The picture is no PNG.')
  const chunks = readChunks(bytes)
  const [header] = chunks.get('IHDR') ?? []
  if (header?.length !== 13) throw new Error('The picture has no header.')
  const [depth = 0, colourType = 0, , , interlacing] = header.subarray(8)
  return {
    ...{ width: header.readUInt32BE(0), height: header.readUInt32BE(4), depth, colourType },
    ...{ channels: channelCount(depth, colourType), palette: Buffer.concat(chunks.get('PLTE') ?? []) },
    ...{ isInterlaced: interlacing === 1, transparency: chunks.get('tRNS')?.[0] },
    compressed: Buffer.concat(chunks.get('IDAT') ?? []),
  }
}

function channelCount(depth: number, colourType: number): number {
  const channels = channelsOf[colourType]
  const isKnown = depth < 8 ? [1, 2, 4].includes(depth) && channels === 1 : [8, 16].includes(depth)
  if (channels === undefined || !isKnown) throw new Error('The picture has colours of an unknown kind.')
  return channels
}

function readChunks(bytes: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>()
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)])
    at += 12 + length
  }
  return chunks
}

function sizeOf({ x, y, dx, dy }: Pass, png: Png): { width: number; height: number } {
  return { width: Math.max(0, Math.ceil((png.width - x) / dx)), height: Math.max(0, Math.ceil((png.height - y) / dy)) }
}

function rowBytes({ channels, depth }: Png, width: number): number {
  return Math.ceil((width * channels * depth) / 8)
}

/** Makes values again of how they differ from what stands to the left and above. */
function unfilter(filter: number, line: Buffer, { above, step }: { above: Buffer; step: number }): void {
  if (filter === 0) return
  if (filter > 4) throw new Error('The picture has rows of an unknown kind.')
  for (let at = 0; at < line.length; at += 1) {
    const left = at < step ? 0 : (line[at - step] ?? 0)
    const up = above[at] ?? 0
    const upLeft = at < step ? 0 : (above[at - step] ?? 0)
    line[at] = (line[at] ?? 0) + expected(filter, left, up, upLeft)
  }
}

function expected(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const toLeft = Math.abs(up - upLeft)
  const toUp = Math.abs(left - upLeft)
  const toUpLeft = Math.abs(left + up - 2 * upLeft)
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}

interface Place {
  readonly into: Buffer
  readonly row: number
  readonly x: number
  readonly dx: number
  readonly width: number
}

function paintRow(png: Png, line: Buffer, { into, row, x, dx, width }: Place): void {
  const start = row * (1 + png.width * 3) + 1
  const { channels, depth, colourType, palette } = png
  const max = 2 ** depth - 1
  const hasColours = colourType === 2 || colourType === 6
  for (let column = 0; column < width; column += 1) {
    const first = column * channels
    const opacity = opacityOf(png, line, first)
    const at = start + (x + column * dx) * 3
    for (let colour = 0; colour < 3; colour += 1) {
      const value = sample(line, first + (hasColours ? colour : 0), depth)
      const shade = colourType === 3 ? (palette[value * 3 + colour] ?? 0) : (value * 255) / max
      into[at + colour] = Math.round(255 + (shade - 255) * opacity)
    }
  }
}

/** From 0 to 1. */
function opacityOf({ channels, depth, colourType, transparency }: Png, line: Buffer, first: number): number {
  if (colourType > 3) return sample(line, first + channels - 1, depth) / (2 ** depth - 1)
  if (transparency === undefined) return 1
  if (colourType === 3) return (transparency[sample(line, first, depth)] ?? 255) / 255
  for (let channel = 0; channel < channels; channel += 1) {
    if (sample(line, first + channel, depth) !== transparency.readUInt16BE(channel * 2)) return 1
  }
  return 0
}

function sample(line: Buffer, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return line.readUInt16BE(index * 2)
  const bit = index * depth
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}

function writePng({ width, height }: Png, compressed: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunks = [chunk('IHDR', header), chunk('IDAT', compressed), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}
