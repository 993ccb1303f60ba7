import { IconPrinter } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { printBatchesRoute, printBatchRoute } from './print-batches.routes.ts'
import { printBatchesNavText } from './print-batches-nav.text.ts'

export const printBatches: Feature = {
  routes: [printBatchesRoute, printBatchRoute],
  nav: [
    {
      to: '/letters',
      label: () => printBatchesNavText.t('batches'),
      icon: IconPrinter,
      section: 'work',
      order: 55,
      scope: 'read:print-batches',
    },
  ],
}
