import type { KeyboardEvent } from 'react'

/**
 * Gives an open menu the focus as soon as it is mounted. Mantine does so in a timer, so on a busy machine it would lose
 * an arrow and Enter that are typed right after the key that opens it. The microtask runs before the next key, and
 * after Mantine has recorded which element gets the focus back.
 */
export function focusMenu(menu: HTMLElement | null): void {
  if (menu === null) return
  queueMicrotask(() => {
    if (!menu.isConnected || menu.contains(document.activeElement)) return
    const start = menu.querySelector<HTMLElement>('[data-autofocus]') ?? menu
    start.focus({ preventScroll: true })
  })
}

/** Tab does not leave an open menu: its items are moved through with arrows. */
export function keepTabInMenu(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault()
}
