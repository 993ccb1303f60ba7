import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ConflictDialog, type ConflictingField } from '../../../ui/conflict-dialog.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { creditorsText } from '../creditors.text.ts'
import { CreditorFields } from './creditor-fields.tsx'
import { bodyOf, changesOf, type Creditor, type CreditorBody, draftOf, shown } from './creditor.rules.ts'

/** Adds or changes a creditor. On a version conflict, it shows both versions first. */
export function CreditorForm(props: {
  creditor: Creditor | undefined
  etag: string | undefined
  onDone: (creditorId?: string) => void
}): ReactNode {
  const t = wordsText.useText()
  const { onDone } = props
  // The version that the user started from: what others change in the meantime is a conflict, not a change to undo.
  const [{ creditor, etag }] = useState(props)
  const [draft, setDraft] = useState(() => draftOf(creditor))
  const done = (creditorId: string | undefined): void => {
    notifications.show({ message: t('saved') })
    onDone(creditorId)
  }
  const adding = useWrite(client.creditors.create, { onDone: ({ data }) => done(data.creditorId) })
  const changing = useChange(creditor, { onSaved: () => done(undefined), onGiveUp: () => onDone() })
  const error = adding.error ?? changing.error
  const save = (): void => {
    if (creditor === undefined) adding.mutate({ input: { body: bodyOf(draft) } })
    else changing.save(changesOf(draft, creditor), etag)
  }
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <CreditorFields draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} errors={fieldErrors(error)} />
      {error !== null && error.status !== 412 && <ProblemNotice error={error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={() => onDone()}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={draft.name.trim() === ''} loading={adding.isPending || changing.isPending}>
          {t(creditor === undefined ? 'add' : 'save')}
        </Button>
      </PanelFooter>
      {changing.dialog}
    </form>
  )
}

interface Change {
  readonly error: ReturnType<typeof useWrite<typeof client.creditors.patch>>['error']
  readonly isPending: boolean
  readonly save: (body: CreditorBody, ifMatch: string | undefined) => void
  readonly dialog: ReactNode
}

/** Saves changes; after a 412, shows both versions side by side with the choice. */
function useChange(
  creditor: Creditor | undefined,
  { onSaved, onGiveUp }: { onSaved: () => void; onGiveUp: () => void },
): Change {
  const queries = useQueryClient()
  const creditorId = creditor?.creditorId ?? ''
  const saving = useWrite(client.creditors.patch, { onDone: onSaved })
  const [conflict, setConflict] = useState<{ fields: readonly ConflictingField[]; body: CreditorBody }>()
  const compare = async (body: CreditorBody): Promise<void> => {
    const now = (await client.creditors.get({ creditorId })) as Record<string, unknown>
    const fields = Object.entries(body).map(([field, value]) => ({
      label: labelOf(field),
      yours: shown(value),
      theirs: shown(now[field]),
    }))
    setConflict({ fields, body })
  }
  const save: Change['save'] = (body, ifMatch) => {
    saving.mutate(
      { input: { creditorId, body }, options: ifMatch === undefined ? {} : { ifMatch } },
      { onError: (error) => error.status === 412 && void compare(body) },
    )
  }
  const dialog = (
    <ConflictDialog
      fields={conflict?.fields}
      onKeepTheirs={() => {
        setConflict(undefined)
        void queries.invalidateQueries()
        onGiveUp()
      }}
      onKeepYours={() => {
        if (conflict !== undefined) save(conflict.body, undefined)
        setConflict(undefined)
      }}
    />
  )
  return { error: saving.error, isPending: saving.isPending, save, dialog }
}

const labels = {
  name: 'name',
  state: 'state',
  id: 'reference',
  centralRegisterId: 'register',
  erpLink: 'erpLink',
  notes: 'notes',
  debtorFAQ: 'faq',
  contactId: 'contact',
  acquisitionResponsibleId: 'acquisition',
  caseworkerContactId: 'caseworker',
  defaultBillingModelId: 'billingModel',
  defaultCollectorId: 'collector',
  defaultChainId: 'workflow',
  defaultClientChainId: 'clientWorkflow',
  isCompany: 'isCompany',
  vatRegistered: 'vat',
  aksEnabled: 'aks',
  selfCollection: 'selfCollection',
  address: 'address',
  bankAccount: 'bank',
  ibanAccount: 'iban',
} as const

/** The label of a field. */
function labelOf(field: string): string {
  return field in labels ? creditorsText.t(labels[field as keyof typeof labels]) : field
}
