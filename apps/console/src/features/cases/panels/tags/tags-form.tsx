import { TagsInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useRef } from 'react'
import { wordsText } from '../../../../text/words.text.ts'
import { fieldErrors } from '../../../../ui/field-errors.ts'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { useCaseChange } from '../../use-case-change.tsx'
import { PanelForm } from '../panel-form.tsx'
import type { PanelFormProps } from '../panel.ts'
import { tagsText } from './tags.text.ts'

interface Fields {
  readonly tags: readonly string[]
  /** The version that the user started from: any later change by somebody else is a conflict. */
  readonly etag: string | null
}

/** Changes the tags of the case. */
export function TagsForm({ data, onDone }: PanelFormProps): ReactNode {
  const t = tagsText.useText()
  const tWords = wordsText.useText()

  const draft = useFormDraft<Fields>(`tags ${data.record.id}`, { tags: data.record.tags, etag: null })
  const { tags } = draft.fields
  const etag = draft.fields.etag ?? data.etag
  const goesOn = useRef(false)
  const saving = useCaseChange(
    { ...data, etag },
    {
      differences: (now) => [{ label: t('tags'), yours: tags.join(', '), theirs: now.tags.join(', ') }],
      intent: draft.intent,
      onDone: (answer) => {
        if (answer === undefined) draft.discard()
        else draft.finish(answer)
        notifications.show({ message: tWords('saved') })
        onDone(goesOn.current)
      },
    },
  )
  const save = (goOn: boolean): void => {
    goesOn.current = goOn
    saving.change({ tags: [...tags] })
  }
  return (
    <PanelForm draft={draft} label={tWords('save')} saving={saving} isReady onCancel={() => onDone()} onSave={save}>
      <TagsInput
        label={t('tags')}
        description={t('hint')}
        data-autofocus
        maxTags={50}
        value={[...tags]}
        error={fieldErrors(saving.error)['tags']}
        onChange={(next) =>
          draft.set({
            tags: next.map((tag) => tag.trim().slice(0, 50)).filter((tag) => tag !== ''),
            etag: etag ?? null,
          })
        }
      />
      {saving.dialog}
    </PanelForm>
  )
}
