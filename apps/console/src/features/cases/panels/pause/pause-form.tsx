import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead } from '../../../../api/query.ts'
import { parseAmount } from '../../../../text/format.ts'
import { dateInDays } from '../../../../text/plain-date.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { type FormDraft, useFormDraft } from '../../../../ui/use-form-draft.ts'
import { paymentPlansText } from '../../../payment-plans/index.ts'
import { updateName } from '../../standard.text.ts'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { usePanelWrite } from '../use-panel-write.ts'
import { pauseText } from './pause.text.ts'

interface Fields {
  readonly typeId: string | null
  readonly text: string
  readonly remindOn: string
  readonly promised: string
}

/** Pauses the case with an update: the reason, and when to be reminded. */
export function PauseForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = pauseText.useText()
  const tWords = wordsText.useText()

  const { data: types } = useRead(client.updates.listTypes, { pageSize: 500 }, { staleTime: 300_000 })
  const draft = useFormDraft<Fields>(`pause ${data.record.id}`, {
    ...{ typeId: null, text: '', remindOn: dateInDays(7), promised: '' },
  })
  const { typeId, text, remindOn, promised } = draft.fields
  const saved = { draft, message: tWords('saved'), onDone }
  const pausing = usePanelWrite(client.updates.create, saved)
  const promising = usePanelWrite(client.promises.create, saved)
  const choices = (types?.items ?? []).filter(
    ({ pausing: isPausing, selectable, referenceType }) => isPausing && selectable && referenceType === 'CASE',
  )
  const isPromise = choices.some(({ updateTypeId, label }) => updateTypeId === typeId && label === 'Payment promised')
  const amount = isPromise ? amountIn(promised) : {}
  const saving = isPromise ? promising : pausing
  const errors = fieldErrors(saving.error)
  const caseId = data.record.id
  const save = (goOn: boolean): void => {
    if (typeId === null || amount === undefined) return
    if (isPromise) promising.save({ body: { caseId, dueAt: remindOn, text, ...amount } }, goOn)
    else pausing.save({ body: { updateTypeId: typeId, referenceId: caseId, update: text, remindedAt: remindOn } }, goOn)
  }
  return (
    <PanelForm
      draft={draft}
      label={t('title')}
      saving={saving}
      isReady={typeId !== null && amount !== undefined}
      onCancel={() => onDone()}
      onSave={save}
    >
      <Select
        label={tWords('type')}
        data-autofocus
        value={typeId}
        error={errors['updateTypeId']}
        onChange={(next) => draft.set({ typeId: next })}
        data={choices.map(({ updateTypeId, label }) => ({ value: updateTypeId, label: updateName(label) }))}
      />
      <DateField
        label={tWords('remindMeOn')}
        value={remindOn}
        error={errors[isPromise ? 'dueAt' : 'remindedAt']}
        onChange={(next) => draft.set({ remindOn: next })}
      />
      {isPromise && (
        <PromisedAmount draft={draft} error={amount === undefined ? tWords('badAmount') : errors['amount']} />
      )}
      <Textarea
        label={tWords('text')}
        autosize
        minRows={3}
        value={text}
        error={errors[isPromise ? 'text' : 'update']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
    </PanelForm>
  )
}

/** The promised amount as the API takes it; nothing if everything was promised, undefined if the text is no amount. */
function amountIn(promised: string): { amount?: number } | undefined {
  if (promised === '') return {}
  const amount = parseAmount(promised) ?? 0
  return amount > 0 ? { amount } : undefined
}

function PromisedAmount({ draft, error }: { draft: FormDraft<Fields>; error: string | undefined }): ReactNode {
  const tPlans = paymentPlansText.useText()
  return (
    <TextInput
      label={tPlans('promisedAmount')}
      description={tPlans('promisedHint')}
      inputMode="decimal"
      value={draft.fields.promised}
      error={error}
      onChange={(event) => draft.set({ promised: event.currentTarget.value })}
    />
  )
}
