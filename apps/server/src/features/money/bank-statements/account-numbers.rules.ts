import type { BankAccount } from '../../../platform/http/schemas/wire-parts.ts'

/** A transaction account as far as statements need it. */
export interface StatementAccount {
  readonly transactionAccountId: string
  readonly bankAccount: BankAccount
  /** Its IBAN or domestic number, if it is not the Danish account. */
  readonly statementAccount: string | null
  readonly currency: string
}

/** Whether a statement is about an account, which it names by IBAN or by domestic number. */
export function isAccountOf(number: string, { bankAccount, statementAccount }: StatementAccount): boolean {
  const plain = number.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (statementAccount !== null) return plain === statementAccount.replaceAll(/[\s.-]/g, '').toUpperCase()
  const domestic = /^DK\d{16}$/.test(plain) ? plain.slice(4) : plain
  if (!/^\d{5,14}$/.test(domestic)) return false
  const { registrationNumber, accountNumber } = bankAccount
  return domestic.slice(0, 4) === registrationNumber && withoutZeros(domestic.slice(4)) === withoutZeros(accountNumber)
}

function withoutZeros(number: string): string {
  return number.replace(/^0+/, '')
}
