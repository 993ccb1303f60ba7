import { disputesText } from '../../../disputes/index.ts'
import type { Panel } from '../panel.ts'
import { DecideForm } from './decide-form.tsx'

export const decidePanel: Panel = {
  name: 'decide',
  title: () => disputesText.t('decide'),
  isOffered: (_data, may) => may('write:disputes'),
  form: DecideForm,
  needsVoucher: true,
}
