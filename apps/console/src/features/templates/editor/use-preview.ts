import type { ProblemError } from '@fordring/client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import type { TemplateValues } from './template.rules.ts'

type TemplatePreview = Result<typeof client.templates.preview>

/** How a template reads now, or how it last did where it cannot be filled in any more. */
export interface Preview extends Pick<
  UseQueryResult<TemplatePreview, ProblemError>,
  'error' | 'isFetching' | 'refetch'
> {
  readonly data: TemplatePreview | undefined
}
type PdfPreview = UseQueryResult<Result<typeof client.documents.preview>, ProblemError>

const typingRestsMs = 300

/** How a template reads, once the typing rests. Tried out as a dry run, so that nothing of it is kept anywhere. */
export function usePreview({ kind, language, subject, body }: TemplateValues, caseId: string | undefined): Preview {
  const filledFor = caseId === undefined ? {} : { caseId }
  const [settled] = useDebouncedValue(JSON.stringify({ kind, language, subject, body, ...filledFor }), typingRestsMs)
  const asked = JSON.parse(settled) as Pick<TemplateValues, 'kind' | 'language' | 'subject' | 'body'>
  const filled = useQuery<TemplatePreview, ProblemError>({
    queryKey: [client.templates.preview.operationId, settled],
    enabled: asked.subject.trim() !== '' && asked.body.trim() !== '',
    queryFn: ({ signal }) => client.templates.preview({ body: asked }, { dryRun: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const [lastGood, setLastGood] = useState<TemplatePreview>()
  if (filled.data !== undefined && filled.data !== lastGood) setLastGood(filled.data)
  const { error, isFetching, refetch } = filled
  return { data: filled.data ?? lastGood, error, isFetching, refetch }
}

/** The letter on paper; asked for while it is looked at. */
export function usePdfPreview({ language, subject, body }: TemplateValues, caseId: string | undefined): PdfPreview {
  const filledFor = caseId === undefined ? {} : { caseId }
  const [settled] = useDebouncedValue(JSON.stringify({ language, subject, body, ...filledFor }), 2 * typingRestsMs)
  const asked = JSON.parse(settled) as Pick<TemplateValues, 'language' | 'subject' | 'body'>
  return useQuery<Result<typeof client.documents.preview>, ProblemError>({
    queryKey: [client.documents.preview.operationId, settled],
    enabled: asked.subject.trim() !== '' && asked.body.trim() !== '',
    queryFn: ({ signal }) => client.documents.preview({ body: asked }, { dryRun: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
