import type { ReactNode } from 'react'
import { SidePanel } from '../../../ui/side-panel.tsx'
import type { Panel, PanelFormProps } from './panel.ts'

/** The panel that is open, if any. */
export function CasePanel({ panel, ...form }: PanelFormProps & { panel: Panel | undefined }): ReactNode {
  const isReady = panel?.needsPeople !== true || form.data.customer !== undefined
  return (
    <SidePanel
      isOpen={panel !== undefined}
      onClose={() => form.onDone()}
      title={panel?.title() ?? ''}
      size={panel?.width ?? 480}
    >
      {panel !== undefined && isReady && <panel.form {...form} />}
    </SidePanel>
  )
}
