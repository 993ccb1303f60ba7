import { client } from '../../../api/client.ts'
import { defineRegistry } from '../../registry/index.ts'
import { bankAccountField, currencies, nameField, words } from './known-fields.ts'
import { transactionAccountsText } from './transaction-accounts.text.ts'

const { t } = transactionAccountsText

/** The tenant's own bank accounts. */
export const transactionAccounts = defineRegistry({
  key: 'transaction-accounts',
  title: () => t('transactionAccounts'),
  about: () => t('transactionAccountsAbout'),
  newLabel: () => t('newTransactionAccount'),
  readScope: 'read:transaction-accounts',
  writeScope: 'write:transaction-accounts',
  param: 'transactionAccountId',
  list: client.transactionAccounts.list,
  get: client.transactionAccounts.get,
  create: client.transactionAccounts.create,
  patch: client.transactionAccounts.patch,
  remove: client.transactionAccounts.delete,
  idOf: ({ transactionAccountId }) => transactionAccountId,
  nameOf: ({ name }) => name,
  filter: { name: 'currency', label: () => t('currency'), choices: currencies },
  fields: [
    nameField,
    { ...bankAccountField, isRequired: true },
    {
      kind: 'choice',
      name: 'currency',
      label: () => t('currency'),
      initial: 'DKK',
      isRequired: true,
      isFixed: true,
      choices: currencies,
      column: { width: '96px' },
    },
    {
      ...{ kind: 'choice', name: 'purpose', initial: 'CLIENT', isRequired: true, isFixed: true },
      label: () => t('accountPurpose'),
      choices: words(t, 'CLIENT', 'OWN'),
    },
    {
      kind: 'checkbox',
      name: 'isDefault',
      label: () => t('isDefault'),
      initial: false,
      column: { width: '176px', isWideOnly: true },
    },
    {
      ...{ kind: 'text', name: 'statementAccount', maxLength: 40 },
      label: () => t('statementAccount'),
      hint: () => t('statementAccountHint'),
    },
    {
      ...{ kind: 'choice', name: 'paymentFormat', initial: 'pain.001.001.03', isRequired: true },
      label: () => t('paymentFormat'),
      choices: () => ['pain.001.001.03', 'pain.001.001.09'].map((value) => ({ value, label: value })),
    },
    { ...{ kind: 'text', name: 'bic', maxLength: 11 }, label: () => t('bic'), hint: () => t('bicHint') },
    {
      ...{ kind: 'text', name: 'paymentAgreement', maxLength: 35 },
      label: () => t('paymentAgreement'),
      hint: () => t('paymentAgreementHint'),
    },
  ],
})
