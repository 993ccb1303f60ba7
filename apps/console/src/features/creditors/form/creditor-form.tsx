import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { useVersionedWrite } from '../../../ui/use-versioned-write.tsx'
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
      {error !== null && <ProblemNotice error={error} />}
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

/** Saves changes; after a 412, shows both versions side by side with the choice. */
function useChange(creditor: Creditor | undefined, on: { onSaved: () => void; onGiveUp: () => void }) {
  const creditorId = creditor?.creditorId ?? ''
  return useVersionedWrite({
    writing: useWrite(client.creditors.patch, { onDone: on.onSaved }),
    inputOf: (body: CreditorBody) => ({ creditorId, body }),
    read: () => client.creditors.get.full({ creditorId }),
    differences: (now, body) =>
      Object.entries(body).map(([field, value]) => ({
        label: labelOf(field),
        yours: shown(value),
        theirs: shown((now as Record<string, unknown>)[field]),
      })),
    onKeepTheirs: on.onGiveUp,
  })
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
