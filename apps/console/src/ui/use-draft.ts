import { useCallback, useState } from 'react'

const prefix = 'draft:'

/** Text that survives a reload, and a session that ends, until it is sent. The name says what it is the draft of. */
export function useDraft(name: string): readonly [string, (text: string) => void, () => void] {
  const key = prefix + name
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const text = drafts[key] ?? globalThis.localStorage.getItem(key) ?? ''
  const write = useCallback(
    (next: string) => {
      if (next === '') globalThis.localStorage.removeItem(key)
      else globalThis.localStorage.setItem(key, next)
      setDrafts((kept) => ({ ...kept, [key]: next }))
    },
    [key],
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
