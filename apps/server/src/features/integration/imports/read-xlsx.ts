import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Readable } from 'node:stream'
import { serialDate, type Cell } from './cell-values.rules.ts'
import { ImportFileError } from './import-file-error.ts'
import type { SourceRow } from './read-rows.ts'
import { message } from './imports.problems.ts'

/** Far above what spreadsheets need, and far below what does harm. */
const unpackedBytesMax = 500 * 1024 * 1024
const sharedTextMax = 32 * 1024 * 1024
const smallPartBytesMax = 20 * 1024 * 1024
const cellLengthMax = 32_767
const entriesMax = 10_000

/** The rows of the first sheet. Formulas are never computed: the value that was stored with them is used. */
export async function* readSheet(content: AsyncIterable<Uint8Array>, columnsMax: number): AsyncGenerator<SourceRow> {
  const archive = await fromBufferPromise(await buffer(Readable.from(content))).catch((error: unknown) => {
    throw brokenArchive(error)
  })
  try {
    const parts = new Parts(archive, await entriesOf(archive))
    const workbook = await readWorkbook(parts)
    const shared = await readSharedStrings(parts)
    yield* readCells(parts, { ...workbook, shared, columnsMax })
  } catch (error) {
    throw error instanceof ImportFileError ? error : brokenArchive(error)
  } finally {
    archive.close()
  }
}

function brokenArchive(error: unknown): ImportFileError {
  return new ImportFileError(
    message('The spreadsheet is broken: {0}', error instanceof Error ? error.message.slice(0, 200) : String(error)),
  )
}

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of archive.eachEntry()) {
    if (entries.size >= entriesMax) throw new ImportFileError(message('The spreadsheet has too many parts.'))
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** The parts of a workbook. Counts what really comes out: the sizes in an archive are what its author wrote. */
class Parts {
  readonly #archive: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #left = unpackedBytesMax

  constructor(archive: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#archive = archive
    this.#entries = entries
  }

  async *text(name: string, maxBytes = unpackedBytesMax): AsyncGenerator<string> {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let left = maxBytes
    for await (const chunk of await this.#archive.openReadStreamPromise(entry)) {
      const { length } = chunk as Buffer
      left -= length
      this.#left -= length
      if (left < 0 || this.#left < 0) throw new ImportFileError(message('The spreadsheet is too large when unpacked.'))
      yield decoder.decode(chunk as Buffer, { stream: true })
    }
  }
}

interface Handlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** A parser that expands no entities and refuses document types, which define them. Names have no prefix. */
function parserFor({ open, close, text }: Handlers): SaxesParser {
  const parser = new SaxesParser({ position: false })
  parser.on('doctype', () => {
    throw new ImportFileError(message('A document type declaration is not allowed.'))
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    open(localName(tag.name), (tag as SaxesTagPlain).attributes)
  })
  if (close !== undefined) {
    parser.on('closetag', (tag) => {
      close(localName(tag.name))
    })
  }
  if (text !== undefined) parser.on('text', text)
  return parser
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

async function parsePart(parts: Parts, name: string, handlers: Handlers): Promise<void> {
  const parser = parserFor(handlers)
  for await (const piece of parts.text(name, smallPartBytesMax)) parser.write(piece)
}

interface Workbook {
  readonly sheet: string
  /** Styles that show a number as a date. */
  readonly dateStyles: ReadonlySet<number>
  /** Whether days are counted from 1904 instead of 1900. */
  readonly countsFrom1904: boolean
}

async function readWorkbook(parts: Parts): Promise<Workbook> {
  let sheetId: string | undefined
  let countsFrom1904 = false
  await parsePart(parts, 'xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'sheet') sheetId ??= attributes['r:id'] ?? attributes['id'] ?? ''
      if (name === 'workbookPr') countsFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
    },
  })
  if (sheetId === undefined) throw new ImportFileError(message('The spreadsheet has no sheet.'))
  let sheet = 'xl/worksheets/sheet1.xml'
  await parsePart(parts, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target = '' }) => {
      if (name !== 'Relationship' || Id !== sheetId) return
      sheet = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
    },
  })
  return { sheet, countsFrom1904, dateStyles: await readDateStyles(parts) }
}

/** Built-in formats that show a date. */
const builtInDates = new Set([14, 15, 16, 17, 22])

async function readDateStyles(parts: Parts): Promise<Set<number>> {
  const dateFormats = new Set(builtInDates)
  const styles = new Set<number>()
  let isInCells = false
  let count = 0
  await parsePart(parts, 'xl/styles.xml', {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(Number(numFmtId))
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      if (dateFormats.has(Number(numFmtId))) styles.add(count)
      count += 1
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}

/** Whether a format shows years or days, outside quoted text and colours. */
function isDateFormat(code: string): boolean {
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

async function readSharedStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = []
  let total = 0
  let isText = false
  // Phonetic hints repeat the text in another script.
  let isPhonetic = false
  let current = ''
  const parser = parserFor({
    open: (name) => {
      if (name === 'si') current = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(current.slice(0, cellLengthMax))
    },
    text: (text) => {
      if (!isText) return
      total += text.length
      if (total > sharedTextMax) throw new ImportFileError(message('The spreadsheet is too large when unpacked.'))
      current += text
    },
  })
  for await (const piece of parts.text('xl/sharedStrings.xml')) parser.write(piece)
  return strings
}

interface Sheet extends Workbook {
  readonly shared: readonly string[]
  readonly columnsMax: number
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  text: string
}

async function* readCells(parts: Parts, sheet: Sheet): AsyncGenerator<SourceRow> {
  const ready: SourceRow[] = []
  let number = 0
  let cells: Cell[] = []
  let cell: OpenCell | undefined
  let takesText = false
  const parser = parserFor({
    open: (name, attributes) => {
      if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1)
        cells = []
      }
      if (name === 'c') cell = cellFrom(attributes, cells.length, sheet)
      takesText = cell !== undefined && (name === 'v' || name === 't')
    },
    close: (name) => {
      takesText = false
      if (name === 'c' && cell !== undefined) {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = valueOf(cell, sheet)
        cell = undefined
      }
      if (name === 'row' && cells.some((value) => value !== '')) ready.push({ number, cells })
    },
    text: (text) => {
      if (takesText && cell !== undefined && cell.text.length <= cellLengthMax) cell.text += text
    },
  })
  for await (const piece of parts.text(sheet.sheet)) {
    parser.write(piece)
    yield* ready.splice(0)
  }
}

function cellFrom(attributes: Readonly<Record<string, string>>, next: number, { columnsMax }: Sheet): OpenCell {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(attributes['r'] ?? '')?.[0]
  const column = letters === undefined ? next : columnOf(letters)
  if (column >= columnsMax) throw new ImportFileError(message('The file has more than {0} columns.', columnsMax))
  return { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? -1), text: '' }
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const days1904 = 1_462

function valueOf({ type, style, text }: OpenCell, sheet: Sheet): Cell {
  if (type === 's') return sheet.shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== 'n') return text
  if (text === '') return ''
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  if (!sheet.dateStyles.has(style)) return number
  const date = serialDate(number + (sheet.countsFrom1904 ? days1904 : 0))
  return 'value' in date ? date.value : number
}
