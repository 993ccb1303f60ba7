import type { Picture } from './picture.ts'

/** A part of a document as pdfmake takes it. */
export type PdfNode = Record<string, unknown>

/** A text with its place in the structure that reading aids follow. */
export function tagged(text: string | readonly PdfNode[], tag: string): PdfNode {
  const runs = typeof text === 'string' ? [{ text }] : text
  return { text: runs.map((run) => ({ ...run, tag })) }
}

/** 60 mm by 13 mm: with a name of two lines below it ends above where the window of an envelope begins. */
const logoSize = [170, 38]

/** Who writes: the logo and the name below it, or the name alone and larger. */
export function senderNodes(name: string, logo: Picture | null): PdfNode[] {
  const named = { ...tagged(name, 'P:collector'), bold: true }
  if (logo === null) return [{ ...named, fontSize: 15 }]
  return [
    { image: logo.dataUrl, fit: logoSize, margin: [0, 0, 0, 5] },
    { ...named, fontSize: 11 },
  ]
}
