/** Moves the focus to the title of the screen, where a new screen begins. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
}

/** Moves the focus to the title if the element that had it is gone. */
export function focusTitleIfLost(): void {
  if (document.activeElement === document.body) focusTitle()
}
