import { useCallback, useState } from 'react'

const prefix = 'draft:'

export function readDraft(name: string): string {
  return globalThis.localStorage.getItem(prefix + name) ?? ''
}

/** Keeps a text in this browser; an empty one is forgotten. */
export function keepDraft(name: string, text: string): void {
  if (text === '') globalThis.localStorage.removeItem(prefix + name)
  else globalThis.localStorage.setItem(prefix + name, text)
}

/** Text that survives a reload, and a session that ends, until it is sent. The name says what it is the draft of. */
export function useDraft(name: string): readonly [string, (text: string) => void, () => void] {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const text = drafts[name] ?? readDraft(name)
  const write = useCallback(
    (next: string) => {
      keepDraft(name, next)
      setDrafts((kept) => ({ ...kept, [name]: next }))
    },
    [name],
  )
  const clear = useCallback(() => {
    write('')
  }, [write])
  return [text, write, clear]
}

/** Drafts are of who wrote them, and do not outlive their signing out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(globalThis.localStorage)) {
    if (key.startsWith(prefix)) globalThis.localStorage.removeItem(key)
  }
}
