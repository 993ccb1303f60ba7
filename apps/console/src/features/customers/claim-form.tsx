import { Button, Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Input, useRead, useWrite, type Write } from '../../api/query.ts'
import { parseAmount, plainDate } from '../../text/format.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { customersText } from './customers.text.ts'
import classes from './customers.module.css'
import type { Customer } from './person.rules.ts'

type Body = Input<typeof client.cases.addVouchers>['body']
const currencies = ['DKK', 'SEK', 'NOK', 'EUR', 'USD', 'GBP', 'CHF'] as const

/** A new claim on a customer: on the open case, or on a new one; says which before it is booked. */
export function ClaimForm({ customer, onDone }: { customer: Customer; onDone: () => void }): ReactNode {
  const t = customersText.useText()
  const { data: types } = useRead(client.voucherTypes.list, { pageSize: 500 }, { staleTime: 300_000 })
  const claims = (types?.items ?? []).filter(
    ({ direction, payoutRecipient }) => direction === 'debit' && !payoutRecipient,
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const [written, setWritten] = useState('')
  const [currency, setCurrency] = useState<Body['currency']>('DKK')
  const [date, setDate] = useState(plainDate(new Date()))
  const [dueDate, setDueDate] = useState('')
  const [referenceId, setReferenceId] = useState('')
  const adding = useAdding()
  const typeId = chosen ?? claims.find(({ category }) => category === 'principal')?.voucherTypeId ?? null
  const amount = parseAmount(written)
  const errors = fieldErrors(adding.error)
  const at = (name: string): string | undefined => errors[`caseVouchers.0.${name}`]
  const isReady = typeId !== null && amount !== undefined && amount > 0
  const save = (): void => {
    if (!isReady) return
    const voucher = { voucherTypeId: typeId, amount, source: 'CREDITOR' as const, date }
    const optional = {
      dueDate: dueDate === '' ? null : dueDate,
      referenceId: referenceId.trim() === '' ? null : referenceId.trim(),
    }
    const body: Body = { currency, caseVouchers: [{ ...voucher, ...optional }] }
    adding.mutate({ input: { customerId: customer.customerId, body } })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={classes.quiet}>{t('claimHint')}</p>
      <Select
        label={t('claimKind')}
        allowDeselect={false}
        value={typeId}
        error={at('voucherTypeId')}
        onChange={setChosen}
        data={claims.map(({ voucherTypeId, label }) => ({ value: voucherTypeId, label }))}
      />
      <div className={classes.pair} data-kind="narrow-last">
        <TextInput
          label={t('amount')}
          inputMode="decimal"
          data-autofocus
          value={written}
          error={at('amount') ?? (written !== '' && amount === undefined ? t('badAmount') : undefined)}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <Select
          label={t('currency')}
          allowDeselect={false}
          value={currency}
          onChange={(value) => setCurrency(value ?? 'DKK')}
          data={[...currencies]}
        />
      </div>
      <Dates date={date} dueDate={dueDate} onDate={setDate} onDueDate={setDueDate} errorOf={at} />
      <TextInput
        label={t('claimReference')}
        value={referenceId}
        error={at('referenceId')}
        onChange={(event) => setReferenceId(event.currentTarget.value)}
      />
      <WhereItGoes customerId={customer.customerId} currency={currency} />
      {adding.isError && <ProblemNotice error={adding.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={!isReady} loading={adding.isPending}>
          {t('add')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** Books the claim, and leads to the case that it stands on. */
function useAdding(): Write<typeof client.cases.addVouchers> {
  const t = customersText.useText()
  const navigate = useNavigate()
  const showCase = async (caseId: string): Promise<void> => {
    const { caseSeqId, journalNumber } = await client.cases.get({ caseId })
    notifications.show({ message: t('claimDone', { number: journalNumber }) })
    await navigate({ to: `/cases/${caseSeqId}` })
  }
  return useWrite(client.cases.addVouchers, {
    onDone: ({ data }) => {
      void showCase(data.items[0]?.caseId ?? '')
    },
  })
}

function Dates(props: {
  date: string
  dueDate: string
  onDate: (day: string) => void
  onDueDate: (day: string) => void
  errorOf: (field: string) => string | undefined
}): ReactNode {
  const t = customersText.useText()
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('date')}
        type="date"
        value={props.date}
        error={props.errorOf('date')}
        onChange={(event) => props.onDate(event.currentTarget.value)}
      />
      <TextInput
        label={t('dueDate')}
        type="date"
        value={props.dueDate}
        error={props.errorOf('dueDate')}
        onChange={(event) => props.onDueDate(event.currentTarget.value)}
      />
    </div>
  )
}

/** The case that the claim will stand on. */
function WhereItGoes({ customerId, currency }: { customerId: string; currency: string }): ReactNode {
  const t = customersText.useText()
  const { data } = useRead(client.cases.list, { customerId, sort: '-createdAt', pageSize: 500 })
  if (data === undefined) return null
  const newest = data.items.find((one) => one.currency === currency && one.status !== 'ENDED')
  return (
    <p className={classes.preview} aria-live="polite">
      {newest === undefined ? t('willOpen') : t('willExtend', { number: newest.journalNumber })}
    </p>
  )
}
