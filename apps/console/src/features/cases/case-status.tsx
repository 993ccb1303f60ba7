import type { ReactNode } from 'react'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { casesText } from './cases.text.ts'

export type CaseStatus = 'PENDING' | 'VERIFIED' | 'ENDED'
const tones: Readonly<Record<CaseStatus, Tone>> = { PENDING: 'neutral', VERIFIED: 'accent', ENDED: 'good' }

export function CaseStatusDot({ status }: { status: CaseStatus }): ReactNode {
  const t = casesText.useText()
  return <StatusDot tone={tones[status]} label={t(status)} />
}
