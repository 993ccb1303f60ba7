import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import {
  findMentions,
  type Mention,
  type OpenMention,
  openMention,
  type WrittenField,
  writtenMention,
} from './template.rules.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The props of a field that supports placeholders. */
interface WritingProps {
  readonly ref: RefObject<never>
  readonly onSelect: () => void
  readonly onBlur: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface MentionWriting {
  /** The placeholder that is being typed, and its field. */
  readonly open: (OpenMention & { readonly field: WrittenField }) | undefined
  /** The placeholders that match the typed text, or all. */
  readonly found: readonly Mention[]
  /** The placeholder that Enter inserts. */
  readonly active: Mention | undefined
  readonly propsOf: (field: WrittenField) => WritingProps
  /** Inserts a placeholder at the last position of the cursor. */
  readonly insert: (mention: Mention) => void
  /** Selects a range of a field. */
  readonly show: (field: WrittenField, from: number, to: number) => void
}

/**
 * Completes placeholders while the user types: two brackets begin one, the arrow keys choose, Enter inserts and
 * Escape dismisses. A clicked placeholder is inserted at the last position of the cursor.
 */
export function useMentionWriting(
  mentions: readonly Mention[],
  onChange: (field: WrittenField, text: string) => void,
): MentionWriting {
  const fields: Record<WrittenField, RefObject<Field | null>> = {
    subject: useRef<Field>(null),
    body: useRef<Field>(null),
  }
  const [last, setLast] = useState<WrittenField>('body')
  const [open, setOpen] = useState<MentionWriting['open']>()
  const [dismissed, setDismissed] = useState<number>()
  const [index, setIndex] = useState(0)
  const isOpen = open !== undefined && open.from !== dismissed
  const found = isOpen ? findMentions(mentions, open.typed) : mentions
  const active = isOpen ? found[Math.min(index, found.length - 1)] : undefined

  const updateOpen = (field: WrittenField): void => {
    const element = fields[field].current
    if (element === null) return
    const now = openMention(element.value, element.selectionStart ?? 0)
    setLast(field)
    if (now === undefined) setDismissed(undefined)
    if (now?.typed !== open?.typed) setIndex(0)
    setOpen(now && { ...now, field })
  }
  const insert = (mention: Mention): void => {
    const field = isOpen ? open.field : last
    const element = fields[field].current
    if (element === null) return
    select(element, isOpen ? open.from : element.selectionStart, isOpen ? open.to : element.selectionEnd)
    writeOver(element, writtenMention(mention))
    onChange(field, element.value)
    setOpen(undefined)
  }
  const act: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setIndex((index + 1) % found.length),
    ArrowUp: () => setIndex((index - 1 + found.length) % found.length),
    Enter: () => active !== undefined && insert(active),
    Escape: () => setDismissed(open?.from),
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || found.length === 0 || act[event.key] === undefined) return
    act[event.key]?.()
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    open: isOpen ? open : undefined,
    found,
    active,
    insert,
    propsOf: (field) => ({
      ref: fields[field] as RefObject<never>,
      onSelect: () => updateOpen(field),
      onBlur: () => setOpen(undefined),
      onKeyDown,
    }),
    show: (field, from, to) => select(fields[field].current, from, to),
  }
}

function select(element: Field | null, from: number | null, to: number | null): void {
  element?.focus()
  element?.setSelectionRange(from, to)
}

/** Replaces the selection as if it were typed, so that it can be undone. */
function writeOver(element: Field, text: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else leaves the undo of the browser whole.
  if (document.execCommand('insertText', false, text)) return
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
}
