import { Button, FileButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useReadList, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { useCommands } from '../../../ui/commands.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Day } from '../../../ui/when.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import { payoutBatchesSearch } from '../reports.search.ts'
import { type Batch, BatchState } from './batch-parts.tsx'
import { BatchPanel } from './batch-panel.tsx'
import { PreparePanel } from './prepare-panel.tsx'
import { payoutBatchesText } from './payout-batches.text.ts'

type Search = ReturnType<typeof payoutBatchesSearch.use>

/** The payout batches, newest first: prepared by one person, approved by another, and followed through the bank. */
export function PayoutBatchesPage(): ReactNode {
  const heading = reportsNavText.useText()
  const t = payoutBatchesText.useText()
  const navigate = useNavigate()
  const search = payoutBatchesSearch.use()
  const { state, selected, open, panel } = search
  const list = useReadList(client.payoutBatches.list, state === undefined ? {} : { state })
  const change = (next: { [Name in keyof Search]?: string | undefined }): void =>
    void navigate({ to: '/reports/payout-batches', search: { ...search, ...next }, replace: true })
  const close = (): void => change({ open: undefined, panel: undefined })
  return (
    <ReportsFrame>
      <Page
        title={heading('payoutBatches')}
        actions={
          <Actions
            onPrepare={() => change({ panel: 'prepare' })}
            onReported={(id) => change({ selected: id, open: id })}
          />
        }
        toolbar={<StateFilter state={state} onChange={(next) => change({ state: next, selected: undefined })} />}
        isFixed
      >
        <DataList
          label={heading('payoutBatches')}
          list={list}
          columns={useColumns()}
          keyOf={({ payoutBatchId }) => payoutBatchId}
          selected={selected}
          onSelect={(payoutBatchId) => change({ selected: payoutBatchId })}
          onOpen={({ payoutBatchId }) => change({ selected: payoutBatchId, open: payoutBatchId })}
          empty={
            state === undefined ? (
              <EmptyState title={t('noneTitle')} hint={t('noneHint')} />
            ) : (
              <NoMatches hint={t('noneInState')} onClear={() => change({ state: undefined })} />
            )
          }
        />
        <SidePanel isOpen={panel === 'prepare'} onClose={close} title={t('prepare')} size={560}>
          {panel === 'prepare' && (
            <PreparePanel onDone={(id) => change({ panel: undefined, selected: id, open: id })} />
          )}
        </SidePanel>
        <SidePanel isOpen={open !== undefined} onClose={close} title={t('batchTitle')} size={560}>
          {open !== undefined && <BatchPanel payoutBatchId={open} />}
        </SidePanel>
      </Page>
    </ReportsFrame>
  )
}

function Actions(props: { onPrepare: () => void; onReported: (payoutBatchId: string) => void }): ReactNode {
  const t = payoutBatchesText.useText()
  const may = useMay()
  const mayWrite = may('write:billing')
  const applying = useWrite(client.payoutBatches.applyPaymentStatus, {
    onDone: ({ data }) => {
      const { acceptedCount: accepted, rejectedCount: rejected, unchangedCount: unchanged } = data
      notifications.show({ message: t('statusDone', { accepted, rejected, unchanged }) })
      props.onReported(data.batch.payoutBatchId)
    },
  })
  useCommands(
    mayWrite
      ? [{ id: 'prepare payout batch', label: t('prepare'), keys: 'n', group: t('batchTitle'), run: props.onPrepare }]
      : [],
  )
  if (!mayWrite) return null
  const upload = (file: File | null): void => {
    if (file === null) return
    const body = new FormData()
    body.append('file', file)
    applying.mutate({ input: { body } })
  }
  return (
    <>
      {applying.isError && <ProblemNotice error={applying.error} />}
      <FileButton accept=".xml" onChange={upload} inputProps={{ 'aria-label': t('uploadStatus') }}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            data-icon-on-phone
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={applying.isPending}
          >
            {t('uploadStatus')}
          </Button>
        )}
      </FileButton>
      <Button onClick={props.onPrepare}>{t('prepare')}</Button>
    </>
  )
}

function StateFilter(props: { state: Search['state']; onChange: (state: string | undefined) => void }): ReactNode {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  return (
    <ViewSwitch
      label={tWords('status')}
      value={props.state ?? 'ALL'}
      onChange={(state) => props.onChange(state === 'ALL' ? undefined : state)}
      data={[
        { value: 'ALL', label: t('allStates') },
        { value: 'PREPARED', label: t('PREPARED') },
        { value: 'APPROVED', label: t('APPROVED') },
        { value: 'CANCELLED', label: t('CANCELLED') },
      ]}
    />
  )
}

function useColumns(): readonly Column<Batch>[] {
  const t = payoutBatchesText.useText()
  const tWords = wordsText.useText()
  return [
    {
      id: 'number',
      header: tWords('number'),
      width: 'minmax(96px, 1fr)',
      phoneWidth: '64px',
      cell: ({ batchSeqId: number }) => t('batch', { number }),
    },
    {
      id: 'account',
      header: t('paysFrom'),
      width: 'minmax(144px, 2fr)',
      isWideOnly: true,
      cell: ({ transactionAccountName }) => <span title={transactionAccountName}>{transactionAccountName}</span>,
    },
    {
      id: 'state',
      header: tWords('status'),
      width: '168px',
      phoneWidth: 'minmax(0, 1fr)',
      cell: (batch) => <BatchState batch={batch} />,
    },
    {
      id: 'payments',
      header: tWords('payments'),
      width: '120px',
      isWideOnly: true,
      cell: ({ paymentCount: count }) => t('count', { count }),
    },
    {
      id: 'executes',
      header: t('executionDate'),
      width: '128px',
      isWideOnly: true,
      cell: ({ executionDate }) => formatDate(executionDate),
    },
    {
      id: 'made',
      header: t('preparedBy'),
      width: '112px',
      isWideOnly: true,
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
    {
      id: 'amount',
      header: tWords('amount'),
      width: '152px',
      phoneWidth: '136px',
      align: 'right',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
  ]
}
