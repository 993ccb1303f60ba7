import { IconPhone } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { CallForm } from './call-form.tsx'
import { callText } from './call.text.ts'

export const callPanel: Panel = {
  name: 'call',
  title: () => callText.t('title'),
  keys: 'c',
  isOffered: (_data, may) => may('write:interactions'),
  form: CallForm,
  composer: { label: () => callText.t('title'), icon: IconPhone },
  needsPeople: true,
  isDocked: true,
}
