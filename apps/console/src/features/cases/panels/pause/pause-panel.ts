import type { Panel } from '../panel.ts'
import { PauseForm } from './pause-form.tsx'
import { pauseText } from './pause.text.ts'

export const pausePanel: Panel = {
  name: 'pause',
  title: () => pauseText.t('title'),
  keys: 'p',
  isOffered: ({ one }, may) => one.status !== 'ENDED' && may('write:updates'),
  form: PauseForm,
}
