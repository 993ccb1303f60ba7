import { type PdfNode as Node, senderNodes, tagged } from '../../../platform/pdf/pdf-nodes.ts'
import type { Picture } from '../../../platform/pdf/picture.ts'
import type { PdfJob } from '../../../platform/pdf/render-pdf.ts'
import { formatDate, formatMoney } from '../../messaging/templates/index.ts'
import { vatGroups } from './invoice-vat.rules.ts'
import { invoiceWords } from './invoice-words.data.ts'
import type { Invoice, InvoiceParty } from './invoices.schemas.ts'

type Words = (typeof invoiceWords)[Invoice['language']]
type Row = readonly [label: string, value: string]

/** Lays out an invoice or credit note with what Danish law asks for: parties and their numbers, dates, lines and VAT. */
export function invoiceDocument(invoice: Invoice, logo: Picture | null): PdfJob {
  const { language, seller, buyer } = invoice
  const words = invoiceWords[language]
  const title = `${invoice.kind === 'INVOICE' ? words.invoice : words.creditNote} ${invoice.invoiceNumber}`
  return {
    definition: {
      pageSize: 'A4',
      pageMargins: [60, 50, 60, 60],
      language: language === 'da' ? 'da-DK' : 'en-GB',
      info: { title, author: seller.name, creationDate: invoice.createdAt },
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
      content: [
        { stack: senderNodes(seller.name, logo), margin: [0, 0, 0, 4] },
        { ...tagged(partyLines(seller, words).join(' · '), 'P:seller'), fontSize: 8, margin: [0, 0, 0, 24] },
        { ...tagged([buyer.name, ...partyLines(buyer, words)].join('\n'), 'P:buyer'), margin: [0, 0, 0, 20] },
        { ...tagged(title, 'H1:title'), fontSize: 13, bold: true, margin: [0, 0, 0, 6] },
        pairs('facts', factsOf(invoice, words)),
        linesOf(invoice, words),
        totalsOf(invoice, words),
        ...paymentOf(invoice, words),
      ] as unknown as PdfJob['definition']['content'],
    },
    footer: { left: `${seller.name} · ${title}`, page: words.page },
  }
}

function partyLines({ address, registrationNumber, vatNumber, country }: InvoiceParty, words: Words): string[] {
  const town = [address.zipcode, address.city].filter(Boolean).join(' ')
  const lines = [
    address.coAddress,
    address.address,
    `${town}, ${country}`,
    registrationNumber === null ? '' : `${words.registrationNumber} ${registrationNumber}`,
    vatNumber === null ? '' : `${words.vatNumber} ${vatNumber}`,
  ]
  return lines.flatMap((line) => (line === undefined || line === '' ? [] : [line]))
}

function factsOf(invoice: Invoice, words: Words): Row[] {
  const { language, dueOn, creditsInvoiceNumber, text } = invoice
  const date = (day: string): string => formatDate(day, language)
  return [
    [invoice.kind === 'INVOICE' ? words.issuedOn : words.creditedOn, date(invoice.issuedOn)],
    ...(dueOn === null ? [] : [[words.dueOn, date(dueOn)] as const]),
    ...(creditsInvoiceNumber === null ? [] : [[words.credits, String(creditsInvoiceNumber)] as const]),
    ...(text === null ? [] : [[words.reason, text] as const]),
    [words.settlement, String(invoice.billingSeqId)],
    [words.period, `${date(invoice.periodFrom)} – ${date(invoice.periodTo)}`],
    [words.yourReference, invoice.buyerReference],
  ]
}

function pairs(name: string, rows: readonly Row[]): Node {
  const body = rows.map(([label, value], row) => [
    tagged(label, `Table:${name}/TR:${row}/TH:0`),
    tagged(value, `Table:${name}/TR:${row}/TD:1`),
  ])
  return { margin: [0, 0, 0, 12], layout: 'noBorders', table: { widths: [110, '*'], body } }
}

function linesOf({ lines, currency, language }: Invoice, words: Words): Node {
  const money = (amount: number): string => formatMoney(amount, currency, language)
  const rows = [
    words.heads,
    ...lines.map((line) => [
      line.text,
      String(line.quantity),
      money(line.unitAmount),
      percent(line.vatRateBasisPoints, language),
      money(line.net),
    ]),
  ]
  const body = rows.map((cells, row) =>
    cells.map((text, column) => ({
      ...tagged(text, `Table:lines/TR:${row}/${row === 0 ? 'TH' : 'TD'}:${column}`),
      bold: row === 0,
      ...(column > 0 ? right : {}),
    })),
  )
  const widths = ['*', 'auto', 'auto', 'auto', 'auto']
  return { margin: [0, 4, 0, 12], fontSize: 9, layout: 'lightHorizontalLines', table: { headerRows: 1, widths, body } }
}

function totalsOf(invoice: Invoice, words: Words): Node {
  const { currency, language, net, total, prepaid, payable } = invoice
  const money = (amount: number): string => formatMoney(amount, currency, language)
  const isInvoice = invoice.kind === 'INVOICE'
  const rows: Row[] = [
    [words.net, money(net)],
    ...vatGroups(invoice).map((group) => vatRow(group, invoice, words)),
    ...(isInvoice ? [[words.total, money(total)] as const] : []),
    ...(prepaid === 0 ? [] : [[words.prepaid, money(-prepaid)] as const]),
    [isInvoice ? words.payable : words.credited, money(payable)],
  ]
  const body = rows.map(([label, value], row) => {
    const style = { bold: row === rows.length - 1 }
    return [
      { ...tagged(label, `Table:totals/TR:${row}/TH:0`), ...style },
      { ...tagged(value, `Table:totals/TR:${row}/TD:1`), ...style, ...right },
    ]
  })
  return { margin: [0, 8, 0, 16], layout: 'noBorders', table: { widths: ['*', 'auto'], body } }
}

/** The VAT of a rate, or why there is none. */
function vatRow(group: ReturnType<typeof vatGroups>[number], { currency, language }: Invoice, words: Words): Row {
  const money = (amount: number): string => formatMoney(amount, currency, language)
  const reason = group.category === 'AE' ? words.reverseCharge : group.isCollected ? words.exempt : words.exemptService
  const label =
    group.category === 'S'
      ? words.vat.replace('{rate}', percent(group.rateBasisPoints, language)).replace('{base}', money(group.base))
      : `${reason} (${money(group.base)})`
  return [label, money(group.vat)]
}

function paymentOf({ payment }: Invoice, words: Words): Node[] {
  if (payment === null) return []
  const { account, iban, bic, reference } = payment
  const rows: Row[] = [
    ...(account === null ? [] : [[words.account, `${account.registrationNumber} ${account.accountNumber}`] as const]),
    ...(iban === null ? [] : [['IBAN', [iban, bic].filter(Boolean).join(' · ')] as const]),
    ...(reference === null ? [] : [[words.reference, reference.printed] as const]),
  ]
  if (rows.length === 0) return []
  return [{ ...tagged(words.pay, 'H2:payment'), bold: true, margin: [0, 0, 0, 4] }, pairs('payment', rows)]
}

function percent(rateBasisPoints: number, language: Invoice['language']): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-GB', format).format(rateBasisPoints / 10_000)
}

const right = { alignment: 'right', noWrap: true }
