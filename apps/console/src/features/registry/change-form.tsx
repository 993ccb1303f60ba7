import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { ConflictDialog, type ConflictingField } from '../../ui/conflict-dialog.tsx'
import { EntryForm } from './entry-form.tsx'
import { showValue } from './field-values.ts'
import type { Call, Field, Values } from './registry.ts'

interface Version {
  readonly item: Values
  readonly etag: string | undefined
}

/** A record that can be changed: an entry of a registry, or a single record such as the settings. */
export interface Changeable {
  readonly fields: readonly Field[]
  readonly get: Call
  readonly patch: Call
  /** The name of its path parameter. */
  readonly inputOf: (item: Values) => Values
}

interface Conflict {
  readonly body: Values
  readonly now: Version
  readonly fields: readonly ConflictingField[]
}

/**
 * Changes an entry based on the version that the form opened with. On a version conflict, it shows both versions
 * first.
 */
export function ChangeForm(props: {
  what: Changeable
  item: Values
  etag: string | undefined
  notice?: string | undefined
  isReadOnly: boolean
  /** Closes the form; a form that stays open shows the saved values. */
  onClose?: () => void
}): ReactNode {
  const t = wordsText.useText()
  const { what, onClose } = props
  const [base, setBase] = useState<Version>({ item: props.item, etag: props.etag })
  const [conflict, setConflict] = useState<Conflict>()
  const input = what.inputOf(base.item)
  const saving = useWrite(what.patch, {
    onDone: ({ data, etag }) => {
      notifications.show({ message: t('saved') })
      if (onClose === undefined) setBase({ item: data, etag })
      else onClose()
    },
  })
  const showConflict = async (body: Values): Promise<void> => {
    const { data, etag } = await what.get.full(input)
    setConflict({ body, now: { item: data, etag }, fields: conflictingFields(what, body, data) })
  }
  const save = (body: Values, etag: string | undefined): void => {
    saving.mutate(
      { input: { ...input, body }, options: etag === undefined ? {} : { ifMatch: etag } },
      { onError: (error) => error.status === 412 && void showConflict(body) },
    )
  }
  return (
    <>
      <EntryForm
        key={base.etag}
        fields={what.fields}
        item={base.item}
        notice={props.notice}
        isReadOnly={props.isReadOnly}
        isBusy={saving.isPending}
        error={saving.error}
        saveLabel={t('save')}
        {...(onClose === undefined ? {} : { onCancel: onClose })}
        onSave={(body) => save(body, base.etag)}
      />
      <ConflictDialog
        fields={conflict?.fields}
        onKeepTheirs={() => {
          if (conflict !== undefined) setBase(conflict.now)
          saving.reset()
          setConflict(undefined)
        }}
        onKeepYours={() => {
          if (conflict !== undefined) save(conflict.body, conflict.now.etag)
          setConflict(undefined)
        }}
      />
    </>
  )
}

function conflictingFields({ fields }: Changeable, body: Values, now: Values): ConflictingField[] {
  return fields
    .filter(({ name }) => name in body)
    .map((field) => ({
      label: field.label(),
      yours: showValue(field, body[field.name]),
      theirs: showValue(field, now[field.name]),
    }))
}
