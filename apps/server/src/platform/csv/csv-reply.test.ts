import { buffer, text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type Cell, csvReply } from './csv-reply.ts'

/** The lines of a CSV file with one cell per row, without the heading. */
async function linesOf(cells: readonly Cell[]): Promise<string[]> {
  const { content } = await csvReply({
    fileName: 'cells.csv',
    columns: [['cell', (cell: Cell) => cell]],
    readPage: () => Promise.resolve(cells),
    idOf: String,
  })
  const [heading, ...lines] = (await buffer(content)).toString('utf8').split('\r\n')
  expect(heading).toBe('\uFEFFcell')
  expect(lines.pop()).toBe('')
  return lines
}

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+4570123456', "'+4570123456"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['a\r=1', '"a\r=1"'],
    ['a\n=1', '"a\n=1"'],
    ['＝1', "'＝1"],
    ['Nørregade 1, st.', '"Nørregade 1, st."'],
    ['Hansen "Lås"', '"Hansen ""Lås"""'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is text and not a formula', async (cell, line) => {
    expect(await linesOf([cell])).toEqual([line])
  })

  it('keeps numbers as numbers, and missing values empty', async () => {
    expect(await linesOf([-120_000, 0, 9_007_199_254_740_991, true, false, null])).toEqual([
      '-120000',
      '0',
      '9007199254740991',
      'true',
      'false',
      '',
    ])
  })
})

describe('a long list', () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => index)

  it('is read page by page while it is written', async () => {
    const asked: (string | null)[] = []
    const { content } = await csvReply({
      fileName: 'rows.csv',
      columns: [['row', (row: number) => row]],
      readPage: ({ limit, after }) => {
        asked.push(after)
        const start = after === null ? 0 : Number(after) + 1
        return Promise.resolve(rows.slice(start, start + limit))
      },
      idOf: String,
    })
    expect(asked).toEqual([null])
    expect((await text(content)).trim().split('\r\n')).toHaveLength(1_201)
    expect(asked).toEqual([null, '499', '999'])
  })

  it('breaks off if a page cannot be read, and is an error if the first cannot', async () => {
    const source = {
      fileName: 'rows.csv',
      columns: [['row', (row: number) => row]] as const,
      readPage: ({ after }: { after: string | null }) =>
        after === null ? Promise.resolve(rows.slice(0, 500)) : Promise.reject(new Error('The database is gone.')),
      idOf: String,
    }
    await expect(text((await csvReply(source)).content)).rejects.toThrow('The database is gone.')
    await expect(csvReply({ ...source, readPage: () => Promise.reject(new Error('No.')) })).rejects.toThrow('No.')
  })
})
