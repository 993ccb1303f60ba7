import { IconTag } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { TagsForm } from './tags-form.tsx'
import { tagsText } from './tags.text.ts'

export const tagsPanel: Panel = {
  name: 'tags',
  title: () => tagsText.t('title'),
  keys: 't',
  isOffered: (_data, may) => may('write:cases'),
  form: TagsForm,
  menuIcon: IconTag,
}
