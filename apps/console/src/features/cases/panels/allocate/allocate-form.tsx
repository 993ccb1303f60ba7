import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import type { Input } from '../../../../api/query.ts'
import { useTrial } from '../../../../api/trial.ts'
import { formatAmount, parseAmount } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { AmountField } from '../../../../ui/amount-field.tsx'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import classes from '../../cases.module.css'
import type { Voucher } from '../../use-case.ts'
import { voucherName } from '../../voucher-name.ts'
import { BookingPreview } from '../booking-preview.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { panelsText } from '../panels.text.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { allocateText } from './allocate.text.ts'

type Body = Input<typeof client.caseVoucherAllocations.allocateCaseVoucher>['body']

interface Fields {
  readonly how: 'policy' | 'hand'
  /** The entered amounts by voucher. */
  readonly written: Readonly<Record<string, string>>
}

/** Allocates unallocated money to claims, after showing what will be booked. */
export function AllocateForm(props: PanelFormProps): ReactNode {
  const t = allocateText.useText()
  const credits = props.data.vouchers.filter(({ unallocated }) => (unallocated ?? 0) > 0)
  const credit = credits.find(({ caseVoucherId }) => caseVoucherId === props.voucherId) ?? credits[0]
  if (credit === undefined) return <p className={layout.quiet}>{t('noCredit')}</p>
  return <CreditForm key={credit.caseVoucherId} {...props} credit={credit} />
}

function CreditForm({ data, credit, onDone }: PanelFormProps & { credit: Voucher }): ReactNode {
  const t = allocateText.useText()
  const tPanels = panelsText.useText()
  const payable = data.vouchers.filter(({ outstanding }) => (outstanding ?? 0) > 0)
  const draft = useFormDraft<Fields>(`allocate ${credit.caseVoucherId}`, { how: 'policy', written: {} })
  const { how, written } = draft.fields
  const wrong = wrongAmounts(payable, written, credit.unallocated ?? 0)
  const body = bodyOf(credit, how === 'hand' ? payable : [], written)
  const isReady = how === 'policy' || (body.allocations !== undefined && Object.keys(wrong).length === 0)
  const trial = useTrial(
    isReady ? JSON.stringify(['allocate', body, data.record.updatedAt, data.record.outstanding]) : undefined,
    () => client.caseVoucherAllocations.allocateCaseVoucher({ body }, { dryRun: true }),
  )
  const allocating = usePanelWrite(client.caseVoucherAllocations.allocateCaseVoucher, {
    draft,
    message: tPanels('booked'),
    onDone,
  })
  return (
    <PanelForm
      draft={draft}
      label={t('title')}
      saving={allocating}
      isReady={trial.isCurrent}
      onCancel={() => onDone()}
      onSave={(goOn) => allocating.save({ body }, goOn)}
    >
      <dl className={classes.facts}>
        <dt>{voucherName(credit, data)}</dt>
        <dd>
          <Money minor={credit.unallocated ?? 0} currency={credit.currency} />
        </dd>
      </dl>
      <SegmentedControl
        fullWidth
        aria-label={t('how')}
        value={how}
        onChange={(value) => draft.set({ how: value })}
        data={[
          { value: 'policy', label: tPanels('byPolicy') },
          { value: 'hand', label: t('byHand') },
        ]}
      />
      {how === 'hand' &&
        payable.map((voucher) => (
          <AmountField
            key={voucher.caseVoucherId}
            label={`${voucherName(voucher, data)} · ${formatAmount(voucher.outstanding ?? 0)}`}
            value={written[voucher.caseVoucherId] ?? ''}
            error={wrong[voucher.caseVoucherId]}
            onChange={(text) => draft.set({ written: { ...written, [voucher.caseVoucherId]: text } })}
          />
        ))}
      {isReady && <BookingPreview trial={trial} data={data} />}
    </PanelForm>
  )
}

/** The allocations of the entered amounts, or none for the default order. */
function bodyOf(credit: Voucher, payable: readonly Voucher[], written: Fields['written']): Body {
  const allocations = payable.flatMap(({ caseVoucherId }) => {
    const amount = parseAmount(written[caseVoucherId] ?? '') ?? 0
    return amount > 0 ? [{ debitVoucherId: caseVoucherId, amount }] : []
  })
  return { creditVoucherId: credit.caseVoucherId, ...(allocations.length === 0 ? {} : { allocations }) }
}

/** Errors by voucher: no amount may exceed the outstanding amount, nor all together the unallocated amount. */
function wrongAmounts(
  payable: readonly Voucher[],
  written: Readonly<Record<string, string>>,
  unallocated: number,
): Record<string, string> {
  let left = unallocated
  const found: Record<string, string> = {}
  for (const { caseVoucherId, outstanding } of payable) {
    const text = written[caseVoucherId] ?? ''
    const amount = text === '' ? 0 : parseAmount(text)
    if (amount === undefined || amount < 0) found[caseVoucherId] = wordsText.t('badAmount')
    else if (amount > (outstanding ?? 0)) {
      found[caseVoucherId] = panelsText.t('tooMuch', { amount: formatAmount(outstanding ?? 0) })
    } else if (amount > left) found[caseVoucherId] = allocateText.t('tooMuch', { amount: formatAmount(left) })
    left -= amount ?? 0
  }
  return found
}
