import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { formatAmount, parseAmount, plainDate } from '../../text/format.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelButtons } from './panel-buttons.tsx'
import { useTrial } from '../../api/trial.ts'
import type { CaseData, Voucher } from './use-case.ts'
import { voucherName } from './voucher-name.ts'

interface Payment {
  readonly voucher: Voucher
  readonly amount: number
  readonly date: string
  readonly text: string
}

/** Registers money that came in, after showing what will be booked. */
export function PaymentForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = casesText.useText()
  const payable = data.vouchers.filter(({ outstanding }) => (outstanding ?? 0) > 0)
  const [receiver, setReceiver] = useState<'us' | 'creditor'>('us')
  const [voucherId, setVoucherId] = useState(firstToPay(payable)?.caseVoucherId ?? null)
  const [written, setWritten] = useState('')
  const [date, setDate] = useState(plainDate(new Date()))
  const [text, setText] = useState('')
  const voucher = payable.find(({ caseVoucherId }) => caseVoucherId === voucherId)
  const amount = parseAmount(written)
  const wrong = wrongAmount(written, voucher)
  const payment =
    voucher === undefined || amount === undefined || wrong !== undefined ? undefined : { voucher, amount, date, text }
  const booking = useBooking(receiver, data, onDone)
  const errors = fieldErrors(booking.error)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (payment !== undefined) booking.book(payment, false)
      }}
    >
      <TextInput
        label={t('amount')}
        inputMode="decimal"
        autoFocus
        data-autofocus
        value={written}
        rightSection={<span className={classes.small}>{data.one.currency}</span>}
        rightSectionWidth={48}
        error={errors['amount'] ?? wrong}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Select
        label={t('paysVoucher')}
        allowDeselect={false}
        value={voucherId}
        onChange={setVoucherId}
        data={payable.map((one) => ({
          value: one.caseVoucherId,
          label: `${voucherName(one, data)} · ${formatAmount(one.outstanding ?? 0)}`,
        }))}
      />
      <div>
        <p className={classes.small}>{t('receivedBy')}</p>
        <SegmentedControl
          fullWidth
          aria-label={t('receivedBy')}
          value={receiver}
          onChange={(value) => setReceiver(value)}
          data={[
            { value: 'us', label: t('us') },
            { value: 'creditor', label: t('theCreditor') },
          ]}
        />
      </div>
      <TextInput
        label={t('date')}
        type="date"
        value={date}
        error={errors['date']}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <TextInput
        label={t('text')}
        value={text}
        error={errors['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Preview payment={payment} data={data} tryOut={booking.tryOut} receiver={receiver} />
      {booking.error !== null && <ProblemNotice error={booking.error} />}
      <PanelButtons
        label={t('book')}
        isBusy={booking.isPending}
        isReady={payment !== undefined}
        onCancel={() => onDone()}
        onSave={(goOn) => payment !== undefined && booking.book(payment, goOn)}
      />
    </form>
  )
}

/** The principal first: it is what people mean when they pay. */
function firstToPay(payable: readonly Voucher[]): Voucher | undefined {
  return payable.find(({ category }) => category === 'principal') ?? payable[0]
}

function wrongAmount(written: string, voucher: Voucher | undefined): string | undefined {
  if (written === '') return undefined
  const amount = parseAmount(written)
  const outstanding = voucher?.outstanding ?? 0
  if (amount === undefined || amount <= 0) return casesText.t('badAmount')
  return amount > outstanding ? casesText.t('tooMuch', { amount: formatAmount(outstanding) }) : undefined
}

interface Booking {
  readonly isPending: boolean
  readonly error: unknown
  readonly book: (payment: Payment, goOn: boolean) => void
  readonly tryOut: (payment: Payment) => Promise<unknown>
}

/** Money to us is a deposit on the case; money to the creditor is a direct payment. Both pay the voucher at once. */
function useBooking(receiver: 'us' | 'creditor', data: CaseData, onDone: PanelFormProps['onDone']): Booking {
  const t = casesText.useText()
  const { data: types } = useRead(client.voucherTypes.list, { pageSize: 500 }, { staleTime: 300_000 })
  const deposit = types?.items.find(({ category, standard }) => category === 'deposit' && standard)
  const goesOn = useRef(false)
  const finish = (): void => {
    notifications.show({ message: t('booked') })
    onDone(goesOn.current)
  }
  const direct = useWrite(client.directPayments.register, { onDone: finish })
  const own = useWrite(client.caseVouchers.create, { onDone: finish })
  const { one } = data
  const directInput = ({ voucher, amount, date, text }: Payment) => ({
    body: {
      caseVoucherId: voucher.caseVoucherId,
      amount,
      date,
      currency: one.currency,
      text: text === '' ? null : text,
    },
  })
  const ownInput = ({ voucher, amount, date, text }: Payment) => ({
    caseId: one.id,
    body: {
      voucherTypeId: deposit?.voucherTypeId ?? '',
      amount,
      currency: one.currency,
      source: 'COLLECTOR' as const,
      date,
      text: text === '' ? null : text,
      referenceCaseVoucherId: voucher.caseVoucherId,
    },
  })
  return {
    isPending: direct.isPending || own.isPending,
    error: receiver === 'us' ? own.error : direct.error,
    book: (payment, goOn) => {
      goesOn.current = goOn
      if (receiver === 'us') own.mutate({ input: ownInput(payment) })
      else direct.mutate({ input: directInput(payment) })
    },
    tryOut: (payment) =>
      receiver === 'us'
        ? client.caseVouchers.create(ownInput(payment), { dryRun: true })
        : client.directPayments.register(directInput(payment), { dryRun: true }),
  }
}

/** What will be booked, tried out on the service itself and taken back. */
function Preview(props: {
  payment: Payment | undefined
  data: CaseData
  receiver: string
  tryOut: Booking['tryOut']
}): ReactNode {
  const t = casesText.useText()
  const { payment, data, receiver } = props
  const trial = useTrial(
    payment === undefined
      ? undefined
      : `payment ${receiver} ${payment.voucher.caseVoucherId} ${payment.amount} ${payment.date}`,
    async () => (payment === undefined ? null : ((await props.tryOut(payment)) ?? null)),
  )
  if (payment === undefined) return null
  if (trial.isError) return <ProblemNotice error={trial.error} />
  const { voucher, amount } = payment
  const name = voucherName(voucher, data)
  const lines = [
    [t('willDeposit'), amount],
    [t('willPay', { voucher: name }), amount],
    [t('willRemain', { voucher: name }), (voucher.outstanding ?? 0) - amount],
    [t('willOwe'), data.one.outstanding - amount],
  ] as const
  return (
    <section className={classes.preview} aria-busy={trial.isPending} aria-live="polite">
      <h3>{t('preview')}</h3>
      <dl className={classes.facts}>
        {lines.map(([label, minor]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} amount`}>
            <Money minor={minor} currency={data.one.currency} />
          </dd>,
        ])}
      </dl>
    </section>
  )
}
