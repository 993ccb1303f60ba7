import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { useMay } from '../../api/session.ts'
import { formatCount } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import { useCommands } from '../../ui/commands.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { When } from '../../ui/when.tsx'
import { type Import, tones } from './import-fields.ts'
import { importsNavText } from './imports-nav.text.ts'
import { importsSearch } from './imports.search.ts'
import { importsText } from './imports.text.ts'
import { UploadPanel } from './upload-panel.tsx'

/** All imports, newest first, and the way to start one. */
export function ImportsPage(): ReactNode {
  const t = importsText.useText()
  const navigate = useNavigate()
  const mayWrite = useMay()('write:imports')
  const { selected, upload = false } = importsSearch.use()
  const list = useReadList(client.imports.list, {})
  const openUpload = (): void => void navigate({ to: '/imports', search: { upload: true } })
  useCommands(mayWrite ? [{ id: 'imports upload', label: t('upload'), group: t('group'), run: openUpload }] : [])
  const action = mayWrite && (
    <Button leftSection={<IconTableImport size={16} />} onClick={openUpload}>
      {t('upload')}
    </Button>
  )
  return (
    <Page title={importsNavText.t('imports')} isFixed actions={action}>
      <DataList
        label={importsNavText.t('imports')}
        list={list}
        columns={useColumns()}
        keyOf={({ importId }) => importId}
        selected={selected}
        onSelect={(id) => void navigate({ to: '/imports', search: { selected: id }, replace: true })}
        onOpen={({ importId }) => void navigate({ to: '/imports/$importId', params: { importId }, search: {} })}
        empty={<EmptyState title={t('nothingTitle')} hint={t('nothingHint')} action={action} />}
      />
      <UploadPanel isOpen={upload} onClose={() => void navigate({ to: '/imports', search: {}, replace: true })} />
    </Page>
  )
}

function useColumns(): readonly Column<Import>[] {
  const t = importsText.useText()
  const tWords = wordsText.useText()
  return [
    { id: 'file', header: t('file'), width: 'minmax(0, 2fr)', cell: ({ fileName }) => fileName },
    {
      id: 'kind',
      header: tWords('type'),
      width: 'minmax(0, 1.5fr)',
      isWideOnly: true,
      cell: ({ kind }) => t(kind),
    },
    {
      id: 'state',
      header: tWords('status'),
      width: '176px',
      cell: ({ state }) => <StatusDot tone={tones[state]} label={t(state)} />,
    },
    {
      id: 'created',
      header: tWords('created'),
      width: '144px',
      isWideOnly: true,
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'refused',
      header: t('refusedCount'),
      width: '96px',
      align: 'right',
      isWideOnly: true,
      cell: ({ refusedCount }) => formatCount(refusedCount),
    },
  ]
}
