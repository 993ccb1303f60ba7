/** A PDF that this service rendered, and what is printed onto its first page. */
export interface PdfPart {
  readonly bytes: Buffer
  /** Drawing operators for the first page, in points from the lower left corner. The font is `/StampFont`. */
  readonly stamp?: string
}

export interface JoinedPdf {
  readonly bytes: Buffer
  /** Of each part: its first page in the result, counted from 1, and its number of pages without blank ones. */
  readonly parts: readonly { readonly firstPage: number; readonly pages: number }[]
  readonly pages: number
}

interface PdfObject {
  /** The text before the stream. */
  readonly text: string
  readonly stream: Buffer | undefined
}

/**
 * Joins PDFs into one for a printer. Only for PDFs of our own renderer, with a plain table of objects: nothing else is
 * parsed. With `isDuplex`, every part starts on a new sheet. The structure for screen readers is left out; the
 * originals have it. The same parts give the same bytes.
 */
export function joinPdfs(parts: readonly PdfPart[], { isDuplex }: { readonly isDuplex: boolean }): JoinedPdf {
  const writer = new PdfWriter()
  const placed: JoinedPdf['parts'][number][] = []
  for (const part of parts) {
    const objects = readObjects(part.bytes)
    const pageIds = pagesOf(objects)
    placed.push({ firstPage: writer.pageCount + 1, pages: pageIds.length })
    pageIds.forEach((pageId, index) => {
      writer.addPage(objects, pageId, index === 0 ? part.stamp : undefined)
    })
    if (isDuplex && writer.pageCount % 2 === 1) writer.addBlankPage()
    writer.endPart()
  }
  return { bytes: writer.finish(), parts: placed, pages: writer.pageCount }
}

const catalogId = 1
const pagesId = 2
const stampFontId = 3
const a4 = '[0 0 595.28 841.89]'

class PdfWriter {
  readonly #chunks: Buffer[] = [Buffer.from('%PDF-1.5\n%\u00ff\u00ff\u00ff\u00ff\n', 'latin1')]
  readonly #offsets: number[] = []
  readonly #pageIds: number[] = []
  #length = 0
  #nextId = 4
  /** The ids that the objects of the current part got. */
  #ids = new Map<number, number>()

  constructor() {
    this.#length = this.#chunks[0]?.length ?? 0
  }

  get pageCount(): number {
    return this.#pageIds.length
  }

  addPage(objects: ReadonlyMap<number, PdfObject>, pageId: number, stamp: string | undefined): void {
    const page = requireObject(objects, pageId)
    // Not the way up to other pages, and not into the structure.
    const plain = withoutKeys(page.text, ['Parent', 'StructParents', 'Tabs'])
    const copied = this.#renumber(stamp === undefined ? plain : withResources(plain, objects), objects)
    const newId = this.#newId()
    const body = copied.replace(/^[^<]*<</, `<<\n/Parent ${pagesId} 0 R`).trimEnd()
    this.#pageIds.push(newId)
    this.#writeObject(newId, stamp === undefined ? body : this.#stamped(body, stamp))
  }

  /** The parts of a document share fonts among their pages only. */
  endPart(): void {
    this.#ids = new Map()
  }

  addBlankPage(): void {
    const newId = this.#newId()
    this.#pageIds.push(newId)
    this.#writeObject(newId, `<<\n/Type /Page\n/Parent ${pagesId} 0 R\n/MediaBox ${a4}\n/Resources << >>\n>>`)
  }

  finish(): Buffer {
    this.#writeObject(catalogId, `<<\n/Type /Catalog\n/Pages ${pagesId} 0 R\n>>`)
    const kids = this.#pageIds.map((id) => `${id} 0 R`).join(' ')
    this.#writeObject(pagesId, `<<\n/Type /Pages\n/Count ${this.pageCount}\n/Kids [${kids}]\n>>`)
    this.#writeObject(
      stampFontId,
      '<<\n/Type /Font\n/Subtype /Type1\n/BaseFont /Courier\n/Encoding /WinAnsiEncoding\n>>',
    )
    const tableAt = this.#length
    const lines = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    const trailer = `trailer\n<<\n/Size ${this.#nextId}\n/Root ${catalogId} 0 R\n>>\nstartxref\n${tableAt}\n%%EOF\n`
    this.#write(Buffer.from(`xref\n0 ${this.#nextId}\n0000000000 65535 f \n${lines.join('')}${trailer}`, 'latin1'))
    return Buffer.concat(this.#chunks)
  }

  /** Draws onto a page, after its own content and outside its state. */
  #stamped(body: string, stamp: string): string {
    const contents = /\/Contents (\d+ 0 R|\[[^\]]*\])/.exec(body)
    const fonts = /\/Font <</.exec(body)
    if (contents?.[1] === undefined || fonts === null) throw new Error('The page has no content to print onto.')
    const [before, after] = [this.#newId(), this.#newId()]
    this.#writeStream(before, 'q\n')
    this.#writeStream(after, `\nQ\nq\n${stamp}\nQ\n`)
    const all = `/Contents [${before} 0 R ${contents[1].replaceAll(/[[\]]/g, '')} ${after} 0 R]`
    return body.replace(contents[0], all).replace('/Font <<', `/Font <<\n/StampFont ${stampFontId} 0 R`)
  }

  /** The text with the new ids of everything that it refers to, which is copied first. */
  #renumber(text: string, objects: ReadonlyMap<number, PdfObject>): string {
    return text.replaceAll(reference, (found, id: string | undefined) =>
      id === undefined ? found : `${this.#copy(Number(id), objects)} 0 R`,
    )
  }

  #copy(id: number, objects: ReadonlyMap<number, PdfObject>): number {
    const known = this.#ids.get(id)
    if (known !== undefined) return known
    const newId = this.#newId()
    this.#ids.set(id, newId)
    const { text, stream } = requireObject(objects, id)
    this.#writeObject(newId, this.#renumber(text, objects), stream)
    return newId
  }

  #newId(): number {
    this.#nextId += 1
    return this.#nextId - 1
  }

  #writeStream(id: number, content: string): void {
    const stream = Buffer.from(content, 'latin1')
    this.#writeObject(id, `<<\n/Length ${stream.length}\n>>`, stream)
  }

  #writeObject(id: number, text: string, stream?: Buffer): void {
    this.#offsets[id] = this.#length
    this.#write(Buffer.from(`${id} 0 obj\n${text.trim()}\n`, 'latin1'))
    if (stream !== undefined) {
      this.#write(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    }
    this.#write(Buffer.from('endobj\n'))
  }

  #write(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
  }
}

/** A reference to an object. Strings are matched first, because their text may look like one. */
const reference = /\((?:\\[\s\S]|[^\\()])*\)|<[\da-fA-F\s]*>|\b(\d+) 0 R\b/g

function withoutKeys(text: string, keys: readonly string[]): string {
  return keys.reduce((rest, key) => rest.replace(new RegExp(String.raw`/${key} (?:\d+ 0 R|/?\w+)\s*`), ''), text)
}

/** The page with its resources in itself, because the page gets a font that others do not have. */
function withResources(text: string, objects: ReadonlyMap<number, PdfObject>): string {
  return text.replace(
    /\/Resources (\d+) 0 R/,
    (_, id: string) => `/Resources ${requireObject(objects, Number(id)).text}`,
  )
}

function requireObject(objects: ReadonlyMap<number, PdfObject>, id: number): PdfObject {
  const found = objects.get(id)
  if (found === undefined) throw new Error(`The PDF has no object ${id}.`)
  return found
}

/** The ids of the pages, in order. */
function pagesOf(objects: ReadonlyMap<number, PdfObject>): number[] {
  const root = [...objects.values()].find(({ text }) => /\/Type \/Pages\b/.test(text))
  const kids = /\/Kids \[([^\]]*)\]/.exec(root?.text ?? '')?.[1]
  if (kids === undefined) throw new Error('The PDF has no list of its pages.')
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
}

/** The objects in the table at the end of the file. */
function readObjects(pdf: Buffer): ReadonlyMap<number, PdfObject> {
  const text = pdf.toString('latin1')
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1])
  const table = Number.isNaN(tableAt) ? null : /^xref\s+0 \d+\s+((?:\d{10} \d{5} [nf]\s+)+)/.exec(text.slice(tableAt))
  if (table?.[1] === undefined) throw new Error('The PDF has no plain table of its objects.')
  const entries = table[1].trim().split(/\s*\n/)
  return new Map(
    entries.flatMap((line, id) => (line.includes('n') ? [[id, readObject(text, pdf, Number(line.slice(0, 10)))]] : [])),
  )
}

function readObject(text: string, pdf: Buffer, at: number): PdfObject {
  const start = text.indexOf('obj\n', at) + 'obj\n'.length
  const [end, streamAt] = [text.indexOf('endobj', start), text.indexOf('stream\n', start)]
  if (streamAt === -1 || streamAt > end) return { text: text.slice(start, end), stream: undefined }
  const dictionary = text.slice(start, streamAt)
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
  const from = streamAt + 'stream\n'.length
  return { text: dictionary, stream: pdf.subarray(from, from + length) }
}
