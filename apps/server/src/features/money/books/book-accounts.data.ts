export const accountTypes = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'] as const
export type AccountType = (typeof accountTypes)[number]

/** What is posted where: handle, type, and the default number and names, which a tenant can change. */
const accounts = [
  ['commission', 'INCOME', '1010', 'Commission', 'Provision'],
  ['fees', 'INCOME', '1020', 'Fixed fees', 'Faste gebyrer'],
  ['collector-share', 'INCOME', '1030', 'Costs that the agency keeps', 'Omkostninger, som bureauet beholder'],
  ['outlays', 'EXPENSE', '2010', 'Outlays for cases', 'Udlæg i sager'],
  ['losses', 'EXPENSE', '2090', 'Losses on creditors', 'Tab på kreditorer'],
  ['debtors', 'ASSET', '5600', 'Debtors’ receivables', 'Tilgodehavender hos skyldnere'],
  ['creditor-receivables', 'ASSET', '5650', 'Debts of creditors', 'Tilgodehavender hos kreditorer'],
  ['manual-payments', 'ASSET', '5890', 'Payments without a bank line', 'Betalinger uden banklinje'],
  ['outgoing', 'ASSET', '5895', 'Outgoing payments to be assigned', 'Udbetalinger til fordeling'],
  ['own-money', 'LIABILITY', '6100', 'Own money', 'Egne midler'],
  ['taken-over', 'LIABILITY', '6790', 'Balances taken over', 'Overtagne saldi'],
  ['claims', 'LIABILITY', '6800', 'Claims of creditors', 'Kreditorernes krav'],
  ['client-money', 'LIABILITY', '6810', 'Client money', 'Klientmidler'],
  ['unallocated', 'LIABILITY', '6820', 'Unallocated payments', 'Ufordelte indbetalinger'],
  ['suspense', 'LIABILITY', '6830', 'Suspense', 'Uafklarede indbetalinger'],
  ['payouts-due', 'LIABILITY', '6840', 'Payouts due', 'Skyldige udbetalinger'],
  ['payouts-in-transit', 'LIABILITY', '6850', 'Payouts in transit', 'Udbetalinger undervejs'],
  ['vat', 'LIABILITY', '6900', 'VAT', 'Moms'],
] as const

type StandardHandle = (typeof accounts)[number][0]

/** A bank account has an account of its own. */
export type Handle = StandardHandle | `bank-${string}`

export const standardAccounts = accounts.map(([handle, type, number, en, da]) => ({ handle, type, number, en, da }))

/** The numbers of bank accounts begin here. */
export const firstBankNumber = 5810

export function bankHandle(transactionAccountId: string): Handle {
  return `bank-${transactionAccountId}`
}

const typeByHandle = new Map<string, AccountType>(accounts.map(([handle, type]) => [handle, type]))

export function typeOf(handle: string): AccountType {
  return typeByHandle.get(handle) ?? 'ASSET'
}
