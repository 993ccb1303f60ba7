import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useWrite } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { fieldErrors } from '../../../ui/field-errors.ts'
import layout from '../../../ui/layout.module.css'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { PanelFooter } from '../../../ui/side-panel.tsx'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import classes from '../customers.module.css'
import { customersText } from '../customers.text.ts'
import type { Warning } from '../warnings.tsx'
import { PersonalData } from './personal-data.tsx'
import { PersonFields } from './person-fields.tsx'
import { bodyOf, changesOf, type Customer, draftOf, type Person } from './person.rules.ts'

/** Adds a person to a customer, or changes or removes one. */
export function PersonForm(props: {
  customer: Customer
  person: Person | undefined
  onDone: (warnings?: readonly Warning[]) => void
}): ReactNode {
  const t = wordsText.useText()
  const { person, customer, onDone } = props
  const kept = useFormDraft(`person ${customer.customerId} ${person?.userId ?? ''}`, draftOf(person))
  const { fields: draft, intent } = kept
  const done = ({ data, isReplay }: { data: { warnings?: Warning[] }; isReplay: boolean }): void => {
    kept.finish({ isReplay })
    notifications.show({ message: t('saved') })
    onDone(data.warnings)
  }
  const adding = useWrite(client.customers.createUser, { onDone: done, intent })
  const changing = useWrite(client.customers.patchUser, { onDone: done, intent })
  const error = adding.error ?? changing.error
  const ids = { customerId: customer.customerId }
  const save = (): void => {
    if (person === undefined) adding.mutate({ input: { ...ids, body: bodyOf(draft) } })
    else changing.mutate({ input: { ...ids, userId: person.userId, body: changesOf(draft, person) } })
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
      <DraftNote draft={kept} />
      <PersonFields draft={draft} onChange={kept.set} errors={fieldErrors(error)} />
      {error !== null && <ProblemNotice error={error} />}
      {person !== undefined && <RemovePerson customer={customer} person={person} onDone={() => onDone()} />}
      {person !== undefined && <PersonalData person={person} onErased={() => onDone()} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={() => onDone()}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={draft.name.trim() === ''} loading={adding.isPending || changing.isPending}>
          {t(person === undefined ? 'add' : 'save')}
        </Button>
      </PanelFooter>
    </form>
  )
}

/** Asks for confirmation, since it cannot be undone. */
function RemovePerson(props: { customer: Customer; person: Person; onDone: () => void }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const removing = useWrite(client.customers.deleteUser, {
    onDone: () => {
      notifications.show({ message: tWords('removed') })
      props.onDone()
    },
  })
  const { customerId } = props.customer
  const { userId } = props.person
  return (
    <div className={classes.remove}>
      <ConfirmButton
        label={tWords('remove')}
        confirmLabel={tWords('removePermanently')}
        question={t('removeHint')}
        isDangerous
        size="compact-sm"
        icon={<IconTrash size={16} />}
        isPending={removing.isPending}
        onConfirm={() => removing.mutate({ input: { customerId, userId } })}
      />
      {removing.isError && <ProblemNotice error={removing.error} />}
    </div>
  )
}
