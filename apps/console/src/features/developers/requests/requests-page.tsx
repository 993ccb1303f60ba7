import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useReadList } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { wordsText } from '../../../text/words.text.ts'
import { type Column, DataList } from '../../../ui/data-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { When } from '../../../ui/when.tsx'
import { DevelopersFrame } from '../developers-frame.tsx'
import classes from '../developers.module.css'
import { requestsSearch } from '../developers.search.ts'
import { RequestFilters, type RequestSearch } from './request-filters.tsx'
import { RequestPanel } from './request-panel.tsx'
import { type LoggedRequest, defaultCallers, toneOf } from './requests.rules.ts'
import { requestsText } from './requests.text.ts'

/** The request log: a filtered list, with a panel for each request. */
export function RequestsPage(): ReactNode {
  const t = requestsText.useText()
  const tWords = wordsText.useText()
  const navigate = useNavigate()
  const search = requestsSearch.use()
  const { selected, open, ...filters } = search
  const { callerType, ...others } = filters
  const callers = callerType ?? defaultCallers(others)
  const list = useReadList(client.requests.list, callers === 'ALL' ? others : { ...others, callerType: callers })
  const show = (next: object): void => void navigate({ to: '/developers/requests', search: next, replace: true })
  const change = (next: Partial<Record<keyof RequestSearch, unknown>>): void => show({ ...search, ...next })
  const isFiltered = Object.keys(filters).length > 0
  return (
    <DevelopersFrame>
      <Page
        title={t('requests')}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={list.query.isRefetching}
            onClick={() => void list.query.refetch()}
          >
            {t('refresh')}
          </Button>
        }
        toolbar={<RequestFilters search={filters} onChange={change} />}
        isFixed
      >
        <DataList
          label={t('requests')}
          list={list}
          columns={columns()}
          keyOf={({ requestId }) => requestId}
          selected={selected}
          onSelect={(requestId) => change({ selected: requestId })}
          onOpen={({ requestId }) => change({ selected: requestId, open: requestId })}
          empty={
            isFiltered ? (
              <NoRequests onClear={() => show({})} />
            ) : (
              <EmptyState title={t('none')} hint={t('noneAtAllHint')} />
            )
          }
        />
        <SidePanel
          isOpen={open !== undefined}
          onClose={() => change({ open: undefined })}
          title={tWords('request')}
          size={640}
        >
          {open !== undefined && <RequestPanel key={open} requestId={open} />}
        </SidePanel>
      </Page>
    </DevelopersFrame>
  )
}

/** Says for how long requests are kept, which may be why none matches. */
function NoRequests({ onClear }: { readonly onClear: () => void }): ReactNode {
  const t = requestsText.useText()
  const may = useMay()
  const { data } = useRead(client.settings.getTenant, {}, { enabled: may('read:settings') })
  return <NoMatches title={t('none')} hint={t('noneHint', { count: data?.requestLogDays ?? 30 })} onClear={onClear} />
}

function shortened(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}…` : key
}

function columns(): readonly Column<LoggedRequest>[] {
  const { t } = requestsText
  return [
    {
      id: 'status',
      header: wordsText.t('status'),
      width: '72px',
      cell: ({ status }) => <StatusDot tone={toneOf(status)} label={String(status)} />,
    },
    {
      id: 'request',
      header: wordsText.t('request'),
      width: 'minmax(200px, 3fr)',
      cell: ({ method, operation, problemCode }) => (
        <>
          <span className={classes.method}>{method}</span> {operation}
          {problemCode !== null && <span className={layout.quiet}> · {problemCode}</span>}
        </>
      ),
    },
    { id: 'time', header: wordsText.t('time'), width: '148px', cell: ({ at }) => <When at={at} /> },
    {
      id: 'duration',
      header: t('duration'),
      width: '88px',
      align: 'right',
      isWideOnly: true,
      cell: ({ durationMs }) => wordsText.t('milliseconds', { ms: durationMs }),
    },
    {
      id: 'caller',
      header: t('caller'),
      width: 'minmax(104px, 1fr)',
      isWideOnly: true,
      cell: ({ caller }) => caller.name,
    },
    {
      id: 'key',
      header: t('key'),
      width: '176px',
      isWideOnly: true,
      cell: ({ idempotencyKey, isReplay }) =>
        idempotencyKey !== null && (
          <>
            <span className={classes.method} title={idempotencyKey}>
              {shortened(idempotencyKey)}
            </span>{' '}
            {isReplay && <StatusDot tone="accent" label={t('replay')} />}
          </>
        ),
    },
  ]
}
