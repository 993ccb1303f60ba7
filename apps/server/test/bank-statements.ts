import { majorUnits } from '../src/platform/money/money.ts'

/** An entry of a statement in a test. What it leaves out is realistic. */
export interface GivenEntry {
  readonly amount: number
  readonly reference?: string
  readonly references?: readonly string[]
  readonly text?: string
  readonly bankReference?: string | null
  readonly valueDate?: string
  readonly bookingDate?: string
  readonly isDebit?: boolean
  readonly isReturn?: boolean
  readonly payer?: string
  readonly payerAccount?: string
  /** The transactions of a batch. */
  readonly parts?: readonly GivenEntry[]
}

export interface GivenStatement {
  readonly format?: 'camt.053' | 'camt.054'
  readonly version?: '02' | '04' | '08'
  readonly account?: string
  readonly currency?: string
  /** The balances at the beginning and at the end of a day. */
  readonly balances?: { readonly day: string; readonly opening: number; readonly closing: number }
}

let count = 0

/** A camt file in the layout of a bank, with one entry on each line from the third. */
export function statementOf(entries: readonly GivenEntry[], options: GivenStatement = {}): string {
  const { format = 'camt.053', version = '02', account = 'DK5234090045678912' } = options
  const [root, section] = format === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  count += 1
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}.001.${version}"><${root}><${section}><Id>S${count}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${balancesOf(options)}
${entries.map((entry) => entryOf(entry, options)).join('\n')}
</${section}></${root}></Document>`
}

function balancesOf({ balances, currency = 'DKK' }: GivenStatement): string {
  if (balances === undefined) return ''
  const balance = (code: string, amount: number): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${majorUnits(Math.abs(amount))}</Amt>` +
    `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${balances.day}</Dt></Dt></Bal>`
  return balance('OPBD', balances.opening) + balance('CLAV', 1) + balance('CLBD', balances.closing)
}

function entryOf(entry: GivenEntry, { version = '02', currency = 'DKK' }: GivenStatement): string {
  const { bookingDate = '2026-02-27', isDebit = false, isReturn = false, parts } = entry
  count += 1
  const { bankReference = `R${count}`, valueDate = bookingDate } = entry
  const amount = (value: number): string => `<Amt Ccy="${currency}">${majorUnits(value)}</Amt>`
  const details = (parts ?? [entry]).map((part) => detailOf(part, { isDebit, isReturn, version, amount }))
  return [
    `<Ntry>${amount(entry.amount)}<CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`,
    version === '08' ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>',
    `<BookgDt><Dt>${bookingDate}</Dt></BookgDt><ValDt><Dt>${valueDate}</Dt></ValDt>`,
    bankReference === null ? '' : `<AcctSvcrRef>${bankReference}</AcctSvcrRef>`,
    `<NtryDtls>${details.join('')}</NtryDtls></Ntry>`,
  ].join('')
}

interface DetailContext {
  readonly isDebit: boolean
  readonly isReturn: boolean
  readonly version: string
  readonly amount: (value: number) => string
}

function detailOf(part: GivenEntry, { isDebit, isReturn, version, amount }: DetailContext): string {
  const { payer = 'Mette Sørensen', payerAccount = '12340001234567' } = part
  const side = isDebit ? 'Cdtr' : 'Dbtr'
  const name = version === '08' ? `<Pty><Nm>${payer}</Nm></Pty>` : `<Nm>${payer}</Nm>`
  return [
    `<TxDtls>${version === '02' ? `<AmtDtls><TxAmt>${amount(part.amount)}</TxAmt></AmtDtls>` : amount(part.amount)}`,
    `<RltdPties><${side}>${name}</${side}><${side}Acct><Id><Othr><Id>${payerAccount}</Id></Othr></Id></${side}Acct></RltdPties>`,
    remittanceOf(part),
    isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '',
    '</TxDtls>',
  ].join('')
}

function remittanceOf({
  reference,
  references = reference === undefined ? [] : [reference],
  text = '',
}: GivenEntry): string {
  const parts = [
    text === '' ? '' : `<Ustrd>${text}</Ustrd>`,
    ...references.map((each) => `<Strd><CdtrRefInf><Ref>${each}</Ref></CdtrRefInf></Strd>`),
  ].join('')
  return parts === '' ? '' : `<RmtInf>${parts}</RmtInf>`
}
