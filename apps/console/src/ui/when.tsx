import type { ReactNode } from 'react'
import { useFormat } from '../text/format.ts'

/** A moment: relative up to a week, then a date; exact on hover. */
export function When({ at }: { at: string }): ReactNode {
  const { when, moment } = useFormat()
  return (
    <time dateTime={at} title={moment(at)} data-relative>
      {when(at)}
    </time>
  )
}

/** A day. */
export function Day({ at }: { at: string }): ReactNode {
  const { date, moment } = useFormat()
  return (
    <time dateTime={at} title={moment(at)}>
      {date(at)}
    </time>
  )
}
