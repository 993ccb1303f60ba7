import { Button, Checkbox, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { ConflictDialog, type ConflictingField } from '../../ui/conflict-dialog.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { customersText } from './customers.text.ts'
import type { Customer } from './people/person.rules.ts'

interface Fields {
  readonly referenceId: string
  readonly isCompany: boolean
  /** The version that the user started from. */
  readonly etag: string | null
}

/** Changes the customer's own fields. On a version conflict, it shows both versions first. */
export function CustomerForm(props: { customer: Customer; etag: string | undefined; onDone: () => void }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const queries = useQueryClient()
  const { customerId, referenceId: reference, isCompany: company } = props.customer
  const draft = useFormDraft<Fields>(`customer ${customerId}`, {
    ...{ referenceId: reference, isCompany: company, etag: null },
  })
  const { referenceId, isCompany } = draft.fields
  const etag = draft.fields.etag ?? props.etag
  const [conflict, setConflict] = useState<readonly ConflictingField[]>()
  const saving = useWrite(client.customers.patch, {
    intent: draft.intent,
    onDone: (answer) => {
      draft.finish(answer)
      notifications.show({ message: tWords('saved') })
      props.onDone()
    },
  })
  const compare = async (): Promise<void> => {
    const now = await client.customers.get({ customerId })
    const kind = (isOne: boolean): string => t(isOne ? 'company' : 'private')
    setConflict([
      { label: tWords('reference'), yours: referenceId, theirs: now.referenceId },
      { label: tWords('type'), yours: kind(isCompany), theirs: kind(now.isCompany) },
    ])
  }
  const save = (ifMatch: string | undefined): void => {
    const input = { customerId, body: { referenceId: referenceId.trim(), isCompany } }
    const options = ifMatch === undefined ? {} : { ifMatch }
    saving.mutate({ input, options }, { onError: (error) => error.status === 412 && void compare() })
  }
  const set = (next: Partial<Fields>): void => draft.set({ ...next, etag: etag ?? null })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        save(etag)
      }}
    >
      <DraftNote draft={draft} />
      <TextInput
        label={tWords('reference')}
        data-autofocus
        value={referenceId}
        error={fieldErrors(saving.error)['referenceId']}
        onChange={(event) => set({ referenceId: event.currentTarget.value })}
      />
      <Checkbox
        label={t('company')}
        checked={isCompany}
        onChange={(event) => set({ isCompany: event.currentTarget.checked })}
      />
      {saving.isError && saving.error.status !== 412 && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={referenceId.trim() === ''} loading={saving.isPending}>
          {tWords('save')}
        </Button>
      </PanelFooter>
      <ConflictDialog
        fields={conflict}
        onKeepTheirs={() => {
          setConflict(undefined)
          draft.discard()
          void queries.invalidateQueries()
          props.onDone()
        }}
        onKeepYours={() => {
          setConflict(undefined)
          save(undefined)
        }}
      />
    </form>
  )
}
