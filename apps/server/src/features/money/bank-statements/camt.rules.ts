import { setImmediate } from 'node:timers/promises'
import type { SaxesTagNS } from 'saxes'
import { minorUnits, shortened } from './statement-amounts.rules.ts'
import { balancesOf } from './camt-balances.rules.ts'
import {
  accountNumberAt,
  accountOf,
  at,
  type CamtElement as Element,
  currencyOf,
  dateAt,
  directionOf,
  find,
  required,
  textAt,
  textsAt,
} from './camt-element.rules.ts'
import {
  type EntryKind,
  type StatementBalance,
  type StatementDetail,
  type StatementEntry,
  StatementError,
} from './statement.ts'
import { StrictXml } from './strict-xml.rules.ts'
import { message } from './bank-statements.problems.ts'

export interface CamtFile {
  readonly format: 'camt.053' | 'camt.054'
  readonly entries: readonly StatementEntry[]
  readonly balances: readonly StatementBalance[]
}

const entriesMax = 100_000
const chunkLength = 65_536

/** Reads a camt.053 or camt.054 file. Throws a StatementError with the line if anything is wrong with it. */
export async function readCamt(xml: string): Promise<CamtFile> {
  const reader = new CamtReader()
  // In pieces, so that other requests are served while a long file is read.
  for (let at = 0; at < xml.length; at += chunkLength) {
    reader.write(xml.slice(at, at + chunkLength))
    await setImmediate()
  }
  return reader.close()
}

/** Keeps the one entry that is being read; finished entries become plain records. */
class CamtReader {
  readonly #xml = new StrictXml({
    onRoot: (tag) => {
      this.#format = this.#formatOf(tag)
    },
    onOpen: ({ name }) => {
      if (sections.has(name)) this.#section += 1
    },
    onClose: (element, parent) => this.#end(element, parent),
  })
  readonly #entries: StatementEntry[] = []
  readonly #balances: StatementBalance[] = []
  #format: CamtFile['format'] = 'camt.053'
  #section = 0

  write(chunk: string): void {
    this.#xml.write(chunk)
  }

  close(): CamtFile {
    this.#xml.close()
    return { format: this.#format, entries: this.#entries, balances: this.#balances }
  }

  /** The namespace decides what the file is; elements of later versions that are not known are ignored. */
  #formatOf({ local, uri }: SaxesTagNS): CamtFile['format'] {
    const [, format, version] = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.(\d{2})$/.exec(uri) ?? []
    if (local !== 'Document' || format === undefined || Number(version) < 2) {
      throw this.#xml.refusal(
        message('The file is not a camt.053 or camt.054 document: its namespace is {0}.', shortened(uri)),
      )
    }
    return format as CamtFile['format']
  }

  #end(element: Element, parent: Element | undefined): boolean {
    if (parent === undefined) return false
    if (sections.has(element.name)) this.#balances.push(...balancesOf(element))
    if (element.name !== 'Ntry' || !sections.has(parent.name)) return true
    this.#xml.restartCount()
    const entry = entryOf(element, parent, this.#section)
    if (entry !== undefined) this.#entries.push(entry)
    if (this.#entries.length > entriesMax) {
      throw this.#xml.refusal(message('The file has more than {0} entries.', entriesMax))
    }
    return false
  }
}

const sections: ReadonlySet<string> = new Set(['Stmt', 'Ntfctn'])

/** The entry of an element; undefined if the bank has not booked it yet, or if nothing moved. */
function entryOf(entry: Element, statement: Element, section: number): StatementEntry | undefined {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK'
  if (status !== 'BOOK') return undefined
  const amountElement = required(entry, 'Amt')
  const amount = minorUnits(amountElement.text.trim(), amountElement.line)
  if (amount === 0) return undefined
  const currency = currencyOf(amountElement)
  const direction = directionOf(entry)
  const transactions = find(entry, 'NtryDtls').flatMap((details) => find(details, 'TxDtls'))
  const valueDate = dateAt(entry, 'ValDt') ?? dateAt(entry, 'BookgDt')
  const bookingDate = dateAt(entry, 'BookgDt') ?? valueDate
  if (valueDate === undefined || bookingDate === undefined) {
    throw new StatementError(entry.line, message('The entry has no date.'))
  }
  return {
    account: accountOf(statement),
    ...{ currency, amount, direction, bookingDate, valueDate, section },
    kind: kindOf(entry, transactions),
    servicerReference: given(textAt(entry, 'AcctSvcrRef')),
    line: entry.line,
    details: detailsOf(entry, transactions, { amount, direction }),
  }
}

function kindOf(entry: Element, transactions: readonly Element[]): EntryKind {
  if (textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1') return 'reversal'
  const family = textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd')
  const isReturn = family === 'RRTN' || transactions.some((transaction) => find(transaction, 'RtrInf').length > 0)
  return isReturn ? 'return' : 'payment'
}

/**
 * The transactions of an entry. Their amounts must add up to that of the entry; otherwise, as with charges that the
 * bank has deducted, the amount that reached the account counts, and the entry is one transaction with all texts.
 */
function detailsOf(
  entry: Element,
  transactions: readonly Element[],
  { amount, direction }: Pick<StatementEntry, 'amount' | 'direction'>,
): StatementDetail[] {
  const entryText = textAt(entry, 'AddtlNtryInf') ?? ''
  if (transactions.length > 1) {
    const details = transactions.map((transaction) => ({
      ...detailOf(transaction, direction, ''),
      amount: amountOfTransaction(transaction) ?? 0,
    }))
    const sum = details.reduce((total, detail) => total + detail.amount, 0)
    if (sum === amount && details.every((detail) => detail.amount > 0)) return details
    return [{ ...merged(details, entryText), endToEndId: batchIdOf(entry, direction), amount }]
  }
  const [transaction] = transactions
  const detail = detailOf(transaction ?? entry, direction, entryText)
  return [{ ...detail, endToEndId: detail.endToEndId ?? batchIdOf(entry, direction), amount }]
}

/** The id of our own payment file, on a debit that the bank has booked as one sum of the file. */
function batchIdOf(entry: Element, direction: 'credit' | 'debit'): string | null {
  if (direction === 'credit') return null
  const batch = textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId') ?? textAt(entry, 'NtryDtls', 'Btch', 'MsgId')
  return given(batch) ?? given(textAt(entry, 'NtryDtls', 'TxDtls', 'Refs', 'PmtInfId'))
}

function merged(details: readonly StatementDetail[], entryText: string): StatementDetail {
  const texts = [...details.map(({ text }) => text), entryText]
  return {
    amount: 0,
    references: details.flatMap(({ references }) => references),
    text: joinedTexts(texts),
    ...{ payerName: null, payerAccount: null, endToEndId: null },
  }
}

function amountOfTransaction(transaction: Element): number | undefined {
  const element = at(transaction, 'Amt') ?? at(transaction, 'AmtDtls', 'TxAmt', 'Amt')
  return element && minorUnits(element.text.trim(), element.line)
}

function detailOf(transaction: Element, direction: 'credit' | 'debit', entryText: string): StatementDetail {
  const remittances = find(transaction, 'RmtInf')
  const structured = remittances.flatMap((remittance) => find(remittance, 'Strd'))
  const references = structured.flatMap((part) => textsAt(part, 'CdtrRefInf', 'Ref'))
  const invoices = structured.flatMap((part) => [...textsAt(part, 'RfrdDocInf', 'Nb'), ...textsAt(part, 'AddtlRmtInf')])
  const unstructured = remittances.flatMap((remittance) => textsAt(remittance, 'Ustrd'))
  const side = direction === 'credit' ? 'Dbtr' : 'Cdtr'
  return {
    amount: 0,
    references,
    text: joinedTexts([...unstructured, ...invoices, textAt(transaction, 'AddtlTxInf') ?? '', entryText]),
    payerName:
      textAt(transaction, 'RltdPties', side, 'Pty', 'Nm') ?? textAt(transaction, 'RltdPties', side, 'Nm') ?? null,
    payerAccount: accountNumberAt(transaction, 'RltdPties', `${side}Acct`, 'Id') ?? null,
    endToEndId: given(textAt(transaction, 'Refs', 'EndToEndId')),
  }
}

function joinedTexts(texts: readonly string[]): string {
  const words = [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== ''))]
  return Array.from(words.join(' ')).slice(0, 2_000).join('')
}

/** Banks fill mandatory references with words that mean that there is none. */
function given(reference: string | undefined): string | null {
  return reference === undefined || /^(?:NOTPROVIDED|NONREF|NONE|0+)$/i.test(reference) ? null : reference
}
