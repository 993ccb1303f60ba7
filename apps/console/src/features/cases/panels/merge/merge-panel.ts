import { IconArrowMerge } from '@tabler/icons-react'
import type { Panel } from '../panel.ts'
import { MergeForm } from './merge-form.tsx'
import { mergeText } from './merge.text.ts'

export const mergePanel: Panel = {
  name: 'merge',
  title: () => mergeText.t('title'),
  isOffered: ({ record }, may) => may('write:cases') && (record.status !== 'ENDED' || record.mergedCaseIds.length > 0),
  form: MergeForm,
  menuIcon: IconArrowMerge,
}
