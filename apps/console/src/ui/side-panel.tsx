import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsText } from '../text/words.text.ts'
import { focusTitleIfLost } from './title-focus.ts'
import classes from './ui.module.css'

/** Details and forms open in a panel on the right, never in nested dialogs. */
export function SidePanel(props: {
  isOpen: boolean
  onClose: () => void
  title: string
  size?: number
  children: ReactNode
}): ReactNode {
  const t = wordsText.useText()
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      onExitTransitionEnd={focusTitleIfLost}
      position="right"
      size={props.size ?? 480}
      title={props.title}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t('close') }}
      // The header belongs to the panel, and is not a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {props.children}
    </Drawer>
  )
}

/** The buttons at the end of a panel. */
export function PanelFooter({ children }: { children: ReactNode }): ReactNode {
  return <div className={classes.panelFooter}>{children}</div>
}
