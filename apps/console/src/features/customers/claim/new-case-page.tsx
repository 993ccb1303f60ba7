import { Anchor, Button, Loader, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/page.tsx'
import { debtorNameOf } from '../../cases/index.ts'
import classes from '../customers.module.css'
import { newCaseSearch } from '../customers.search.ts'
import { customersNavText } from '../customers-nav.text.ts'
import { customersText } from '../customers.text.ts'
import type { Customer } from '../people/person.rules.ts'
import { ClaimForm } from './claim-form.tsx'

/** A new case: its customer, selected or created, and the claim. The customer is a parameter of the URL. */
export function NewCasePage(): ReactNode {
  const t = customersText.useText()
  const tWords = wordsText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const { customerId } = newCaseSearch.use()
  const pick = (picked: string | undefined): void => {
    void navigate({ to: '/cases/new', search: picked === undefined ? {} : { customerId: picked }, replace: true })
  }
  const above = (
    <Anchor component={Link} to="/cases" size="xs">
      {tWords('cases')}
    </Anchor>
  )
  return (
    <Page title={tWords('newCase')} above={above}>
      {may('write:cases') ? (
        <div className={classes.work}>
          <section className={layout.stack} aria-labelledby="customer">
            <h2 id="customer">{tWords('customer')}</h2>
            <CustomerPicker customerId={customerId} onPick={pick} />
            {customerId === undefined && may('write:customers') && (
              <div>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  component={Link}
                  to="/customers/new?claim=true"
                >
                  {customersNavText.t('newCustomer')}
                </Button>
              </div>
            )}
          </section>
          {customerId !== undefined && (
            <section className={layout.stack} aria-labelledby="first-claim">
              <h2 id="first-claim">{t('firstClaim')}</h2>
              <ClaimForm
                key={customerId}
                customer={{ customerId }}
                place="new"
                onDone={() => void navigate({ to: '/cases' })}
              />
            </section>
          )}
        </div>
      ) : (
        <EmptyState title={t('mayNot')} hint={tWords('askForAccess')} />
      )}
    </Page>
  )
}

interface Choices {
  readonly items: readonly Customer[]
  readonly isPending: boolean
  readonly isFetching: boolean
}

/** The customers to choose from: the selected one and the search results. */
function useChoices(customerId: string | undefined, written: string): Choices {
  const [q] = useDebouncedValue(written.trim(), 200)
  const isPicked = { enabled: customerId !== undefined }
  const { data: picked } = useRead(client.customers.get, { customerId: customerId ?? '' }, isPicked)
  // Once a customer is selected, the field contains their name, which is not a search.
  const isAsked = q !== '' && (picked === undefined || q !== labelOf(picked))
  const { data, isPending, isFetching } = useRead(
    client.customers.list,
    { pageSize: 8, ...(isAsked ? { q } : {}) },
    { keepPrevious: true },
  )
  const others = (data?.items ?? []).filter((customer) => customer.customerId !== customerId)
  return { items: picked === undefined ? others : [picked, ...others], isPending, isFetching }
}

/** Finds a customer by name, e-mail or reference. */
function CustomerPicker(props: {
  customerId: string | undefined
  onPick: (customerId: string | undefined) => void
}): ReactNode {
  const t = customersText.useText()
  const [written, setWritten] = useState('')
  const { items, isPending, isFetching } = useChoices(props.customerId, written)
  const { data: creditors } = useRead(client.creditors.list, { pageSize: 500 }, { staleTime: 300_000 })
  const names = new Map((creditors?.items ?? []).map(({ creditorId, name }) => [creditorId, name]))
  const creditorOf = new Map(items.map((customer) => [customer.customerId, names.get(customer.creditorId)]))
  return (
    <Select
      label={t('findCustomer')}
      placeholder={t('search')}
      searchable
      clearable
      autoFocus={props.customerId === undefined}
      openOnFocus={false}
      value={props.customerId ?? null}
      searchValue={written}
      onSearchChange={setWritten}
      filter={({ options }) => options}
      leftSection={isFetching ? <Loader size={16} /> : <IconSearch size={16} aria-hidden />}
      nothingFoundMessage={t(isPending ? 'searching' : 'noneTitle')}
      data={items.map((customer) => ({ value: customer.customerId, label: labelOf(customer) }))}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span>{option.label}</span>
          <span className={layout.quietText}>{creditorOf.get(option.value)}</span>
        </span>
      )}
      onChange={(next) => props.onPick(next ?? undefined)}
    />
  )
}

function labelOf(customer: Customer): string {
  return `${debtorNameOf(customer)} · ${customer.referenceId}`
}
