import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { wordsText } from '../../../text/words.text.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { focusTitleIfLost } from '../../../ui/title-focus.ts'
import classes from '../cases.module.css'
import type { Panel, PanelFormProps } from './panel.ts'

/** The panel that is open over the page, if any. */
export function CasePanel({ panel: open, ...form }: PanelFormProps & { panel: Panel | undefined }): ReactNode {
  const panel = open?.isDocked === true ? undefined : open
  return (
    <SidePanel
      isOpen={panel !== undefined}
      onClose={() => form.onDone()}
      title={panel?.title() ?? ''}
      size={panel?.width ?? 480}
    >
      {panel !== undefined && isReady(panel, form) && <panel.form {...form} />}
    </SidePanel>
  )
}

/** The panel that is open within the page, if any. Escape closes it, and its draft stays. */
export function DockedPanel({ panel, ...form }: PanelFormProps & { panel: Panel | undefined }): ReactNode {
  const t = wordsText.useText()
  const section = useRef<HTMLElement>(null)
  const isShown = panel?.isDocked === true && isReady(panel, form)
  useEffect(() => {
    if (!isShown) return undefined
    section.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return focusTitleIfLost
  }, [isShown])
  if (!isShown) return null
  return (
    <section
      ref={section}
      className={classes.docked}
      aria-label={panel.title()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) form.onDone()
      }}
    >
      <header className={classes.dockedHead}>
        <h2>{panel.title()}</h2>
        <CloseButton aria-label={t('close')} onClick={() => form.onDone()} />
      </header>
      <panel.form {...form} />
    </section>
  )
}

function isReady(panel: Panel, { data }: PanelFormProps): boolean {
  return panel.needsPeople !== true || data.customer !== undefined
}
