import { contactText } from '../../contact/contact.text.ts'
import type { Panel } from '../panel.ts'
import { ContactLog } from './contact-log.tsx'

export const contactLogPanel: Panel = {
  name: 'contact-log',
  title: () => contactText.t('log'),
  isOffered: (_data, may) => may('read:interactions'),
  form: ContactLog,
  width: 560,
}
