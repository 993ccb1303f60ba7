import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { messagesText } from './messages.text.ts'
import { htmlOf } from './note-html.tsx'
import { PanelForm, type PanelFormProps } from './panel-form.tsx'
import { dialled } from './sms.rules.ts'
import { relationName } from './standard.text.ts'
import type { CaseData } from './use-case.ts'

interface Fields {
  readonly direction: 'OUTGOING' | 'INCOMING'
  /** One of the people of the case, or `other`. */
  readonly whom: string
  readonly name: string
  readonly text: string
}

/** Puts a call on the timeline: who called, with whom it was, and what was said. */
export function CallForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = messagesText.useText()
  const users = data.customer?.users ?? []
  const first = users.find(({ relation }) => relation === 'debtor') ?? users[0]
  const draft = useFormDraft<Fields>(`call ${data.one.id}`, {
    ...{ direction: 'OUTGOING', whom: first?.userId ?? 'other', name: '', text: '' },
  })
  const { direction, whom, name, text } = draft.fields
  const goesOn = useRef(false)
  const saving = useWrite(client.interactions.create, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: t('callSaved') })
      onDone(goesOn.current)
    },
  })
  const isReady = text.trim() !== '' && (whom !== 'other' || name.trim() !== '')
  const save = (goOn: boolean): void => {
    goesOn.current = goOn
    if (isReady) saving.mutate({ input: { body: bodyOf(data, draft.fields) } })
  }
  return (
    <PanelForm
      draft={draft}
      label={t('saveCall')}
      saving={saving}
      isReady={isReady}
      onCancel={() => onDone()}
      onSave={save}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('callDirection')}
        value={direction}
        onChange={(value) => draft.set({ direction: value })}
        data={(['OUTGOING', 'INCOMING'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <Select
        label={t('with')}
        allowDeselect={false}
        value={whom}
        onChange={(value) => draft.set({ whom: value ?? whom })}
        data={[
          ...users.map(({ userId, relation, details }) => ({
            value: userId,
            label: `${details.name} · ${relationName(relation)}`,
          })),
          { value: 'other', label: t('somebody') },
        ]}
      />
      {whom === 'other' && (
        <TextInput
          label={t('whom')}
          maxLength={200}
          value={name}
          onChange={(event) => draft.set({ name: event.currentTarget.value })}
        />
      )}
      <Textarea
        label={t('said')}
        data-autofocus
        autosize
        minRows={5}
        value={text}
        error={fieldErrors(saving.error)['notes']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
    </PanelForm>
  )
}

function bodyOf({ one, customer }: CaseData, { direction, whom, name, text }: Fields) {
  const user = customer?.users.find(({ userId }) => userId === whom)
  const { phone } = user?.details ?? { phone: null }
  const known = {
    ...(user === undefined ? {} : { userId: user.userId }),
    ...(phone === null ? {} : { phone: dialled(phone) }),
  }
  return {
    // It is over: nobody has to see to it any more.
    ...({ type: 'PHONE CALL', state: 'HANDLED', referenceId: one.id, referenceType: 'case' } as const),
    ...{ direction, notes: htmlOf(text), details: { name: user?.details.name ?? name.trim(), ...known } },
  }
}
