import { IconFolders } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { casesText } from './cases.text.ts'
import { casesRoute } from './cases.routes.ts'

export const cases: Feature = {
  routes: [casesRoute],
  nav: [
    {
      to: '/cases',
      label: () => casesText.t('cases'),
      icon: IconFolders,
      section: 'work',
      order: 30,
      scope: 'read:cases',
    },
  ],
}
