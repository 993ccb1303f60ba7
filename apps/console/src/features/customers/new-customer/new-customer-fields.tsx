import { Button, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { byLabel } from '../../../text/by-label.ts'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import type { FormDraft } from '../../../ui/use-form-draft.ts'
import { customersText } from '../customers.text.ts'
import { FormGroup } from '../form-group.tsx'
import { PersonFields } from '../people/person-fields.tsx'
import { draftOf } from '../people/person.rules.ts'
import { errorsOfPerson, type NewCustomer } from './new-customer.rules.ts'

interface FieldsProps {
  readonly draft: FormDraft<NewCustomer>
  readonly errors: Readonly<Record<string, string>>
}

/** The creditor, reference and type of the customer. */
export function CustomerFields({ draft: { fields, set }, errors }: FieldsProps): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  return (
    <section className={layout.stack} aria-labelledby="customer">
      <h2 id="customer">{tWords('customer')}</h2>
      <Select
        label={tWords('creditor')}
        placeholder={t('chooseCreditor')}
        searchable
        required
        autoFocus
        openOnFocus={false}
        allowDeselect={false}
        value={fields.creditorId}
        error={errors['creditorId']}
        onChange={(creditorId) => set({ creditorId })}
        nothingFoundMessage={tWords('noMatchingCreditors')}
        data={byLabel((creditors?.items ?? []).map(({ creditorId, name }) => ({ value: creditorId, label: name })))}
      />
      <TextInput
        label={tWords('reference')}
        description={t('referenceHint')}
        required
        maxLength={200}
        value={fields.referenceId}
        error={errors['referenceId']}
        onChange={(event) => set({ referenceId: event.currentTarget.value })}
      />
      <SegmentedControl
        fullWidth
        aria-label={tWords('type')}
        value={fields.isCompany ? 'company' : 'private'}
        onChange={(value) => set({ isCompany: value === 'company' })}
        data={(['private', 'company'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </section>
  )
}

/** The people of the customer: the debtor and others, such as a guarantor. */
export function PeopleFields({ draft: { fields, set }, errors }: FieldsProps): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { people } = fields
  return (
    <section className={layout.stack} aria-labelledby="people">
      <h2 id="people">{tWords('people')}</h2>
      {people.map((person, index) => (
        <FormGroup
          key={index}
          name={person.name.trim() || t('person', { number: index + 1 })}
          isAlone={people.length === 1}
          onRemove={() => set({ people: people.toSpliced(index, 1) })}
        >
          <PersonFields
            draft={person}
            onChange={(next) => set({ people: people.with(index, { ...person, ...next }) })}
            errors={errorsOfPerson(errors, index)}
          />
        </FormGroup>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set({ people: [...people, { ...draftOf(undefined), relation: 'co-debtor' }] })}
        >
          {t('addPerson')}
        </Button>
      </div>
    </section>
  )
}
