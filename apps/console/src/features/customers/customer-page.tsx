import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconEdit, IconExternalLink, IconPlus, IconReceipt } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatDate } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/page.tsx'
import { ScreenError } from '../../ui/screen-error.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { debtorNameOf } from '../cases/index.ts'
import { OwnUpdates } from '../updates/index.ts'
import { ClaimForm } from './claim/claim-form.tsx'
import { CustomerCases } from './customer-cases.tsx'
import { CustomerForm } from './customer-form.tsx'
import classes from './customers.module.css'
import { type CustomerPanel, customerSearch } from './customers.search.ts'
import { customersText } from './customers.text.ts'
import { People } from './people/people.tsx'
import { PersonForm } from './people/person-form.tsx'
import { type Customer, erpAddress } from './people/person.rules.ts'
import { keepWarnings, readWarnings, type Warning, Warnings } from './warnings.tsx'

/** A customer: the people, their contact details and their debt. */
export function CustomerPage(): ReactNode {
  const t = customersText.useText()
  const { customerId = '' }: { customerId?: string } = useParams({ strict: false })
  const { data, etag, error, refetch } = useRead(client.customers.get, { customerId })
  const above = (
    <Anchor component={Link} to="/customers" size="xs">
      {t('customers')}
    </Anchor>
  )
  if (data !== undefined) return <LoadedCustomer key={customerId} customer={data} etag={etag} above={above} />
  return (
    <Page title={t('customers')} above={above}>
      {error === null ? (
        <div aria-busy>
          <Skeleton height={20} width="40%" mb={24} />
          <Skeleton height={160} mb={24} />
          <Skeleton height={96} />
        </div>
      ) : (
        <ScreenError error={error} reset={() => void refetch()} />
      )}
    </Page>
  )
}

interface LoadedProps {
  readonly customer: Customer
  readonly etag: string | undefined
  readonly above: ReactNode
}

function LoadedCustomer({ customer, etag, above }: LoadedProps): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const { panel, person: personId } = customerSearch.use()
  const [warnings, setWarnings] = useState(() => readWarnings(customer.customerId))
  const go = (search: object): void => void navigate({ to: `/customers/${customer.customerId}`, search })
  const mayChange = may('write:customers')
  const person = customer.users.find(({ userId }) => userId === personId)
  const showWarnings = (found: readonly Warning[]): void => {
    keepWarnings(customer.customerId, found)
    setWarnings(found)
  }
  const close = (found: readonly Warning[] = []): void => {
    showWarnings(found)
    go({})
  }
  return (
    <Page title={debtorNameOf(customer)} above={above} objectId={customer.customerId}>
      <Facts customer={customer} />
      <div className={layout.actionRow}>
        {mayChange && (
          <Button variant="default" leftSection={<IconEdit size={16} />} onClick={() => go({ panel: 'customer' })}>
            {tWords('edit')}
          </Button>
        )}
        {may('write:cases') && (
          <Button leftSection={<IconReceipt size={16} />} onClick={() => go({ panel: 'claim' })}>
            {t('claim')}
          </Button>
        )}
      </div>
      <Warnings warnings={warnings} onDismiss={() => showWarnings([])} />
      <div className={classes.columns}>
        <section>
          <div className={classes.bar}>
            <h2>{tWords('people')}</h2>
            {mayChange && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconPlus size={16} />}
                onClick={() => go({ panel: 'person' })}
              >
                {t('addPerson')}
              </Button>
            )}
          </div>
          <People
            people={customer.users}
            onEdit={mayChange ? (userId) => go({ panel: 'person', person: userId }) : undefined}
          />
        </section>
        <section>
          <div className={classes.bar}>
            <h2>{tWords('cases')}</h2>
          </div>
          <CustomerCases customerId={customer.customerId} />
        </section>
      </div>
      <OwnUpdates place={{ customerId: customer.customerId }} />
      <SidePanel isOpen={panel !== undefined} onClose={() => go({})} title={usePanelTitle(panel, person?.details.name)}>
        {panel === 'person' && <PersonForm customer={customer} person={person} onDone={close} />}
        {panel === 'customer' && <CustomerForm customer={customer} etag={etag} onDone={() => close()} />}
        {panel === 'claim' && <ClaimForm customer={customer} place="open" onDone={() => close()} />}
      </SidePanel>
    </Page>
  )
}

function usePanelTitle(panel: CustomerPanel | undefined, name: string | undefined): string {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  if (panel === 'customer') return t('editCustomer')
  if (panel === 'claim') return t('claim')
  return name === undefined ? t('addPerson') : tWords('editNamed', { name })
}

/** The creditor of the customer, and a link to the creditor's own system. */
function Facts({ customer }: { customer: Customer }): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const { creditorId, referenceId } = customer
  const { data: creditor } = useRead(client.creditors.get, { creditorId }, { staleTime: 300_000 })
  const erp = erpAddress(creditor?.erpLink, referenceId)
  return (
    <p className={classes.facts}>
      <Link to={`/creditors/${creditorId}`}>{creditor?.name ?? tWords('creditor')}</Link>
      <span>
        {tWords('reference')} <b>{referenceId}</b>
      </span>
      <span>{t(customer.isCompany ? 'company' : 'private')}</span>
      <span>{t('since', { date: formatDate(customer.createdAt) })}</span>
      {erp !== undefined && (
        <a href={erp} target="_blank" rel="noreferrer noopener" className={layout.iconText}>
          {t('erp')} <IconExternalLink size={14} aria-hidden />
        </a>
      )}
    </p>
  )
}
