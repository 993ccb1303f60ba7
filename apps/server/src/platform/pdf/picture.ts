import { JpegReader, type PictureReader, PngReader } from '../files/picture-size.ts'
import { renderers } from '../rendering/render-pool.ts'
import { renderPdf } from './render-pdf.ts'

/** An image that is known to be drawable in documents. */
export interface Picture {
  readonly dataUrl: string
}

/** Every document contains its images, so they must be small; and a PNG is unpacked to be drawn. */
export const pictureLimits = { bytes: 1_048_576, pixels: 2_000_000 }

/** Converts a PNG or JPEG for documents. Throws if it is too large or damaged. */
export async function pictureOf(tenantId: string, contentType: string, bytes: Buffer): Promise<Picture> {
  const isPng = contentType === 'image/png'
  requireSmall(bytes, isPng ? new PngReader() : new JpegReader())
  if (!isPng && !bytes.includes(Buffer.from([0xff, 0xd9]), -2_048)) throw new Error('The image is truncated.')
  const content = isPng ? Buffer.from(await renderers.run<Uint8Array>(tenantId, 'png-on-white', bytes)) : bytes
  const picture = { dataUrl: `data:${contentType};base64,${content.toString('base64')}` }
  await renderPdf(tenantId, {
    definition: {
      ...{ pageSize: 'A4', pageMargins: [0, 0, 0, 0], language: 'en', defaultStyle: { font: 'Roboto' } },
      info: { title: 'Picture', author: 'Picture', creationDate: '2026-01-01' },
      content: [{ image: picture.dataUrl, fit: [100, 100] }],
    },
    footer: { left: '', page: '' },
  })
  return picture
}

function requireSmall(bytes: Buffer, reader: PictureReader): void {
  if (bytes.length > pictureLimits.bytes) throw new Error(`The picture has more than ${pictureLimits.bytes} bytes.`)
  reader.take(bytes)
  const pixels = (reader.size?.width ?? 0) * (reader.size?.height ?? 0)
  if (pixels > 0 && pixels <= pictureLimits.pixels) return
  throw new Error(`The picture does not have between 1 and ${pictureLimits.pixels} pixels.`)
}
