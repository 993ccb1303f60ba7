import type { PdfJob } from '../../platform/pdf/render-pdf.ts'
import {
  formatDate,
  formatMoney,
  type Party,
  type RenderedTemplate,
  tableHeads,
  tableMark,
  tableRows,
  type TemplateData,
  type TemplateLanguage,
} from '../templates/index.ts'

/** What a letter is made from: kept beside it, and enough to make the same letter again. */
export interface LetterSource extends RenderedTemplate {
  readonly language: TemplateLanguage
  readonly data: TemplateData
  readonly madeAt: string
}

const words = {
  da: {
    onBehalfOf: 'På vegne af',
    companyNumber: 'CVR',
    caseNumber: 'Sag',
    total: 'I alt',
    page: 'Side {page} af {pages}',
  },
  en: {
    ...{ onBehalfOf: 'On behalf of', companyNumber: 'Company number', caseNumber: 'Case', total: 'Total' },
    page: 'Page {page} of {pages}',
  },
} as const satisfies Record<TemplateLanguage, Record<string, string>>

type Node = Record<string, unknown>
const grey = '#555555'

/** Sets a letter: letterhead with collector and creditor, address, date and case, subject, text, table of vouchers. */
export function letterOf(source: LetterSource): PdfJob {
  const { data, language, subject } = source
  return {
    definition: {
      pageSize: 'A4',
      pageMargins: [60, 50, 60, 60],
      language: language === 'da' ? 'da-DK' : 'en-GB',
      info: { title: subject, author: data.collector.name, creationDate: source.madeAt },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
      content: [
        letterhead(source),
        addressBlock(source),
        { ...tagged(subject, 'H1:subject'), fontSize: 13, bold: true, margin: [0, 28, 0, 12] },
        ...blocksOf(source),
      ] as unknown as PdfJob['definition']['content'],
    },
    footer: {
      left: `${data.collector.name} · ${words[language].caseNumber} ${data.case.journalNumber}`,
      page: words[language].page,
    },
  }
}

/** A text with its place in the structure that reading aids follow. */
function tagged(text: string | Node[], tag: string): Node {
  const runs = typeof text === 'string' ? [{ text }] : text
  return { text: runs.map((run) => ({ ...run, tag })) }
}

function stack(lines: readonly string[], tag: string, style: Node = {}): Node {
  return { ...style, stack: lines.map((line, index) => tagged(line, `${tag}-${index}`)) }
}

function letterhead({ data, language }: LetterSource): Node {
  const { onBehalfOf, companyNumber } = words[language]
  const numbered = (identifier: string): string[] => (identifier === '' ? [] : [`${companyNumber} ${identifier}`])
  const creditor: Party = data.creditor
  return {
    columns: [
      {
        width: '*',
        stack: [
          { ...tagged(data.collector.name, 'P:collector'), fontSize: 15, bold: true },
          stack(numbered(data.collector.identifier), 'P:collector-number', { fontSize: 8, color: grey }),
        ],
      },
      {
        width: 200,
        alignment: 'right',
        fontSize: 9,
        stack: [
          { ...tagged(onBehalfOf, 'P:on-behalf-of'), color: grey },
          { ...tagged(creditor.name, 'P:creditor'), bold: true },
          stack([...creditor.addressLines, ...numbered(creditor.identifier)], 'P:creditor-line'),
        ],
      },
    ],
  }
}

function addressBlock({ data, language }: LetterSource): Node {
  const { caseNumber } = words[language]
  return {
    margin: [0, 40, 0, 0],
    columns: [
      { width: '*', ...stack([data.debtor.name, ...data.debtor.addressLines], 'P:address') },
      {
        width: 180,
        ...stack([formatDate(data.today, language), `${caseNumber} ${data.case.journalNumber}`], 'P:date'),
        alignment: 'right',
      },
    ],
  }
}

/** The text of the letter, block by block: an empty line ends one. */
function blocksOf(source: LetterSource): Node[] {
  const blocks = source.body.split(/\n\s*\n/).map((block) => block.trim())
  return blocks.filter((block) => block !== '').flatMap((block, index) => blockOf(block, index, source))
}

function blockOf(block: string, index: number, source: LetterSource): Node[] {
  if (block.startsWith(tableMark)) {
    const rest = block.slice(tableMark.length).trim()
    return [voucherTable(source, index), ...(rest === '' ? [] : blockOf(rest, index, source))]
  }
  if (block.startsWith('# ')) {
    return [{ ...tagged(block.slice(2), `H2:${index}`), fontSize: 11, bold: true, margin: [0, 8, 0, 4] }]
  }
  const lines = block.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line, at) => tagged(boldRuns(line.slice(2)), `L:${index}/LI:${at}/LBody:0`))
    return [{ ul: items, margin: [0, 0, 0, 8] }]
  }
  return [{ ...tagged(boldRuns(lines.join('\n').replaceAll(tableMark, '')), `P:${index}`), margin: [0, 0, 0, 8] }]
}

/** `**` begins and ends bold; one that is never closed is taken as it stands. */
function boldRuns(text: string): Node[] {
  const parts = text.split('**')
  if (parts.length % 2 === 0) return [{ text }]
  return parts.map((part, index) => ({ text: part, bold: index % 2 === 1 })).filter((run) => run.text !== '')
}

function voucherTable({ data, language }: LetterSource, index: number): Node {
  const { currency } = data.case
  const cell = (row: number, column: number, text: string, name: 'TH' | 'TD'): Node => ({
    ...tagged(text === '' ? ' ' : text, `Table:${index}/TR:${row}/${name}:${column}`),
    ...(column > 3 ? { alignment: 'right', noWrap: true } : {}),
  })
  const heads = tableHeads[language].map((text, column) => ({ ...cell(0, column, text, 'TH'), bold: true }))
  const rows = tableRows(data.vouchers, currency, language)
  const total = ['', words[language].total, '', '', '', formatMoney(data.balance.outstanding, currency, language)]
  const lines = [...rows, total].map((cells, row) => cells.map((text, column) => cell(row + 1, column, text, 'TD')))
  for (const last of lines.at(-1) ?? []) last['bold'] = true
  return {
    margin: [0, 4, 0, 12],
    fontSize: 9,
    layout: 'lightHorizontalLines',
    table: { headerRows: 1, dontBreakRows: true, widths: [55, '*', 70, 55, 'auto', 'auto'], body: [heads, ...lines] },
  }
}
