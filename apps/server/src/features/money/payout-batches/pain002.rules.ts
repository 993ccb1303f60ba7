import { type CamtElement, find, StatementError, StrictXml, textAt } from '../bank-statements/index.ts'
import { message } from './payout-batches.problems.ts'

/** What the bank says about a payment file, or a part of it. */
export interface PaymentStatus {
  /** Undefined if the bank has not decided yet. */
  readonly outcome: 'ACCEPTED' | 'REJECTED' | undefined
  readonly reason: string
}

/** A status report: about one file, and about single payments of it. */
export interface StatusReport {
  readonly messageId: string
  /** About the file as a whole; it holds for every payment that is not listed. */
  readonly whole: PaymentStatus
  readonly byEndToEndId: ReadonlyMap<string, PaymentStatus>
}

const accepted = new Set(['ACTC', 'ACCP', 'ACSP', 'ACSC', 'ACWC', 'ACWP', 'ACFC', 'ACCC'])
/** The bank has the payment and has not decided, or reports about parts. */
const undecided = new Set(['RCVD', 'PDNG', 'PART', 'PATC'])

/** Reads a pain.002 file of any version from 03. Throws a StatementError with the line if anything is wrong with it. */
export function readPain002(text: string): StatusReport {
  let report: StatusReport | undefined
  const xml = new StrictXml({
    onRoot: ({ local, uri }) => {
      const [, version] = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.(\d{2})$/.exec(uri) ?? []
      if (local === 'Document' && Number(version) >= 3) return
      throw xml.refusal(message('The file is not a pain.002 document: its namespace is {0}.', uri.slice(0, 100)))
    },
    onClose: (element) => {
      if (element.name !== 'CstmrPmtStsRpt') return true
      if (report !== undefined) throw xml.refusal(message('The file has several reports.'))
      report = reportOf(element)
      return false
    },
  })
  xml.write(text)
  xml.close()
  if (report === undefined) throw xml.refusal(message('The file has no report.'))
  return report
}

function reportOf(root: CamtElement): StatusReport {
  const [group] = find(root, 'OrgnlGrpInfAndSts')
  const messageId = group && textAt(group, 'OrgnlMsgId')
  if (group === undefined || messageId === undefined) {
    throw new StatementError(root.line, message('The report names no payment file.'))
  }
  const parts = find(root, 'OrgnlPmtInfAndSts')
  const byEndToEndId = new Map(parts.flatMap((part) => find(part, 'TxInfAndSts')).map(paymentOf))
  // Our files have one part, so what is said about it is said about the file.
  const said = [...parts.map((part) => statusOf(part, 'PmtInfSts')), statusOf(group, 'GrpSts')]
  return { messageId, whole: said.find(({ outcome }) => outcome !== undefined) ?? noStatus, byEndToEndId }
}

function paymentOf(transaction: CamtElement): [string, PaymentStatus] {
  const id = textAt(transaction, 'OrgnlEndToEndId') ?? textAt(transaction, 'OrgnlInstrId')
  if (id === undefined) throw new StatementError(transaction.line, message('A payment of the report has no id.'))
  return [id, statusOf(transaction, 'TxSts')]
}

const noStatus: PaymentStatus = { outcome: undefined, reason: '' }

function statusOf(element: CamtElement, name: string): PaymentStatus {
  const [status] = find(element, name)
  if (status === undefined) return noStatus
  const code = status.text.trim()
  if (accepted.has(code)) return { outcome: 'ACCEPTED', reason: '' }
  if (undecided.has(code)) return noStatus
  if (code !== 'RJCT' && code !== 'CANC') {
    throw new StatementError(status.line, message('The status {0} is unknown.', code.slice(0, 35)))
  }
  return { outcome: 'REJECTED', reason: reasonOf(element, code) }
}

/** The bank's code and text, such as `AC04: Closed account`. */
function reasonOf(element: CamtElement, code: string): string {
  const reasons = find(element, 'StsRsnInf').map((information) => {
    const key = textAt(information, 'Rsn', 'Cd') ?? textAt(information, 'Rsn', 'Prtry')
    const texts = find(information, 'AddtlInf').map(({ text }) => text.trim())
    return [key, texts.join(' ')].filter((part) => part !== undefined && part !== '').join(': ')
  })
  const all = reasons.filter((reason) => reason !== '').join('; ')
  return Array.from(all === '' ? code : all)
    .slice(0, 500)
    .join('')
}
