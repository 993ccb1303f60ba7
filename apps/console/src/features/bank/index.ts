import { IconBuildingBank } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { bankRoute } from './bank.routes.ts'
import { bankText } from './bank.text.ts'

export const bank: Feature = {
  routes: [bankRoute],
  nav: [
    {
      to: '/bank',
      label: () => bankText.t('bank'),
      icon: IconBuildingBank,
      section: 'work',
      order: 40,
      scope: 'read:bank-statements',
    },
  ],
}
