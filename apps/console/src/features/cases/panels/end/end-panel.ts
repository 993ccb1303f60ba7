import type { Panel } from '../panel.ts'
import { EndForm } from './end-form.tsx'
import { endText } from './end.text.ts'

export const endPanel: Panel = {
  name: 'end',
  title: () => endText.t('title'),
  keys: 'e',
  isOffered: ({ one }, may) => one.status !== 'ENDED' && may('write:cases'),
  form: EndForm,
}
