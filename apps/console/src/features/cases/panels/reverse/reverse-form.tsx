import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { type Trial, useTrial } from '../../../../api/trial.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { ProblemNotice } from '../../../../ui/problem-notice.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { reversalOf } from '../../case.rules.ts'
import classes from '../../cases.module.css'
import { casesText } from '../../cases.text.ts'
import type { CaseData, Voucher } from '../../use-case.ts'
import { voucherName } from '../../voucher-name.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { panelsText } from '../panels.text.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { voucherText } from '../voucher/voucher.text.ts'
import { reverseText } from './reverse.text.ts'

/** Reverses a voucher. This is how any booking is undone. */
export function ReverseForm({ data, onDone, voucherId }: PanelFormProps): ReactNode {
  const t = reverseText.useText()
  const tWords = wordsText.useText()
  const tPanels = panelsText.useText()
  const draft = useFormDraft(`reverse ${voucherId ?? ''}`, { text: '' })
  const { text } = draft.fields
  const voucher = data.vouchers.find(({ caseVoucherId }) => caseVoucherId === voucherId)
  const reversing = usePanelWrite(client.caseVouchers.reverse, { draft, message: tPanels('booked'), onDone })
  const trial = useTrial(voucher === undefined ? undefined : `reverse ${voucher.caseVoucherId}`, () =>
    client.caseVouchers.reverse(
      { caseId: data.record.id, caseVoucherId: voucher?.caseVoucherId ?? '', body: {} },
      { dryRun: true },
    ),
  )
  if (voucher === undefined) return null
  const save = (goOn: boolean): void => {
    reversing.save(
      { caseId: data.record.id, caseVoucherId: voucher.caseVoucherId, body: { text: text === '' ? null : text } },
      goOn,
    )
  }
  return (
    <PanelForm
      draft={draft}
      label={tWords('reverse')}
      saving={reversing}
      isReady={trial.isCurrent}
      onCancel={() => onDone()}
      onSave={save}
    >
      <p className={layout.quiet}>{t('hint')}</p>
      <TextInput
        label={tPanels('reason')}
        data-autofocus
        value={text}
        error={fieldErrors(reversing.error)['text']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
      <Preview data={data} voucher={voucher} trial={trial} />
    </PanelForm>
  )
}

/** What the reversal will book, once the dry run has succeeded. */
function Preview({ data, voucher, trial }: { data: CaseData; voucher: Voucher; trial: Trial<unknown> }): ReactNode {
  const tCases = casesText.useText()
  const tVoucher = voucherText.useText()
  const t = reverseText.useText()
  const tWords = wordsText.useText()
  const { record, vouchers, allocations } = data
  const { direction, amount, currency } = voucher
  if (trial.isError) return <ProblemNotice error={trial.error} />
  const nameOf = (id: string): string => {
    const found = vouchers.find((each) => each.caseVoucherId === id)
    return found === undefined ? tVoucher('title') : voucherName(found, data)
  }
  const { undone, outstanding } = reversalOf(voucher, { outstanding: record.outstanding, allocations })
  const lines = [
    [`${tCases('reversal')}: ${voucherName(voucher, data)}`, direction === 'debit' ? -amount : amount] as const,
    ...undone.map(
      (each) =>
        [
          t('noLongerPays', { payment: nameOf(each.creditVoucherId), voucher: nameOf(each.debitVoucherId) }),
          -each.amount,
        ] as const,
    ),
    [tWords('outstandingOnTheCase'), outstanding] as const,
  ]
  return (
    <section className={layout.box} aria-busy={trial.isPending} aria-live="polite">
      <h3>{tWords('preview')}</h3>
      <dl className={classes.facts}>
        {lines.map(([label, minor], index) => [
          <dt key={`${index} label`}>{label}</dt>,
          <dd key={`${index} amount`}>
            <Money minor={minor} currency={currency} />
          </dd>,
        ])}
      </dl>
    </section>
  )
}
