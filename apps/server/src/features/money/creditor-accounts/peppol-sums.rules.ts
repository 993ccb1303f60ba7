import type { XmlElement } from '../../../platform/xml/xml-tree.rules.ts'

/**
 * The arithmetic rules of EN 16931 that a document of these elements can break, by their names there. They are checked on
 * what was written, not on what it was written from.
 */
export function sumFaults(root: XmlElement): string[] {
  const lines = all(root, /^cac:(?:Invoice|CreditNote)Line$/).map(lineOf)
  const [totals] = all(root, /^cac:LegalMonetaryTotal$/)
  const [taxTotal] = all(root, /^cac:TaxTotal$/)
  if (totals === undefined || taxTotal === undefined) return ['the totals are missing']
  const net = amountAt(totals, 'cbc:LineExtensionAmount')
  const exclusive = amountAt(totals, 'cbc:TaxExclusiveAmount')
  const inclusive = amountAt(totals, 'cbc:TaxInclusiveAmount')
  const payable = amountAt(totals, 'cbc:PayableAmount')
  const tax = amountAt(taxTotal, 'cbc:TaxAmount')
  const subtotals = all(taxTotal, /^cac:TaxSubtotal$/).map(subtotalOf)
  const hasTerms = all(root, /^(?:cbc:DueDate|cac:PaymentTerms)$/).length > 0
  const rules: readonly (readonly [string, boolean])[] = [
    ['BR-CO-10', net === sum(lines.map((line) => line.net))],
    ['BR-CO-13', exclusive === net],
    ['BR-CO-14', tax === sum(subtotals.map((subtotal) => subtotal.tax))],
    ['BR-CO-15', inclusive === exclusive + tax],
    ['BR-CO-16', payable === inclusive - amountAt(totals, 'cbc:PrepaidAmount')],
    ['BR-CO-18', subtotals.length > 0],
    ['BR-CO-25', payable <= 0 || hasTerms],
    ['DK-R-016', root.name !== 'CreditNote' || payable >= 0],
    ['PEPPOL-EN16931-R120', lines.every((line) => line.net === line.quantity * line.price)],
    // Every category and rate of a line has exactly one subtotal.
    ['BR-S-01', lines.every((line) => subtotals.filter((subtotal) => subtotal.key === line.key).length === 1)],
  ]
  return [
    ...rules.filter(([, holds]) => !holds).map(([rule]) => rule),
    ...subtotals.flatMap((subtotal) => subtotalFaults(subtotal, lines)),
  ]
}

interface Line {
  readonly key: string
  readonly net: number
  readonly quantity: number
  readonly price: number
}

function lineOf(line: XmlElement): Line {
  const [quantity] = all(line, /^cbc:(?:Invoiced|Credited)Quantity$/)
  return {
    key: keyAt(line, 'cac:Item/cac:ClassifiedTaxCategory'),
    net: amountAt(line, 'cbc:LineExtensionAmount'),
    quantity: Number(quantity?.content),
    price: amountAt(line, 'cac:Price/cbc:PriceAmount'),
  }
}

interface Subtotal {
  readonly key: string
  readonly category: string
  readonly percent: string
  readonly base: number
  readonly tax: number
  readonly hasReason: boolean
}

function subtotalOf(subtotal: XmlElement): Subtotal {
  return {
    key: keyAt(subtotal, 'cac:TaxCategory'),
    category: textAt(subtotal, 'cac:TaxCategory/cbc:ID'),
    percent: textAt(subtotal, 'cac:TaxCategory/cbc:Percent'),
    base: amountAt(subtotal, 'cbc:TaxableAmount'),
    tax: amountAt(subtotal, 'cbc:TaxAmount'),
    hasReason:
      textAt(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReason') !== '' ||
      textAt(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReasonCode') !== '',
  }
}

function subtotalFaults({ key, category, percent, base, tax, hasReason }: Subtotal, lines: readonly Line[]): string[] {
  const rate = Number(percent.replace('.', ''))
  const exact = (base * rate) / 10_000
  // A credit note takes the rest of a rounded VAT, which may be one minor unit more or less.
  const isExact = Math.abs(tax - exact) <= 1.5
  const isTaxed = category === 'S'
  const rules: readonly (readonly [string, boolean])[] = [
    [`BR-${category}-08`, base === sum(lines.filter((line) => line.key === key).map(({ net }) => net))],
    [`BR-${category}-09`, isTaxed ? isExact : tax === 0],
    ['BR-CO-17', isExact],
    [`BR-${category}-05`, isTaxed === rate > 0],
    [`BR-${category}-10`, isTaxed !== hasReason],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule)
}

function all({ content }: XmlElement, name: RegExp): XmlElement[] {
  return typeof content === 'string' ? [] : content.filter((part) => name.test(part.name))
}

function textAt(root: XmlElement, path: string): string {
  const [name = '', ...rest] = path.split('/')
  const parts = typeof root.content === 'string' ? [] : root.content
  const found = parts.find((part) => part.name === name)
  if (found === undefined) return ''
  if (rest.length > 0) return textAt(found, rest.join('/'))
  return typeof found.content === 'string' ? found.content : ''
}

function amountAt(root: XmlElement, path: string): number {
  return Number(textAt(root, path).replace('.', ''))
}

function keyAt(root: XmlElement, path: string): string {
  return `${textAt(root, `${path}/cbc:ID`)} ${textAt(root, `${path}/cbc:Percent`)}`
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
