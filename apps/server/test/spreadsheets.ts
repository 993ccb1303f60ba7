import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { zipArchive } from '../src/platform/files/zip-archive.ts'

/** An archive of files with this content. */
export function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: Readable.from([Buffer.from(text)]) }))
  return buffer(Readable.from(zipArchive(Readable.from(entries))))
}

/** A cell in a test: text, a number, a date as its serial number, or a formula with the value that was stored. */
export type GivenCell =
  | string
  | number
  | { readonly serial: number }
  | { readonly formula: string; readonly value: string }

/** A spreadsheet as Excel writes it, with one sheet. */
export function spreadsheetOf(
  rows: readonly (readonly GivenCell[])[],
  parts: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const strings: string[] = []
  const sheet = rows
    .map((cells, row) => {
      const written = cells.map((cell, column) =>
        cellOf(cell, `${String.fromCharCode(65 + column)}${row + 1}`, strings),
      )
      return `<row r="${row + 1}">${written.join('')}</row>`
    })
    .join('')
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml':
      '<workbook xmlns:r="urn:r"><sheets><sheet name="Ark1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ...parts,
  })
}

function cellOf(cell: GivenCell, place: string, strings: string[]): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${strings.push(cell) - 1}</v></c>`
  if ('serial' in cell) return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`
  return `<c r="${place}" t="str"><f>${cell.formula}</f><v>${cell.value}</v></c>`
}
