import { type PdfNode as Node, senderNodes, tagged } from '../../../platform/pdf/pdf-nodes.ts'
import type { Picture } from '../../../platform/pdf/picture.ts'
import type { PdfJob } from '../../../platform/pdf/render-pdf.ts'
import { formatDate, formatMoney } from '../../messaging/templates/index.ts'
import { statementWords } from './creditor-statement.data.ts'
import type { CreditorStatement, StatementLine } from './creditor-statement.schemas.ts'

interface Letterhead {
  readonly language: keyof typeof statementWords
  readonly tenantName: string
  readonly logo: Picture | null
  readonly printedAt: string
}

type Words = (typeof statementWords)[Letterhead['language']]

/** Lays out the account of a creditor over a period. */
export function statementDocument(
  statement: CreditorStatement,
  { language, tenantName, logo, printedAt }: Letterhead,
): PdfJob {
  const words = statementWords[language]
  const period = `${formatDate(statement.from, language)} – ${formatDate(statement.to, language)}`
  const title = `${words.title} ${period}`
  return {
    definition: {
      pageSize: 'A4',
      pageMargins: [60, 50, 60, 60],
      language: language === 'da' ? 'da-DK' : 'en-GB',
      info: { title, author: tenantName, creationDate: printedAt },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
      content: [
        { stack: senderNodes(tenantName, logo), margin: [0, 0, 0, 28] },
        { ...tagged(title, 'H1:title'), fontSize: 13, bold: true, margin: [0, 0, 0, 8] },
        { ...tagged(`${words.creditor}: ${statement.creditorName}`, 'P:creditor'), margin: [0, 0, 0, 12] },
        tableOf(statement, words, language),
      ] as unknown as PdfJob['definition']['content'],
    },
    footer: { left: `${tenantName} · ${title}`, page: words.page },
  }
}

function tableOf(statement: CreditorStatement, words: Words, language: Letterhead['language']): Node {
  const money = (amount: number): string => formatMoney(amount, statement.currency, language)
  const rows = [
    words.heads,
    [formatDate(statement.from, language), words.opening, '', money(statement.opening)],
    ...statement.lines.map((line) => [
      formatDate(line.date, language),
      textOf(line, words),
      money(line.amount),
      money(line.balance),
    ]),
    [formatDate(statement.to, language), words.closing, '', money(statement.closing)],
  ]
  const body = rows.map((cells, row) =>
    cells.map((text, column) => ({
      ...tagged(text, `Table:entries/TR:${row}/${row === 0 ? 'TH' : 'TD'}:${column}`),
      bold: row === 0 || row === rows.length - 1,
      ...(column > 1 ? { alignment: 'right', noWrap: true } : {}),
    })),
  )
  const widths = ['auto', '*', 'auto', 'auto']
  return { fontSize: 9, layout: 'lightHorizontalLines', table: { headerRows: 1, widths, body } }
}

/** What an entry is, with the numbers of its documents. */
function textOf({ kind, billingSeqId, invoiceNumber, text }: StatementLine, words: Words): string {
  const document = kind === 'CREDIT_NOTE' || kind === 'PAID_BACK' ? words.creditNote : words.invoice
  return [
    words.kinds[kind],
    billingSeqId === null ? null : `${words.settlement} ${billingSeqId}`,
    invoiceNumber === null ? null : `${document} ${invoiceNumber}`,
    text,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
