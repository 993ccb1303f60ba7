import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { casesText } from './cases.text.ts'

export function CasesPage(): ReactNode {
  const t = casesText.useText()
  const { items, query, loadMore } = useReadList(client.cases.list, {})
  return (
    <Page title={t('cases')} isFixed>
      <DataList
        label={t('cases')}
        items={items}
        columns={[{ id: 'n', header: '', width: '1fr', cell: (one) => one.journalNumber }]}
        keyOf={(one) => one.id}
        selected={undefined}
        onSelect={() => undefined}
        onOpen={() => undefined}
        isLoading={query.isPending}
        hasMore={query.hasNextPage}
        onEnd={loadMore}
        error={query.error}
        empty={<EmptyState title={t('cases')} />}
      />
    </Page>
  )
}
