import type { ReactNode } from 'react'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { creditorsText } from './creditors.text.ts'
import type { Creditor } from './form/creditor.rules.ts'

const tones: Readonly<Record<Creditor['state'], Tone>> = {
  LEAD: 'neutral',
  SIGNED_ON: 'accent',
  ACTIVE: 'good',
  CANCELLED: 'waiting',
  CEASED: 'neutral',
}

export function CreditorState({ state }: { state: Creditor['state'] }): ReactNode {
  const t = creditorsText.useText()
  return <StatusDot tone={tones[state]} label={t(state)} />
}
