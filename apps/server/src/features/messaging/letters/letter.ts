import { type PdfNode as Node, senderNodes, tagged } from '../../../platform/pdf/pdf-nodes.ts'
import type { Picture } from '../../../platform/pdf/picture.ts'
import type { PdfJob } from '../../../platform/pdf/render-pdf.ts'
import { writtenLocales } from '../../../platform/text/written-languages.ts'
import { limitExceeded, renderLimits } from '../../../platform/rendering/render-limits.ts'
import {
  formatDate,
  formatMoney,
  type Party,
  tableHeads,
  tableMark,
  tableRows,
  type TemplateLanguage,
} from '../templates/index.ts'
import type { LetterSource } from '../documents/index.ts'

/** The input for rendering a letter. */
export interface LetterJob {
  readonly source: LetterSource
  readonly logo: Picture | null
}

const words = {
  da: {
    onBehalfOf: 'På vegne af',
    companyNumber: 'CVR',
    caseNumber: 'Sag',
    total: 'I alt',
    qr: 'Scan koden med din netbank-app, så er betalingen udfyldt.',
    page: 'Side {page} af {pages}',
  },
  en: {
    ...{ onBehalfOf: 'On behalf of', companyNumber: 'Company number', caseNumber: 'Case', total: 'Total' },
    qr: 'Scan the code with your banking app to fill in the payment.',
    page: 'Page {page} of {pages}',
  },
  nb: {
    ...{ onBehalfOf: 'På vegne av', companyNumber: 'Org.nr.', caseNumber: 'Sak', total: 'Totalt' },
    qr: 'Skann koden med bankappen din, så er betalingen fylt ut.',
    page: 'Side {page} av {pages}',
  },
  sv: {
    ...{ onBehalfOf: 'På uppdrag av', companyNumber: 'Org.nr', caseNumber: 'Ärende', total: 'Totalt' },
    qr: 'Skanna koden med din bankapp så fylls betalningen i.',
    page: 'Sida {page} av {pages}',
  },
} as const satisfies Record<TemplateLanguage, Record<string, string>>

const grey = '#555555'
const topMargin = 42
/** An envelope window shows the area between 45 and 90 mm below the top edge. */
const windowTop = 138
const windowBottom = 255
/** Texts up to this many characters stay on the same page as their heading. */
const shortText = 1_000

/** Lays out a letter: letterhead with logo, collector and creditor, address, date and case, subject, text, voucher table. */
export function letterOf(source: LetterSource, logo: Picture | null): PdfJob {
  const { data, language, subject } = source
  // Each table contains all vouchers of the case.
  if (source.body.split(tableMark).length - 1 > renderLimits.tables) throw limitExceeded('tables', renderLimits)
  return {
    definition: {
      pageSize: 'A4',
      pageMargins: [60, topMargin, 60, 60],
      language: writtenLocales[language],
      info: { title: subject, author: data.collector.name, creationDate: source.madeAt },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
      content: [
        topOf(source, logo),
        { ...tagged(subject, 'H1:subject'), fontSize: 13, bold: true, margin: [0, 8, 0, 12] },
        ...blocksOf(source),
        ...qrOf(source),
      ] as unknown as PdfJob['definition']['content'],
    },
    footer: {
      left: `${data.collector.name} · ${words[language].caseNumber} ${data.case.journalNumber}`,
      page: words[language].page,
    },
  }
}

function stack(lines: readonly string[], tag: string, style: Node = {}): Node {
  return { ...style, stack: lines.map((line, index) => tagged(line, `${tag}-${index}`)) }
}

/** The part above the text. The window shows only the address; if the header is too long, everything moves down. */
function topOf(source: LetterSource, logo: Picture | null): Node {
  const heights = [windowTop - topMargin, windowBottom - windowTop]
  const body = [[letterhead(source, logo)], [addressBlock(source)]]
  return { layout: 'noBorders', table: { widths: ['*'], heights, body, dontBreakRows: true } }
}

function letterhead({ data, language }: LetterSource, logo: Picture | null): Node {
  const { onBehalfOf, companyNumber } = words[language]
  const numbered = (identifier: string): string[] => (identifier === '' ? [] : [`${companyNumber} ${identifier}`])
  const creditor: Party = data.creditor
  const columns = [
    {
      width: '*',
      stack: [
        ...senderNodes(data.collector.name, logo),
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
  ]
  return { columns, columnGap: 24, margin: [0, 0, 0, 14] }
}

function addressBlock({ data, language }: LetterSource): Node {
  const { caseNumber } = words[language]
  return {
    columns: [
      { width: 250, ...stack([data.recipient.name, ...data.recipient.addressLines], 'P:address') },
      {
        width: '*',
        ...stack([formatDate(data.today, language), `${caseNumber} ${data.case.journalNumber}`], 'P:date'),
        alignment: 'right',
      },
    ],
  }
}

/** The blocks of the text, separated by empty lines. A heading is never the last line of a page. */
function blocksOf(source: LetterSource): Node[] {
  const blocks = source.body.split(/\n\s*\n/).flatMap((block) => block.trim() || [])
  const isKept = (block: string): boolean =>
    block.length <= shortText && !/^# /.test(block) && !block.includes(tableMark)
  return blocks.flatMap((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    if (block.startsWith('# ') && after !== undefined && isKept(after)) return []
    const nodes = blockOf(block, index, source)
    if (!before?.startsWith('# ') || !isKept(block)) return nodes
    return [{ unbreakable: true, stack: [...blockOf(before, index - 1, source), ...nodes] }]
  })
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

/** The QR code of the payment with what it is for; nothing if there is none. Cameras need the margin around it. */
function qrOf({ data, language }: LetterSource): Node[] {
  // A letter that was stored earlier has none.
  const { qr } = data.payment as Partial<LetterSource['data']['payment']>
  if (qr === undefined || qr === '') return []
  const caption = { ...tagged(words[language].qr, 'P:qr'), fontSize: 9, color: grey, margin: [0, 30, 0, 0] }
  const code = { qr, eccLevel: 'M', fit: 100, width: 110 }
  return [{ columns: [code, { width: '*', ...caption }], columnGap: 16, margin: [0, 14, 0, 14], unbreakable: true }]
}

/** `**` starts and ends bold; an unclosed one is printed as it is. */
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
