import { disputesText } from '../../../disputes/index.ts'
import type { Panel } from '../panel.ts'
import { DisputeForm } from './dispute-form.tsx'

export const disputePanel: Panel = {
  name: 'dispute',
  title: () => disputesText.t('dispute'),
  isOffered: (_data, may) => may('write:disputes'),
  form: DisputeForm,
  needsVoucher: true,
}
