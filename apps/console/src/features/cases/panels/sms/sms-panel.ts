import { IconMessage } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { SmsForm } from './sms-form.tsx'
import { wordsText } from '../../../../text/words.text.ts'
import { smsText } from './sms.text.ts'

export const smsPanel: Panel = {
  name: 'sms',
  title: () => smsText.t('title'),
  keys: 's',
  isOffered: (_data, may) => may('write:interactions.create'),
  form: SmsForm,
  composer: { label: () => wordsText.t('sms'), icon: IconMessage },
  needsPeople: true,
}
