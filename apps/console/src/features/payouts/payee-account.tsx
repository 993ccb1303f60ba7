import { Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { client } from '../../api/client.ts'
import type { Input } from '../../api/query.ts'
import layout from '../../ui/layout.module.css'
import { payoutsText } from './payouts.text.ts'

type RefundBody = NonNullable<Input<typeof client.bankStatements.refundBankLine>['body']>
type AccountBody = Pick<RefundBody, 'bankAccount' | 'ibanAccount' | 'domesticAccount'>

export const accountKinds = ['PAYER', 'DANISH', 'NORWEGIAN', 'SWEDISH', 'BANKGIRO', 'IBAN'] as const
export type AccountKind = (typeof accountKinds)[number]

/** An account as it is typed: which fields there are depends on its kind. */
export interface TypedAccount {
  readonly kind: AccountKind
  /** The registration number in Denmark, the clearing number in Sweden, or the BIC of an IBAN. */
  readonly bank: string
  readonly number: string
}

/** What to send for an account; nothing if the money goes back to where it came from. */
export function accountBody({ kind, bank, number }: TypedAccount): AccountBody {
  const accountNumber = number.trim()
  if (kind === 'PAYER') return {}
  if (kind === 'DANISH') return { bankAccount: { type: kind, registrationNumber: bank.trim(), accountNumber } }
  if (kind === 'IBAN') return { ibanAccount: { iban: accountNumber, bic: bank.trim() } }
  return { domesticAccount: { type: kind, clearingNumber: kind === 'SWEDISH' ? bank.trim() : null, accountNumber } }
}

const bankLabels = { DANISH: 'registrationNumber', SWEDISH: 'clearingNumber', IBAN: 'bic' } as const
const numberLabels = {
  DANISH: 'accountNumber',
  NORWEGIAN: 'accountNumber',
  SWEDISH: 'accountNumber',
  BANKGIRO: 'bankgiroNumber',
  IBAN: 'IBAN',
} as const
const bankPaths = {
  DANISH: 'bankAccount.registrationNumber',
  SWEDISH: 'domesticAccount.clearingNumber',
  IBAN: 'ibanAccount.bic',
} as const
const numberPaths = {
  DANISH: 'bankAccount.accountNumber',
  NORWEGIAN: 'domesticAccount.accountNumber',
  SWEDISH: 'domesticAccount.accountNumber',
  BANKGIRO: 'domesticAccount.accountNumber',
  IBAN: 'ibanAccount.iban',
} as const

interface PayeeAccountProps {
  readonly account: TypedAccount
  /** Whether the bank named the account that the money came from. */
  readonly hasPayerAccount: boolean
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (account: TypedAccount) => void
}

/** The account to pay back to: the payer's, or one of any kind that the service pays to. */
export function PayeeAccount({ account, hasPayerAccount, errors, onChange }: PayeeAccountProps): ReactNode {
  const t = payoutsText.useText()
  const { kind } = account
  return (
    <>
      <Select
        label={t('payTo')}
        allowDeselect={false}
        value={kind}
        onChange={(value) =>
          onChange({ kind: accountKinds.find((known) => known === value) ?? kind, bank: '', number: '' })
        }
        data={accountKinds
          .filter((value) => value !== 'PAYER' || hasPayerAccount)
          .map((value) => ({ value, label: t(value) }))}
      />
      {kind !== 'PAYER' && <Numbers kind={kind} account={account} errors={errors} onChange={onChange} />}
    </>
  )
}

function Numbers(
  props: Omit<PayeeAccountProps, 'hasPayerAccount'> & { readonly kind: Exclude<AccountKind, 'PAYER'> },
): ReactNode {
  const t = payoutsText.useText()
  const { kind, account, errors, onChange } = props
  const whole = errors['bankAccount'] ?? errors['ibanAccount'] ?? errors['domesticAccount']
  return (
    <div className={layout.pair} data-kind="narrow-first">
      {(kind === 'DANISH' || kind === 'SWEDISH' || kind === 'IBAN') && (
        <TextInput
          label={t(bankLabels[kind])}
          required
          maxLength={14}
          value={account.bank}
          error={errors[bankPaths[kind]] ?? whole}
          onChange={(event) => onChange({ ...account, bank: event.currentTarget.value })}
        />
      )}
      <TextInput
        label={t(numberLabels[kind])}
        required
        maxLength={42}
        value={account.number}
        error={errors[numberPaths[kind]] ?? (kind === 'NORWEGIAN' || kind === 'BANKGIRO' ? whole : undefined)}
        onChange={(event) => onChange({ ...account, number: event.currentTarget.value })}
      />
    </div>
  )
}
