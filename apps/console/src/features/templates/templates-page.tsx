import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { useReadList } from '../../api/query.ts'
import { useIsAdministrator } from '../../api/session.ts'
import { wordsText } from '../../text/words.text.ts'
import { writtenLanguages } from '../../text/written-languages.ts'
import { useCommands } from '../../ui/commands.ts'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import filterClasses from '../../ui/filters.module.css'
import layout from '../../ui/layout.module.css'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/typed-field.tsx'
import { useSorted } from '../../ui/use-sorted.ts'
import { When } from '../../ui/when.tsx'
import { SettingsFrame } from '../settings/index.ts'
import type { Template } from './editor/template.rules.ts'
import classes from './templates.module.css'
import { templatesSearch } from './templates.search.ts'
import { templatesText } from './templates.text.ts'

type Search = ReturnType<typeof templatesSearch.use>
type Change = (next: Partial<Record<keyof Search, string | undefined>>) => void

/** The templates of letters and e-mails. */
export function TemplatesPage(): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  const mayWrite = useIsAdministrator()
  const navigate = useNavigate()
  const search = templatesSearch.use()
  const { selected, ...filters } = search
  const list = useSorted(useReadList(client.templates.list, filters), nameOf)
  const change: Change = (next) => {
    void navigate({ to: '/settings/templates', search: { ...search, ...next }, replace: true })
  }
  const create = (): void => void navigate({ to: '/settings/templates/new' })
  useCommands(
    mayWrite ? [{ id: 'new template', label: t('new'), keys: 'c', group: tWords('template'), run: create }] : [],
  )
  const newButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
      {t('new')}
    </Button>
  )
  const isFiltered = Object.keys(filters).length > 0
  return (
    <SettingsFrame>
      <Page
        title={tWords('templates')}
        actions={newButton}
        toolbar={<Filters search={search} onChange={change} />}
        isFixed
      >
        <DataList
          label={tWords('templates')}
          list={list}
          columns={columns()}
          keyOf={({ templateId }) => templateId}
          selected={selected}
          onSelect={(templateId) => change({ selected: templateId })}
          onOpen={({ templateId }) => void navigate({ to: `/settings/templates/${templateId}` })}
          empty={
            isFiltered ? (
              <NoMatches
                title={t('noMatch')}
                onClear={() => void navigate({ to: '/settings/templates', search: {} })}
              />
            ) : (
              <EmptyState title={t('none')} hint={t('about')} action={newButton} />
            )
          }
        />
      </Page>
    </SettingsFrame>
  )
}

function nameOf({ name }: Template): string {
  return name
}

function Filters({ search, onChange }: { search: Search; onChange: Change }): ReactNode {
  const t = templatesText.useText()
  const tWords = wordsText.useText()
  return (
    <>
      <p className={layout.about}>{t('about')}</p>
      <SearchField
        className={filterClasses.search}
        label={tWords('search')}
        text={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('kind')}
        placeholder={tWords('allTypes')}
        value={search.kind}
        onChange={(kind) => onChange({ kind })}
        data={(['letter', 'email'] as const).map((value) => ({ value, label: tWords(value) }))}
      />
      <FilterSelect
        className={filterClasses.filter}
        label={t('language')}
        placeholder={t('allLanguages')}
        value={search.language}
        onChange={(language) => onChange({ language })}
        data={writtenLanguages.map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}

function columns(): readonly Column<Template>[] {
  const { t } = templatesText
  return [
    { id: 'name', header: t('name'), width: 'minmax(160px, 3fr)', cell: ({ name }) => name },
    { id: 'kind', header: t('kind'), width: '72px', phoneWidth: '56px', cell: ({ kind }) => wordsText.t(kind) },
    { id: 'language', header: t('language'), width: '80px', phoneWidth: '56px', cell: ({ language }) => t(language) },
    {
      id: 'handle',
      header: t('handle'),
      width: 'minmax(120px, 1fr)',
      isWideOnly: true,
      cell: ({ handle }) => <span className={classes.code}>{handle}</span>,
    },
    {
      id: 'changed',
      header: t('changed'),
      width: '148px',
      isWideOnly: true,
      cell: ({ updatedAt, createdAt }) => <When at={updatedAt ?? createdAt} />,
    },
  ]
}
