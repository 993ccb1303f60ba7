import { useState } from 'react'

/** The Idempotency-Key of something that is to be done once, however often it is sent. */
export interface Intent {
  /** The key; the same until it is forgotten. */
  readonly key: () => string
  /** It was done, or is not wanted any more: what is sent next is something else. */
  readonly forget: () => void
}

/** An intent that lives as long as the screen does. */
export function useIntent(): Intent {
  const [intent] = useState(() => {
    let key: string | undefined
    return {
      key: () => (key ??= crypto.randomUUID()),
      forget: () => {
        key = undefined
      },
    }
  })
  return intent
}
