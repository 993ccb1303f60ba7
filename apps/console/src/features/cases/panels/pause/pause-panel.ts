import type { Panel } from '../panel.ts'
import { PauseForm } from './pause-form.tsx'
import { pauseText } from './pause.text.ts'

export const pausePanel: Panel = {
  name: 'pause',
  title: () => pauseText.t('title'),
  keys: 'p',
  isOffered: ({ record }, may) => record.status !== 'ENDED' && may('write:updates'),
  form: PauseForm,
}
