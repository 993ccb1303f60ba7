import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { joinPdfs } from './join-pdfs.ts'

const require = createRequire(import.meta.url)
const pdfmake = require('pdfmake') as {
  setFonts(fonts: unknown): void
  setUrlAccessPolicy(isAllowed: () => boolean): void
  setLocalAccessPolicy(isAllowed: () => boolean): void
  createPdf(definition: unknown): { getBuffer(): Promise<Buffer> }
}
pdfmake.setFonts(require('pdfmake/fonts/Roboto.js'))
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => true)

const render = (pages: readonly string[], title: string): Promise<Buffer> =>
  pdfmake
    .createPdf({
      info: { title, creationDate: new Date('2026-03-02T10:00:00Z') },
      content: pages.map((text, index) => (index === 0 ? { text } : { text, pageBreak: 'before' })),
    })
    .getBuffer()

it('joins documents in order, each on a new sheet, with a stamp on its first page', async () => {
  const two = await render(['Brev et 7 0 R', 'side to'], 'En (titel) med 3 0 R')
  const one = await render(['Brev to æøå'], 'To')
  const stamp = 'BT /StampFont 8 Tf 60 590 Td (12-0001) Tj ET'
  const parts = [{ bytes: one, stamp }, { bytes: two, stamp }, { bytes: one }]
  const joined = joinPdfs(parts, { isDuplex: true })
  expect(joined.parts).toEqual([
    { firstPage: 1, pages: 1 },
    { firstPage: 3, pages: 2 },
    { firstPage: 5, pages: 1 },
  ])
  expect(joined.pages).toBe(6)
  expect(joinPdfs(parts, { isDuplex: true }).bytes.equals(joined.bytes)).toBe(true)
  const text = joined.bytes.toString('latin1')
  expect(text.match(/\(12-0001\) Tj/g)).toHaveLength(2)
  const simplex = joinPdfs([{ bytes: two }, { bytes: one }], { isDuplex: false })
  expect(simplex.pages).toBe(3)
  expect(readPdf(simplex.bytes)).toEqual([...readPdf(two), ...readPdf(one)])
})

it('refuses what our renderer did not write', () => {
  expect(() => joinPdfs([{ bytes: Buffer.from('%PDF-1.4\nhello') }], { isDuplex: false })).toThrow('no plain table')
})
