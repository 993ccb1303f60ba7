import type { Invoice } from './invoices.schemas.ts'

export interface VatGroup {
  readonly category: Invoice['lines'][number]['vatCategory']
  readonly rateBasisPoints: number
  readonly base: number
  readonly vat: number
  /** Whether all of its lines are money of debtors, and no service. */
  readonly isCollected: boolean
}

/** The lines of a document by VAT category and rate. Lines with VAT all have the rate of the settlement. */
export function vatGroups({ lines, vat }: Pick<Invoice, 'lines' | 'vat'>): VatGroup[] {
  const keyOf = ({ vatCategory, vatRateBasisPoints }: Invoice['lines'][number]): string =>
    `${vatCategory} ${vatRateBasisPoints}`
  const keys = [...new Set(lines.map(keyOf))]
  return keys.flatMap((key) => {
    const alike = lines.filter((line) => keyOf(line) === key)
    const [first] = alike
    if (first === undefined) return []
    return [
      {
        category: first.vatCategory,
        rateBasisPoints: first.vatRateBasisPoints,
        base: alike.reduce((sum, { net }) => sum + net, 0),
        vat: first.vatCategory === 'S' ? vat : 0,
        isCollected: alike.every(({ kind }) => kind === 'collected'),
      },
    ]
  })
}
