import { useSyncExternalStore } from 'react'

/** The state of a part of the screen that can be opened from anywhere, such as the palette. */
export interface OpenState {
  readonly set: (isOpen: boolean) => void
  readonly use: () => boolean
}

export function createOpenState(): OpenState {
  let isOpen = false
  const listeners = new Set<() => void>()
  return {
    set: (next) => {
      isOpen = next
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        () => isOpen,
      ),
  }
}
