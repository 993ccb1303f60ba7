const prefix = 'draft:'

export function readDraft(name: string): string {
  return globalThis.localStorage.getItem(prefix + name) ?? ''
}

/** Stores a text in this browser; an empty text is removed. */
export function keepDraft(name: string, text: string): void {
  if (text === '') globalThis.localStorage.removeItem(prefix + name)
  else globalThis.localStorage.setItem(prefix + name, text)
}

/** Removes every draft. They belong to the user who wrote them, and do not outlive the session. */
export function forgetDrafts(): void {
  for (const key of Object.keys(globalThis.localStorage)) {
    if (key.startsWith(prefix)) globalThis.localStorage.removeItem(key)
  }
}
