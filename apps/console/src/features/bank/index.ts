import { IconBuildingBank } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { bankNavText } from './bank-nav.text.ts'
import { bankRoute } from './bank.routes.ts'

export const bank: Feature = {
  routes: [bankRoute],
  nav: [
    {
      to: '/bank',
      label: () => bankNavText.t('bank'),
      icon: IconBuildingBank,
      section: 'work',
      order: 40,
      scope: 'read:bank-statements',
    },
  ],
}
