import { isSEPACountry, isValidIBAN } from 'ibantools'
import type { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'
import { danishIban } from '../../../platform/money/domestic-accounts.ts'
import { type Currency, majorUnits } from '../../../platform/money/money.ts'
import type { PaymentReference } from './payment-references.rules.ts'

/** The account of the tenant that debtors pay to. */
export interface ReceivingAccount {
  readonly bankAccount: BankAccount
  /** Its number in bank statements, if that is not the Danish one. */
  readonly statementAccount: string | null
  readonly bic: string | null
}

/** The IBAN to pay to in euros; undefined for other currencies, and for accounts outside SEPA or without an IBAN. */
export function sepaIbanOf(account: ReceivingAccount | null, currency: Currency): string | undefined {
  if (account === null || currency !== 'EUR') return undefined
  const { bankAccount, statementAccount } = account
  const iban =
    statementAccount === null
      ? danishIban(bankAccount.registrationNumber, bankAccount.accountNumber)
      : statementAccount.replaceAll(/[\s.-]/g, '').toUpperCase()
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : undefined
}

export interface EpcTransfer {
  readonly account: ReceivingAccount | null
  readonly currency: Currency
  readonly amount: number
  readonly recipientName: string
  readonly reference: PaymentReference | undefined
  /** What the payer writes if there is no reference. */
  readonly text: string
}

/** The largest amount in the code, in cents. */
const amountMax = 99_999_999_999

/**
 * The content of the QR code that banking apps fill in a SEPA credit transfer from (EPC069-12, version 002); undefined if
 * the transfer is none. A structured reference excludes a text.
 */
export function epcQrText(transfer: EpcTransfer): string | undefined {
  const { account, currency, amount, recipientName, reference, text } = transfer
  const iban = sepaIbanOf(account, currency)
  if (iban === undefined || amount < 1 || amount > amountMax) return undefined
  const isStructured = reference?.kind === 'RF'
  return [
    ...['BCD', '002', '1', 'SCT', account?.bic ?? '', oneLine(recipientName, 70), iban, `EUR${majorUnits(amount)}`, ''],
    isStructured ? reference.reference : '',
    ...(isStructured ? [] : [oneLine(text, 140)]),
  ].join('\n')
}

function oneLine(text: string, length: number): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, length)
}
