import { useSyncExternalStore } from 'react'

/** Something of which there is one on the screen, and which can be opened from anywhere. */
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
