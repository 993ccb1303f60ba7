import { Button } from '@mantine/core'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import layout from '../../../ui/layout.module.css'
import { PersonRestrictions } from '../../cases/index.ts'
import classes from '../customers.module.css'
import { customersText } from '../customers.text.ts'
import { addressLine, type Person } from './person.rules.ts'

/** The people of a customer and their contact details. */
export function People(props: {
  people: readonly Person[]
  onEdit: ((userId: string) => void) | undefined
}): ReactNode {
  const { people, onEdit } = props
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.userId}>
          <PersonEntry person={person} onEdit={onEdit === undefined ? undefined : () => onEdit(person.userId)} />
        </li>
      ))}
    </ul>
  )
}

function PersonEntry({ person, onEdit }: { person: Person; onEdit: (() => void) | undefined }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { userId, customerId, relation, contact, details } = person
  return (
    <>
      <div className={classes.personHead}>
        <b>{details.name}</b>
        <span className={layout.quietText}>{t(relation)}</span>
        <PersonRestrictions customerId={customerId} userId={userId} contact={contact} />
        {onEdit !== undefined && (
          <Button
            className={layout.pushRight ?? ''}
            size="compact-xs"
            variant="subtle"
            aria-label={tWords('editNamed', { name: details.name })}
            onClick={onEdit}
          >
            {tWords('edit')}
          </Button>
        )}
      </div>
      <Reach details={details} />
      {(details.cpr !== null || details.cvr !== null) && (
        <p className={layout.quietText}>
          {[
            details.cpr === null ? '' : `${t('cpr')} ${details.cpr}`,
            details.cvr === null ? '' : `${t('cvr')} ${details.cvr}`,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </>
  )
}

function Reach({ details: { phone, email, address } }: { details: Person['details'] }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const where = addressLine(address)
  if (phone === null && email === null && where === '') return <p className={layout.quietText}>{t('noWay')}</p>
  return (
    <ul className={classes.reach}>
      {phone !== null && (
        <li>
          <IconPhone size={16} stroke={1.6} role="img" aria-label={tWords('phone')} />
          <a href={`tel:+${phone.locale}${phone.number.replaceAll(/\D/g, '')}`}>
            +{phone.locale} {phone.number}
          </a>
        </li>
      )}
      {email !== null && (
        <li>
          <IconMail size={16} stroke={1.6} role="img" aria-label={tWords('email')} />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {where !== '' && (
        <li>
          <IconMapPin size={16} stroke={1.6} role="img" aria-label={tWords('address')} />
          <span>{where}</span>
        </li>
      )}
    </ul>
  )
}
