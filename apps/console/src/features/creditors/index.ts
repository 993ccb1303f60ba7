import { IconBuildingStore } from '@tabler/icons-react'
import { client } from '../../api/client.ts'
import type { Feature } from '../../app/feature.ts'
import { wordsText } from '../../text/words.text.ts'
import { creditorRoute, creditorsRoute } from './creditors.routes.ts'

export const creditors: Feature = {
  routes: [creditorsRoute, creditorRoute],
  nav: [
    {
      to: '/creditors',
      label: () => wordsText.t('creditors'),
      icon: IconBuildingStore,
      section: 'records',
      order: 50,
      scope: 'read:creditors',
    },
  ],
  searchScope: 'read:creditors',
  search: async (q, signal) => {
    const found = client.creditors.list({ q, pageSize: 5 }, { signal })
    // Loaded with the first search: the navigation does not need the text of the screens.
    const [{ items }, { creditorsText }] = await Promise.all([found, import('./creditors.text.ts')])
    return items.map(({ creditorId, name, state }) => ({
      id: creditorId,
      title: name,
      subtitle: creditorsText.t(state),
      to: `/creditors/${creditorId}`,
    }))
  },
}
