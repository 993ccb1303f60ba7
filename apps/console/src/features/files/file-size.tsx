import type { ReactNode } from 'react'
import { formatCount } from '../../text/format.ts'
import layout from '../../ui/layout.module.css'
import { readableSize } from './files.rules.ts'
import { filesText } from './files.text.ts'

export function FileSize({ bytes }: { bytes: number }): ReactNode {
  const t = filesText.useText()
  const { count, unit } = readableSize(bytes)
  return (
    <span className={`${layout.small ?? ''} ${layout.oneLine ?? ''}`}>{t(unit, { count: formatCount(count) })}</span>
  )
}
