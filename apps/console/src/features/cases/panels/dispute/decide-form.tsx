import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import layout from '../../../../ui/layout.module.css'
import { Money } from '../../../../ui/money.tsx'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import { When } from '../../../../ui/when.tsx'
import { type Dispute, disputesText } from '../../../disputes/index.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { creditOf, type DecisionFields, isComplete, needsAnswer, outcomes } from './decision.rules.ts'

const hints = {
  UPHELD: 'upheldHint',
  PARTLY_UPHELD: 'partlyHint',
  REJECTED: 'rejectedHint',
  WITHDRAWN: 'withdrawnHint',
} as const

/** Decides the open dispute of a voucher, or records that it was withdrawn. */
export function DecideForm({ data, onDone, voucherId }: PanelFormProps): ReactNode {
  const dispute = data.disputes.find(({ caseVoucherId, state }) => caseVoucherId === voucherId && state === 'OPEN')
  return dispute === undefined ? null : <Decision dispute={dispute} onDone={onDone} />
}

function Decision({ dispute, onDone }: { dispute: Dispute } & Pick<PanelFormProps, 'onDone'>): ReactNode {
  const t = disputesText.useText()
  const { disputeId, caseVoucherId } = dispute
  const draft = useFormDraft<DecisionFields>(`decide ${caseVoucherId}`, { outcome: null, answer: '', amount: '' })
  const { outcome, answer } = draft.fields
  const settings = { draft, message: t('decided'), onDone }
  const deciding = usePanelWrite(client.disputes.decide, settings)
  const withdrawing = usePanelWrite(client.disputes.withdraw, settings)
  const saving = outcome === 'WITHDRAWN' ? withdrawing : deciding
  const text = answer.trim() === '' ? null : answer
  const save = (): void => {
    if (outcome === null) return
    if (outcome === 'WITHDRAWN') withdrawing.save({ disputeId, body: { reason: text } })
    else deciding.save({ disputeId, body: { decision: outcome, answer: text, amount: creditOf(draft.fields) ?? null } })
  }
  return (
    <PanelForm
      draft={draft}
      label={t('decide')}
      saving={saving}
      isReady={isComplete(draft.fields)}
      offersNext={false}
      onCancel={() => onDone()}
      onSave={save}
    >
      <p>
        <b>{dispute.referenceId}</b> <Money minor={dispute.outstanding} currency={dispute.currency} />
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
        description={outcome === null ? undefined : t(hints[outcome])}
        onChange={(next) => draft.set({ outcome: next })}
        data={outcomes.map((value) => ({ value, label: t(value) }))}
      />
      {outcome === 'PARTLY_UPHELD' && <CreditField draft={draft} error={saving.error} />}
      {outcome !== null && <AnswerField draft={draft} error={saving.error} />}
    </PanelForm>
  )
}

interface FieldProps {
  readonly draft: FormDraft<DecisionFields>
  readonly error: unknown
}

function CreditField({ draft, error }: FieldProps): ReactNode {
  const t = disputesText.useText()
  const { amount } = draft.fields
  const isWrong = amount !== '' && creditOf(draft.fields) === undefined
  return (
    <TextInput
      label={t('creditAmount')}
      inputMode="decimal"
      value={amount}
      error={isWrong ? wordsText.t('badAmount') : fieldErrors(error)['amount']}
      onChange={(event) => draft.set({ amount: event.currentTarget.value })}
    />
  )
}

function AnswerField({ draft, error }: FieldProps): ReactNode {
  const t = disputesText.useText()
  const isWithdrawn = draft.fields.outcome === 'WITHDRAWN'
  return (
    <Textarea
      label={isWithdrawn ? wordsText.t('justification') : t('answer')}
      description={isWithdrawn ? undefined : t('answerHint')}
      autosize
      minRows={4}
      maxLength={5000}
      required={needsAnswer(draft.fields)}
      value={draft.fields.answer}
      error={fieldErrors(error)['answer']}
      onChange={(event) => draft.set({ answer: event.currentTarget.value })}
    />
  )
}
