import { TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { useTrial } from '../../api/trial.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { reversalOf } from './case.rules.ts'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelForm, type PanelFormProps } from './panel-form.tsx'
import type { CaseData, Voucher } from './use-case.ts'
import { voucherName } from './voucher-name.ts'

/** Takes a voucher back by a new one; the way in which money actions are undone. */
export function ReverseForm({
  data,
  onDone,
  voucherId,
}: PanelFormProps & { voucherId: string | undefined }): ReactNode {
  const t = casesText.useText()
  const draft = useFormDraft(`reverse ${voucherId ?? ''}`, { text: '' })
  const { text } = draft.fields
  const goesOn = useRef(false)
  const voucher = data.vouchers.find(({ caseVoucherId }) => caseVoucherId === voucherId)
  const reversing = useWrite(client.caseVouchers.reverse, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: t('booked') })
      onDone(goesOn.current)
    },
  })
  if (voucher === undefined) return null
  const save = (goOn: boolean): void => {
    goesOn.current = goOn
    reversing.mutate({
      input: { caseId: data.one.id, caseVoucherId: voucher.caseVoucherId, body: { text: text === '' ? null : text } },
    })
  }
  return (
    <PanelForm draft={draft} label={t('reverse')} saving={reversing} isReady onCancel={() => onDone()} onSave={save}>
      <p className={classes.quiet}>{t('reverseHint')}</p>
      <TextInput
        label={t('reason')}
        data-autofocus
        value={text}
        error={fieldErrors(reversing.error)['text']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
      <Preview data={data} voucher={voucher} />
    </PanelForm>
  )
}

/** What will be taken back, undone and owed, once the service has tried it out and taken it back. */
function Preview({ data, voucher }: { data: CaseData; voucher: Voucher }): ReactNode {
  const t = casesText.useText()
  const { one, vouchers, allocations } = data
  const { caseVoucherId, direction, amount, currency } = voucher
  const trial = useTrial(`reverse ${caseVoucherId}`, () =>
    client.caseVouchers.reverse({ caseId: one.id, caseVoucherId, body: {} }, { dryRun: true }),
  )
  if (trial.isError) return <ProblemNotice error={trial.error} />
  const nameOf = (id: string): string => {
    const found = vouchers.find((each) => each.caseVoucherId === id)
    return found === undefined ? t('voucher') : voucherName(found, data)
  }
  const { undone, outstanding } = reversalOf(voucher, { outstanding: one.outstanding, allocations })
  const lines = [
    [`${t('reversal')}: ${voucherName(voucher, data)}`, direction === 'debit' ? -amount : amount] as const,
    ...undone.map(
      (each) =>
        [
          t('noLongerPays', { payment: nameOf(each.creditVoucherId), voucher: nameOf(each.debitVoucherId) }),
          -each.amount,
        ] as const,
    ),
    [t('willOwe'), outstanding] as const,
  ]
  return (
    <section className={classes.preview} aria-busy={trial.isPending} aria-live="polite">
      <h3>{t('preview')}</h3>
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
