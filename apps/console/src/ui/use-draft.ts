import { useCallback, useState } from 'react'
import { keepDraft, readDraft } from '../api/drafts.ts'

/** Text that survives a reload and the end of a session until it is sent. The name identifies the draft. */
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
