import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { parseAmount } from '../../../../text/format.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { When } from '../../../../ui/when.tsx'
import { disputesText } from '../../../disputes/index.ts'
import { voucherName } from '../../voucher-name.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'

type Outcome = 'UPHELD' | 'PARTLY_UPHELD' | 'REJECTED' | 'WITHDRAWN'

interface Fields {
  readonly outcome: Outcome | null
  readonly answer: string
  readonly amount: string
}

const hints = { UPHELD: 'upheldHint', REJECTED: 'rejectedHint', WITHDRAWN: 'withdrawnHint' } as const

/** Decides the open dispute of a voucher, or records that it was withdrawn. */
export function DecideForm({ data, onDone, voucherId }: PanelFormProps): ReactNode {
  const t = disputesText.useText()
  const tWords = wordsText.useText()
  const voucher = data.vouchers.find(({ caseVoucherId }) => caseVoucherId === voucherId)
  const dispute = data.disputes.find(({ caseVoucherId, state }) => caseVoucherId === voucherId && state === 'OPEN')
  const draft = useFormDraft<Fields>(`decide ${voucherId ?? ''}`, { outcome: null, answer: '', amount: '' })
  const { outcome, answer, amount: written } = draft.fields
  const settings = { draft, message: t('decided'), onDone }
  const deciding = usePanelWrite(client.disputes.decide, settings)
  const withdrawing = usePanelWrite(client.disputes.withdraw, settings)
  if (voucher === undefined || dispute === undefined) return null
  const saving = outcome === 'WITHDRAWN' ? withdrawing : deciding
  const amount = outcome === 'PARTLY_UPHELD' ? parseAmount(written) : undefined
  const text = answer.trim() === '' ? null : answer
  const needsText = outcome === 'REJECTED' || outcome === 'PARTLY_UPHELD'
  const isReady =
    outcome !== null && (!needsText || text !== null) && (outcome !== 'PARTLY_UPHELD' || amount !== undefined)
  const errors = fieldErrors(saving.error)
  const { disputeId } = dispute
  const save = (): void => {
    if (outcome === null) return
    if (outcome === 'WITHDRAWN') withdrawing.save({ disputeId, body: { reason: text } })
    else deciding.save({ disputeId, body: { decision: outcome, answer: text, ...(amount === undefined ? {} : { amount }) } })
  }
  return (
    <PanelForm
      draft={draft}
      label={t('decide')}
      saving={saving}
      isReady={isReady}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={save}
    >
      <p>
        <b>{voucherName(voucher, data)}</b> <Money minor={dispute.outstanding} currency={dispute.currency} />
      </p>
      <div className={layout.box}>
        <p className={layout.quietText}>
          {t(dispute.raisedBy)} · <When at={dispute.createdAt} />
        </p>
        <p className={layout.richText}>{dispute.reason}</p>
      </div>
      <Select
        label={t('decision')}
        data-autofocus
        value={outcome}
        description={outcome !== null && outcome !== 'PARTLY_UPHELD' ? t(hints[outcome]) : undefined}
        onChange={(next) => draft.set({ outcome: next })}
        data={(['UPHELD', 'PARTLY_UPHELD', 'REJECTED', 'WITHDRAWN'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
      />
      {outcome === 'PARTLY_UPHELD' && (
        <TextInput
          label={t('creditAmount')}
          inputMode="decimal"
          value={written}
          error={written !== '' && amount === undefined ? tWords('badAmount') : errors['amount']}
          onChange={(event) => draft.set({ amount: event.currentTarget.value })}
        />
      )}
      {outcome !== null && (
        <Textarea
          label={outcome === 'WITHDRAWN' ? tWords('justification') : t('answer')}
          description={outcome === 'WITHDRAWN' ? undefined : t('answerHint')}
          autosize
          minRows={4}
          maxLength={5000}
          required={needsText}
          value={answer}
          error={errors['answer']}
          onChange={(event) => draft.set({ answer: event.currentTarget.value })}
        />
      )}
    </PanelForm>
  )
}
