import type { Panel } from '../panel.ts'
import { EndForm } from './end-form.tsx'
import { endText } from './end.text.ts'

export const endPanel: Panel = {
  name: 'end',
  title: () => endText.t('title'),
  keys: 'e',
  isOffered: ({ record }, may) => record.status !== 'ENDED' && may('write:cases'),
  form: EndForm,
}
