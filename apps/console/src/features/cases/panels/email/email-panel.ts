import { IconMail } from '@tabler/icons-react'
import { wordsText } from '../../../../text/words.text.ts'
import type { Panel } from '../panel.ts'
import { EmailForm } from './email-form.tsx'
import { emailText } from './email.text.ts'

export const emailPanel: Panel = {
  name: 'email',
  title: () => emailText.t('title'),
  keys: 'm',
  isOffered: (_data, may) => may('write:interactions.create'),
  form: EmailForm,
  composer: { label: () => wordsText.t('email'), icon: IconMail },
  needsPeople: true,
}
