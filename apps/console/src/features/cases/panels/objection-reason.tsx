import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { problemOf } from '../../../api/query.ts'
import { panelsText } from './panels.text.ts'

interface ObjectionReasonProps {
  readonly error: unknown
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Asks for a reason to send a message despite the debtor's objection, once the service has refused it for that. */
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

/** The reason as part of the request; nothing without one. */
export function despiteOf(reason: string): { despiteObjection?: string } {
  return reason.trim() === '' ? {} : { despiteObjection: reason.trim() }
}
