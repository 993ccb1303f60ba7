import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import type { ConflictingField } from '../../ui/conflict-dialog.tsx'
import { useVersionedWrite } from '../../ui/use-versioned-write.tsx'
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
  const input = what.inputOf(base.item)
  const saving = useVersionedWrite({
    writing: useWrite(what.patch, {
      onDone: ({ data, etag }) => {
        notifications.show({ message: t('saved') })
        if (onClose === undefined) setBase({ item: data, etag })
        else onClose()
      },
    }),
    inputOf: (body: Values) => ({ ...input, body }),
    read: () => what.get.full(input),
    differences: (now, body) => conflictingFields(what, body, now),
    onKeepTheirs: ({ data, etag }) => setBase({ item: data, etag }),
  })
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
        onSave={(body) => saving.save(body, base.etag)}
      />
      {saving.dialog}
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
