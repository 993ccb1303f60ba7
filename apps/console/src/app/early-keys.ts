import { isFocusInPalette } from './palette-focus.ts'

/** The palette has the focus long before. If it ever fails to open, the keys belong to the screen again. */
const waitAtMostMs = 2_000

let typed = ''
let stop = (): void => undefined

/**
 * Keeps what is typed between the key that opens the palette and the focus of its search field, which is mounted a frame
 * later. These keys would be lost, or run commands of the screen.
 */
export function keepEarlyKeys(): void {
  stop()
  typed = ''
  const keep = (event: KeyboardEvent): void => {
    if (isFocusInPalette()) {
      stop()
      return
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    typed += event.key
  }
  globalThis.addEventListener('keydown', keep, { capture: true })
  const timer = setTimeout(() => stop(), waitAtMostMs)
  stop = () => {
    clearTimeout(timer)
    globalThis.removeEventListener('keydown', keep, { capture: true })
  }
}

/** What was typed until now. From here on, the search field gets the keys itself. */
export function takeEarlyKeys(): string {
  stop()
  const early = typed
  typed = ''
  return early
}
