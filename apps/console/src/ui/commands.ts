import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** An action with a keyboard shortcut, also in the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** As pressed: `e`, `$`, `g i` (one after the other), `mod+k`. */
  readonly keys?: string
  readonly group?: string
  readonly run: () => void
  /** Works while a field has the focus; for `mod+…` only. */
  readonly isGlobal?: boolean
}

interface Registered {
  readonly commands: () => readonly Command[]
}

let registered: readonly Registered[] = []
const listeners = new Set<() => void>()

function change(next: readonly Registered[]): void {
  registered = next
  for (const listener of listeners) listener()
}

/**
 * Offers commands while the component is mounted; the newest wins if two have the same key. Those of the whole
 * console lose to those of a screen, which React mounts before what surrounds it.
 */
export function useCommands(commands: readonly Command[], isFallback = false): void {
  const latest = useRef(commands)
  // Before the screen is painted: what a user can see, they can use.
  useLayoutEffect(() => {
    latest.current = commands
  })
  useLayoutEffect(() => {
    const mine: Registered = { commands: () => latest.current }
    change(isFallback ? [mine, ...registered] : [...registered, mine])
    return () => {
      change(registered.filter((entry) => entry !== mine))
    }
  }, [isFallback])
}

/** The current commands, those of the screen before those of the whole console. */
export function currentCommands(): Command[] {
  const seen = new Set<string>()
  return registered
    .toReversed()
    .flatMap(({ commands }) => commands())
    .filter(({ id }) => {
      const isFirst = !seen.has(id)
      seen.add(id)
      return isFirst
    })
}

/** Calls the listener whenever a screen starts or stops offering commands. Returns what ends that. */
export function onCommandsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useRegisteredCount(): number {
  return useSyncExternalStore(onCommandsChange, () => registered.length)
}
