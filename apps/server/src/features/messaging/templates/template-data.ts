import { exactSum } from '../../../platform/money/exact-sum.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { Address, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'
import { isLiable, isRepresentative } from '../contact-gate/index.ts'
import { epcQrText, sepaIbanOf, shownReferenceOf } from '../../money/payment-references/index.ts'
import { paymentReferenceOf } from '../../installation/tenant-settings/index.ts'
import type { CaseFacts, PartyFacts, VoucherFacts } from './template-data.queries.ts'

export interface Party {
  readonly name: string
  readonly address: string
  readonly addressLines: readonly string[]
  readonly identifier: string
}

export interface VoucherLine {
  readonly type: string
  readonly reference: string
  readonly date: string
  readonly dueDate: string
  readonly amount: number
  readonly outstanding: number
  readonly isCredit: boolean
}

export interface Recipient {
  readonly name: string
  /** For the address of a letter; empty for an e-mail. */
  readonly addressLines: readonly string[]
  /** Whether all recipients owe the debt. */
  readonly isDebtor: boolean
  /** Whether the recipient acts for the debtor, as a lawyer or guardian. */
  readonly isRepresentative: boolean
}

/** The placeholder values: plain JSON, so that they can be stored with a letter. */
export interface TemplateData {
  readonly tenant: { readonly name: string }
  readonly collector: { readonly name: string; readonly identifier: string }
  readonly creditor: Party
  readonly ultimateCreditor: Party
  readonly debtor: Party & { readonly email: string; readonly isCompany: boolean }
  readonly case: {
    readonly number: string
    readonly journalNumber: string
    readonly reference: string
    readonly currency: string
    readonly createdAt: string
    readonly hasUltimateCreditor: boolean
    /** Empty if no demand was sent. */
    readonly demandSentAt: string
  }
  /** A letter has one recipient; an e-mail may have several, who then have no common name. */
  readonly recipient: Recipient
  readonly vouchers: readonly VoucherLine[]
  readonly balance: {
    readonly outstanding: number
    readonly principal: number
    readonly interest: number
    readonly fees: number
    readonly costs: number
    readonly paid: number
  }
  readonly payment: {
    readonly account: string
    readonly reference: string
    /** The reference that banks read by machine, as it is printed; empty if there is none. */
    readonly machineReference: string
    /** The content of the QR code for banking apps; empty if there is no standard for the currency. */
    readonly qr: string
  }
  readonly deadline: string
  readonly today: string
}

export interface DataContext {
  readonly tenant: Tenant
  readonly now: Date
  readonly deadline: string
  /** Undefined means the debtor. */
  readonly recipient: Recipient | undefined
}

/** Builds the placeholder values of a case for one user of its customer. */
export function templateData(facts: CaseFacts, { tenant, now, deadline, recipient }: DataContext): TemplateData {
  const dateOf = (date: string | null): string => (date === null ? '' : localDate(new Date(date), tenant.timeZone))
  const none = { name: '', address: null, identifier: null }
  const { debtor } = facts
  const vouchers = [...facts.vouchers, ...accruedVouchers(facts, now)]
  const balance = balanceOf(vouchers)
  return {
    tenant: { name: tenant.name },
    collector: {
      name: facts.collector?.name ?? tenant.name,
      identifier: identifierText(facts.collector?.identifier ?? null),
    },
    // Letters name the ultimate creditor as the creditor, if the case has one.
    creditor: party(facts.ultimateCreditor ?? facts.creditor),
    ultimateCreditor: party(facts.ultimateCreditor ?? none),
    debtor: {
      ...party({ name: debtor.details.name ?? '', address: debtor.details.address ?? null, identifier: null }),
      ...{ identifier: debtor.details.cvr ?? '', email: debtor.details.email ?? '', isCompany: facts.isCompany },
    },
    case: caseOf(facts, dateOf),
    recipient: recipient ?? addresseeOf(facts),
    vouchers: vouchers.map((voucher) => ({
      ...{ type: voucher.label, reference: voucher.referenceId ?? '', date: dateOf(voucher.date) },
      ...{ dueDate: dateOf(voucher.dueDate), amount: voucher.amount, isCredit: voucher.direction === 'credit' },
      outstanding: voucher.direction === 'debit' ? voucher.outstanding : 0,
    })),
    balance,
    payment: paymentOf(facts, { amount: balance.outstanding, recipientName: tenant.name }),
    ...{ deadline, today: localDate(now, tenant.timeZone) },
  }
}

function caseOf(facts: CaseFacts, dateOf: (date: string | null) => string): TemplateData['case'] {
  return {
    ...{ number: String(facts.caseSeqId), journalNumber: facts.journalNumber, reference: facts.referenceId },
    ...{ currency: facts.currency, createdAt: dateOf(facts.createdAt) },
    ...{ hasUltimateCreditor: facts.ultimateCreditor !== null, demandSentAt: facts.demandSentAt ?? '' },
  }
}

function paymentOf(
  { account, currency, paymentReference, journalNumber, ...facts }: CaseFacts,
  { amount, recipientName }: { readonly amount: number; readonly recipientName: string },
): TemplateData['payment'] {
  const machine = shownReferenceOf(facts.caseSeqId, currency, facts.referenceSettings)
  const reference = paymentReferenceOf(paymentReference, journalNumber)
  const transfer = { account, currency, amount, recipientName, reference: machine, text: reference }
  return {
    account: accountText(account, currency),
    reference,
    machineReference: machine?.printed ?? '',
    qr: epcQrText(transfer) ?? '',
  }
}

/** Accrued interest is claimed like a voucher of today, although it is not booked. */
function accruedVouchers({ accruedInterest }: CaseFacts, now: Date): VoucherFacts[] {
  if (accruedInterest === 0) return []
  const amounts = { amount: accruedInterest, outstanding: accruedInterest }
  const interest = { label: 'Interest', category: 'interest', direction: 'debit' } as const
  return [{ ...interest, ...amounts, referenceId: null, date: now.toISOString(), dueDate: null }]
}

function addresseeOf({ addressee: { relation, details } }: CaseFacts): Recipient {
  return {
    ...{ name: details.name ?? '', addressLines: linesOf(details.address ?? null), isDebtor: isLiable(relation) },
    isRepresentative: isRepresentative(relation),
  }
}

function balanceOf(vouchers: readonly VoucherFacts[]): TemplateData['balance'] {
  const debits = vouchers.filter(({ direction }) => direction === 'debit')
  const owed = (...categories: string[]): number =>
    exactSum(debits.filter(({ category }) => categories.includes(category)).map(({ outstanding }) => outstanding))
  return {
    outstanding: exactSum(debits.map(({ outstanding }) => outstanding)),
    principal: owed('principal'),
    interest: owed('interest'),
    fees: owed('fee', 'compensation'),
    costs: owed('cost', 'payout'),
    paid: exactSum(vouchers.filter(({ category }) => category === 'deposit').map(({ amount }) => amount)),
  }
}

function party({ name, address, identifier }: PartyFacts): Party {
  const addressLines = linesOf(address)
  return { name, address: addressLines.join(', '), addressLines, identifier: identifierText(identifier) }
}

function linesOf(address: Address | null): string[] {
  if (address === null) return []
  const { coAddress, zipcode, city, country } = address
  const lines = [
    coAddress ? `c/o ${coAddress}` : '',
    address.address ?? '',
    [zipcode, city].filter(Boolean).join(' '),
    country === undefined || country === 'DK' ? '' : country,
  ]
  return lines.filter((line) => line !== '')
}

/** A company number. Personal identification numbers are never used in letters. */
function identifierText(identifier: RegistryIdentifier | string | null): string {
  if (identifier === null || typeof identifier === 'string') return identifier ?? ''
  return identifier.scheme === 'DK:CPR' ? '' : identifier.value
}

/** The account to pay to, as payers know it: by its IBAN in euros, by the domestic number otherwise. */
function accountText(account: CaseFacts['account'], currency: CaseFacts['currency']): string {
  if (account === null) return ''
  const { registrationNumber, accountNumber } = account.bankAccount
  const iban = sepaIbanOf(account, currency)
  return iban?.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? `${registrationNumber} ${accountNumber}`
}
