import { IconTableImport } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { importRoute, importsRoute } from './imports.routes.ts'
import { importsText } from './imports.text.ts'

export const imports: Feature = {
  routes: [importsRoute, importRoute],
  nav: [
    {
      to: '/imports',
      label: () => importsText.t('imports'),
      icon: IconTableImport,
      section: 'records',
      order: 70,
      scope: 'read:imports',
    },
  ],
}
