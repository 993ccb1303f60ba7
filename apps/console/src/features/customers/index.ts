import { IconUsers } from '@tabler/icons-react'
import { client } from '../../api/client.ts'
import type { Feature } from '../../app/feature.ts'
import { wordsText } from '../../text/words.text.ts'
import { debtorNameOf } from '../cases/index.ts'
import { customerRoute, customersRoute, newCaseRoute, newCustomerRoute } from './customers.routes.ts'
import { customersNavText } from './customers-nav.text.ts'

export const customers: Feature = {
  routes: [customersRoute, newCustomerRoute, customerRoute, newCaseRoute],
  nav: [
    {
      to: '/customers',
      label: () => wordsText.t('customers'),
      icon: IconUsers,
      section: 'records',
      order: 40,
      scope: 'read:customers',
    },
  ],
  commands: ({ may, go }) => {
    const group = wordsText.t('create')
    return [
      ...(may('write:customers')
        ? [{ id: 'new customer', label: customersNavText.t('newCustomer'), group, run: () => go('/customers/new') }]
        : []),
      ...(may('write:cases')
        ? [{ id: 'new case', label: wordsText.t('newCase'), group, run: () => go('/cases/new') }]
        : []),
    ]
  },
  searchScope: 'read:customers',
  findByCpr: async (cpr, signal) => {
    const { customers } = await client.customers.findByCpr({ body: { cpr } }, { signal })
    return customers.flatMap((customer) => [
      ...customer.cases.map(({ caseId, id }) => ({
        id: caseId,
        title: `${wordsText.t('caseNumber', { number: id })} · ${debtorNameOf(customer)}`,
        subtitle: `${wordsText.t('reference')} ${customer.referenceId}`,
        to: `/cases/${id}`,
      })),
      {
        id: customer.customerId,
        title: debtorNameOf(customer),
        subtitle: `${wordsText.t('reference')} ${customer.referenceId}`,
        to: `/customers/${customer.customerId}`,
      },
    ])
  },
  search: async (q, signal) => {
    const { items } = await client.customers.list({ q, pageSize: 5 }, { signal })
    return items.map((customer) => ({
      id: customer.customerId,
      title: debtorNameOf(customer),
      subtitle: `${wordsText.t('reference')} ${customer.referenceId}`,
      to: `/customers/${customer.customerId}`,
    }))
  },
}
