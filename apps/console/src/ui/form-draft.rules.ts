/** The draft of a form as text: only fields that differ from the initial ones, and empty if none does. */
export function draftText(initial: object, fields: object): string {
  const before = Object.fromEntries(Object.entries(initial))
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return changed.length === 0 ? '' : JSON.stringify(Object.fromEntries(changed))
}

/** The changes in the text of a draft; an unreadable draft has none. */
export function draftChanges(text: string): object {
  try {
    const kept: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
