import { useEffect } from 'react'
import { type Command, currentCommands } from '../ui/commands.ts'

/** How long to wait for the second key of `g i`. */
const sequenceMs = 1_200

/** Runs the command whose key is pressed, wherever the focus is, except while the user is typing. */
export function useShortcuts(): void {
  useEffect(() => {
    let first: { key: string; at: number } | undefined
    const onKey = (event: KeyboardEvent): void => {
      const key = keyOf(event)
      if (key === undefined) return
      const isWriting = isWritingIn(event.target)
      const sequence = first !== undefined && Date.now() - first.at < sequenceMs ? `${first.key} ${key}` : undefined
      const commands = currentCommands().filter((command) => !isWriting || command.isGlobal === true)
      const found =
        commands.find(({ keys }) => sequence !== undefined && keys === sequence) ??
        commands.find(({ keys }) => keys === key)
      first = undefined
      if (found !== undefined) {
        event.preventDefault()
        found.run()
      } else if (!isWriting && commands.some(({ keys }) => keys?.startsWith(`${key} `))) {
        first = { key, at: Date.now() }
      }
    }
    globalThis.addEventListener('keydown', onKey)
    return () => {
      globalThis.removeEventListener('keydown', onKey)
    }
  }, [])
}

function keyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return `mod+${event.key.toLowerCase()}`
  return event.key
}

/** Keys pressed in an open dialog or a field are not shortcuts. Nobody types into a radio button, a checkbox or a segment. */
function isWritingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"], [role="listbox"], [role="menu"]',
    ) !== null
  )
}

/** The keys of a command as shown to the user. */
export function shownKeys({ keys }: Pick<Command, 'keys'>): readonly string[] {
  return (keys ?? '')
    .split(' ')
    .filter((key) => key !== '')
    .flatMap((key) => key.split(/(?<=.)\+/))
    .map((key) => (key === 'mod' ? 'Ctrl' : key))
}
