import type { ProblemError } from '@fordring/client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import type { Result } from '../../../api/query.ts'
import type { TemplateValues } from './template.rules.ts'

type TemplatePreview = Result<typeof client.templates.preview>

/** The current preview of a template, or the last valid one. */
export interface Preview extends Pick<
  UseQueryResult<TemplatePreview, ProblemError>,
  'error' | 'isFetching' | 'refetch'
> {
  readonly data: TemplatePreview | undefined
}
type PdfPreview = UseQueryResult<Result<typeof client.documents.preview>, ProblemError>

const typingRestsMs = 300

/** Previews a template once the user stops typing. It is a dry run, so that nothing is stored. */
export function usePreview({ kind, language, subject, body }: TemplateValues, caseId: string | undefined): Preview {
  const filledFor = caseId === undefined ? {} : { caseId }
  const [settled] = useDebouncedValue(JSON.stringify({ kind, language, subject, body, ...filledFor }), typingRestsMs)
  const values = JSON.parse(settled) as Pick<TemplateValues, 'kind' | 'language' | 'subject' | 'body'>
  const filled = useQuery<TemplatePreview, ProblemError>({
    queryKey: [client.templates.preview.operationId, settled],
    enabled: values.subject.trim() !== '' && values.body.trim() !== '',
    queryFn: ({ signal }) => client.templates.preview({ body: values }, { dryRun: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const [lastGood, setLastGood] = useState<TemplatePreview>()
  if (filled.data !== undefined && filled.data !== lastGood) setLastGood(filled.data)
  const { error, isFetching, refetch } = filled
  return { data: filled.data ?? lastGood, error, isFetching, refetch }
}

/** The letter as PDF, fetched while it is visible. */
export function usePdfPreview({ language, subject, body }: TemplateValues, caseId: string | undefined): PdfPreview {
  const filledFor = caseId === undefined ? {} : { caseId }
  const [settled] = useDebouncedValue(JSON.stringify({ language, subject, body, ...filledFor }), 2 * typingRestsMs)
  const values = JSON.parse(settled) as Pick<TemplateValues, 'language' | 'subject' | 'body'>
  return useQuery<Result<typeof client.documents.preview>, ProblemError>({
    queryKey: [client.documents.preview.operationId, settled],
    enabled: values.subject.trim() !== '' && values.body.trim() !== '',
    queryFn: ({ signal }) => client.documents.preview({ body: values }, { dryRun: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
