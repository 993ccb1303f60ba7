import type { Panel } from '../panel.ts'
import { AllocateForm } from './allocate-form.tsx'
import { allocateText } from './allocate.text.ts'

export const allocatePanel: Panel = {
  name: 'allocate',
  title: () => allocateText.t('title'),
  keys: 'a',
  isOffered: ({ vouchers }, may) =>
    may('write:case-vouchers') && vouchers.some(({ unallocated }) => (unallocated ?? 0) > 0),
  form: AllocateForm,
}
