import { IconHourglass } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { LimitationForm } from './limitation-form.tsx'
import { limitationText } from './limitation.text.ts'

export const limitationPanel: Panel = {
  name: 'limitation',
  title: () => limitationText.t('title'),
  isOffered: (_data, may) => may('read:limitation'),
  form: LimitationForm,
  menuIcon: IconHourglass,
  width: 560,
}
