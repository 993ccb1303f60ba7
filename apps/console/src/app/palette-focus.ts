import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { focusTitleIfLost } from '../ui/title-focus.ts'

/** Whether an element of the palette has the focus. After a command was chosen, the palette fades out with it. */
export function isFocusInPalette(): boolean {
  return document.activeElement?.closest('.mantine-Spotlight-content') !== null
}

interface PaletteFocus {
  readonly onOpen: () => void
  readonly onChoose: () => void
  readonly onClose: () => void
  readonly onExited: () => void
}

/**
 * Where the focus goes after the palette: back if nothing was chosen or the command stays on the screen, to the title
 * of a screen that it opened, and nowhere else if the command has moved it itself, such as to a form.
 */
export function usePaletteFocus(): PaletteFocus {
  const router = useRouter()
  const opened = useRef<{ from: Element | null; path: string; hasChosen: boolean }>(undefined)
  const goBack = (): void => {
    const from = opened.current?.from
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
  }
  return {
    onOpen: () => {
      opened.current = { from: document.activeElement, path: globalThis.location.pathname, hasChosen: false }
    },
    onChoose: () => {
      if (opened.current === undefined) return
      opened.current.hasChosen = true
      // A panel that the command opens returns the focus to where it was; an entry of the navigation must not keep it.
      if (opened.current.from?.closest('#content') !== null) goBack()
    },
    onClose: () => {
      if (opened.current?.hasChosen !== true) goBack()
    },
    onExited: () => {
      // A screen that is still loading gets the focus when it is shown.
      if (document.activeElement !== document.body || router.state.status === 'pending') return
      if (globalThis.location.pathname === opened.current?.path) goBack()
      focusTitleIfLost()
    },
  }
}
