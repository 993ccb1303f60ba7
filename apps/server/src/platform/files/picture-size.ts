export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Determines the size of an image as its file streams, keeping no more than a header. */
export interface PictureReader {
  take(chunk: Uint8Array): void
  /** Undefined until the size has been read. */
  readonly size: PictureSize | undefined
}

const pngHeaderBytes = 24

/** The first chunk of a PNG is its header, which starts with width and height. */
export class PngReader implements PictureReader {
  #head = Buffer.alloc(0)

  take(chunk: Uint8Array): void {
    const missing = pngHeaderBytes - this.#head.length
    if (missing > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, missing)])
  }

  get size(): PictureSize | undefined {
    const head = this.#head
    if (head.length < pngHeaderBytes || head.toString('latin1', 12, 16) !== 'IHDR') return undefined
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
  }
}

const markerBytes = 2
/** Marker, length, bits per sample, height and width. */
const frameBytes = 9

/**
 * A JPEG is a sequence of segments with lengths; the frame header has height and width. Cameras write many segments
 * before it, some of them megabytes, so they are skipped as they arrive.
 */
export class JpegReader implements PictureReader {
  #waiting = Buffer.alloc(0)
  /** How many bytes to skip: at first the marker at the start of the file. */
  #skip = markerBytes
  #isOver = false
  size: PictureSize | undefined

  take(chunk: Uint8Array): void {
    if (this.#isOver) return
    const passed = Math.min(this.#skip, chunk.byteLength)
    this.#skip -= passed
    this.#waiting = Buffer.concat([this.#waiting, chunk.subarray(passed)])
    while (this.#waiting.length >= frameBytes && this.#readSegment());
  }

  /** Whether the frame header may still come. */
  #readSegment(): boolean {
    const bytes = this.#waiting
    const marker = bytes.readUInt8(1)
    if (bytes.readUInt8(0) !== 0xff) this.#isOver = true
    // There may be any number of fill bytes before a marker.
    else if (marker === 0xff) this.#pass(1)
    else if (isFrameStart(marker)) {
      this.size = { height: bytes.readUInt16BE(5), width: bytes.readUInt16BE(7) }
      this.#isOver = true
    } else this.#pass(markerBytes + bytes.readUInt16BE(2))
    return !this.#isOver
  }

  #pass(count: number): void {
    this.#skip = Math.max(0, count - this.#waiting.length)
    this.#waiting = this.#waiting.subarray(count)
  }
}

/** SOF0 to SOF15, except the three in that range that are tables. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
