import { IconArrowMerge } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { MergeForm } from './merge-form.tsx'
import { mergeText } from './merge.text.ts'

export const mergePanel: Panel = {
  name: 'merge',
  title: () => mergeText.t('title'),
  isOffered: ({ one }, may) => may('write:cases') && (one.status !== 'ENDED' || one.mergedCaseIds.length > 0),
  form: MergeForm,
  menuIcon: IconArrowMerge,
}
