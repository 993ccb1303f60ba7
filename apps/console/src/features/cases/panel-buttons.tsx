import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { PanelFooter } from '../../ui/side-panel.tsx'
import { casesText } from './cases.text.ts'

/** Cancel, save, and save and go on to the next case. */
export function PanelButtons(props: {
  label: string
  isBusy: boolean
  isReady: boolean
  onCancel: () => void
  onSave: (goOn: boolean) => void
}): ReactNode {
  const t = casesText.useText()
  return (
    <PanelFooter>
      <Button variant="subtle" color="gray" onClick={props.onCancel}>
        {t('cancel')}
      </Button>
      <Button variant="default" disabled={!props.isReady} loading={props.isBusy} onClick={() => props.onSave(true)}>
        {t('saveAndNext')}
      </Button>
      <Button type="submit" disabled={!props.isReady} loading={props.isBusy}>
        {props.label}
      </Button>
    </PanelFooter>
  )
}
