import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PNG } from 'pngjs'

/** Plain pixels in full colour, which pdfmake embeds unchanged. */
const plain = { colorType: 2, inputColorType: 6, filterType: 0, bgColor: { red: 255, green: 255, blue: 255 } } as const

/**
 * Converts a PNG of any kind to the colours it has on white paper. pdfmake misreads images of fewer than 8 bits, and a
 * damaged one crashes it.
 */
export async function pngOnWhite(bytes: Buffer): Promise<Buffer> {
  const png = await new Promise<PNG>((resolve, reject) => {
    new PNG(plain).parse(bytes, (error: Error | null, parsed) => {
      if (error === null) resolve(parsed)
      else reject(error)
    })
  })
  return buffer(png.pack().pipe(new PassThrough()))
}
