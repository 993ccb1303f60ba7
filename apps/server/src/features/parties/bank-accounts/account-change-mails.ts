import type { BankAccountChange } from './bank-accounts.schemas.ts'

interface Values {
  readonly reader: string
  readonly tenant: string
  readonly owner: string
  /** The name of the user who made the change. */
  readonly actor: string
  /** The date in the language of the reader. */
  readonly day: string
  /** The last digits of the new account number, or null if the account was removed. */
  readonly ending: string | null
  readonly url: string
}

type OwnerType = BankAccountChange['ownerType']

const danishOwners: Record<OwnerType, (owner: string) => string> = {
  creditor: (owner) => `kreditoren ${owner}`,
  contact: (owner) => `kontakten ${owner}`,
  'transaction-account': (owner) => `klientkontoen ${owner}`,
  tenant: (owner) => `${owner}, som skyldnere betaler til,`,
}

const englishOwners: Record<OwnerType, (owner: string) => string> = {
  creditor: (owner) => `the creditor ${owner}`,
  contact: (owner) => `the contact ${owner}`,
  'transaction-account': (owner) => `the client account ${owner}`,
  tenant: (owner) => `${owner}, which debtors pay to,`,
}

/** The e-mail about a changed bank account, in Danish or English. */
export function accountChangeMail(
  ownerType: OwnerType,
  language: string,
  { reader, tenant, owner, actor, day, ending, url }: Values,
): { subject: string; text: string } {
  if (language === 'da') {
    const now = ending === null ? 'Kontoen er fjernet.' : `Kontonummeret ender nu på ${ending}.`
    return {
      subject: `Bankkonto ændret: ${owner}`,
      text: `Hej ${reader}\n\n${actor} har den ${day} ændret bankkontoen for ${danishOwners[ownerType](owner)} hos ${tenant}. ${now}\n\nTjek, at det er rigtigt:\n\n${url}\n\nKender du ikke til ændringen, så tal med ${actor}, før der betales penge til kontoen.\n`,
    }
  }
  const now = ending === null ? 'The account was removed.' : `The account number now ends in ${ending}.`
  return {
    subject: `Bank account changed: ${owner}`,
    text: `Hello ${reader}\n\nOn ${day} ${actor} changed the bank account of ${englishOwners[ownerType](owner)} at ${tenant}. ${now}\n\nPlease check that this is right:\n\n${url}\n\nIf you did not expect this change, speak to ${actor} before any money is paid to the account.\n`,
  }
}
