import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const transactionAccountsText = defineText('transaction-accounts', {
  en: {
    transactionAccounts: 'Bank accounts',
    transactionAccountsAbout: 'Accounts that receive payments and pay out, with one default per currency.',
    newTransactionAccount: 'New bank account',
    currency: en.currency,
    accountPurpose: 'Whose money',
    CLIENT: en.clientAccount,
    OWN: en.ownAccount,
    isDefault: 'Default for its currency',
    statementAccount: 'Number in bank statements',
    statementAccountHint: 'The IBAN or domestic number, if it is not the Danish account.',
    bic: en.bic,
    bicHint: 'The SWIFT code of the bank, for payment files.',
    paymentFormat: 'Payment file format',
    paymentAgreement: 'Payment agreement',
    paymentAgreementHint: 'The customer number that the bank wants in payment files, if any.',
  },
  da: {
    transactionAccounts: 'Bankkonti',
    transactionAccountsAbout: 'Konti, der modtager betalinger og udbetaler, med én standardkonto pr. valuta.',
    newTransactionAccount: 'Ny bankkonto',
    currency: da.currency,
    accountPurpose: 'Hvis penge',
    CLIENT: da.clientAccount,
    OWN: da.ownAccount,
    isDefault: 'Standard for valutaen',
    statementAccount: 'Nummer i kontoudtog',
    statementAccountHint: 'IBAN eller indenlandsk nummer, hvis det ikke er den danske konto.',
    bic: da.bic,
    bicHint: 'Bankens SWIFT-kode til betalingsfiler.',
    paymentFormat: 'Format for betalingsfiler',
    paymentAgreement: 'Betalingsaftale',
    paymentAgreementHint: 'Det kundenummer, som banken vil have i betalingsfiler, hvis der er et.',
  },
})
