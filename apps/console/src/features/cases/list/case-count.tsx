import type { ReactNode } from 'react'
import { formatCount } from '../../../text/format.ts'
import { viewsText } from './views.text.ts'

/** The number of cases, as far as they were counted. */
export function CaseCount({ counted }: { counted: { count: number; isExact: boolean } | undefined }): ReactNode {
  const t = viewsText.useText()
  if (counted === undefined) return null
  const count = formatCount(counted.count)
  return counted.isExact ? count : t('overMax', { count })
}
