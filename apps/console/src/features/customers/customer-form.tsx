import { Button, Checkbox, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { customersText } from './customers.text.ts'
import classes from './customers.module.css'
import type { Customer } from './person.rules.ts'

/** Changes what is the customer's own; the people have a form of theirs. */
export function CustomerForm(props: { customer: Customer; etag: string | undefined; onDone: () => void }): ReactNode {
  const t = customersText.useText()
  const { customer } = props
  const [referenceId, setReferenceId] = useState(customer.referenceId)
  const [isCompany, setIsCompany] = useState(customer.isCompany)
  const saving = useWrite(client.customers.patch, {
    onDone: () => {
      notifications.show({ message: t('saved') })
      props.onDone()
    },
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const body = { referenceId: referenceId.trim(), isCompany }
        saving.mutate({ input: { customerId: customer.customerId, body }, options: { ifMatch: props.etag } })
      }}
    >
      <TextInput
        label={t('reference')}
        data-autofocus
        value={referenceId}
        error={fieldErrors(saving.error)['referenceId']}
        onChange={(event) => setReferenceId(event.currentTarget.value)}
      />
      <Checkbox
        label={t('company')}
        checked={isCompany}
        onChange={(event) => setIsCompany(event.currentTarget.checked)}
      />
      {saving.isError && <ProblemNotice error={saving.error} />}
      <PanelFooter>
        <Button variant="subtle" color="gray" onClick={props.onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" disabled={referenceId.trim() === ''} loading={saving.isPending}>
          {t('save')}
        </Button>
      </PanelFooter>
    </form>
  )
}
