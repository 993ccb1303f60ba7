import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { client } from '../../../../api/client.ts'
import { useRead } from '../../../../api/query.ts'
import { parseAmount } from '../../../../text/format.ts'
import { dateInDays } from '../../../../text/plain-date.ts'
import { wordsText } from '../../../../text/words.text.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
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
  const tPlans = paymentPlansText.useText()

  const { data: types } = useRead(client.updates.listTypes, { pageSize: 500 }, { staleTime: 300_000 })
  const draft = useFormDraft<Fields>(`pause ${data.record.id}`, {
    ...{ typeId: null, text: '', remindOn: dateInDays(7), promised: '' },
  })
  const { typeId, text, remindOn, promised } = draft.fields
  const pausing = usePanelWrite(client.updates.create, { draft, message: tWords('saved'), onDone })
  const errors = fieldErrors(pausing.error)
  const choices = (types?.items ?? []).filter(
    ({ pausing: isPausing, selectable, referenceType }) => isPausing && selectable && referenceType === 'CASE',
  )
  const isPromise = choices.some(({ updateTypeId, label }) => updateTypeId === typeId && label === 'Payment promised')
  const promisedAmount = isPromise ? parseAmount(promised) : undefined
  const isWrong = isPromise && promised !== '' && (promisedAmount ?? 0) <= 0
  const save = (goOn: boolean): void => {
    if (typeId === null || isWrong) return
    const promise = promisedAmount === undefined ? {} : { data: { promisedAmount } }
    pausing.save(
      { body: { updateTypeId: typeId, referenceId: data.record.id, update: text, remindedAt: remindOn, ...promise } },
      goOn,
    )
  }
  return (
    <PanelForm
      draft={draft}
      label={t('title')}
      saving={pausing}
      isReady={typeId !== null && !isWrong}
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
        error={errors['remindedAt']}
        onChange={(next) => draft.set({ remindOn: next })}
      />
      {isPromise && (
        <TextInput
          label={tPlans('promisedAmount')}
          description={tPlans('promisedHint')}
          inputMode="decimal"
          value={promised}
          error={isWrong ? tWords('badAmount') : undefined}
          onChange={(event) => draft.set({ promised: event.currentTarget.value })}
        />
      )}
      <Textarea
        label={tWords('text')}
        autosize
        minRows={3}
        value={text}
        error={errors['update']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
    </PanelForm>
  )
}
