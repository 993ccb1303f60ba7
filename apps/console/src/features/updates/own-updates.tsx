import { Button, Select, Skeleton, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { actorName } from '../../text/actor-name.ts'
import { wordsText } from '../../text/words.text.ts'
import { DateField } from '../../ui/date-field.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { When } from '../../ui/when.tsx'
import { updateName } from '../cases/index.ts'
import classes from './updates.module.css'
import { updatesText } from './updates.text.ts'
import { tenantNow } from '../../text/tenant-time.ts'

/** What updates can belong to, apart from cases. */
type Place = { readonly customerId: string } | { readonly creditorId: string }

/** The updates on a customer or creditor, with a form to add one. */
export function OwnUpdates({ place }: { place: Place }): ReactNode {
  const t = updatesText.useText()
  const may = useMay()
  if (!may('read:updates')) return null
  return (
    <section className={classes.block}>
      <h2>{t('updates')}</h2>
      {may('write:updates') && <NewUpdate place={place} />}
      <UpdateList place={place} mayContinue={may('write:updates')} />
    </section>
  )
}

function UpdateList({ place, mayContinue }: { place: Place; mayContinue: boolean }): ReactNode {
  const t = updatesText.useText()
  const { data, error, refetch } = useRead(client.updates.list, { ...place, pageSize: 500 })
  const continuing = useWrite(client.updates.patch)
  if (error !== null && data === undefined) return <ProblemNotice error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={48} />
  if (data.items.length === 0) return <p className={layout.quietText}>{t('none')}</p>
  return (
    <>
      {continuing.isError && <ProblemNotice error={continuing.error} />}
      <ul className={classes.list}>
        {data.items.toReversed().map(({ updateId, label, update, createdAt, createdBy, continuedAt, remindedAt }) => (
          <li key={updateId}>
            <b>{updateName(label)}</b>
            <span className={layout.quietText}>
              {actorName(createdBy)} · <When at={createdAt} />
            </span>
            <span className={layout.quietText}>
              {t(continuedAt === null ? 'reminds' : 'continued')} <When at={continuedAt ?? remindedAt} />
            </span>
            {mayContinue && continuedAt === null && (
              <Button
                className={layout.pushRight}
                size="compact-sm"
                variant="subtle"
                aria-label={`${t('continue')}: ${updateName(label)}`}
                onClick={() => {
                  continuing.mutate({ input: { updateId, body: { continuedAt: tenantNow().toISOString() } } })
                }}
              >
                {t('continue')}
              </Button>
            )}
            {update !== '' && <p className={classes.text}>{update}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

interface Fields {
  readonly typeId: string | null
  readonly text: string
  readonly remindOn: string
}

function NewUpdate({ place }: { place: Place }): ReactNode {
  const t = updatesText.useText()
  const tWords = wordsText.useText()
  const [referenceType, referenceId] =
    'customerId' in place ? (['CUSTOMER', place.customerId] as const) : (['CREDITOR', place.creditorId] as const)
  const { data: types } = useRead(client.updates.listTypes, { pageSize: 500 }, { staleTime: 300_000 })
  const draft = useFormDraft<Fields>(`update ${referenceId}`, { typeId: null, text: '', remindOn: '' })
  const { typeId, text, remindOn } = draft.fields
  const adding = useWrite(client.updates.create, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: t('added') })
    },
  })
  const errors = fieldErrors(adding.error)
  const choices = (types?.items ?? []).filter((type) => type.selectable && type.referenceType === referenceType)
  if (types !== undefined && choices.length === 0) return <p className={layout.quietText}>{t('noKinds')}</p>
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (typeId === null) return
        const reminder = remindOn === '' ? {} : { remindedAt: remindOn }
        adding.mutate({ input: { body: { updateTypeId: typeId, referenceId, update: text, ...reminder } } })
      }}
    >
      <DraftNote draft={draft} />
      <Select
        label={tWords('type')}
        value={typeId}
        error={errors['updateTypeId']}
        onChange={(next) => draft.set({ typeId: next })}
        data={choices.map(({ updateTypeId, label }) => ({ value: updateTypeId, label: updateName(label) }))}
      />
      <Textarea
        label={tWords('text')}
        autosize
        minRows={2}
        value={text}
        error={errors['update']}
        onChange={(event) => draft.set({ text: event.currentTarget.value })}
      />
      <DateField
        label={tWords('remindMeOn')}
        value={remindOn}
        error={errors['remindedAt']}
        onChange={(next) => draft.set({ remindOn: next })}
      />
      {adding.isError && <ProblemNotice error={adding.error} />}
      <div>
        <Button type="submit" variant="default" disabled={typeId === null} loading={adding.isPending}>
          {tWords('add')}
        </Button>
      </div>
    </form>
  )
}
