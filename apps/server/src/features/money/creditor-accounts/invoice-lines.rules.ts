import { invoiceWords } from './invoice-words.data.ts'
import type { SettlementFacts } from './invoices.queries.ts'
import type { Parties } from './invoice-parties.rules.ts'
import type { Invoice, InvoiceLine } from './invoices.schemas.ts'

export interface InvoiceAmounts {
  readonly lines: InvoiceLine[]
  readonly net: number
  readonly vat: number
  readonly total: number
}

type Language = Invoice['language']
type Facts = Pick<SettlementFacts, 'commission' | 'fees' | 'vat' | 'balance' | 'terms'>

/**
 * The lines of an invoice for a settlement: what the agency charges, and money of debtors that the creditor has to pay
 * besides. VAT is that of the settlement, which rounds it once.
 */
export function invoiceAmounts(facts: Facts, parties: Parties, language: Language): InvoiceAmounts {
  const words = invoiceWords[language]
  const rate = facts.terms.vatRateBasisPoints
  const service = { vatCategory: serviceCategory(rate, parties), vatRateBasisPoints: rate }
  const charged = facts.fees.reduce((sum, { count, unitAmount }) => sum + count * unitAmount, facts.commission)
  const collected = -facts.balance - charged - facts.vat
  const drafts: Omit<InvoiceLine, 'number' | 'net'>[] = [
    { kind: 'commission', trigger: null, text: words.commission, ...priced(facts.commission), ...service },
    ...facts.fees.map(({ trigger, count, unitAmount }) => ({
      ...({ kind: 'fee', trigger, text: words.triggers[trigger], quantity: count, unitAmount, ...service } as const),
    })),
    {
      ...{ kind: 'collected', trigger: null, text: words.collected, ...priced(Math.max(collected, 0)) },
      ...{ vatCategory: 'E', vatRateBasisPoints: 0 },
    },
  ]
  const lines = drafts
    .filter(({ quantity, unitAmount }) => quantity * unitAmount !== 0)
    .map((line, index) => ({ number: index + 1, ...line, net: line.quantity * line.unitAmount }))
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  return { lines, net, vat: facts.vat, total: net + facts.vat }
}

/** A price is never negative: what is given back has a negative quantity. */
function priced(amount: number): Pick<InvoiceLine, 'quantity' | 'unitAmount'> {
  return { quantity: amount < 0 ? -1 : 1, unitAmount: Math.abs(amount) }
}

function serviceCategory(rate: number, { seller, buyer }: Parties): InvoiceLine['vatCategory'] {
  if (rate > 0) return 'S'
  const isAbroad = seller.country !== buyer.country && buyer.registrationNumber !== null && seller.vatNumber !== null
  return isAbroad ? 'AE' : 'E'
}

export type CreditFault = { readonly index: number; readonly left: number }

/**
 * The lines of a credit note: what was asked for, or all that earlier credit notes have left. VAT is what the sum of all
 * credit notes bears, less what the earlier ones have, so that together they credit exactly the VAT of the invoice.
 */
export function creditAmounts(
  invoice: Pick<Invoice, 'lines' | 'vat'>,
  earlier: readonly Pick<Invoice, 'lines' | 'vat'>[],
  wanted: readonly { readonly number: number; readonly net: number }[] | undefined,
): InvoiceAmounts | { readonly faults: readonly CreditFault[] } {
  const creditedOf = (number: number): number =>
    earlier
      .flatMap(({ lines }) => lines.filter((line) => line.number === number))
      .reduce((sum, { net }) => sum + net, 0)
  const left = new Map(invoice.lines.map(({ number, net }) => [number, net - creditedOf(number)]))
  const asked = wanted ?? [...left].map(([number, net]) => ({ number, net }))
  const faults = asked.flatMap(({ number, net }, index) => {
    const rest = left.get(number) ?? 0
    const isRepeated = asked.findIndex((other) => other.number === number) !== index
    const fits = Math.abs(net) <= Math.abs(rest) && (net === 0 || Math.sign(net) === Math.sign(rest))
    return fits && !isRepeated ? [] : [{ index, left: isRepeated ? 0 : rest }]
  })
  if (faults.length > 0) return { faults }
  const lines = invoice.lines.flatMap((line) => {
    const net = asked.find(({ number }) => number === line.number)?.net ?? 0
    return net === 0 ? [] : [{ ...line, net, ...priced(net) }]
  })
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  const vat =
    vatCredited(invoice, [...earlier.flatMap((note) => note.lines), ...lines]) - sumOf(earlier.map(({ vat }) => vat))
  return { lines, net, vat, total: net + vat }
}

/** The VAT on credited lines: the share that they are of the lines with VAT, and all of it if everything is credited. */
function vatCredited({ lines, vat }: Pick<Invoice, 'lines' | 'vat'>, credited: readonly InvoiceLine[]): number {
  const baseOf = (some: readonly InvoiceLine[]): number =>
    sumOf(some.filter(({ vatCategory }) => vatCategory === 'S').map(({ net }) => net))
  const base = baseOf(credited)
  if (base === baseOf(lines)) return vat
  const rate = lines.find(({ vatCategory }) => vatCategory === 'S')?.vatRateBasisPoints ?? 0
  return roundedShare(base, rate)
}

/** Rounded half away from zero, as settlements are. */
function roundedShare(amount: number, rateBasisPoints: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(rateBasisPoints)
  const share = Number((product + 5_000n) / 10_000n)
  return amount < 0 ? -share : share
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
