import { IconLink } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { LinkForm } from './link-form.tsx'
import { linkText } from './link.text.ts'

export const linkPanel: Panel = {
  name: 'link',
  title: () => linkText.t('title'),
  isOffered: (_data, may) => may('read:links'),
  form: LinkForm,
  menuIcon: IconLink,
  needsPeople: true,
}
