import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { spreadsheetOf, zipOf } from '../../../../test/spreadsheets.ts'
import { detectEncoding } from './file-text.ts'
import { ImportFileError } from './import-file-error.ts'
import type { ImportFormat } from './import-fields.rules.ts'
import { readRows, type SourceRow } from './read-rows.ts'

async function read(bytes: Buffer, format: ImportFormat = 'csv', delimiter = ';'): Promise<SourceRow[]> {
  // In small pieces, so that characters and rows are split between them.
  const open = () => Promise.resolve(Readable.from(piecesOf(bytes)) as AsyncIterable<Uint8Array>)
  const encoding = format === 'xlsx' ? null : await detectEncoding(await open())
  const rows: SourceRow[] = []
  for await (const row of readRows({ format, encoding, delimiter, open })) rows.push(row)
  return rows
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  const size = bytes.length > 10_000 ? 65_536 : 7
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const cellsOf = (rows: readonly SourceRow[]) => rows.map(({ cells }) => cells)
const refusal = async (reading: Promise<unknown>): Promise<string> => {
  const error: unknown = await reading.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ImportFileError)
  return (error as Error).message
}

describe('CSV files', () => {
  const text = 'Navn;Beløb\r\n"Åse; ""Ø""";1,5\r\n\r\nÆrø;2\r\n'
  const expected = [
    ['Navn', 'Beløb'],
    ['Åse; "Ø"', '1,5'],
    ['Ærø', '2'],
  ]

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16 LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('are read in %s', async (_name, bytes) => {
    expect(cellsOf(await read(bytes))).toEqual(expected)
  })

  it('keep the numbers of their rows when empty ones are skipped', async () => {
    expect((await read(Buffer.from(text))).map(({ number }) => number)).toEqual([1, 2, 4])
  })

  it('never run or change cells that look like formulas', async () => {
    expect(cellsOf(await read(Buffer.from('=1+1;@SUM(A1)\n')))).toEqual([['=1+1', '@SUM(A1)']])
  })

  it.each([
    ['a million columns', Buffer.from(';'.repeat(1_000_000))],
    ['501 columns', Buffer.from(`${'a;'.repeat(500)}a\n`)],
    ['an endless quoted cell', Buffer.from(`"${'a'.repeat(300_000)}`)],
    ['NUL characters', Buffer.from('a;b\n\0;c\n')],
    ['bytes that are no text', Buffer.from([0xff, 0x81, 0x8d, 0x00])],
    ['an unpaired surrogate', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
  ])('are refused with %s', async (_name, bytes) => {
    await refusal(read(bytes))
  })
})

describe('NDJSON files', () => {
  it('have one cell per line', async () => {
    expect(await read(Buffer.from('{"a":"ø"}\r\n\n{"b":1}'), 'ndjson')).toEqual([
      { number: 1, cells: ['{"a":"ø"}\r'] },
      { number: 3, cells: ['{"b":1}'] },
    ])
  })

  it('are refused if a line is longer than any record, or is not UTF-8', async () => {
    await refusal(read(Buffer.from('x'.repeat(1_100_000)), 'ndjson'))
    await refusal(read(Buffer.from([0x7b, 0xe6, 0x7d]), 'ndjson'))
  })
})

describe('spreadsheets', () => {
  it('have text, numbers, dates, and the stored values of formulas', async () => {
    const rows = [
      ['Navn', 'Beløb', 'Dato', 'Sum'],
      ['Åse', 1250.5, { serial: 46_034 }, { formula: 'HYPERLINK("http://evil.example")', value: 'x' }],
    ] as const
    expect(cellsOf(await read(await spreadsheetOf(rows), 'xlsx'))).toEqual([
      ['Navn', 'Beløb', 'Dato', 'Sum'],
      ['Åse', 1250.5, '2026-01-12', 'x'],
    ])
  })

  it('keep the place of cells after empty ones', async () => {
    const sheet =
      '<worksheet><sheetData><row r="3"><c r="C3"><v>7</v></c><c r="D3" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>'
    const bytes = await spreadsheetOf([], { 'xl/worksheets/sheet1.xml': sheet })
    expect(await read(bytes, 'xlsx')).toEqual([{ number: 3, cells: ['', '', 7, 'x'] }])
  })

  it('are refused with entities, too many columns or broken XML', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet><sheetData/></worksheet>'
    const wide = '<worksheet><sheetData><row r="1"><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>'
    for (const sheet of [laughs, wide, '<worksheet><row></worksheet>']) {
      await refusal(read(await spreadsheetOf([['a']], { 'xl/worksheets/sheet1.xml': sheet }), 'xlsx'))
    }
    await refusal(read(Buffer.from('PK\x03\x04 no archive'), 'xlsx'))
    await refusal(read(await zipOf({ 'word/document.xml': '<a/>' }), 'xlsx'))
  })

  it('are refused if they unpack to far more than their size', async () => {
    const strings = `<sst><si><t>${'a'.repeat(33 * 1024 * 1024)}</t></si></sst>`
    const bomb = await spreadsheetOf([['a']], { 'xl/sharedStrings.xml': strings })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusal(read(bomb, 'xlsx'))).toContain('too large')
  })
})
