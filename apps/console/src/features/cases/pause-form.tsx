import { Select, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { plainDate } from '../../text/format.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { DateField } from '../../ui/date-field.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { casesText } from './cases.text.ts'
import { PanelForm, type PanelFormProps } from './panel-form.tsx'
import { updateName } from './standard.text.ts'

const weekMs = 7 * 86_400_000

interface Fields {
  readonly typeId: string | null
  readonly text: string
  readonly remindOn: string
}

/** Pauses the case with an update: why, and when it comes back. */
export function PauseForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = casesText.useText()
  const { data: types } = useRead(client.updates.listTypes, { pageSize: 500 }, { staleTime: 300_000 })
  const draft = useFormDraft<Fields>(`pause ${data.one.id}`, {
    ...{ typeId: null, text: '', remindOn: plainDate(new Date(Date.now() + weekMs)) },
  })
  const { typeId, text, remindOn } = draft.fields
  const goesOn = useRef(false)
  const pausing = useWrite(client.updates.create, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: t('saved') })
      onDone(goesOn.current)
    },
  })
  const errors = fieldErrors(pausing.error)
  const choices = (types?.items ?? []).filter(
    ({ pausing: isPausing, selectable, referenceType }) => isPausing && selectable && referenceType === 'CASE',
  )
  const save = (goOn: boolean): void => {
    if (typeId === null) return
    goesOn.current = goOn
    pausing.mutate({
      input: { body: { updateTypeId: typeId, referenceId: data.one.id, update: text, remindedAt: remindOn } },
    })
  }
  return (
    <PanelForm
      draft={draft}
      label={t('pause')}
      saving={pausing}
      isReady={typeId !== null}
      onCancel={() => onDone()}
      onSave={save}
    >
      <Select
        label={t('kind')}
        data-autofocus
        value={typeId}
        error={errors['updateTypeId']}
        onChange={(next) => draft.set({ typeId: next })}
        data={choices.map(({ updateTypeId, label }) => ({ value: updateTypeId, label: updateName(label) }))}
      />
      <DateField
        label={t('remind')}
        value={remindOn}
        error={errors['remindedAt']}
        onChange={(next) => draft.set({ remindOn: next })}
      />
      <Textarea
        label={t('text')}
        autosize
        minRows={3}
        value={text}
        error={errors['update']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
    </PanelForm>
  )
}
