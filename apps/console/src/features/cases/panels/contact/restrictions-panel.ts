import { contactText } from '../../contact/contact.text.ts'
import type { Panel } from '../panel.ts'
import { RestrictionsForm } from './restrictions-form.tsx'

export const restrictionsPanel: Panel = {
  name: 'restrictions',
  title: () => contactText.t('restrictTitle'),
  isOffered: (_data, may) => may('write:customers'),
  form: RestrictionsForm,
  needsPeople: true,
}
