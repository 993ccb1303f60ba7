import { ActionIcon, Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconBookmarkPlus, IconDotsVertical } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { client } from '../../../api/client.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { actorName } from '../../../text/actor-name.ts'
import { wordsText } from '../../../text/words.text.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import classes from '../cases.module.css'
import { CaseCount } from './case-count.tsx'
import { CountsMenu } from './counts-menu.tsx'
import type { SavedView } from './saved-view.ts'
import { DeleteView, ViewForm } from './view-form.tsx'
import { builtInViews, type CasesSearch, filtersOf, inputOf, isSame, queryOf, searchOf } from './views.rules.ts'
import { viewsText } from './views.text.ts'

type Panel = 'save' | 'change' | 'delete'

/** The work lists as tabs with their counts: the built-in ones and the saved ones. */
export function CaseViews({ search }: { search: CasesSearch }): ReactNode {
  const t = viewsText.useText()
  const may = useMay()
  const [panel, setPanel] = useState<Panel>()
  const { data } = useRead(client.savedViews.list, { area: 'cases', pageSize: 100 })
  const saved = data?.items ?? []
  const view = saved.find(({ savedViewId }) => savedViewId === search.view)
  const close = (): void => setPanel(undefined)
  return (
    <nav className={classes.views} aria-label={t('views')}>
      {(Object.keys(builtInViews) as (keyof typeof builtInViews)[]).map((name) => (
        <Tab
          key={name}
          label={t(name)}
          search={builtInViews[name]}
          isCurrent={view === undefined && isSame(filtersOf(search), builtInViews[name])}
        />
      ))}
      <CountsMenu by="creditor" search={search} />
      <CountsMenu by="group" search={search} />
      {saved.map((item) => (
        <Tab
          key={item.savedViewId}
          label={item.name}
          {...(item.mine ? {} : { hint: t('sharedBy', { name: actorName(item.createdBy) }) })}
          search={{ ...searchOf(item.query), view: item.savedViewId }}
          isCurrent={item === view}
        />
      ))}
      {may('write:cases') && <ViewActions search={search} view={view} onOpen={setPanel} />}
      <SidePanel
        isOpen={panel !== undefined}
        onClose={close}
        title={t(panel === 'delete' ? 'deleteTitle' : panel === 'change' ? 'changeTitle' : 'saveTitle')}
      >
        {panel === 'save' && <ViewForm search={search} onDone={close} />}
        {panel === 'change' && view !== undefined && <ViewForm search={search} view={view} onDone={close} />}
        {panel === 'delete' && view !== undefined && <DeleteView view={view} onDone={close} />}
      </SidePanel>
    </nav>
  )
}

function Tab(props: { label: string; hint?: string; search: CasesSearch; isCurrent: boolean }): ReactNode {
  const { data } = useRead(client.cases.count, inputOf(filtersOf(props.search)), {
    staleTime: 60_000,
    keepPrevious: true,
  })
  return (
    <Link
      to="/cases"
      search={props.search}
      className={classes.view}
      title={props.hint}
      aria-current={props.isCurrent ? 'page' : undefined}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      <span>{props.label}</span>
      <span className={classes.count}>
        <CaseCount counted={data} />
      </span>
    </Link>
  )
}

/** Saves the filters of the list, or changes or deletes the saved list. */
function ViewActions(props: {
  search: CasesSearch
  view: SavedView | undefined
  onOpen: (panel: Panel) => void
}): ReactNode {
  const t = viewsText.useText()
  const tWords = wordsText.useText()
  const { search, view } = props
  const query = queryOf(search)
  const isChanged = view !== undefined && !isSame(query, view.query)
  const saving = useWrite(client.savedViews.patch, { onDone: () => notifications.show({ message: tWords('saved') }) })
  return (
    <>
      {isChanged && view.mine && (
        <Button
          size="xs"
          variant="light"
          loading={saving.isPending}
          onClick={() => {
            saving.mutate({ input: { savedViewId: view.savedViewId, body: { query } } })
          }}
        >
          {t('saveChanges')}
        </Button>
      )}
      {(view === undefined ? Object.keys(filtersOf(search)).length > 0 : isChanged) && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBookmarkPlus size={16} />}
          onClick={() => props.onOpen('save')}
        >
          {t('save')}
        </Button>
      )}
      {view?.mine === true && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={tWords('editNamed', { name: view.name })}>
              <IconDotsVertical size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => props.onOpen('change')}>{t('rename')}</Menu.Item>
            <Menu.Item onClick={() => props.onOpen('delete')}>{t('delete')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {saving.isError && <ProblemNotice error={saving.error} />}
    </>
  )
}
