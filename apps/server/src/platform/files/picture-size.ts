export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Finds out how large a picture is while its file passes by; it keeps no more of it than a header. */
export interface PictureReader {
  take(chunk: Uint8Array): void
  /** Undefined as long as the file has not said it. */
  readonly size: PictureSize | undefined
}

const pngHeaderBytes = 24

/** The first chunk of a PNG is its header, which begins with width and height. */
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
 * A JPEG is a row of segments, each with its length; the one that starts the frame has height and width. Cameras write
 * many before it, some of them megabytes, so they are passed over as they come.
 */
export class JpegReader implements PictureReader {
  #waiting = Buffer.alloc(0)
  /** How much of what comes is passed over: at first the marker that begins the file. */
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

  /** Whether what is wanted may still come. */
  #readSegment(): boolean {
    const bytes = this.#waiting
    const marker = bytes.readUInt8(1)
    if (bytes.readUInt8(0) !== 0xff) this.#isOver = true
    // Any number of fill bytes may stand before a marker.
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

/** SOF0 to SOF15, without the three of that range that are tables. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
