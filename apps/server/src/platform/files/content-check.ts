import { type Message, message } from '../../problems/index.ts'
import { archiveTailBytes, archiveProblem } from './archive-limits.ts'
import { JpegReader, type PictureReader, PngReader } from './picture-size.ts'

/** A larger image takes more memory when opened than anybody needs, and crashes some programs. */
export const pixelsMax = 50_000_000

/** Inspects the content of a file as it streams, without keeping it. */
export interface ContentCheck {
  take(chunk: Uint8Array): void
  /** Why the file is rejected, once all of it has been seen; undefined if it is acceptable. */
  refusal(): Message | undefined
}

/** The check for a file of this type, if there is any beyond its type. */
export function contentCheckFor(contentType: string): ContentCheck | undefined {
  if (contentType === 'image/png') return new PictureCheck(new PngReader())
  if (contentType === 'image/jpeg') return new PictureCheck(new JpegReader())
  return contentType.startsWith('application/vnd.openxmlformats-officedocument') ? new ArchiveCheck() : undefined
}

class PictureCheck implements ContentCheck {
  readonly #reader: PictureReader

  constructor(reader: PictureReader) {
    this.#reader = reader
  }

  take(chunk: Uint8Array): void {
    this.#reader.take(chunk)
  }

  refusal(): Message | undefined {
    const { size } = this.#reader
    if (size === undefined) return message('The image does not state its size.')
    const pixels = size.width * size.height
    if (pixels > 0 && pixels <= pixelsMax) return undefined
    return message(
      'The image has {0} × {1} pixels; it must have at least one and at most {2}.',
      size.width,
      size.height,
      pixelsMax,
    )
  }
}

/** Keeps the end of an archive, which has its directory. */
class ArchiveCheck implements ContentCheck {
  readonly #kept: Uint8Array[] = []
  #keptBytes = 0
  #size = 0

  take(chunk: Uint8Array): void {
    this.#size += chunk.byteLength
    this.#kept.push(chunk)
    this.#keptBytes += chunk.byteLength
    for (let first = this.#kept[0]; first && this.#keptBytes - first.byteLength >= archiveTailBytes;) {
      this.#kept.shift()
      this.#keptBytes -= first.byteLength
      first = this.#kept[0]
    }
  }

  refusal(): Message | undefined {
    return archiveProblem(Buffer.concat(this.#kept).subarray(-archiveTailBytes), this.#size)
  }
}
