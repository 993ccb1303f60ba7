import { notifications } from '@mantine/notifications'
import { type ReactNode, useEffect, useState } from 'react'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { ObjectRequestsLink } from '../../ui/object-requests.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ChangeForm } from './change-form.tsx'
import { EntryForm } from './entry-form.tsx'
import classes from './registry.module.css'
import type { Registry, Secret, Values } from './registry.ts'
import { RemoveEntry } from './remove-entry.tsx'
import { SecretShownOnce } from './secret-shown-once.tsx'

/** The form of a new entry, then the secret that is shown once. */
export function NewEntryPanel(props: {
  registry: Pick<Registry, 'create' | 'createLabel' | 'fields' | 'secretOf'>
  starting?: Values
  onClose: () => void
}): ReactNode {
  const { registry, onClose } = props
  const t = wordsText.useText()
  const [secret, setSecret] = useState<Secret>()
  const creating = useWrite(registry.create, {
    onDone: ({ data }) => {
      notifications.show({ message: t('created') })
      if (registry.secretOf === undefined) onClose()
      else setSecret(registry.secretOf(data))
    },
  })
  if (secret !== undefined) return <SecretShownOnce secret={secret} onDone={onClose} />
  return (
    <EntryForm
      fields={registry.fields}
      item={undefined}
      starting={props.starting}
      isReadOnly={false}
      isBusy={creating.isPending}
      error={creating.error}
      saveLabel={registry.createLabel?.() ?? t('create')}
      onCancel={onClose}
      onSave={(body) => creating.mutate({ input: { body } })}
    />
  )
}

/** An entry: visible to anyone who may read it, editable for those who may write. */
export function EntryPanel(props: {
  registry: Registry
  id: string
  onClose: () => void
  onName: (name: string) => void
}): ReactNode {
  const { registry, id, onClose, onName } = props
  const mayWrite = useMay()(registry.writeScope)
  const { data: item, etag, error, refetch } = useRead(registry.get, { [registry.param]: id })
  const name = item === undefined ? undefined : registry.nameOf(item)
  useEffect(() => {
    if (name !== undefined) onName(name)
  }, [name, onName])
  if (item === undefined) {
    return error === null ? (
      <PanelSkeleton count={registry.fields.length} />
    ) : (
      <ProblemNotice error={error} retry={() => void refetch()} />
    )
  }
  const lock = registry.lockOf?.(item)
  const isOpen = mayWrite && lock === undefined
  const { More, remove } = registry
  // The name of a standard entry is translated. It cannot be changed, so the translation is not saved either.
  const shown = lock === undefined ? item : withName(registry, item)
  const what = { ...registry, inputOf: (values: Values) => ({ [registry.param]: registry.idOf(values) }) }
  return (
    <>
      <ChangeForm what={what} item={shown} etag={etag} notice={lock} isReadOnly={!isOpen} onClose={onClose} />
      {More !== undefined && (
        <div className={classes.more}>
          <More item={item} mayWrite={mayWrite} />
        </div>
      )}
      {remove !== undefined && isOpen && (
        <RemoveEntry registry={registry} remove={remove} item={item} onDone={onClose} />
      )}
      <div className={layout.spacedWide}>
        <ObjectRequestsLink objectId={id} />
      </div>
    </>
  )
}

function withName({ fields, nameOf }: Registry, item: Values): Values {
  const name = fields.find(({ isName }) => isName === true)
  return name === undefined ? item : { ...item, [name.name]: nameOf(item) }
}

function PanelSkeleton({ count }: { count: number }): ReactNode {
  return (
    <div className={layout.stack} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.skeleton} />
      ))}
    </div>
  )
}
