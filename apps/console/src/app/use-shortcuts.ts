import { useEffect } from 'react'
import { type Command, currentCommands, onCommandsChange } from '../ui/commands.ts'

/** How long to wait for the second key of `g i`. */
const sequenceMs = 1_200

/** Keys that follow each other faster are typed text. */
const typingMs = 700

/** How long a key pressed while a screen loads waits for the command that the screen will offer. */
const typedAheadMs = 3_000

interface Pressed {
  readonly key: string
  readonly at: number
}

/**
 * Runs the command whose key is pressed, wherever the focus is, except while the user is typing. A key that comes while
 * the screen still loads runs its command as soon as the screen offers it; what is typed right after that key is meant
 * for what the command opens, and never runs other commands.
 */
export function useShortcuts(): void {
  useEffect(() => {
    let first: Pressed | undefined
    let typedAhead: Pressed | undefined
    let lastAt = 0
    const onKey = (event: KeyboardEvent): void => {
      const key = keyOf(event)
      if (key === undefined) return
      const isTypedOn = event.timeStamp - lastAt < typingMs
      lastAt = event.timeStamp
      if (isTypedOn && key.length === 1 && isRecent(typedAhead, typedAheadMs)) return
      const isWriting = isWritingIn(event.target)
      const commands = currentCommands().filter((command) => !isWriting || command.isGlobal === true)
      const sequence = isRecent(first, sequenceMs) ? `${first.key} ${key}` : undefined
      const found = commands.find(({ keys }) => keys === sequence && keys !== undefined) ?? withKey(commands, key)
      first = undefined
      typedAhead = undefined
      if (found !== undefined) {
        event.preventDefault()
        found.run()
        return
      }
      if (isWriting) return
      const pressed = { key, at: Date.now() }
      if (commands.some(({ keys }) => keys?.startsWith(`${key} `))) first = pressed
      else if (document.querySelector('main [aria-busy="true"]') !== null) typedAhead = pressed
    }
    const onCommands = (): void => {
      const command = isRecent(typedAhead, typedAheadMs) ? withKey(currentCommands(), typedAhead.key) : undefined
      if (command === undefined) return
      typedAhead = undefined
      // After the screen has finished mounting, which it does while it registers its commands.
      queueMicrotask(command.run)
    }
    globalThis.addEventListener('keydown', onKey)
    const stopListening = onCommandsChange(onCommands)
    return () => {
      globalThis.removeEventListener('keydown', onKey)
      stopListening()
    }
  }, [])
}

function isRecent(pressed: Pressed | undefined, ms: number): pressed is Pressed {
  return pressed !== undefined && Date.now() - pressed.at < ms
}

function withKey(commands: readonly Command[], key: string): Command | undefined {
  return commands.find(({ keys }) => keys === key)
}

function keyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined
  if (pressesFocused(event)) return undefined
  if (event.ctrlKey || event.metaKey) return `mod+${event.key.toLowerCase()}`
  return event.key
}

/** Enter and the space bar press the button or link that has the focus. A row of a queue leaves them to the screen. */
function pressesFocused({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.matches(pressable)
}

const pressable = ':is(button, a[href], summary, [role="button"]):not([data-row])'

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
    .flatMap((key) => (/^[A-Z]$/.test(key) ? ['Shift', key.toLowerCase()] : [key === 'mod' ? 'Ctrl' : key]))
}
