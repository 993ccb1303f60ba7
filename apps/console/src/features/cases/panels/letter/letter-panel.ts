import { IconFileText } from '@tabler/icons-react'
import { wordsText } from '../../../../text/words.text.ts'
import type { Panel } from '../panel.ts'
import { LetterForm } from './letter-form.tsx'
import { letterText } from './letter.text.ts'

export const letterPanel: Panel = {
  name: 'letter',
  title: () => letterText.t('title'),
  keys: 'l',
  isOffered: (_data, may) => may('write:documents'),
  form: LetterForm,
  composer: { label: () => wordsText.t('letter'), icon: IconFileText },
  needsPeople: true,
  // Wide enough for the preview of a page.
  width: 720,
}
