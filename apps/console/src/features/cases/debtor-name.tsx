import type { components } from '@fordring/client'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useRead } from '../../api/query.ts'
import classes from './cases.module.css'
import { casesText } from './cases.text.ts'
import { useStill } from './use-still.ts'

type Customer = components['schemas']['Customer']

/** The name of the debtor: the first debtor of the customer, or else the reference. */
export function debtorNameOf(customer: Pick<Customer, 'users' | 'referenceId'>): string {
  const debtor = customer.users.find(({ relation }) => relation === 'debtor') ?? customer.users[0]
  return debtor?.details.name ?? customer.referenceId
}

/** The debtor of a row. A row that is only scrolled past fetches nothing. */
export function DebtorName({ customerId }: { customerId: string }): ReactNode {
  const t = casesText.useText()
  const isStill = useStill()
  const { data, isError } = useRead(client.customers.get, { customerId }, { enabled: isStill, staleTime: 300_000 })
  if (data === undefined) return isError ? t('unknownDebtor') : <span className={classes.pending} />
  return <span title={debtorNameOf(data)}>{debtorNameOf(data)}</span>
}
