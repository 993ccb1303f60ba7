import { IconGavel } from '@tabler/icons-react'
import { courtClaimsText } from '../../../court-claims/index.ts'
import type { Panel } from '../panel.ts'
import { CourtForm } from './court-form.tsx'

export const courtPanel: Panel = {
  name: 'court',
  title: () => courtClaimsText.t('panel'),
  isOffered: (_data, may) => may('read:court-claims'),
  form: CourtForm,
  menuIcon: IconGavel,
  width: 560,
}
