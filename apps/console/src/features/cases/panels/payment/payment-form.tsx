import { Checkbox, Input, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import type { Input as Sent } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { type Trial, useTrial } from '../../../../api/trial.ts'
import { formatAmount, parseAmount, plainDate } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { AmountField } from '../../../../ui/amount-field.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import { casesText } from '../../cases.text.ts'
import { type Earmark, earmarkCategories, type EarmarkCategory, useMayEarmark } from '../../earmark.ts'
import type { CaseData, Voucher } from '../../use-case.ts'
import { voucherName } from '../../voucher-name.ts'
import { BookingPreview } from '../booking-preview.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { panelsText } from '../panels.text.ts'
import { reversePanel } from '../reverse/reverse-panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { paymentText } from './payment.text.ts'
import { tenantNow } from '../../../../text/tenant-time.ts'

type Payment = Sent<typeof client.caseVoucherAllocations.registerCasePayment>

const usualOrder = 'policy'

interface Fields {
  readonly source: 'COLLECTOR' | 'CREDITOR'
  /** The voucher that is paid, or `policy`. */
  readonly pays: string
  /** Whether the debtor chose what the payment covers. */
  readonly isChosen: boolean
  readonly amount: string
  readonly date: string
  readonly text: string
}

function nothingYet(): Fields {
  return { source: 'COLLECTOR', pays: usualOrder, isChosen: false, amount: '', date: plainDate(tenantNow()), text: '' }
}

/** Registers a payment, after showing what will be booked. */
export function PaymentForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = paymentText.useText()
  const tPanels = panelsText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const payable = data.vouchers.filter(({ outstanding }) => (outstanding ?? 0) > 0)
  const draft = useFormDraft(`payment ${data.record.id}`, nothingYet())
  const { source, pays, amount: written, date, text } = draft.fields
  const mayChoose = useMayEarmark(data.record.id)
  const isChosen = mayChoose && draft.fields.isChosen
  // Somebody else may have paid the chosen voucher since.
  const voucher = payable.find(({ caseVoucherId }) => caseVoucherId === pays)
  const wrong = wrongAmount(written, isChosen ? undefined : voucher)
  const amount = wrong === undefined ? parseAmount(written) : undefined
  const voucherId = voucher?.caseVoucherId
  const payment =
    amount === undefined
      ? undefined
      : paymentOf(data, { amount, source, date, text, ...coveredBy(pays, voucherId, isChosen) })
  // A payment is undone by a reversal, which has a preview of its own.
  const undo = (booked: { caseVoucherId: string }): void => {
    void navigate({
      to: `/cases/${data.record.caseSeqId}`,
      search: { panel: reversePanel.name, voucher: booked.caseVoucherId },
    })
  }
  const booking = usePanelWrite(client.caseVoucherAllocations.registerCasePayment, {
    draft,
    message: t('done', { amount: `${formatAmount(amount ?? 0)} ${data.record.currency}` }),
    ...(useMay()('write:case-vouchers') ? { undo } : {}),
    onDone,
  })
  const trial = usePaymentTrial(payment, data)
  const errors = fieldErrors(booking.error)
  return (
    <PanelForm
      draft={draft}
      label={tPanels('book')}
      saving={booking}
      isReady={trial.isCurrent}
      onCancel={() => onDone()}
      onSave={(goOn) => payment !== undefined && booking.save(payment, goOn)}
    >
      <AmountField
        label={tWords('amount')}
        autoFocus
        data-autofocus
        value={written}
        rightSection={<span className={layout.small}>{data.record.currency}</span>}
        rightSectionWidth={48}
        error={errors['amount'] ?? wrong}
        onChange={(amount) => draft.set({ amount })}
      />
      <Covered data={data} draft={draft} payable={payable} mayChoose={mayChoose} />
      <Input.Wrapper label={t('receivedBy')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('receivedBy')}
          value={source}
          onChange={(value) => draft.set({ source: value })}
          data={[
            { value: 'COLLECTOR', label: tWords('us') },
            { value: 'CREDITOR', label: tWords('theCreditor') },
          ]}
        />
      </Input.Wrapper>
      <DateField
        label={tWords('date')}
        value={date}
        error={errors['date']}
        onChange={(next) => draft.set({ date: next })}
      />
      <TextInput
        label={tWords('text')}
        value={text}
        error={errors['text']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
      {payment !== undefined && (booking.error === null || !trial.isError) && (
        <BookingPreview trial={trial} data={data} first={[tWords('payment'), payment.body.amount]} />
      )}
    </PanelForm>
  )
}

/** What the payment covers, and whether the debtor chose it. */
function Covered(props: {
  data: CaseData
  draft: FormDraft<Fields>
  payable: readonly Voucher[]
  mayChoose: boolean
}): ReactNode {
  const t = paymentText.useText()
  const tPanels = panelsText.useText()
  const tCases = casesText.useText()
  const { data, draft, payable, mayChoose } = props
  const isChosen = mayChoose && draft.fields.isChosen
  const options = [
    { value: usualOrder, label: tPanels('byPolicy') },
    ...(isChosen ? earmarkCategories.map((value) => ({ value, label: tCases(value) })) : []),
    ...payable.map((voucher) => ({
      value: voucher.caseVoucherId,
      label: `${voucherName(voucher, data)} · ${formatAmount(voucher.outstanding ?? 0)}`,
    })),
  ]
  return (
    <>
      <Select
        label={t('paysVoucher')}
        allowDeselect={false}
        value={options.find(({ value }) => value === draft.fields.pays)?.value ?? usualOrder}
        onChange={(value) => draft.set({ pays: value ?? usualOrder })}
        data={options}
      />
      {mayChoose && (
        <Checkbox
          label={t('debtorChose')}
          description={t('debtorChoseHint')}
          checked={isChosen}
          onChange={(event) => draft.set({ isChosen: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

function wrongAmount(written: string, voucher: Voucher | undefined): string | undefined {
  if (written === '') return undefined
  const amount = parseAmount(written)
  if (amount === undefined || amount <= 0) return wordsText.t('badAmount')
  const outstanding = voucher?.outstanding ?? Number.MAX_SAFE_INTEGER
  return amount > outstanding ? panelsText.t('tooMuch', { amount: formatAmount(outstanding) }) : undefined
}

interface Written {
  readonly amount: number
  readonly source: 'COLLECTOR' | 'CREDITOR'
  readonly date: string
  readonly text: string
  /** The voucher to pay, or what the debtor chose; without them, the debt is paid in the default order. */
  readonly voucherId?: string
  readonly earmark?: Earmark
}

function categoryOf(pays: string): EarmarkCategory | undefined {
  return earmarkCategories.find((category) => category === pays)
}

function coveredBy(
  pays: string,
  voucherId: string | undefined,
  isChosen: boolean,
): Pick<Written, 'voucherId' | 'earmark'> {
  const category = categoryOf(pays)
  if (isChosen && category !== undefined) return { earmark: { categories: [category] } }
  if (voucherId === undefined) return {}
  return isChosen ? { earmark: { debitVoucherIds: [voucherId] } } : { voucherId }
}

function paymentOf({ record }: CaseData, { amount, source, date, text, voucherId, earmark }: Written): Payment {
  const allocations = voucherId === undefined ? {} : { allocations: [{ debitVoucherId: voucherId, amount }] }
  return {
    caseId: record.id,
    body: {
      amount,
      currency: record.currency,
      source,
      date,
      text: text === '' ? null : text,
      ...allocations,
      ...(earmark && { earmark }),
    },
  }
}

type Tried = Awaited<ReturnType<typeof client.caseVoucherAllocations.registerCasePayment>>

/** Shows what a payment will book, with a dry run. */
function usePaymentTrial(payment: Payment | undefined, { record }: CaseData): Trial<Tried> {
  const name = payment === undefined ? undefined : JSON.stringify(['payment', payment, record.outstanding])
  return useTrial(name, () => {
    if (payment === undefined) throw new Error('There is no payment to try.')
    return client.caseVoucherAllocations.registerCasePayment(payment, { dryRun: true })
  })
}
