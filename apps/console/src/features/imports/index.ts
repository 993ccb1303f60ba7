import { IconTableImport } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { importRoute, importsRoute } from './imports.routes.ts'
import { importsNavText } from './imports-nav.text.ts'

export const imports: Feature = {
  routes: [importsRoute, importRoute],
  nav: [
    {
      to: '/imports',
      label: () => importsNavText.t('imports'),
      icon: IconTableImport,
      section: 'records',
      order: 70,
      scope: 'read:imports',
    },
  ],
}
