import { type PdfNode as Node, senderNodes, tagged } from '../../../platform/pdf/pdf-nodes.ts'
import type { Picture } from '../../../platform/pdf/picture.ts'
import type { PdfJob } from '../../../platform/pdf/render-pdf.ts'
import { formatDate, formatMoney } from '../../messaging/templates/index.ts'
import { billingWords } from './billing-document.data.ts'
import type { Billing } from './billings.schemas.ts'

type Words = (typeof billingWords)[Letterhead['language']]

interface Letterhead {
  readonly language: keyof typeof billingWords
  readonly tenantName: string
  readonly logo: Picture | null
}

/** Lays out a settlement: the creditor, the amounts collected and charged, and the result. */
export function billingDocument(billing: Billing, { language, tenantName, logo }: Letterhead): PdfJob {
  const words = billingWords[language]
  const title = `${words.title} ${billing.billingSeqId ?? `(${words.draft})`}`
  return {
    definition: {
      pageSize: 'A4',
      pageMargins: [60, 50, 60, 60],
      language: language === 'da' ? 'da-DK' : 'en-GB',
      info: { title, author: tenantName, creationDate: billing.approvedAt ?? billing.createdAt },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
      content: [
        { stack: senderNodes(tenantName, logo), margin: [0, 0, 0, 28] },
        { ...tagged(title, 'H1:title'), fontSize: 13, bold: true, margin: [0, 0, 0, 8] },
        tagged(`${words.creditor}: ${billing.creditorName}`, 'P:creditor'),
        {
          ...tagged(
            `${words.period}: ${formatDate(billing.from, language)} – ${formatDate(billing.to, language)}`,
            'P:period',
          ),
          margin: [0, 0, 0, 12],
        },
        ...tablesOf(billing, words, language),
        totalsOf(billing, words, language),
      ] as unknown as PdfJob['definition']['content'],
    },
    footer: { left: `${tenantName} · ${title}`, page: words.page },
  }
}

function tablesOf(billing: Billing, words: Words, language: Letterhead['language']): Node[] {
  const money = (amount: number): string => formatMoney(amount, billing.currency, language)
  const collections = billing.collections.map((line) => [
    words.categories[line.category],
    words.parties[line.paidTo],
    words.parties[line.keptBy],
    String(line.count),
    money(line.amount),
    money(line.commission),
  ])
  const fees = billing.fees.map((line) => [
    words.triggers[line.trigger],
    String(line.count),
    money(line.unitAmount),
    money(line.amount),
  ])
  return [
    ...(collections.length === 0 ? [] : [tableOf('collections', [words.heads, ...collections], 3)]),
    ...(fees.length === 0 ? [] : [tableOf('fees', [words.feeHeads, ...fees], 1)]),
  ]
}

/** The first row is the heading; columns from `firstNumber` on are right-aligned. */
function tableOf(name: string, rows: readonly (readonly string[])[], firstNumber: number): Node {
  const body = rows.map((cells, row) =>
    cells.map((text, column) => ({
      ...tagged(text, `Table:${name}/TR:${row}/${row === 0 ? 'TH' : 'TD'}:${column}`),
      bold: row === 0,
      ...(column >= firstNumber ? { alignment: 'right', noWrap: true } : {}),
    })),
  )
  const widths = rows[0]?.map((_, column) => (column === 0 ? '*' : 'auto')) ?? []
  return { margin: [0, 4, 0, 12], fontSize: 9, layout: 'lightHorizontalLines', table: { headerRows: 1, widths, body } }
}

function totalsOf({ totals, terms, currency }: Billing, words: Words, language: Letterhead['language']): Node {
  const percent = new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const rate = percent.format(terms.vatRateBasisPoints / 10_000)
  const lines: readonly (readonly [string, number])[] = [
    [words.collected, totals.collected],
    [words.collectedByCollector, totals.collectedByCollector],
    [words.collectedByCreditor, totals.collectedByCreditor],
    [words.collectorShare, -totals.collectorShare],
    [words.commission, -totals.commission],
    [words.fees, -totals.fees],
    [`${words.vat} (${rate})`, -totals.vat],
    ...(totals.offset > 0 ? [[words.offset, -totals.offset] as const] : []),
    totals.due > 0 ? [words.due, totals.due] : [words.payout, totals.payout],
  ]
  const body = lines.map(([label, amount], row) => {
    const style = { bold: row === lines.length - 1 }
    return [
      { ...tagged(label, `Table:totals/TR:${row}/TH:0`), ...style },
      { ...tagged(formatMoney(amount, currency, language), `Table:totals/TR:${row}/TD:1`), ...style, ...right },
    ]
  })
  return { margin: [0, 8, 0, 0], layout: 'noBorders', table: { widths: ['*', 'auto'], body } }
}

const right = { alignment: 'right', noWrap: true }
