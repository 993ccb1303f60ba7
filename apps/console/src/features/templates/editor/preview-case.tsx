import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { wordsText } from '../../../text/words.text.ts'
import { templatesText } from '../templates.text.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** The search results, always with the selected case among them. */
function useCaseChoices(caseId: string | undefined, written: string): { choices: Choice[]; isPending: boolean } {
  const [q] = useDebouncedValue(written.trim(), 200)
  const { data: current } = useRead(client.cases.get, { caseId: caseId ?? '' }, { enabled: caseId !== undefined })
  const chosen = current === undefined ? [] : [{ value: current.id, label: nameOf(current) }]
  const isSearch = q !== '' && q !== chosen[0]?.label
  const found = useRead(
    client.cases.list,
    { pageSize: 8, sort: '-createdAt', ...(isSearch ? { q } : {}) },
    { keepPrevious: true },
  )
  const cases = (found.data?.items ?? []).map((item) => ({ value: item.id, label: nameOf(item) }))
  return { choices: [...chosen, ...cases.filter(({ value }) => value !== caseId)], isPending: found.isPending }
}

/** Selects the data of the preview: example data, or a case. */
export function PreviewCase(props: {
  caseId: string | undefined
  onPick: (caseId: string | undefined) => void
}): ReactNode {
  const t = templatesText.useText()
  const [written, setWritten] = useState('')
  const { choices, isPending } = useCaseChoices(props.caseId, written)
  return (
    <Select
      label={t('previewOf')}
      placeholder={t('sample')}
      searchable
      clearable
      value={props.caseId ?? null}
      searchValue={written}
      onSearchChange={setWritten}
      filter={({ options }) => options}
      nothingFoundMessage={t(isPending ? 'findCase' : 'noCase')}
      data={choices}
      onChange={(caseId) => props.onPick(caseId ?? undefined)}
    />
  )
}

function nameOf(item: { journalNumber: string; debtorName: string }): string {
  return `${wordsText.t('caseNumber', { number: item.journalNumber })} · ${item.debtorName}`
}
