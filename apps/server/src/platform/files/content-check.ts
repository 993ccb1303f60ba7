import { type Message, message } from '../../problems/index.ts'
import { archiveTailBytes, complaintAboutArchive } from './archive-limits.ts'
import { JpegReader, type PictureReader, PngReader } from './picture-size.ts'

/** A picture of more is larger when it is opened than anybody needs, and than some programs survive. */
export const pixelsMax = 50_000_000

/** Looks at the content of a file while it passes by, and holds little of it. */
export interface ContentCheck {
  take(chunk: Uint8Array): void
  /** The sentence that refuses the file, once all of it has passed by; undefined where it is fine. */
  complaint(): Message | undefined
}

/** What is to be asked of a file of this type, beyond that it is of this type: nothing of most. */
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

  complaint(): Message | undefined {
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

/** Keeps the end of an archive, where its directory stands. */
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

  complaint(): Message | undefined {
    return complaintAboutArchive(Buffer.concat(this.#kept).subarray(-archiveTailBytes), this.#size)
  }
}
