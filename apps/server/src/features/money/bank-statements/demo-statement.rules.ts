import { majorUnits } from '../../../platform/money/money.ts'

/** What the demo's bank reports about one payment. */
export interface DemoEntry {
  readonly amount: number
  /** An ISO date. */
  readonly day: string
  readonly reference: string
  readonly text: string
  readonly payer: string
  /** The account number of the payer. */
  readonly payerAccount?: string
  readonly isDebit?: boolean
  readonly isReturn?: boolean
}

/** An entry of a camt statement. */
export function entryXml({
  amount,
  day,
  reference,
  text,
  payer,
  payerAccount,
  isDebit = false,
  isReturn = false,
}: DemoEntry): string {
  const party = isDebit ? 'Cdtr' : 'Dbtr'
  const account = payerAccount && `<${party}Acct><Id><Othr><Id>${payerAccount}</Id></Othr></Id></${party}Acct>`
  return (
    `<Ntry><Amt Ccy="DKK">${majorUnits(amount)}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReturn ? '<RvslInd>true</RvslInd>' : ''}` +
    `<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>` +
    `<NtryDtls><TxDtls><RltdPties><${party}><Nm>${payer.replaceAll('&', '&amp;')}</Nm></${party}>${account ?? ''}</RltdPties>` +
    `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  )
}

/** A statement of the demo's client account for one day: the balance before and after its entries. */
function statementXml(day: string, entries: readonly DemoEntry[], openingBalance: number): string {
  const balance = (code: string, amount: number): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="DKK">${majorUnits(amount)}</Amt>` +
    `<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const balances = [balance('OPBD', openingBalance), balance('CLBD', openingBalance + sumOf(entries))]
  return (
    `<Stmt><Id>${day}</Id><Acct><Id><IBAN>DK5234090045678912</IBAN></Id></Acct>\n` +
    `${balances.join('')}\n${entries.map(entryXml).join('\n')}\n</Stmt>`
  )
}

/** A camt.053 file with a statement for each day, in base64. The entries are in the order of their days. */
export function statementFile(entries: readonly DemoEntry[], openingBalance: number): string {
  let balance = openingBalance
  const days = [...new Set(entries.map(({ day }) => day))].map((day) => {
    const ofDay = entries.filter((entry) => entry.day === day)
    const statement = statementXml(day, ofDay, balance)
    balance += sumOf(ofDay)
    return statement
  })
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>` +
      `${days.join('\n')}</BkToCstmrStmt></Document>`,
  ).toString('base64')
}

/** By how much entries change the balance. */
export function sumOf(entries: readonly Pick<DemoEntry, 'amount' | 'isDebit'>[]): number {
  return entries.reduce((sum, { amount, isDebit = false }) => sum + (isDebit ? -amount : amount), 0)
}

/** A camt.054 notification of payments to the demo's client account, in base64. It has no balances. */
export function notificationFile(id: string, entries: readonly DemoEntry[]): string {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn><Ntfctn>` +
      `<Id>${id}</Id><Acct><Id><IBAN>DK5234090045678912</IBAN></Id></Acct>\n${entries.map(entryXml).join('\n')}\n</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
  ).toString('base64')
}
