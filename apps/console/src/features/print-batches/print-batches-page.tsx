import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { actorName } from '../../text/actor-name.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusDot, type Tone } from '../../ui/status-dot.tsx'
import { When } from '../../ui/when.tsx'
import { PreparePanel } from './prepare-panel.tsx'
import { ReturnedPanel } from './returned-panel.tsx'
import { printBatchesNavText } from './print-batches-nav.text.ts'
import { printBatchesSearch } from './print-batches.search.ts'
import { printBatchesText } from './print-batches.text.ts'

export type PrintBatch = Result<typeof client.printBatches.get>

export const tones: Readonly<Record<PrintBatch['state'], Tone>> = {
  PREPARING: 'accent',
  READY: 'waiting',
  HANDED_OVER: 'good',
  CANCELLED: 'neutral',
}

/** All print batches, newest first, and the way to prepare one. */
export function PrintBatchesPage(): ReactNode {
  const t = printBatchesText.useText()
  const navigate = useNavigate()
  const may = useMay()
  const mayWrite = may('write:print-batches')
  const mayReport = may('write:deliveries')
  const { selected, prepare = false, returned = false } = printBatchesSearch.use()
  const list = useReadList(client.printBatches.list, {})
  const openPanel = (): void => void navigate({ to: '/letters', search: { prepare: true } })
  const openReturned = (): void => void navigate({ to: '/letters', search: { returned: true } })
  const close = (): void => void navigate({ to: '/letters', search: {}, replace: true })
  useCommands(
    mayWrite
      ? [{ id: 'print prepare', label: t('prepare'), group: printBatchesNavText.t('batches'), run: openPanel }]
      : [],
  )
  const action = mayWrite && (
    <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={openPanel}>
      {t('prepare')}
    </Button>
  )
  return (
    <Page
      title={printBatchesNavText.t('batches')}
      isFixed
      actions={
        <>
          {mayReport && (
            <Button variant="default" onClick={openReturned}>
              {t('returnedLetters')}
            </Button>
          )}
          {action}
        </>
      }
    >
      <DataList
        label={printBatchesNavText.t('batches')}
        list={list}
        columns={useColumns()}
        keyOf={({ printBatchId }) => printBatchId}
        selected={selected}
        onSelect={(id) => void navigate({ to: '/letters', search: { selected: id }, replace: true })}
        onOpen={({ printBatchId }) => void navigate({ to: '/letters/$printBatchId', params: { printBatchId } })}
        empty={<EmptyState title={t('nothingTitle')} hint={t('nothingHint')} action={action} />}
      />
      <PreparePanel isOpen={prepare} onClose={close} />
      <ReturnedPanel isOpen={returned} onClose={close} />
    </Page>
  )
}

function useColumns(): readonly Column<PrintBatch>[] {
  const t = printBatchesText.useText()
  const tWords = wordsText.useText()
  return [
    { id: 'number', header: tWords('numberShort'), width: '72px', cell: ({ batchSeqId }) => batchSeqId },
    {
      id: 'state',
      header: tWords('status'),
      width: 'minmax(144px, 1fr)',
      cell: ({ state }) => <StatusDot tone={tones[state]} label={t(state)} />,
    },
    {
      id: 'by',
      header: tWords('createdBy'),
      width: 'minmax(0, 1fr)',
      isWideOnly: true,
      cell: ({ createdBy }) => actorName(createdBy),
    },
    {
      id: 'created',
      header: tWords('created'),
      width: '144px',
      isWideOnly: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'letters',
      header: t('letters'),
      width: '136px',
      align: 'right',
      cell: ({ letterCount }) => formatCount(letterCount),
    },
    {
      id: 'pages',
      header: t('pages'),
      width: '80px',
      align: 'right',
      isWideOnly: true,
      cell: ({ pageCount }) => (pageCount === null ? '' : formatCount(pageCount)),
    },
  ]
}
