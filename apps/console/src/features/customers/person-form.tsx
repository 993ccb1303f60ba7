import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useWrite } from '../../api/query.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { customersText } from './customers.text.ts'
import classes from './customers.module.css'
import { bodyOf, changesOf, type Customer, draftOf, type Person, type PersonDraft, relations } from './person.rules.ts'

export interface Warning {
  readonly path: string
  readonly message: string
}

const languages = ['da', 'en', 'sv', 'nb', 'de'] as const

/** Adds a person to a customer, or changes or removes one. */
export function PersonForm(props: {
  customer: Customer
  person: Person | undefined
  onDone: (warnings?: readonly Warning[]) => void
}): ReactNode {
  const t = customersText.useText()
  const { person, customer, onDone } = props
  const [draft, setDraft] = useState(() => draftOf(person))
  const done = ({ data }: { data: { warnings?: Warning[] } }): void => {
    notifications.show({ message: t('saved') })
    onDone(data.warnings)
  }
  const adding = useWrite(client.customers.createUser, { onDone: done })
  const changing = useWrite(client.customers.patchUser, { onDone: done })
  const error = adding.error ?? changing.error
  const ids = { customerId: customer.customerId }
  const save = (): void => {
    if (person === undefined) adding.mutate({ input: { ...ids, body: bodyOf(draft) } })
    else changing.mutate({ input: { ...ids, userId: person.userId, body: changesOf(draft, person) } })
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PersonFields draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} errors={fieldErrors(error)} />
      {error !== null && <ProblemNotice error={error} />}
      {person !== undefined && <RemovePerson customer={customer} person={person} onDone={() => onDone()} />}
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

type TextField = Exclude<keyof PersonDraft, 'relation' | 'contact' | 'lang'>

interface FieldsProps {
  readonly draft: PersonDraft
  readonly onChange: (next: Partial<PersonDraft>) => void
  readonly errors: Readonly<Record<string, string>>
}

function PersonFields({ draft, onChange, errors }: FieldsProps): ReactNode {
  const t = customersText.useText()
  const field = (name: TextField, label: string, path: string): ReactNode => (
    <TextInput
      key={name}
      label={label}
      value={draft[name]}
      error={errors[`details.${path}`]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      {...(name === 'name' ? { 'data-autofocus': true, required: true } : {})}
      {...(name === 'email' ? { type: 'email' } : {})}
    />
  )
  const known = languages.some((one) => one === draft.lang)
  return (
    <>
      {field('name', t('name'), 'name')}
      <div className={classes.pair}>
        <Select
          label={t('relation')}
          allowDeselect={false}
          value={draft.relation}
          error={errors['relation']}
          onChange={(relation) => onChange({ relation: relation ?? 'debtor' })}
          data={relations.map((value) => ({ value, label: t(value) }))}
        />
        <Select
          label={t('language')}
          allowDeselect={false}
          value={draft.lang}
          error={errors['lang']}
          onChange={(lang) => onChange({ lang: lang ?? draft.lang })}
          data={[
            ...languages.map((value) => ({ value, label: t(value) })),
            ...(known ? [] : [{ value: draft.lang, label: draft.lang }]),
          ]}
        />
      </div>
      <Checkbox
        label={t('contact')}
        checked={draft.contact}
        onChange={(event) => onChange({ contact: event.currentTarget.checked })}
      />
      {field('email', t('email'), 'email')}
      <div className={classes.pair} data-kind="narrow-first">
        {field('phoneCode', t('phoneCode'), 'phone.locale')}
        {field('phoneNumber', t('phoneNumber'), 'phone.number')}
      </div>
      {field('address', t('street'), 'address.address')}
      {field('coAddress', t('coAddress'), 'address.coAddress')}
      <div className={classes.pair} data-kind="narrow-first">
        {field('zipcode', t('zipcode'), 'address.zipcode')}
        {field('city', t('city'), 'address.city')}
      </div>
      {field('country', t('country'), 'address.country')}
      <div className={classes.pair}>
        {field('cpr', t('cpr'), 'cpr')}
        {field('cvr', t('cvr'), 'cvr')}
      </div>
    </>
  )
}

/** Removing is asked for twice: it cannot be taken back. */
function RemovePerson(props: { customer: Customer; person: Person; onDone: () => void }): ReactNode {
  const t = customersText.useText()
  const [isAsked, setIsAsked] = useState(false)
  const removing = useWrite(client.customers.deleteUser, {
    onDone: () => {
      notifications.show({ message: t('removed') })
      props.onDone()
    },
  })
  const { customerId } = props.customer
  const { userId } = props.person
  return (
    <div className={classes.remove}>
      {isAsked && <p>{t('removeHint')}</p>}
      <Button
        variant={isAsked ? 'filled' : 'subtle'}
        color="red"
        size="compact-sm"
        leftSection={<IconTrash size={16} />}
        loading={removing.isPending}
        onClick={() => {
          if (isAsked) removing.mutate({ input: { customerId, userId } })
          else setIsAsked(true)
        }}
      >
        {t(isAsked ? 'removeSure' : 'remove')}
      </Button>
      {removing.isError && <ProblemNotice error={removing.error} />}
    </div>
  )
}
