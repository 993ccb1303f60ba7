import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useReadList } from '../../api/query.ts'
import { actorName } from '../../text/actor-name.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { When } from '../../ui/when.tsx'
import { bulkJobsNavText } from './bulk-jobs-nav.text.ts'
import { bulkJobsSearch } from './bulk-jobs.search.ts'
import { bulkJobsText } from './bulk-jobs.text.ts'

export type BulkJob = Result<typeof client.bulkJobs.get>

export const tones: Readonly<Record<BulkJob['state'], Tone>> = {
  CHECKING: 'accent',
  CHECKED: 'waiting',
  RUNNING: 'accent',
  COMPLETED: 'good',
  CANCELLED: 'neutral',
}

/** All jobs, newest first. */
export function BulkJobsPage(): ReactNode {
  const t = bulkJobsText.useText()
  const navigate = useNavigate()
  const { selected } = bulkJobsSearch.use()
  const list = useReadList(client.bulkJobs.list, {})
  return (
    <Page title={bulkJobsNavText.t('jobs')} isFixed>
      <DataList
        label={bulkJobsNavText.t('jobs')}
        list={list}
        columns={useColumns()}
        keyOf={({ bulkJobId }) => bulkJobId}
        selected={selected}
        onSelect={(id) => void navigate({ to: '/jobs', search: { selected: id }, replace: true })}
        onOpen={({ bulkJobId }) => void navigate({ to: '/jobs/$bulkJobId', params: { bulkJobId } })}
        empty={<EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />}
      />
    </Page>
  )
}

function useColumns(): readonly Column<BulkJob>[] {
  const t = bulkJobsText.useText()
  const tWords = wordsText.useText()
  return [
    { id: 'action', header: t('action'), width: 'minmax(0, 1fr)', cell: ({ action }) => t(action) },
    {
      id: 'state',
      header: tWords('status'),
      width: '160px',
      cell: ({ state }) => <StatusDot tone={tones[state]} label={t(state)} />,
    },
    {
      id: 'by',
      header: tWords('createdBy'),
      width: 'minmax(0, 1fr)',
      isWideOnly: true,
      cell: ({ orderedBy }) => actorName(orderedBy),
    },
    {
      id: 'created',
      header: tWords('created'),
      width: '144px',
      isWideOnly: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'cases',
      header: tWords('cases'),
      width: '96px',
      align: 'right',
      isWideOnly: true,
      cell: ({ itemCount }) => formatCount(itemCount),
    },
  ]
}
