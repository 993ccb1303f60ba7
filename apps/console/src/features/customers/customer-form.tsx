import { Button, Checkbox, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { wordsText } from '../../text/words.text.ts'
import { DraftNote } from '../../ui/draft-note.tsx'
import { fieldErrors } from '../../ui/field-errors.ts'
import layout from '../../ui/layout.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useVersionedWrite } from '../../ui/use-versioned-write.tsx'
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
  const { customerId, referenceId: reference, isCompany: company } = props.customer
  const draft = useFormDraft<Fields>(`customer ${customerId}`, {
    ...{ referenceId: reference, isCompany: company, etag: null },
  })
  const { referenceId, isCompany } = draft.fields
  const etag = draft.fields.etag ?? props.etag
  const kind = (isOne: boolean): string => t(isOne ? 'company' : 'private')
  const saving = useVersionedWrite({
    writing: useWrite(client.customers.patch, {
      intent: draft.intent,
      onDone: (answer) => {
        draft.finish(answer)
        notifications.show({ message: tWords('saved') })
        props.onDone()
      },
    }),
    inputOf: (body: { referenceId: string; isCompany: boolean }) => ({ customerId, body }),
    read: () => client.customers.get.full({ customerId }),
    differences: (now, body) => [
      { label: tWords('reference'), yours: body.referenceId, theirs: now.referenceId },
      { label: tWords('type'), yours: kind(body.isCompany), theirs: kind(now.isCompany) },
    ],
    onKeepTheirs: () => {
      draft.discard()
      props.onDone()
    },
  })
  const set = (next: Partial<Fields>): void => draft.set({ ...next, etag: etag ?? null })
  return (
    <form
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        saving.save({ referenceId: referenceId.trim(), isCompany }, etag)
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
      {saving.error !== null && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onDone}>
          {tWords('cancel')}
        </Button>
        <Button type="submit" disabled={referenceId.trim() === ''} loading={saving.isPending}>
          {tWords('save')}
        </Button>
      </PanelFooter>
      {saving.dialog}
    </form>
  )
}
