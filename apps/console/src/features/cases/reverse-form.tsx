import { TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { PanelFormProps } from './case-panels.tsx'
import { casesText } from './cases.text.ts'
import classes from './cases.module.css'
import { PanelButtons } from './panel-buttons.tsx'

/** Takes a voucher back by a new one; the way in which money actions are undone. */
export function ReverseForm({
  data,
  onDone,
  voucherId,
}: PanelFormProps & { voucherId: string | undefined }): ReactNode {
  const t = casesText.useText()
  const [text, setText] = useState('')
  const goesOn = useRef(false)
  const voucher = data.vouchers.find(({ caseVoucherId }) => caseVoucherId === voucherId)
  const reversing = useWrite(client.caseVouchers.reverse, {
    onDone: () => {
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
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(false)
      }}
    >
      <p className={classes.quiet}>{t('reverseHint')}</p>
      <dl className={classes.facts}>
        <dt>{data.typeLabel(voucher.voucherTypeId) ?? t(voucher.category)}</dt>
        <dd>
          <Money minor={voucher.direction === 'debit' ? -voucher.amount : voucher.amount} currency={voucher.currency} />
        </dd>
      </dl>
      <TextInput
        label={t('reason')}
        data-autofocus
        value={text}
        error={fieldErrors(reversing.error)['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {reversing.isError && <ProblemNotice error={reversing.error} />}
      <PanelButtons label={t('reverse')} isBusy={reversing.isPending} isReady onCancel={() => onDone()} onSave={save} />
    </form>
  )
}
