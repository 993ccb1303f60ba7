import type { ReactNode } from 'react'
import { SidePanel } from '../../ui/side-panel.tsx'
import type { PanelName } from './cases.routes.ts'
import { casesText } from './cases.text.ts'
import { EndForm } from './end-form.tsx'
import { PauseForm } from './pause-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { ReverseForm } from './reverse-form.tsx'
import type { CaseData } from './use-case.ts'
import { VoucherForm } from './voucher-form.tsx'

export interface PanelFormProps {
  readonly data: CaseData
  /** Closes the panel; "save and next" goes on to the next case of the list. */
  readonly onDone: (goOn?: boolean) => void
}

/** The panel that the address names. */
export function CasePanels(
  props: PanelFormProps & { panel: PanelName | undefined; voucherId: string | undefined },
): ReactNode {
  const t = casesText.useText()
  const { panel, data, onDone } = props
  const form = { data, onDone }
  return (
    <SidePanel isOpen={panel !== undefined} onClose={() => onDone()} title={panel === undefined ? '' : t(panel)}>
      {panel === 'payment' && <PaymentForm {...form} />}
      {panel === 'voucher' && <VoucherForm {...form} />}
      {panel === 'end' && <EndForm {...form} />}
      {panel === 'pause' && <PauseForm {...form} />}
      {panel === 'reverse' && <ReverseForm {...form} voucherId={props.voucherId} />}
    </SidePanel>
  )
}
