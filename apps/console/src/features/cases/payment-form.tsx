import { Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { type Input as Sent, useWrite } from '../../api/query.ts'
import { formatAmount, parseAmount, plainDate } from '../../text/format.ts'
import { DateField } from '../../ui/date-field.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { BookingPreview } from './booking-preview.tsx'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelButtons } from './panel-buttons.tsx'
import { useTrial } from '../../api/trial.ts'
import type { CaseData, Voucher } from './use-case.ts'
import { voucherName } from './voucher-name.ts'
import { workText } from './work.text.ts'

type Payment = Sent<typeof client.caseVoucherAllocations.registerCasePayment>

const usualOrder = 'policy'

/** Registers money that came in, after showing what will be booked. */
export function PaymentForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = casesText.useText()
  const tWork = workText.useText()
  const payable = data.vouchers.filter(({ outstanding }) => (outstanding ?? 0) > 0)
  const [source, setSource] = useState<'COLLECTOR' | 'CREDITOR'>('COLLECTOR')
  const [pays, setPays] = useState(usualOrder)
  const [written, setWritten] = useState('')
  const [date, setDate] = useState(plainDate(new Date()))
  const [text, setText] = useState('')
  const voucher = payable.find(({ caseVoucherId }) => caseVoucherId === pays)
  const wrong = wrongAmount(written, voucher)
  const amount = wrong === undefined ? parseAmount(written) : undefined
  const payment =
    amount === undefined
      ? undefined
      : paymentOf(data, { amount, source, date, text, voucherId: voucher?.caseVoucherId })
  const goesOn = useRef(false)
  const booking = useWrite(client.caseVoucherAllocations.registerCasePayment, {
    onDone: () => {
      notifications.show({ message: t('booked') })
      onDone(goesOn.current)
    },
  })
  const save = (goOn: boolean): void => {
    goesOn.current = goOn
    if (payment !== undefined) booking.mutate({ input: payment })
  }
  const errors = fieldErrors(booking.error)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(false)
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
        value={pays}
        onChange={(value) => setPays(value ?? usualOrder)}
        data={[
          { value: usualOrder, label: tWork('byPolicy') },
          ...payable.map((one) => ({
            value: one.caseVoucherId,
            label: `${voucherName(one, data)} · ${formatAmount(one.outstanding ?? 0)}`,
          })),
        ]}
      />
      <Input.Wrapper label={t('receivedBy')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('receivedBy')}
          value={source}
          onChange={setSource}
          data={[
            { value: 'COLLECTOR', label: t('us') },
            { value: 'CREDITOR', label: t('theCreditor') },
          ]}
        />
      </Input.Wrapper>
      <DateField label={t('date')} value={date} error={errors['date']} onChange={setDate} />
      <TextInput
        label={t('text')}
        value={text}
        error={errors['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {payment !== undefined && <Preview payment={payment} data={data} />}
      {booking.error !== null && <ProblemNotice error={booking.error} />}
      <PanelButtons
        label={t('book')}
        isBusy={booking.isPending}
        isReady={payment !== undefined}
        onCancel={() => onDone()}
        onSave={save}
      />
    </form>
  )
}

function wrongAmount(written: string, voucher: Voucher | undefined): string | undefined {
  if (written === '') return undefined
  const amount = parseAmount(written)
  if (amount === undefined || amount <= 0) return casesText.t('badAmount')
  const outstanding = voucher?.outstanding ?? Number.MAX_SAFE_INTEGER
  return amount > outstanding ? casesText.t('tooMuch', { amount: formatAmount(outstanding) }) : undefined
}

interface Written {
  readonly amount: number
  readonly source: 'COLLECTOR' | 'CREDITOR'
  readonly date: string
  readonly text: string
  /** The one that is paid; without it, debts are paid in the usual order. */
  readonly voucherId: string | undefined
}

function paymentOf({ one }: CaseData, { amount, source, date, text, voucherId }: Written): Payment {
  const allocations = voucherId === undefined ? {} : { allocations: [{ debitVoucherId: voucherId, amount }] }
  return {
    caseId: one.id,
    body: { amount, currency: one.currency, source, date, text: text === '' ? null : text, ...allocations },
  }
}

/** What will be booked, tried out on the service itself and taken back. */
function Preview({ payment, data }: { payment: Payment; data: CaseData }): ReactNode {
  const t = casesText.useText()
  const trial = useTrial(JSON.stringify(['payment', payment, data.one.outstanding]), () =>
    client.caseVoucherAllocations.registerCasePayment(payment, { dryRun: true }),
  )
  return <BookingPreview trial={trial} data={data} first={[t('willDeposit'), payment.body.amount]} />
}
