import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProblemNotice } from './problem-notice.tsx'
import classes from './ui.module.css'

/** Shown in place of a screen that failed. */
export function ScreenError({ error, reset }: { error: unknown; reset?: () => void }): ReactNode {
  const router = useRouter()
  return (
    <div className={classes.screenError}>
      <ProblemNotice
        error={error}
        retry={() => {
          reset?.()
          void router.invalidate()
        }}
      />
    </div>
  )
}
