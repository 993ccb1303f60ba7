import { majorUnits } from '../../../platform/money/money.ts'
import { bankText } from './bank-text.rules.ts'
import { type PaymentFormat, pain001Elements } from './pain001-elements.data.ts'
import type { FileAccount, FileCurrency } from './payee-accounts.rules.ts'
import { element, faultsOf, writeXml, type XmlElement } from '../../../platform/xml/xml-tree.rules.ts'

export interface PaymentOrder {
  /** Unique for ever: a bank refuses a file whose id it has seen. */
  readonly messageId: string
  readonly format: PaymentFormat
  readonly createdAt: Date
  /** YYYY-MM-DD. */
  readonly executionDate: string
  readonly currency: FileCurrency
  readonly payerName: string
  /** The customer number of the payment agreement. */
  readonly agreement: string | null
  readonly account: FileAccount
  readonly payments: readonly OrderedPayment[]
}

export interface OrderedPayment {
  readonly endToEndId: string
  /** In the minor unit. */
  readonly amount: number
  readonly name: string
  readonly account: FileAccount
  readonly text: string
}

/**
 * A payment file. Each payment is debited on its own, so that the statement shows it with its end-to-end id. Throws if
 * the result does not fit the table of elements, which would be a bug: a bank must never be the first to notice.
 */
export function writePain001(order: PaymentOrder): string {
  const { format } = order
  const root = element('Document', [initiationOf(order)])
  const faults = faultsOf(root, 'Document', pain001Elements[format])
  if (faults.length > 0) throw new Error(`The payment file is not valid ${format}: ${faults.slice(0, 10).join('; ')}`)
  return writeXml({ ...root, attributes: { xmlns: `urn:iso:std:iso:20022:tech:xsd:${format}` } })
}

function initiationOf(order: PaymentOrder): XmlElement {
  const { messageId, createdAt, payerName, agreement, payments } = order
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const counts = [element('NbOfTxs', String(payments.length)), element('CtrlSum', majorUnits(total))]
  const isSepa = order.currency === 'EUR'
  const payer = element('Nm', bankText(payerName, 70, isSepa))
  const scheme = element('SchmeNm', [element('Cd', 'CUST')])
  const agreed =
    agreement === null
      ? undefined
      : element('Id', [element('OrgId', [element('Othr', [element('Id', agreement), scheme])])])
  return element('CstmrCdtTrfInitn', [
    element('GrpHdr', [
      element('MsgId', messageId),
      element('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
      ...counts,
      element('InitgPty', [payer, agreed]),
    ]),
    element('PmtInf', [
      element('PmtInfId', messageId),
      element('PmtMtd', 'TRF'),
      element('BtchBookg', 'false'),
      ...counts,
      element('PmtTpInf', [element('SvcLvl', [element('Cd', isSepa ? 'SEPA' : 'NURG')])]),
      executionDateOf(order),
      element('Dbtr', [payer, agreed]),
      element('DbtrAcct', [accountIdOf(order.account), element('Ccy', order.currency)]),
      element('DbtrAgt', [institutionOf(order.account, order.format) ?? notProvided]),
      element('ChrgBr', isSepa ? 'SLEV' : 'SHAR'),
      ...payments.map((payment) => transactionOf(payment, order)),
    ]),
  ])
}

function executionDateOf({ format, executionDate }: PaymentOrder): XmlElement {
  return element('ReqdExctnDt', format === 'pain.001.001.03' ? executionDate : [element('Dt', executionDate)])
}

function transactionOf(payment: OrderedPayment, { currency, format }: PaymentOrder): XmlElement {
  const { endToEndId, amount, name, account, text } = payment
  const isSepa = currency === 'EUR'
  const institution = institutionOf(account, format)
  return element('CdtTrfTxInf', [
    element('PmtId', [element('InstrId', endToEndId), element('EndToEndId', endToEndId)]),
    element('Amt', [element('InstdAmt', majorUnits(amount), { Ccy: currency })]),
    institution && element('CdtrAgt', [institution]),
    element('Cdtr', [element('Nm', bankText(name, 70, isSepa))]),
    element('CdtrAcct', [accountIdOf(account)]),
    element('RmtInf', [element('Ustrd', bankText(text, 140, isSepa))]),
  ])
}

function accountIdOf({ iban, domestic }: FileAccount): XmlElement {
  if (domestic === null) return element('Id', [element('IBAN', iban ?? '')])
  const { number, scheme } = domestic
  const name = scheme === 'BBAN' ? element('Cd', 'BBAN') : element('Prtry', 'BGNR')
  return element('Id', [element('Othr', [element('Id', number), element('SchmeNm', [name])])])
}

const notProvided = element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])

/** The bank of an account; undefined if its number alone tells the bank. */
function institutionOf({ bic, clearingNumber }: FileAccount, format: PaymentFormat): XmlElement | undefined {
  if (bic !== null) {
    return element('FinInstnId', [element(format === 'pain.001.001.03' ? 'BIC' : 'BICFI', bic)])
  }
  if (clearingNumber === null) return undefined
  const system = element('ClrSysId', [element('Cd', 'SESBA')])
  return element('FinInstnId', [element('ClrSysMmbId', [system, element('MmbId', clearingNumber)])])
}
