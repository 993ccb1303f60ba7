import type { Picture } from './picture.ts'

/** A part of a document for pdfmake. */
export type PdfNode = Record<string, unknown>

/** A text with its position in the structure for assistive technology. */
export function tagged(text: string | readonly PdfNode[], tag: string): PdfNode {
  const runs = typeof text === 'string' ? [{ text }] : text
  return { text: runs.map((run) => ({ ...run, tag })) }
}

/** 60 mm by 13 mm: with a name of two lines below, it ends above the window of an envelope. */
const logoSize = [170, 38]

/** The sender: the logo with the name below it, or only the name in larger type. */
export function senderNodes(name: string, logo: Picture | null): PdfNode[] {
  const named = { ...tagged(name, 'P:collector'), bold: true }
  if (logo === null) return [{ ...named, fontSize: 15 }]
  return [
    { image: logo.dataUrl, fit: logoSize, margin: [0, 0, 0, 5] },
    { ...named, fontSize: 11 },
  ]
}
