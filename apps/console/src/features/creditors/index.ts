import { IconBuildingStore } from '@tabler/icons-react'
import { client } from '../../api/client.ts'
import type { Feature } from '../../app/feature.ts'
import { creditorRoute, creditorsRoute } from './creditors.routes.ts'
import { creditorsText } from './creditors.text.ts'

export const creditors: Feature = {
  routes: [creditorsRoute, creditorRoute],
  nav: [
    {
      to: '/creditors',
      label: () => creditorsText.t('creditors'),
      icon: IconBuildingStore,
      section: 'records',
      order: 50,
      scope: 'read:creditors',
    },
  ],
  searchScope: 'read:creditors',
  search: async (q, signal) => {
    const { items } = await client.creditors.list({ q, pageSize: 5 }, { signal })
    return items.map(({ creditorId, name, state }) => ({
      id: creditorId,
      title: name,
      subtitle: creditorsText.t(state),
      to: `/creditors/${creditorId}`,
    }))
  },
}
