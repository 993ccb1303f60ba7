import type { ReactNode } from 'react'
import { wordsText } from '../../text/words.text.ts'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { casesText } from './cases.text.ts'

export type CaseStatus = 'PENDING' | 'VERIFIED' | 'ENDED'
const tones: Readonly<Record<CaseStatus, Tone>> = { PENDING: 'neutral', VERIFIED: 'accent', ENDED: 'neutral' }

/** The status of a case. Paused takes precedence over in collection. */
export function CaseStatusDot({ status, paused = false }: { status: CaseStatus; paused?: boolean }): ReactNode {
  const t = casesText.useText()
  const tWords = wordsText.useText()
  if (paused && status !== 'ENDED') return <StatusDot tone="waiting" label={tWords('paused')} />
  return <StatusDot tone={tones[status]} label={t(status)} />
}
