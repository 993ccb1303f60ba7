import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { problemOf } from '../../../api/query.ts'
import { panelsText } from './panels.text.ts'

interface ObjectionReasonProps {
  readonly error: unknown
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Asks why a message goes out although the debtor has objected; only where it was refused for that. */
export function ObjectionReason({ error, value, onChange }: ObjectionReasonProps): ReactNode {
  const t = panelsText.useText()
  const isRefused = error !== null && problemOf(error).code === 'objection-open'
  if (!isRefused && value === '') return null
  return (
    <Textarea
      label={t('despite')}
      description={t('despiteNote')}
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** What is sent along with a reason; nothing without one. */
export function despiteOf(reason: string): { despiteObjection?: string } {
  return reason.trim() === '' ? {} : { despiteObjection: reason.trim() }
}
