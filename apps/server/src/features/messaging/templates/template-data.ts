import { exactSum } from '../../../platform/money/exact-sum.ts'
import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Tenant } from '../../../platform/identity/principal.ts'
import type { Address, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'
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
  /** Whether it goes to the people behind the customer, and to nobody else. */
  readonly isDebtor: boolean
}

/** What a template can mention: plain JSON, so that what a letter was made from can be kept beside it. */
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
    /** Empty where no demand was sent. */
    readonly demandSentAt: string
  }
  /** Who reads it: a letter has one reader, an e-mail may have several, who then have no name together. */
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
  readonly payment: { readonly account: string; readonly reference: string }
  readonly deadline: string
  readonly today: string
}

export interface DataContext {
  readonly tenant: Tenant
  readonly now: Date
  readonly deadline: string
  /** Undefined: who the debtor of the data is. */
  readonly recipient: Recipient | undefined
}

/** Gathers what a template can mention of a case, for one of the people behind its customer. */
export function templateData(facts: CaseFacts, { tenant, now, deadline, recipient }: DataContext): TemplateData {
  const dateOf = (date: string | null): string => (date === null ? '' : localDate(new Date(date), tenant.timeZone))
  const none = { name: '', address: null, identifier: null }
  const { debtor } = facts
  return {
    tenant: { name: tenant.name },
    collector: {
      name: facts.collector?.name ?? tenant.name,
      identifier: identifierText(facts.collector?.identifier ?? null),
    },
    // On a case with an ultimate creditor, that one is the creditor that letters speak of.
    creditor: party(facts.ultimateCreditor ?? facts.creditor),
    ultimateCreditor: party(facts.ultimateCreditor ?? none),
    debtor: {
      ...party({ name: debtor.details.name ?? '', address: debtor.details.address ?? null, identifier: null }),
      ...{ identifier: debtor.details.cvr ?? '', email: debtor.details.email ?? '', isCompany: facts.isCompany },
    },
    case: {
      ...{ number: String(facts.caseSeqId), journalNumber: facts.journalNumber, reference: facts.referenceId },
      ...{ currency: facts.currency, createdAt: dateOf(facts.createdAt) },
      ...{ hasUltimateCreditor: facts.ultimateCreditor !== null, demandSentAt: dateOf(facts.demandSentAt) },
    },
    recipient: recipient ?? debtorAsReader(facts),
    vouchers: facts.vouchers.map((voucher) => ({
      ...{ type: voucher.label, reference: voucher.referenceId ?? '', date: dateOf(voucher.date) },
      ...{ dueDate: dateOf(voucher.dueDate), amount: voucher.amount, isCredit: voucher.direction === 'credit' },
      outstanding: voucher.direction === 'debit' ? voucher.outstanding : 0,
    })),
    balance: balanceOf(facts.vouchers),
    payment: {
      account: accountText(facts.bankAccount),
      reference: paymentReferenceOf(facts.paymentReference, facts.journalNumber),
    },
    ...{ deadline, today: localDate(now, tenant.timeZone) },
  }
}

function debtorAsReader({ debtor }: CaseFacts): Recipient {
  return { name: debtor.details.name ?? '', isDebtor: true }
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

/** The number of a company. That of a person is nobody's business, and stands in no letter. */
function identifierText(identifier: RegistryIdentifier | string | null): string {
  if (identifier === null || typeof identifier === 'string') return identifier ?? ''
  return identifier.scheme === 'DK:CPR' ? '' : identifier.value
}

function accountText(account: CaseFacts['bankAccount']): string {
  return account === null ? '' : `${account.registrationNumber} ${account.accountNumber}`
}
