import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PNG } from 'pngjs'

/** Plain pixels in full colour, as the setter of documents takes them over. */
const plain = { colorType: 2, inputColorType: 6, filterType: 0, bgColor: { red: 255, green: 255, blue: 255 } } as const

/**
 * Writes a PNG of any kind anew in the colours that it has on white paper. The setter of documents itself reads
 * pictures of fewer than 8 bits wrongly, and a broken one ends it.
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
