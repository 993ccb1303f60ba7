import { Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { parseAmount, plainDate } from '../../text/format.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelButtons } from './panel-buttons.tsx'
import type { Case } from './use-case.ts'

/** Adds a claim or a credit to the case, after showing what it makes of the debt. */
export function VoucherForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = casesText.useText()
  const { one } = data
  const { data: types } = useRead(client.voucherTypes.list, { pageSize: 500 }, { staleTime: 300_000 })
  const [typeId, setTypeId] = useState<string | null>(null)
  const [written, setWritten] = useState('')
  const [date, setDate] = useState(plainDate(new Date()))
  const [referenceId, setReferenceId] = useState('')
  const [text, setText] = useState('')
  const goesOn = useRef(false)
  const adding = useWrite(client.caseVouchers.create, {
    onDone: () => {
      notifications.show({ message: t('booked') })
      onDone(goesOn.current)
    },
  })
  const errors = fieldErrors(adding.error)
  const choices = (types?.items ?? []).filter(({ payoutRecipient }) => !payoutRecipient)
  const type = choices.find(({ voucherTypeId }) => voucherTypeId === typeId)
  const amount = parseAmount(written)
  const isReady = type !== undefined && amount !== undefined && amount > 0
  const save = (goOn: boolean): void => {
    if (!isReady) return
    goesOn.current = goOn
    const optional = { referenceId: referenceId === '' ? null : referenceId, text: text === '' ? null : text }
    adding.mutate({
      input: {
        caseId: one.id,
        body: {
          voucherTypeId: type.voucherTypeId,
          amount,
          currency: one.currency,
          source: 'COLLECTOR',
          date,
          ...optional,
        },
      },
    })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(false)
      }}
    >
      <Select
        label={t('kind')}
        searchable
        data-autofocus
        value={typeId}
        error={errors['voucherTypeId']}
        onChange={setTypeId}
        data={choices.map(({ voucherTypeId, label }) => ({ value: voucherTypeId, label }))}
      />
      <TextInput
        label={t('amount')}
        inputMode="decimal"
        value={written}
        rightSection={<span className={classes.small}>{one.currency}</span>}
        rightSectionWidth={48}
        error={errors['amount'] ?? wrongAmount(written)}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <TextInput
        label={t('date')}
        type="date"
        value={date}
        error={errors['date']}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <TextInput
        label={t('reference')}
        value={referenceId}
        error={errors['referenceId']}
        onChange={(event) => setReferenceId(event.currentTarget.value)}
      />
      <TextInput
        label={t('text')}
        value={text}
        error={errors['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isReady && <Preview type={type} amount={amount} one={one} />}
      {adding.isError && <ProblemNotice error={adding.error} />}
      <PanelButtons
        label={t('book')}
        isBusy={adding.isPending}
        isReady={isReady}
        onCancel={() => onDone()}
        onSave={save}
      />
    </form>
  )
}

function wrongAmount(written: string): string | undefined {
  return written !== '' && parseAmount(written) === undefined ? casesText.t('badAmount') : undefined
}

interface PreviewProps {
  readonly type: { readonly label: string; readonly direction: 'debit' | 'credit' }
  readonly amount: number
  readonly one: Case
}

/** What the voucher makes of the debt. */
function Preview({ type: { label, direction }, amount, one }: PreviewProps): ReactNode {
  const t = casesText.useText()
  const isDebit = direction === 'debit'
  return (
    <section className={classes.preview} aria-live="polite">
      <h3>{t('preview')}</h3>
      <dl className={classes.facts}>
        <dt>{label}</dt>
        <dd>
          <Money minor={isDebit ? amount : -amount} currency={one.currency} />
        </dd>
        <dt>{t(isDebit ? 'willOwe' : 'unallocated')}</dt>
        <dd>
          <Money minor={isDebit ? one.outstanding + amount : amount} currency={one.currency} />
        </dd>
      </dl>
    </section>
  )
}
