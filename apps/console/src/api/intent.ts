import { useState } from 'react'

/** The Idempotency-Key of an action that must happen once, however often it is sent. */
export interface Intent {
  /** The key; stays the same until `forget`. */
  readonly key: () => string
  /** It succeeded or was given up; the next request is a new intent. */
  readonly forget: () => void
}

/** An intent that lasts as long as the component. */
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
