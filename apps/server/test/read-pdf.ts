import { inflateSync } from 'node:zlib'

interface PdfObject {
  readonly dictionary: string
  readonly stream: Buffer | undefined
}

/**
 * The text of each page of one of our PDFs, as copied from a viewer: glyphs are mapped to characters only by the
 * table in each embedded font.
 */
export function readPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  return pages.map((page) => textOf(page, objects))
}

/** Every object in the table at the end of the file, so that the table is checked too. */
function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const table = /^xref\s+0 \d+\s+((?:\d{10} \d{5} [nf]\s+)+)/.exec(text.slice(tableAt))?.[1]
  if (table === undefined) throw new Error('The PDF has no table of its objects.')
  const lines = table.trim().split(/\s*\n/)
  const live = lines.map((line, id) => ({ id, at: Number(line.slice(0, 10)), isLive: line.includes('n') }))
  return new Map(live.filter(({ isLive }) => isLive).map(({ id, at }) => [id, readObject(pdf, text, id, at)]))
}

function readObject(pdf: Buffer, text: string, id: number, at: number): PdfObject {
  if (!text.startsWith(`${id} 0 obj`, at)) throw new Error(`Object ${id} is not where the table says.`)
  const end = text.indexOf('endobj', at)
  const streamAt = text.indexOf('stream\n', at)
  if (streamAt === -1 || streamAt > end) return { dictionary: text.slice(at, end), stream: undefined }
  const dictionary = text.slice(at, streamAt)
  const start = streamAt + 'stream\n'.length
  const bytes = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(dictionary)?.[1]))
  return { dictionary, stream: dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes }
}

function follow(objects: Map<number, PdfObject>, dictionary: string, key: string): PdfObject {
  const found = objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]))
  if (found === undefined) throw new Error(`There is no /${key}.`)
  return found
}

/** An embedded font: the characters of its glyphs, and their widths in thousandths of its size. */
interface Font {
  readonly characters: ReadonlyMap<number, string>
  readonly widths: readonly number[]
}

function textOf(page: PdfObject, objects: Map<number, PdfObject>): string {
  const resources = page.dictionary.includes('/Resources <<')
    ? page.dictionary
    : follow(objects, page.dictionary, 'Resources').dictionary
  const fonts = new Map<string, Font>()
  const named = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? ''
  for (const [, name = '', id] of named.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const font = objects.get(Number(id))?.dictionary ?? ''
    // A stamp uses a font that every printer has; its text is not read.
    if (font.includes('/ToUnicode')) fonts.set(name, readFont(objects, font))
  }
  const contents = /\/Contents (\d+ 0 R|\[[^\]]*\])/.exec(page.dictionary)?.[1] ?? ''
  const streams = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id]) => objects.get(Number(id))?.stream)
  return readContent(streams.map((stream) => stream?.toString('latin1') ?? '').join('\n'), fonts)
}

function readFont(objects: Map<number, PdfObject>, font: string): Font {
  const descendant = objects.get(Number(/\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1]))
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(descendant?.dictionary ?? '')?.[1] ?? ''
  const map = follow(objects, font, 'ToUnicode').stream?.toString('latin1') ?? ''
  return { characters: readCharacters(map), widths: widths.trim().split(/\s+/).map(Number) }
}

function readCharacters(map: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '', entries = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...entries.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const text = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
      characters.set(Number.parseInt(first, 16) + index, text)
    }
  }
  return characters
}

/** The text of a page: a gap within a line becomes a space, and a line ends with a line break. */
class ShownText {
  text = ''
  font: Font | undefined
  size = 0
  #end = { x: 0, y: 0 }

  moveTo(x: number, y: number): void {
    const gap = x - this.#end.x > this.size / 10 ? ' ' : ''
    this.text += y === this.#end.y ? gap : '\n'
    this.#end = { x, y }
  }

  /** A list of glyphs with their kerning. */
  show(shown: string): void {
    for (const [piece] of shown.matchAll(/<[0-9a-f]*>|-?[\d.]+/gi)) {
      if (piece.startsWith('<')) this.#showGlyphs(piece.slice(1, -1))
      else this.#end.x -= (Number(piece) * this.size) / 1_000
    }
  }

  #showGlyphs(hex: string): void {
    for (const glyph of (hex.match(/.{4}/g) ?? []).map((each) => Number.parseInt(each, 16))) {
      this.text += this.font?.characters.get(glyph) ?? '\uFFFD'
      this.#end.x += ((this.font?.widths[glyph] ?? 0) * this.size) / 1_000
    }
  }
}

function readContent(content: string, fonts: ReadonlyMap<string, Font>): string {
  const shown = new ShownText()
  const operators = /(?:[-\d.]+ ){4}([-\d.]+) ([-\d.]+) Tm|\/(\w+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g
  for (const [, x, y, fontName, size, glyphs] of content.matchAll(operators)) {
    if (x !== undefined) shown.moveTo(Number(x), Number(y))
    else if (glyphs !== undefined) shown.show(glyphs)
    else {
      shown.font = fonts.get(fontName ?? '')
      shown.size = Number(size)
    }
  }
  return shown.text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}
