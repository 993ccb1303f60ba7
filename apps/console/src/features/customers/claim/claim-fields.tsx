import { Button, Select, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { parseAmount, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import layout from '../../../ui/layout.module.css'
import { voucherTypeName } from '../../cases/index.ts'
import { customersText } from '../customers.text.ts'
import { FormGroup } from '../form-group.tsx'
import { blankLine, type ClaimDraft, type ClaimLine, type ClaimVoucher, currencies, vouchersOf } from './claim.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

interface ClaimTypes {
  readonly choices: readonly { value: string; label: string }[]
  readonly principalId: string | undefined
}

/** The voucher types that can be claimed; the default is the principal. */
function useClaimTypes(): ClaimTypes {
  const { data } = useRead(client.voucherTypes.list, { pageSize: 500 }, { staleTime: 300_000 })
  const claims = (data?.items ?? []).filter(
    ({ direction, payoutRecipient }) => direction === 'debit' && !payoutRecipient,
  )
  return {
    choices: claims.map((type) => ({ value: type.voucherTypeId, label: voucherTypeName(type) })),
    principalId: claims.find(({ category }) => category === 'principal')?.voucherTypeId,
  }
}

/** The claim of a draft; undefined until it is complete. */
export function useClaimVouchers(claim: ClaimDraft): readonly ClaimVoucher[] | undefined {
  return vouchersOf(claim, useClaimTypes().principalId)
}

/** The invoices of a claim, in one currency. */
export function ClaimFields(props: {
  claim: ClaimDraft
  onChange: (claim: ClaimDraft) => void
  errors: Readonly<Record<string, string>>
}): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { claim, onChange, errors } = props
  const { lines } = claim
  const types = useClaimTypes()
  return (
    <>
      <Select
        label={tWords('currency')}
        allowDeselect={false}
        value={claim.currency}
        error={errors['currency']}
        onChange={(currency) => onChange({ ...claim, currency: currency ?? claim.currency })}
        data={[...currencies]}
      />
      {lines.map((line, index) => (
        <LineFields
          key={index}
          line={line}
          types={types}
          name={t('invoice', { number: index + 1 })}
          isAlone={lines.length === 1}
          isFirst={index === 0}
          errorOf={(field) => errors[`caseVouchers.${index}.${field}`]}
          onChange={(next) => onChange({ ...claim, lines: lines.with(index, { ...line, ...next }) })}
          onRemove={() => onChange({ ...claim, lines: lines.toSpliced(index, 1) })}
        />
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange({ ...claim, lines: [...lines, blankLine(plainDate(tenantNow()))] })}
        >
          {t('addInvoice')}
        </Button>
      </div>
    </>
  )
}

function LineFields(props: {
  line: ClaimLine
  types: ClaimTypes
  name: string
  isAlone: boolean
  isFirst: boolean
  errorOf: (field: string) => string | undefined
  onChange: (next: Partial<ClaimLine>) => void
  onRemove: () => void
}): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { line, types, errorOf, onChange } = props
  const isWrong = line.amount !== '' && (parseAmount(line.amount) ?? 0) <= 0
  const day = (field: 'date' | 'dueDate') => ({
    value: line[field],
    error: errorOf(field),
    onChange: (date: string) => onChange({ [field]: date }),
  })
  return (
    <FormGroup name={props.name} isAlone={props.isAlone} onRemove={props.onRemove}>
      <div className={layout.pair}>
        <Select
          label={t('claimKind')}
          allowDeselect={false}
          value={line.typeId ?? types.principalId ?? null}
          error={errorOf('voucherTypeId')}
          onChange={(typeId) => onChange({ typeId })}
          data={types.choices}
        />
        <AmountField
          label={tWords('amount')}
          {...(props.isFirst ? { 'data-autofocus': true } : {})}
          value={line.amount}
          error={errorOf('amount') ?? (isWrong ? tWords('badAmount') : undefined)}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
      <div className={layout.pair}>
        <DateField label={tWords('date')} {...day('date')} />
        <DateField label={t('dueDate')} {...day('dueDate')} />
      </div>
      <TextInput
        label={t('claimReference')}
        maxLength={200}
        value={line.referenceId}
        error={errorOf('referenceId')}
        onChange={(event) => onChange({ referenceId: event.currentTarget.value })}
      />
    </FormGroup>
  )
}
