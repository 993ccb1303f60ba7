import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { pictureLimits, pictureOf } from './picture.ts'

/** Nine pixels square, in three stripes; the last is white or transparent. */
const kinds: readonly [string, number[][], string][] = [
  [
    'colours with opacity',
    [
      [255, 0, 0],
      [204, 204, 204],
      [255, 255, 255],
    ],
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAYAAADgkQYQAAAAIUlEQVQY02P8z8DwnwENMDIwmECZZxkYGBiYGIgAo4oYANCfAxI1CZU2AAAAAElFTkSuQmCC',
  ],
  [
    'colours of 16 bits with opacity',
    [
      [255, 0, 0],
      [204, 204, 204],
      [255, 255, 255],
    ],
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJEAYAAACwAdpTAAAAK0lEQVQoz2P8/5+BgYEBQuIDjIwMDAwMJiaoomfPwlhMhAwgFowaNKINAgD1PAYSk96KlQAAAABJRU5ErkJggg==',
  ],
  [
    'an interlaced palette',
    [
      [255, 0, 0],
      [204, 204, 204],
      [255, 255, 255],
    ],
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAMAAAGgSMa0AAAACVBMVEUAAAD/AADMzMwKjzvxAAAAAXRSTlMAQObYZgAAAB9JREFUCNdjYGRgACMgBNFMMMQIJOAkTgKkAMjAzwIADzMAUif8lxoAAAAASUVORK5CYII=',
  ],
  [
    'greys with opacity',
    [
      [54, 54, 54],
      [204, 204, 204],
      [255, 255, 255],
    ],
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJEAQAAAAaCBLYAAAAI0lEQVQY02M0K/j/nwENnJpgYgJhnT3LwMDAwMRABBhVxAAAemsGElOAtikAAAAASUVORK5CYII=',
  ],
  [
    'greys of 4 bits',
    [
      [0, 0, 0],
      [204, 204, 204],
      [255, 255, 255],
    ],
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJBAAAAAAACrTNAAAAEUlEQVQI12NgYOA5/4GBRBIAm88QJEP3tcoAAAAASUVORK5CYII=',
  ],
  [
    'plain colours',
    [
      [255, 0, 0],
      [204, 204, 204],
      [255, 255, 255],
    ],
    'iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAIAAABv85FHAAAAH0lEQVQI12P8z4ACzp45w8DAYGxszMDAwMSAGwwHOQC/nwQPWKiiwgAAAABJRU5ErkJggg==',
  ],
]

/** Three pixels of the fifth row of a converted image: one of each stripe. */
function stripesOf(dataUrl: string): number[][] {
  const { width, data } = PNG.sync.read(Buffer.from(dataUrl.replace(/^.*,/, ''), 'base64'))
  return [2, 5, 8].map((x) => [...data.subarray((4 * width + x) * 4).subarray(0, 3)])
}

describe('a PNG', () => {
  it.each(kinds)('of %s has its colours on white paper', async (_, stripes, content) => {
    const { dataUrl } = await pictureOf(newId(), 'image/png', Buffer.from(content, 'base64'))
    expect(stripesOf(dataUrl)).toEqual(stripes)
  })

  it('is rejected if it is truncated, has wrong rows or is too large', async () => {
    const whole = Buffer.from(kinds[0]?.[2] ?? '', 'base64')
    const taller = Buffer.from(whole)
    taller.writeUInt32BE(90, 20)
    const huge = Buffer.from(whole)
    huge.writeUInt32BE(pictureLimits.pixels, 20)
    const padded = Buffer.concat([whole, Buffer.alloc(pictureLimits.bytes)])
    for (const broken of [whole.subarray(0, -40), whole.subarray(0, 30), taller, huge, padded, Buffer.from('GIF89a')]) {
      await expect(pictureOf(newId(), 'image/png', broken)).rejects.toThrow()
    }
  })
})

describe('a JPEG', () => {
  it('is rejected if it is truncated or cannot be drawn', async () => {
    const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
    const frame = Buffer.from('ffc0000b080004000801011100', 'hex')
    const end = Buffer.from('ffd9', 'hex')
    for (const broken of [Buffer.concat([head, frame]), Buffer.concat([head, end]), end]) {
      await expect(pictureOf(newId(), 'image/jpeg', broken)).rejects.toThrow()
    }
  })
})
